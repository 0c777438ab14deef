import KalendsCore
import KalendsICU
import Locales
import TestSupport
import Testing

@testable import CatalogueCompiler

/// What must hold for the messages of every language.
@Suite struct CatalogueTests {
  /// The languages that pickers are promised to speak.
  private static let promised = """
    en en-GB de fr fr-CA es es-419 pt-BR pt-PT it ca nl sv da nb fi pl cs sk hu ro bg hr sr sl lt \
    lv et el ru uk tr ar he fa hi bn th vi id ja ko zh-Hans zh-Hant en-XA ar-XB
    """.split(separator: " ").map(String.init)

  private let catalogues: [Catalogue]

  init() throws { catalogues = try CatalogueFolder.compile(CatalogueFiles.all()) }

  @Test("the product has the catalogues of the folder, as they stand there")
  func productIsFolder() throws {
    #expect(Catalogues.all.map(\.language) == catalogues.map(\.language))
    #expect(Set(Self.promised).subtracting(catalogues.map(\.language)).isEmpty)
    for (built, read) in zip(Catalogues.all, catalogues) {
      for (key, parts) in read.messages {
        #expect(built.message(named: key) == Message(parts: parts), "\(read.language) \(key)")
      }
    }
  }

  @Test("every catalogue has the keys and arguments of the English one, and no other")
  func keysAndArguments() throws {
    let english = try #require(Catalogues.all.first { $0.language == "en" })
    let described = try #require(catalogues.first { $0.language == "en" }).descriptions
    var tally = Tally("messages with the arguments of the English ones")
    for catalogue in Catalogues.all {
      for key in MessageKey.allCases {
        let message = try #require(catalogue.message(named: key.rawValue))
        let other = try #require(english.message(named: key.rawValue))
        let arguments = message.arguments.sorted { $0.name < $1.name }
        let others = other.arguments.sorted { $0.name < $1.name }
        tally.judge(
          arguments.map { $0.name } == others.map { $0.name }
            && arguments.map { $0.type } == others.map { $0.type },
          "\(catalogue.language) \(key)")
      }
      #expect(catalogue.message(named: "unknown") == nil && catalogue.message(named: "") == nil)
    }
    #expect(described.count == MessageKey.allCases.count)
    print(tally.summary)
    #expect(tally.differences == 0, "\(tally.summary)")
  }

  @Test("every plural has a case for every category of its language, and no other")
  func pluralCategories() throws {
    var tally = Tally("plurals with the categories of their language")
    for catalogue in catalogues {
      let cardinals = try PluralRules.open(catalogue.language, .cardinal)
      let ordinals = try PluralRules.open(catalogue.language, .ordinal)
      for (key, parts) in catalogue.messages {
        for (kind, categories) in Self.plurals(in: parts) {
          let wanted = (kind == .cardinal ? cardinals : ordinals).categories
          tally.judge(
            categories == Set(wanted), "\(catalogue.language) \(key): \(categories) \(wanted)")
        }
      }
    }
    print(tally.summary)
    #expect(tally.differences == 0, "\(tally.summary)")
  }

  private static func plurals(
    in parts: [MessagePart]
  ) -> [(kind: PluralKind, categories: Set<PluralCategory>)] {
    parts.flatMap { part -> [(kind: PluralKind, categories: Set<PluralCategory>)] in
      switch part {
      case .plural(_, let kind, _, let cases):
        let categories = cases.compactMap { one in
          if case .category(let category) = one.selector { category } else { nil }
        }
        return [(kind, Set(categories))] + cases.flatMap { plurals(in: $0.parts) }
      case .select(_, let cases): return cases.flatMap { plurals(in: $0.parts) }
      default: return []
      }
    }
  }

  @Test("no message has what is unsafe in speech")
  func unsafeText() {
    var tally = Tally("texts without what is unsafe in speech")
    for catalogue in catalogues {
      for (key, parts) in catalogue.messages {
        for sentence in Self.sentences(parts) {
          tally.judge(
            Self.fault(in: sentence, key: key) == nil,
            "\(catalogue.language) \(key): \(sentence): \(Self.fault(in: sentence, key: key) ?? "")"
          )
        }
      }
    }
    print(tally.summary)
    #expect(tally.differences == 0, "\(tally.summary)")
  }

  @Test("what somebody wrote stands in quotation marks, so that no full stop looks like its own")
  func quotedInput() throws {
    for catalogue in catalogues {
      let message = catalogue.messages.first { $0.key == MessageKey.errorFormat.rawValue }
      let parts = try #require(message).parts
      let text = try #require(Self.sentences(parts).first)
      let pieces = text.split(separator: "¤", omittingEmptySubsequences: false)
      let marks = [pieces.first?.last { $0 != " " }, pieces.last?.first { $0 != " " }]
      #expect(
        marks.allSatisfy { $0?.unicodeScalars.first?.properties.isQuotationMark ?? false },
        "\(catalogue.language): \(text)")
    }
  }

  /// All texts that a message can become, with `¤` for arguments.
  private static func sentences(_ parts: [MessagePart]) -> [String] {
    parts.reduce([""]) { sentences, part in
      let continuations: [String]
      switch part {
      case .literal(let text): continuations = [text]
      case .argument, .pluralNumber: continuations = ["¤"]
      case .plural(_, _, _, let cases): continuations = cases.flatMap { self.sentences($0.parts) }
      case .select(_, let cases): continuations = cases.flatMap { self.sentences($0.parts) }
      }
      return sentences.flatMap { sentence in continuations.map { sentence + $0 } }
    }
  }

  /// What a screen reader would stumble over, `nil` when there is nothing.
  private static func fault(in sentence: String, key: String) -> String? {
    for scalar in sentence.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
        return "an invisible character"
      case .spaceSeparator where scalar != " ": return "a space that is no space"
      case .dashPunctuation where scalar != "-": return "a dash"
      default: break
      }
    }
    if sentence.contains(" -") || sentence.contains("- ") || sentence.contains("¤-") {
      return "a hyphen as a dash"
    }
    if sentence.contains("/") || sentence.contains("(") || sentence.contains("…") {
      return "a sign that is read out or not by chance"
    }
    if sentence.isEmpty || sentence.first == " " || sentence.last == " " || sentence.contains("  ")
    {
      return "spaces without a use"
    }
    // A full stop ends whole sentences (announcements, hints, refusals) and nothing else: an
    // abbreviation would end one too.
    for (index, character) in zip(sentence.indices, sentence) where character == "." {
      let rest = sentence[sentence.index(after: index)...]
      let isEnd = rest.allSatisfy { $0 == "~" || $0 == "]" } || rest.first == " "
      let isSentence = ["announce", "violation", "hint", "error"].contains { key.hasPrefix($0) }
      if !isSentence || !isEnd { return "a full stop inside a sentence" }
    }
    return nil
  }

  @Test("every message of every language says what ICU says")
  func oracle() throws {
    var tally = Tally("catalogue messages × arguments")
    for file in try CatalogueFiles.all() {
      let language = try MessageLanguage.open(file.language)
      var reader = JSONTextReader(file.bytes)
      guard case .object(let members) = try reader.document().value else { continue }
      for member in members {
        guard case .string(let pattern, _) = member.value.value, member.key.first != "@" else {
          continue
        }
        let message = try Message(pattern)
        for number in MessageOracleTests.numbers {
          let arguments = message.arguments.map { argument in
            (
              name: argument.name,
              value: argument.type == .number
                ? MessageArgument.number(number)
                : .text(argument.type == .choice && number % 2 == 0 ? "first" : "Ä'{}#")
            )
          }
          let text = try message.text(MessageArguments(arguments), in: language)
          let wanted = icuText(pattern, arguments, locale: file.language)
          tally.judge(text == wanted, "\(file.language) \(member.key): \(text) \(wanted ?? "?")")
        }
      }
    }
    print(tally.summary)
    #expect(tally.differences == 0, "\(tally.summary)")
  }

  @Test("pseudo-locales show what is cut off, not translated, or not turned")
  func pseudoLocales() throws {
    let accented = try Messages.open(locale: "en-XA", from: Catalogues.all)
    #expect(try accented.text(.rangeNights, ["count": .number(2)]) == "[2 ñîĝĥţš]")
    #expect(try accented.text(.roleDatePicker) == "[ðåţé þîçķéŕ~~~]")
    let mirrored = try Messages.open(locale: "ar-XB", from: Catalogues.all)
    #expect(try mirrored.text(.stateSelected) == "سيليثتيد")
    for catalogue in catalogues where catalogue.language == "ar-XB" {
      for (key, parts) in catalogue.messages {
        for sentence in Self.sentences(parts) {
          let isTurned = sentence.unicodeScalars.allSatisfy {
            !("a"..."z" ~= $0 || "A"..."Z" ~= $0)
          }
          #expect(isTurned, "\(key): \(sentence)")
        }
      }
    }
  }
}
