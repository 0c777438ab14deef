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

  /// The era of a month with its neighbours: of the days `first` … `last` around a year.
  ///
  /// - Returns: `nil` when it may change among them.
  @inline(__always)
  func era(throughout first: Int, _ last: Int, year: Int) -> Era?? {
    if self == .japanese {
      let era = Self.japaneseEra(ofDay: first)
      guard era == Self.japaneseEra(ofDay: last) else { return nil }
      if let era { return era }
    }
    return year > 1 ? .some(era) : year < 0 ? .some(eraBefore) : nil
  }

  /// The era that year 1 belongs to.
  private var era: Era? {
    switch self {
    case .iso8601, .chinese, .dangi: nil
    case .gregory, .japanese: .ce
    case .buddhist: .be
    case .roc: .roc
    case .persian: .ap
    case .indian: .shaka
    case .coptic, .hebrew, .ethiopic: .am
    case .ethioaa: .aa
    case .islamic, .islamicCivil, .islamicTabular, .islamicUmmAlQura, .islamicSaudi: .ah
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

  /// The epoch days at which Japanese eras begin, newest first.
  ///
  /// Before 1873-01-01 Japan counted months by the moon, and the Temporal standard counts years of
  /// the Common Era. Source: the Temporal proposal's "Intl era and month code" specification.
  private enum EraStart {
    static let reiwa = 18_017  // 2019-05-01
    static let heisei = 6_947  // 1989-01-08
    static let showa = -15_713  // 1926-12-25
    static let taisho = -20_974  // 1912-07-30
    static let meiji = -35_428  // 1873-01-01
  }

  @inline(__always)
  private static func japaneseEra(ofDay day: Int) -> Era? {
    if day >= EraStart.reiwa { return .reiwa }
    if day >= EraStart.heisei { return .heisei }
    if day >= EraStart.showa { return .showa }
    if day >= EraStart.taisho { return .taisho }
    return day >= EraStart.meiji ? .meiji : nil
  }

  /// The epoch day between `day` and `end`, both excluded, on which an era begins within a year.
  ///
  /// Only the Japanese calendar has such eras.
  func startOfEra(after day: Int, before end: Int) -> Int? {
    guard self == .japanese else { return nil }
    let starts: InlineArray<5, Int> = [
      EraStart.reiwa, EraStart.heisei, EraStart.showa, EraStart.taisho, EraStart.meiji,
    ]
    for index in starts.indices where day < starts[index] && starts[index] < end {
      return starts[index]
    }
    return nil
  }
}
