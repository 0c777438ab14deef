/// A day as one calendar writes it.
///
/// The year is counted continuously, so that arithmetic needs no era; ``era`` and ``eraYear`` are
/// what people write. A month is identified by its ``monthCode``; ``month`` is its position in this
/// year. Dates of any calendars are compared by ``epochDay``, never by their fields.
///
/// A `CalendarDate` is made by ``CalendarSystem/date(of:)`` and its companions and always valid.
public struct CalendarDate: Hashable, Sendable {
  /// The calendar that the fields belong to.
  public let calendar: CalendarIdentifier
  /// The day itself.
  public let epochDay: Day
  /// The era, `nil` in calendars that have none.
  public let era: Era?
  /// The year in the calendar's continuous count: 0 and negative years come before year 1.
  public let year: Int
  /// The position of the month in the year, from 1.
  public let month: Int
  /// What identifies the month.
  public let monthCode: MonthCode
  /// The day of the month, from 1.
  public let day: Int
  /// The number of days in the month, 5…31.
  public let daysInMonth: Int
  /// The number of months in the year, 12 or 13.
  public let monthsInYear: Int

  /// The year of the era, or the continuous year in a calendar without eras.
  ///
  /// - Complexity: O(1)
  public var eraYear: Int {
    guard let era else { return year }
    let (origin, direction) = era.reckoning(in: calendar)
    return (year - origin) * direction
  }

  /// Whether the date lies in the era of today, which people leave out when they write a year; always
  /// in a calendar that writes all its years in one.
  ///
  /// - Complexity: O(1)
  public var isInPresentEra: Bool {
    guard let era else { return !calendar.hasSeveralEras || year > 0 }
    return era == calendar.eras.last
  }

  /// The weekday.
  ///
  /// - Complexity: O(1)
  public var weekday: Weekday { epochDay.weekday }

  init(_ day: Int, in span: MonthSpan, calendar: CalendarIdentifier) {
    self.calendar = calendar
    epochDay = Day(unchecked: Int32(truncatingIfNeeded: day))
    era = calendar.era(ofDay: day, year: span.year)
    year = span.year
    month = span.ordinal
    monthCode = span.code
    self.day = day - span.firstDay + 1
    daysInMonth = span.length
    monthsInYear = span.monthsInYear
  }
}

extension CalendarIdentifier {
  /// The era of a day, given the year that it lies in; `nil` in calendars without eras.
  @inline(__always)
  func era(ofDay day: Int, year: Int) -> Era? {
    if self == .japanese, let era = Self.japaneseEra(ofDay: day) { return era }
    return year > 0 ? era : eraBefore
  }

  /// The era of a month with its neighbours, the days `first` … `last` around a year, as its raw
  /// value; 0 in calendars without eras.
  ///
  /// - Returns: `nil` when the era may change among the days.
  @inline(__always)
  func eraNumber(throughout first: Int, _ last: Int, year: Int) -> UInt8? {
    if self == .japanese, let era = Self.japaneseEra(ofDay: last) {
      return first >= era.start ? era.rawValue : nil
    }
    return year > 1 ? eraNumber : year < 0 ? eraBefore?.rawValue ?? 0 : nil
  }

  /// The era that year 1 belongs to.
  private var era: Era? { Era(rawValue: eraNumber) }

  /// The era that year 1 belongs to as its raw value, or 0: a number that a table holds.
  private var eraNumber: UInt8 {
    switch self {
    case .iso8601, .chinese, .dangi: 0
    case .gregory, .japanese: Era.ce.rawValue
    case .buddhist: Era.be.rawValue
    case .roc: Era.roc.rawValue
    case .persian: Era.ap.rawValue
    case .indian: Era.shaka.rawValue
    case .coptic, .hebrew, .ethiopic: Era.am.rawValue
    case .ethioaa: Era.aa.rawValue
    case .islamic, .islamicCivil, .islamicTabular, .islamicUmmAlQura, .islamicSaudi:
      Era.ah.rawValue
    }
  }

  /// The era that year 0 belongs to: the same where years are counted through.
  private var eraBefore: Era? {
    switch self {
    case .gregory, .japanese: .bce
    case .roc: .broc
    case .ethiopic: .aa
    case .islamic, .islamicCivil, .islamicTabular, .islamicUmmAlQura, .islamicSaudi: .bh
    default: era
    }
  }

  @inline(__always)
  private static func japaneseEra(ofDay day: Int) -> Era? {
    if day >= Era.reiwa.start { return .reiwa }
    if day >= Era.heisei.start { return .heisei }
    if day >= Era.showa.start { return .showa }
    if day >= Era.taisho.start { return .taisho }
    return day >= Era.meiji.start ? .meiji : nil
  }

  /// The epoch day between `day` and `end`, both excluded, on which an era begins within a year.
  ///
  /// Only the Japanese calendar has such eras.
  func startOfEra(after day: Int, before end: Int) -> Int? {
    guard self == .japanese else { return nil }
    let eras: InlineArray<5, Era> = [.reiwa, .heisei, .showa, .taisho, .meiji]
    for index in eras.indices where day < eras[index].start && eras[index].start < end {
      return eras[index].start
    }
    return nil
  }
}

extension Era {
  /// The epoch day on which a Japanese era begins.
  ///
  /// Before 1873-01-01 Japan counted months by the moon, and the Temporal standard counts years of
  /// the Common Era. Source: the Temporal proposal's "Intl era and month code" specification.
  @inline(__always)
  fileprivate var start: Int {
    switch self {
    case .reiwa: 18_017  // 2019-05-01
    case .heisei: 6_947  // 1989-01-08
    case .showa: -15_713  // 1926-12-25
    case .taisho: -20_974  // 1912-07-30
    default: -35_428  // 1873-01-01, Meiji
    }
  }
}
