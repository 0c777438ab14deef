/// Patterns that use every rule of the message syntax.
///
/// Arguments: numbers `n`, `m`, `0`; texts `who`, `1`, `größe`, `x_1`.
enum TrickyPatterns {
  static let all = texts + arguments + plurals + ordinals + selects + nested + combined

  /// Quotes and braces outside of any choice.
  private static let texts = [
    "", " ", "plain", "'", "''", "'''", "''''", "'''''", "it's", "it''s", "it'''s", "'a'", "a'b'c",
    "'{'", "'{}'", "'{n}'", "'{''}'", "'{'''", "'{'{n}'}'", "'{a''b}'", "a '{b' c", "}", "a}b",
    "}}",
    "'}'", "}'", "#", "'#'", "'#", "#'", "|", "'|'", "\\", "\\n", "\"", "a\nb", "\t",
    "don't '{'panic'}'", "'' '{''}' ''", "l''an {n}", "l'an {n}", "l'{n}'an", "aujourd'hui {n}",
    "{n}'", "'{n}''{n}'", "{n}''{n}", "{n}'{'{n}", "é", "日本語", "👩‍👩‍👧", "e\u{301}", "a\u{A0}b",
    "\u{200E}{n}\u{200F}", "‘{n}’", "«{n}»",
  ]

  /// Simple arguments and their spaces.
  private static let arguments = [
    "{n}", "{ n }", "{\tn\n}", "{n }", "{ n}", "{0}", "{ 0 }", "{1}", "{größe}", "{x_1}", "{n}{m}",
    "{n}{n}{n}", "{n,number}", "{n, number}", "{n , number }", "{n, number, integer}",
    "{n,number,integer}", "{n, Number}", "{n, NUMBER}", "a{n}b{m}c", "{who}", "{who}{who}",
    "{\u{200E}n\u{200F}}", "{\u{2028}n}", "{n\u{85}}", "{n, number} {n} {n, number, integer}",
  ]

  private static let plurals = [
    "{n,plural,other{}}", "{n, plural, other {#}}", "{n, plural, other{##}}",
    "{n, plural, other{# #}}", "{n, plural, other{'#'}}", "{n, plural, other{'#'#}}",
    "{n, plural, other{''#''}}", "{n, plural, other{'#''#'}}", "{n, plural, other{it's #}}",
    "{n, plural, other{'{#}'}}", "{n, plural, other{'{'#'}'}}", "{n, plural, other{{n}}}",
    "{n, plural, other{{m}}}", "{n, plural, other{|}}", "{n, plural, one{one} other{other}}",
    "{n, plural, other{other} one{one}}", "{n,plural,=0{none}other{#}}",
    "{n, plural, =0 {none} =1 {single} one {one} other {#}}",
    "{n, plural, one {one} =1 {single} other {#}}", "{n, plural, other {#} =1 {single}}",
    "{n, plural, =-1 {minus} other {#}}", "{n, plural, =+1 {plus} other {#}}",
    "{n, plural, =1000 {thousand} other {#}}", "{n, plural, =123456789 {many} other {#}}",
    "{n, plural, zero {z} one {o} two {t} few {f} many {m} other {x}}",
    "{n, plural, zero {z#} one {o#} two {t#} few {f#} many {m#} other {x#}}",
    "{n, plural, few {f} other {x}}", "{n, plural, many {m} other {x}}",
    "{n, plural, two {t} other {x}}", "{n, plural, zero {z} other {x}}",
    "{n, plural, offset:1 other {#}}", "{n, plural, offset:0 other {#}}",
    "{n, plural, offset:1 one {o#} other {x#}}", "{n, plural, offset: 1 one {o#} other {x#}}",
    "{n, plural, offset:1 =0 {nobody} =1 {you} one {you and # more} other {you and # more}}",
    "{n, plural, offset:2 =1 {one} =2 {two} one {o# {n}} other {x# {n}}}",
    "{n, plural, offset:-1 one {o#} other {x#}}", "{n, plural, offset:1000 other {#}}",
    "{n,plural,offset:1=0{a}other{b#}}", "{n, PLURAL, other{#}}", "{n, Plural , other{#}}",
    "{ n , plural , other { # } }", "{n, plural,\none\n{o}\nother\n{x}\n}",
    "{n, plural, other{ # }}", "a{n, plural, other{b}}c", "{n, plural, other{}}x",
    "{0, plural, one {o} other {x}}",
    "{n, plural, one {o} other {x}}{m, plural, one {o} other {x}}",
    "# {n, plural, other {#}} #", "{n, plural, one {# l''heure} other {# l'heure}}",
    "{n, plural, one {# o''clock} other {# o''clock}}", "{n, plural, other {{who} #}}",
    "{n, plural, other {'}'}}", "{n, plural, other {'{'}}", "{n, plural, other {'#}'}}",
    "{n, plural, other {a'b}}", "{n, plural, other {a'}'b}}", "{n, plural, other {é#日}}",
  ]

  private static let ordinals = [
    "{n, selectordinal, other {#.}}",
    "{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}",
    "{n, SelectOrdinal, one {#st} two {#nd} few {#rd} other {#th}}",
    "{n, selectordinal, zero {z} one {o} two {t} few {f} many {m} other {x}}",
    "{n, selectordinal, =1 {first} =2 {second} other {#th}}",
    "{n, selectordinal, offset:1 one {#st} two {#nd} few {#rd} other {#th}}",
    "{n, selectordinal, many {l''#} other {il #}}", "{n, selectordinal, one {#er} other {#e}}",
    "{n, selectordinal, other {'#'}}", "{n,selectordinal,offset:2=1{a}other{b#}}",
  ]

  private static let selects = [
    "{who, select, other {}}", "{who, select, other {#}}", "{who, select, other {'#'.}}",
    "{who, select, female {she} male {he} other {they}}", "{who,select,female{she}other{they}}",
    "{who, select, other {they} female {she}}", "{ who , select , other { x } }",
    "{who, SELECT, other {x}}", "{who, select, femal {a} females {b} other {c}}",
    "{who, select, Female {a} other {c}}", "{1, select, one {a} other {c}}",
    "{1, select, other {c} one {a}}", "{x_1, select, a {b} other {c}}",
    "{who, select, female {{who}} other {[{who}]}}", "{who, select, 1 {a} 2_b {b} other {c}}",
    "{who, select, über {a} other {'{'c'}'}}", "{who, select, offset {a} other {c}}",
    "{who, select, plural {a} select {b} other {c}}", "{who, select, female {it''s} other {it's}}",
    "{who, select, other {|}}",
  ]

  private static let nested = [
    "{who, select, female {{n, plural, one {# she} other {# shes}}} other {{n, plural, other {#}}}}",
    "{n, plural, one {{who, select, other {#}}} other {{who, select, female {#a} other {#b}}}}",
    "{n, plural, other {{m, plural, other {#}} #}}",
    "{n, plural, offset:1 other {{m, plural, offset:2 other {#}} #}}",
    "{n, plural, other {# {m, selectordinal, one {#st} other {#th}} #}}",
    "{n, plural, other {{who, select, other {'#'.}}}}",
    "{n, plural, other {{who, select, other {{m, plural, other {#'#'}}}}}}",
    "{n, plural, =0 {{who, select, female {a} other {b}}} other {{n, plural, one {c} other {d#}}}}",
    "{n, plural, other {{n, plural, other {{n, plural, other {{n, plural, other {#}}}}}}}}",
    "{n, plural, one {{m, number}} other {{m, number, integer} of {n, number}}}",
  ]

  /// Every kind of text in every kind of place.
  private static let combined: [String] = ["#", "'#'.", "it''s", "'{'", "{n}", "{m}#{who}"].flatMap
  {
    text in
    [
      "{n, plural, =1 {\(text)} other {x}}", "{n, plural, offset:1 =2 {x} other {\(text)}}",
      "{n, selectordinal, one {\(text)} other {\(text)\(text)}}",
      "{who, select, female {\(text)} other {\(text) }}",
      "{n, plural, other {\(text){who, select, other {\(text)}}\(text)}}",
      "{who, select, other {\(text){n, plural, other {\(text)}}\(text)}}",
    ]
  }
}
