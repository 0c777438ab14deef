/// What a pattern's fields are written with: the names and digits of one locale and calendar.
///
/// Only what the pattern's fields need has to be there; a field whose names are missing is an error
/// when the pattern is compiled.
public struct PatternSymbols: Hashable, Sendable {
  /// The month names that the pattern needs, each in its width and context.
  public var months: [MonthNames] = []
  /// The weekday names that the pattern needs, each in its width and context.
  public var weekdays: [WeekdayNames] = []
  /// The era names that the pattern needs.
  public var eras: [EraNames] = []
  /// The names of the parts of a day that the pattern needs.
  public var dayPeriods: [DayPeriodNames] = []
  /// The sixty names of the years of the Chinese cycle.
  public var cyclicYears: NameTable?
  /// How a leap month is written whose number stands for its name.
  public var numericLeapMonth: LeapMonthPattern?
  /// The digits.
  public var numbers: NumberingSystem
  /// The numbers of single fields that are written otherwise, as a Chinese day is.
  public var numberOverrides: [NumberOverride] = []
  /// The text of the year 1 where it is not a number: in Japanese the first year of an era is 元年.
  public var firstYear: String?
  /// How weeks are counted, for a weekday in digits and for the year that a week belongs to.
  public var weekRules: WeekRules?
  /// The calendar, for the fields that its dates do not hold: `D` and `Y`.
  ///
  /// Only a calendar that needs a table of its years has to be here.
  public var calendar: CalendarSystem?

  /// Makes symbols without names.
  public init(numbers: NumberingSystem) { self.numbers = numbers }
}

/// A numbering system for one field of a pattern, or for all fields of a date.
public struct NumberOverride: Hashable, Sendable {
  /// The letter of the field, such as `d`; `nil` for all fields of a date.
  public let letter: Unicode.Scalar?
  /// The numbering system.
  public let numbers: NumberingSystem

  /// Makes an override.
  public init(letter: Unicode.Scalar?, numbers: NumberingSystem) {
    self.letter = letter
    self.numbers = numbers
  }

  func applies(to letter: Unicode.Scalar) -> Bool {
    guard let own = self.letter else { return !"abBhHkKms".unicodeScalars.contains(letter) }
    // A month is one field, whichever letter it is written with.
    return own == letter || own == "M" && letter == "L"
  }
}

/// The names of the parts of a day in one width: the halves, and the parts of any length that a
/// language tells apart, such as the small hours.
///
/// Source: UTS 35, part 4, "Day Period Rule Sets".
public struct DayPeriodNames: Hashable, Sendable {
  /// The names' width: narrow, abbreviated or wide.
  public let width: NameWidth
  /// The names of the halves, before and after noon.
  public let halves: NameTable
  /// The name of twelve o'clock exactly, where the language has one.
  public let noon: String?
  /// The name of the part that each hour from 0 to 23 lies in, or no names at all.
  public let hours: NameTable
  /// The name of twelve o'clock exactly among the parts that the language tells apart.
  public let flexibleNoon: String?

  /// Makes names, or `nil` for other than two halves, or other than 24 hours.
  ///
  /// - Parameters:
  ///   - width: the names' width.
  ///   - halves: the names of the halves of the day.
  ///   - noon: the name of twelve o'clock where only the halves are told apart (`b`).
  ///   - hours: the name of the part that each hour lies in; empty where the language tells only
  ///     the halves apart.
  ///   - flexibleNoon: the name of twelve o'clock beside those names (`B`).
  public init?(
    width: NameWidth, halves: NameTable, noon: String? = nil, hours: NameTable = NameTable(),
    flexibleNoon: String? = nil
  ) {
    guard halves.count == 2, hours.count == 24 || hours.count == 0 else { return nil }
    self.width = width
    self.halves = halves
    self.noon = noon
    self.hours = hours
    self.flexibleNoon = flexibleNoon
  }

  /// The names, each changed by a function.
  public func mapped(_ change: (String) -> String) -> DayPeriodNames {
    DayPeriodNames(self, change)
  }

  private init(_ other: DayPeriodNames, _ change: (String) -> String) {
    width = other.width
    halves = NameTable(other.halves.names.map(change))
    noon = other.noon.map(change)
    hours = NameTable(other.hours.names.map(change))
    flexibleNoon = other.flexibleNoon.map(change)
  }
}
