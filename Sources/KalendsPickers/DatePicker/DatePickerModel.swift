public import KalendsCore

/// A picker for a date, a time, or both: what SwiftUI's `DatePicker` does, without the view.
///
/// The model is a value. An action changes it and says what a front end has to do; what is to be
/// drawn and what a screen reader can find out are its properties: see ``CalendarPickerModel``.
///
/// ```swift
/// var configuration = PickerConfiguration("start", .date, label: .text("Start date"))
/// configuration.style = .graphical
/// configuration.components = .date
/// configuration.selection = .date(.day(try Day("2024-02-14")))
/// var picker = try DatePickerModel(configuration, in: environment, now: now)
/// let step = try picker.perform(.key(.arrowRight), now: now)
/// print(step.utterance.text)  // Thursday, February 15, 2024
/// ```
public struct DatePickerModel: CalendarPickerModel, CalendarPicker {
  var shell: PickerShell
  /// The value, always an allowed one; `nil` when nothing is chosen.
  public internal(set) var value: Instant?

  /// Makes a picker: as ``CalendarPickerModel`` says.
  ///
  /// - Throws: ``PickerError/wrongValue(_:)`` for a selection that is no date, and
  ///   ``PickerError/core(_:)`` with what is wrong with bounds, components, minute interval, rules or
  ///   the number of months, weeks or days shown.
  /// - Complexity: O(*n* log *n*) in the number of unavailable intervals.
  public init(
    _ picker: StyledPicker, in environment: PickerEnvironment, now: Instant
  ) throws(PickerError) {
    let interval = picker.configuration.minuteInterval
    guard (1...30).contains(interval), 60 % interval == 0 else {
      throw .core(.minuteIntervalOutOfRange(interval))
    }
    shell = try PickerShell(opening: picker, in: environment, now: now)
    try begin()
    // The wheels are made when they are shown: what is wrong with them is an error now.
    if context.showsTime || style == .wheel {
      _ = try answer { () throws(KalendsError) in try wheels() }
    }
  }

  /// The day that the value lies in.
  public var chosenDay: Day? { value.flatMap { day(of: $0) } }

  var selection: PickerSelection { value.map { .date(.instant($0)) } ?? .none }
  var chosen: ChosenDays { chosenDay.map { .one($0) } ?? .none }
}
