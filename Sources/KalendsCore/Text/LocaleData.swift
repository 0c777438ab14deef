/// The side that lines of a script begin at.
public enum WritingDirection: String, Hashable, Sendable {
  /// As in Latin or Thai.
  case leftToRight
  /// As in Arabic or Hebrew.
  case rightToLeft
}

/// What a locale says about weeks, names and numbers in one calendar: plain values, made once by
/// `KalendsICU` and then used without ICU.
///
/// ```swift
/// let german = try LocaleData.open("de-AT")
/// german.weekRules.firstWeekday  // .monday
/// german.weekdayNames(.short, .standalone).names(startingWith: .monday)  // Mo, Di, …
/// try german.monthTitle(of: date)  // Jänner 2026
/// ```
public struct LocaleData: Hashable, Sendable {
  /// The locale that was asked for, as it was written.
  public let requested: String
  /// The locale whose data was used, as a BCP 47 tag without extensions: the nearest to the one
  /// asked for that ICU has; `und` when it has none.
  public let identifier: String
  /// The calendar of the month names, eras and month heading.
  public let calendar: CalendarIdentifier
  /// The calendar that the locale's region prefers, or that its identifier asks for.
  public let defaultCalendar: CalendarIdentifier
  /// Where weeks start, and the weekend.
  public let weekRules: WeekRules
  /// The side that lines begin at.
  public let direction: WritingDirection
  /// The digits.
  public let numberingSystem: NumberingSystem
  /// Month and year as the title of a month.
  public let monthHeading: PatternProgram
  /// The same with the era, for months of the past in a calendar where ``monthHeading`` leaves the
  /// era out and a year alone may be one of several eras; else `nil`.
  public let eraHeading: PatternProgram?
  private let weekdays: [WeekdayNames]
  private let months: [MonthNames]
  private let eras: [EraNames]

  /// Makes a locale of its parts, or `nil` when names lack in some width or context.
  public init?(
    requested: String, identifier: String, defaultCalendar: CalendarIdentifier,
    weekRules: WeekRules, direction: WritingDirection, numberingSystem: NumberingSystem,
    weekdays: [WeekdayNames], months: [MonthNames], eras: [EraNames],
    monthHeading: PatternProgram, eraHeading: PatternProgram? = nil
  ) {
    var weekdayRows: [WeekdayNames] = []
    var monthRows: [MonthNames] = []
    for context in NameContext.allCases {
      for width in NameWidth.allCases {
        guard let row = weekdays.first(where: { $0.width == width && $0.context == context })
        else { return nil }
        weekdayRows.append(row)
        guard
          let row = months.first(where: { $0.width == width.withoutShort && $0.context == context })
        else { return nil }
        monthRows.append(row)
      }
    }
    var eraRows: [EraNames] = []
    for width in NameWidth.allCases {
      guard let row = eras.first(where: { $0.width == width.withoutShort }) else { return nil }
      eraRows.append(row)
    }
    self.requested = requested
    self.identifier = identifier
    calendar = monthHeading.calendar
    self.defaultCalendar = defaultCalendar
    self.weekRules = weekRules
    self.direction = direction
    self.numberingSystem = numberingSystem
    self.monthHeading = monthHeading
    self.eraHeading = eraHeading
    self.weekdays = weekdayRows
    self.months = monthRows
    self.eras = eraRows
  }

  /// Month and year of a date as the title of its month, with the era where the year alone would be
  /// taken for one of the present era.
  ///
  /// - Throws: as ``PatternProgram/text(of:)-(CalendarDate)``.
  /// - Complexity: O(*n*) in the length of the title.
  public func monthTitle(of date: CalendarDate) throws(KalendsError) -> String {
    guard let eraHeading, !date.isInPresentEra else { return try monthHeading.text(of: date) }
    return try eraHeading.text(of: date)
  }

  /// The weekday names.
  ///
  /// - Complexity: O(1)
  public func weekdayNames(_ width: NameWidth, _ context: NameContext) -> WeekdayNames {
    weekdays[Int(context.rawValue) * 4 + Int(width.rawValue)]
  }

  /// The month names of ``calendar``; months have no `short` names: they are the abbreviated ones.
  ///
  /// - Complexity: O(1)
  public func monthNames(_ width: NameWidth, _ context: NameContext) -> MonthNames {
    months[Int(context.rawValue) * 4 + Int(width.rawValue)]
  }

  /// The era names of ``calendar``; eras have no `short` names: they are the abbreviated ones.
  ///
  /// - Complexity: O(1)
  public func eraNames(_ width: NameWidth) -> EraNames { eras[Int(width.rawValue)] }
}

extension NameWidth {
  /// The width itself, or `abbreviated` for what has no `short` names.
  fileprivate var withoutShort: NameWidth { self == .short ? .abbreviated : self }
}
