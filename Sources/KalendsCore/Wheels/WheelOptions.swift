/// What a wheel picker offers.
public struct WheelOptions: Hashable, Sendable {
  /// What is chosen: a date, a time, or both.
  public var components: DisplayedComponents
  /// How a date is spread over columns.
  public var mode: WheelMode
  /// How hours are counted.
  public var hourCycle: HourCycle
  /// What may be chosen.
  public var bounds: DateBounds
  /// The distance of the minutes on offer, 1…30 and a divisor of 60.
  public var minuteInterval: Int
  /// Where a value between two of them is shown.
  public var rounding: MinuteRounding
  /// Whether rows that cannot be reached stay.
  public var rowsShown: WheelRowsShown
  /// How many rows the column of days has.
  public var daysShown: WheelDaysShown

  /// Makes options; what is left out is as `UIDatePicker` has it.
  public init(
    components: DisplayedComponents = [.date, .hourAndMinute], mode: WheelMode = .separate,
    hourCycle: HourCycle = .h23, bounds: DateBounds = .none, minuteInterval: Int = 1,
    rounding: MinuteRounding = .down, rowsShown: WheelRowsShown = .all,
    daysShown: WheelDaysShown = .longestMonth
  ) {
    self.components = components
    self.mode = mode
    self.hourCycle = hourCycle
    self.bounds = bounds
    self.minuteInterval = minuteInterval
    self.rounding = rounding
    self.rowsShown = rowsShown
    self.daysShown = daysShown
  }
}

/// How a date is spread over wheel columns.
public enum WheelMode: String, CaseIterable, Hashable, Sendable {
  /// A column each for year, month and day.
  case separate
  /// One column of whole days; a picker without a time has separate columns instead.
  case wholeDay
  /// Year and month alone; the day is kept. There are no columns of the time.
  case yearAndMonth
}

/// What becomes of rows that cannot be reached in the columns of months, days, hours and minutes.
///
/// Columns of eras, years and whole days never show what lies wholly outside the bounds.
public enum WheelRowsShown: String, CaseIterable, Hashable, Sendable {
  /// They stay and are marked unavailable, as in `UIDatePicker`.
  case all
  /// They are left out.
  case valid
}

/// How many rows the column of days has.
public enum WheelDaysShown: String, CaseIterable, Hashable, Sendable {
  /// As many as the calendar's longest month has days: those that this month lacks are unavailable.
  case longestMonth
  /// As many as this month has days.
  case thisMonth
}
