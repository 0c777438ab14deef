import CAllocations
import Kalends

/// picker-action: a key is pressed in a calendar that shows a month: what the model does, what is
/// said, and the accessibility tree of what is shown then.
///
/// Beside ICU's formatting of the dates alone: a picker without Kalends needs them to name the cells
/// and the one that has the focus, and the model, the sentences and the tree come on top.
let pickerPlan = JobPlan(name: "picker-action") {
  Job(
    unit: "action", unitCount: PickerAct.locales.count * PickerAct.keys.count,
    checksumSeed: J3.seed, heldToUnit: 20_000,
    ours: Side(name: "kalends") {
      let buffer = TextBuffer()
      let now = try PickerAct.now()
      let pickers = try PickerAct.locales.map { try PickerAct.pickers($0) }
      func act(_ unit: Int) throws -> (step: PickerStep, tree: AccessibilityNode) {
        let (locale, number) = unit.quotientAndRemainder(dividingBy: PickerAct.keys.count)
        var picker = pickers[locale][number]
        let (key, modifiers) = PickerAct.keys[number]
        let step = try picker.perform(.key(key, modifiers), now: now)
        return (step, try picker.tree())
      }
      return Worker { units in
        for unit in units {
          let (step, tree) = try act(unit)
          buffer.keep(step.utterance.text)
          unsafe withUnsafeBytes(of: tree.children.count) { unsafe consume($0.baseAddress) }
        }
      } fold: { unit, checksum in
        let (step, tree) = try act(unit)
        for name in tree.namesOfDays + [step.utterance.text] {
          buffer.keep(name)
          buffer.fold(into: &checksum)
        }
      }
    },
    peers: [
      Side(name: "icu") {
        let buffer = TextBuffer()
        let formats = try PickerAct.locales.map { try ICUTexts($0, skeleton: "yMMMMEEEEd") }
        let normalizers = PickerAct.locales.map { SpeechNormalizer(language: $0) }
        let shown = try PickerAct.locales.map { locale in
          try PickerAct.pickers(locale).dropFirst().map { $0.visibleDays.days + [$0.focusedDay] }
        }
        func eachText(of unit: Int, _ body: (Int) throws -> Void) throws {
          let (locale, number) = unit.quotientAndRemainder(dividingBy: PickerAct.keys.count)
          for day in shown[locale][number] {
            try formats[locale].write(Double(day.daysSinceEpoch) * 86_400_000, into: buffer)
            try body(locale)
          }
        }
        return Worker { units in
          for unit in units { try eachText(of: unit) { _ in } }
        } fold: { unit, checksum in
          try eachText(of: unit) { locale in
            buffer.keep(normalizers[locale].normalized(buffer.text))
            buffer.fold(into: &checksum)
          }
        }
      }
    ])
}

/// What is done with the picker: a walk around two years, in different scripts and calendars.
private enum PickerAct {
  static let locales = ["en", "de", "ar", "he", "fa", "hi", "th", "ja", "ru", "zh"]

  static let keys: [(PickerKey, KeyModifiers)] = [
    (.arrowRight, []), (.arrowDown, []), (.arrowDown, []), (.home, []), (.arrowLeft, []),
    (.pageDown, []), (.end, []), (.arrowUp, []), (.pageDown, []), (.arrowRight, []),
    (.pageUp, .shift), (.arrowDown, []), (.arrowRight, []), (.arrowUp, []), (.pageDown, .shift),
    (.home, []), (.arrowRight, []), (.pageUp, []), (.arrowLeft, []), (.arrowDown, []),
  ]

  /// A present that is far from the days that are shown, so that a name is the date alone.
  static func now() throws -> Instant { try Instant("2001-09-09T12:00Z") }

  /// The picker as it stands before each action, and behind the last one.
  static func pickers(_ locale: String) throws -> [DatePickerModel] {
    let now = try now()
    var configuration = PickerConfiguration("date", .date, label: .text("Date"))
    configuration.style = .graphical
    configuration.components = .date
    var picker = try DatePickerModel(
      configuration, in: PickerEnvironment(locale: locale, zone: .utc), now: now)
    _ = try picker.perform(.set([.visible(Day("2026-03-14"))]), now: now)
    return try [picker]
      + keys.map { key, modifiers in
        _ = try picker.perform(.key(key, modifiers), now: now)
        return picker
      }
  }
}

extension ClosedRange<Day> {
  fileprivate var days: [Day] { (0..<dayCount).compactMap { try? lowerBound.adding(days: $0) } }
}

extension AccessibilityNode {
  /// The names of all days in it, in order.
  fileprivate var namesOfDays: [String] {
    if case .day = id { return [name?.text ?? ""] }
    return children.flatMap(\.namesOfDays)
  }
}
