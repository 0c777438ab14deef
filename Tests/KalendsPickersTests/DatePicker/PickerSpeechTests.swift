import Kalends
import TestSupport
import Testing

/// What pickers say besides names and values: the range on opening, languages, braille, verbosity.
@Suite struct PickerSpeechTests {
  private func verbosity(_ change: (inout Verbosity) -> Void) -> Verbosity {
    var verbosity = Verbosity()
    change(&verbosity)
    return verbosity
  }

  private func hint(_ step: PickerStep) -> String? {
    step.utterance.parts.first { $0.slot == .hint }?.text.text
  }

  @Test(
    "on opening the allowed range is there as a hint",
    arguments: [
      ("2024-02-10", "2024-04-30", "Available: Saturday, February 10 to Tuesday, April 30, 2024."),
      ("2024-02-10", nil, "Available: from Saturday, February 10, 2024."),
      (nil, "2024-04-30", "Available: until Tuesday, April 30, 2024."), (nil, nil, nil),
    ])
  func allowedRange(_ from: String?, _ through: String?, _ text: String?) throws {
    let scene = Scene(platform: .aria)
    var picker = try scene.datePicker(.compact, from: from, through: through)
    #expect(try hint(picker.model.firstStep()) == "Opens a calendar.", "not before")
    #expect(try hint(picker.play(.open)) == text)
    #expect(try picker.model.tree().first(.popover)?.hint?.text == text)
    #expect(try hint(picker.press(.arrowRight)) == nil, "once")
    var range = try scene.rangePicker(.compact) { _ in
    } change: {
      $0.bounds = DateBounds(from: try from.map(bound), through: try through.map(bound))
    }
    let opened = try range.perform(.open, now: scene.instant())
    #expect(hint(opened) == text ?? "Choose the start date.")
    var quiet = try Scene(platform: .aria, verbosity: verbosity { $0.hints = false }).datePicker(
      .compact, from: from, through: through)
    #expect(try hint(quiet.play(.open)) == nil)
  }

  @Test("the times that are allowed are a hint too")
  func allowedTimes() throws {
    var picker = try Scene(platform: .aria).datePicker(
      .compact, .hourAndMinute, value: "12:00", from: "09:00", through: "17:30")
    #expect(try hint(picker.play(.open)) == "Available: 9 AM to 5:30 PM.")
  }

  @Test("each text carries its language, and a fallback is marked as what it is")
  func languages() throws {
    // ICU writes dates in Welsh; there are no Welsh sentences.
    var picker = try Scene(locale: "cy").datePicker()
    let first = try picker.model.firstStep().utterance.parts
    #expect(first.map(\.slot) == [.name, .value, .role, .hint])
    #expect(first.map(\.text.language) == ["cy", "cy", "en", "en"])
    let chosen = try picker.press(.enter)
    #expect(chosen.utterance.parts.map(\.text.language) == ["en"])
    #expect(chosen.utterance.text == "Wednesday, February 14, 2024, selected")
    let other = try picker.press(.arrowRight)
    #expect(other.utterance.parts.map(\.text.language) == ["cy"])
    for node in try picker.model.tree().all {
      for text in [node.name, node.value, node.hint].compactMap({ $0 }) {
        #expect(["cy", "en"].contains(text.language), "\(node.id)")
      }
    }
    let german = try Scene(locale: "de-AT").datePicker().model.firstStep().utterance.parts
    #expect(german.allSatisfy { $0.text.language.hasPrefix("de") })
  }

  @Test("a braille text beside each utterance is short, and has no word twice")
  func braille() throws {
    var tally = Tally("utterances in braille")
    for locale in ["en", "de", "fr", "ar-EG", "he", "ja", "th", "cy"] {
      for reader in ScreenReader.allCases {
        for picker in Golden.all {
          for moment in try played(picker, locale: locale, reader: reader).moments {
            let utterance = moment.step.utterance
            let words = utterance.braille.split(separator: " ").map {
              $0.trimmingPrefix { ",.".contains($0) }.filter { !",.".contains($0) }
            }.filter { word in !word.contains { $0.isNumber } }
            tally.judge(
              !utterance.braille.isEmpty && Set(words).count == words.count
                && utterance.braille.unicodeScalars.count <= utterance.text.unicodeScalars.count,
              "\(locale) \(reader) \(picker.id): \(utterance.braille) | \(utterance.text)")
          }
        }
      }
    }
    print(tally.summary)
    #expect(tally.differences == 0, "\(tally.summary)")
    let cell = try Scene().datePicker().model.firstStep().utterance
    #expect(cell.braille == "Start Wednesday, February 14, 2024")
    var picker = try Scene().datePicker()
    #expect(try picker.press(.enter).utterance.braille == "Feb 14, 2024, selected")
  }

  @Test("how much is said is the host's choice: year, weekday, hints")
  func amount() throws {
    func spoken(_ verbosity: Verbosity, _ day: String) throws -> String? {
      try Scene(verbosity: verbosity).datePicker(value: day).model.tree().value?.text
    }
    #expect(try spoken(Verbosity(), "2024-02-14") == "Wednesday, February 14, 2024")
    #expect(
      try spoken(verbosity { $0.year = .ifNotCurrent }, "2024-02-14") == "Wednesday, February 14")
    #expect(
      try spoken(verbosity { $0.year = .ifNotCurrent }, "2025-02-14") == "Friday, February 14, 2025"
    )
    #expect(try spoken(verbosity { $0.year = .never }, "2025-02-14") == "Friday, February 14")
    #expect(try spoken(verbosity { $0.weekday = .none }, "2024-02-14") == "February 14, 2024")
    #expect(
      try spoken(verbosity { $0.weekday = .last }, "2024-02-14") == "February 14, 2024, Wednesday")
    let quiet = try Scene(verbosity: verbosity { $0.hints = false }).datePicker()
    #expect(try quiet.model.tree().all.allSatisfy { $0.hint == nil || $0.id == .title })
    #expect(try hint(quiet.model.firstStep()) == nil)
  }
}
