/// The heads of a grid's columns: seven weekday names from the first day of the week on, each with
/// the wide name for speech.
///
/// ```swift
/// let header = locale.weekdayHeader(.narrow, startingWith: .monday)
/// header.map(\.text)  // M, T, W, T, F, S, S
/// header.map(\.spoken)  // Monday, Tuesday, …
/// ```
///
/// Texts may repeat (narrow T stands for two days): a column is identified by its weekday.
public struct WeekdayHeader: Hashable, Sendable {
  /// The weekday of the first column.
  public let firstWeekday: Weekday
  /// The names that are shown.
  public let names: WeekdayNames
  /// The wide names, for speech.
  public let spokenNames: WeekdayNames
  /// The weekdays of the weekend.
  public let weekend: WeekdaySet

  /// Makes a header.
  public init(
    firstWeekday: Weekday, names: WeekdayNames, spokenNames: WeekdayNames, weekend: WeekdaySet
  ) {
    self.firstWeekday = firstWeekday
    self.names = names
    self.spokenNames = spokenNames
    self.weekend = weekend
  }

  /// One column's head.
  public struct Column: Hashable, Sendable {
    /// The weekday: what identifies the column.
    public let weekday: Weekday
    /// The name that is shown.
    public let text: String
    /// The wide name, for speech.
    public let spoken: String
    /// Whether the weekday belongs to the weekend.
    public let isWeekend: Bool
  }
}

extension WeekdayHeader: RandomAccessCollection {
  /// The index of the first column: 0.
  public var startIndex: Int { 0 }

  /// The index after the last column: 7.
  public var endIndex: Int { 7 }

  /// The head of a column.
  ///
  /// - Precondition: `column` is in 0…6.
  /// - Complexity: O(*n*) in the bytes of its names.
  public subscript(column: Int) -> Column {
    precondition((0..<7).contains(column), "there is no such column")
    let weekday = firstWeekday.advanced(by: column)
    return Column(
      weekday: weekday, text: names[weekday], spoken: spokenNames[weekday],
      isWeekend: weekend.contains(weekday))
  }
}

extension LocaleData {
  /// The header of a grid, in stand-alone names.
  ///
  /// - Parameters:
  ///   - width: the width of the names.
  ///   - first: the weekday of the first column; the locale's own unless given.
  /// - Returns: the header.
  /// - Complexity: O(1)
  public func weekdayHeader(
    _ width: NameWidth, startingWith first: Weekday? = nil
  ) -> WeekdayHeader {
    WeekdayHeader(
      firstWeekday: first ?? weekRules.firstWeekday,
      names: weekdayNames(width, .standalone), spokenNames: weekdayNames(.wide, .standalone),
      weekend: weekRules.weekend)
  }
}
