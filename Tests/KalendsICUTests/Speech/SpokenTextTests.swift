import KalendsICU
import TestSupport
import Testing
import TextOracle

/// What is spoken in every locale.
@Suite struct SpokenTextTests {
  /// `kalends-text-oracle --spoken` writes the table anew.
  @Test("what a normaliser for speech does to each locale's texts is what the table lists")
  func table() throws {
    let listed = try TSVTable(beside: "spoken-texts.tsv").rows
    // A comment that names ICU's version and the names of the columns come first.
    let lines = Array(try SpokenTextList.lines().dropFirst(2))
    var tally = Tally("texts shown and spoken")
    #expect(lines.count == listed.count && lines.count == icuLocales.count * 5)
    for (line, row) in zip(lines, listed) {
      tally.judge(
        "line \(row.line): \(line)" == row.description, "'\(line)' is listed as '\(row)'")
    }
    print(tally.summary)
    #expect(tally.differences == 0, "\(tally.summary)")
  }

  @Test("the table was made with the ICU that is linked")
  func version() throws {
    #expect(try ICUVersion.linked().icu == "72.1")
  }

  @Test("nothing that is spoken has a character which a synthesiser reads wrongly")
  func safety() throws {
    var tally = Tally("texts that are spoken")
    for row in try TSVTable(beside: "spoken-texts.tsv").rows {
      let fault = SpokenText.fault(in: row["spoken"])
      tally.judge(fault == nil && !row["spoken"].isEmpty, "\(row): \(fault ?? "nothing")")
    }
    print(tally.summary)
    #expect(tally.differences == 0, "\(tally.summary)")
    #expect(tally.cases > 4000)
  }

  @Test(
    "what is unsafe in a text is found",
    arguments: [
      "7\u{202F}PM", "28. Februar", "2024 г.", "p.m.", "a\u{200F}b", "sol\u{AD}dat", "5 – 7", "5/7",
      "two  spaces", " first", "last ", "\u{A0}", "سه\u{200C}شنبه",
    ])
  func faults(text: String) { #expect(SpokenText.fault(in: text) != nil) }

  @Test("dates are spoken as ICU's text is normalised, in every locale and calendar")
  func dates() throws { try check(TextSweeps(every: 151).spokenDates()) }

  @Test("times are spoken as ICU's text is normalised, in every hour cycle")
  func times() throws { try check(TextSweeps(every: 23).spokenTimes()) }

  private func check(_ tally: Tally) throws {
    print(tally.summary)
    #expect(tally.differences == 0, "\(tally.summary)")
    #expect(tally.cases > 1000)
  }
}
