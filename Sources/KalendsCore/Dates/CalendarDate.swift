/// A day as one calendar writes it.
///
/// The year is counted continuously, so that arithmetic needs no era; ``era`` and ``eraYear`` are
/// what people write. A month is identified by its ``monthCode``; ``month`` is its position in this
/// year. Dates of any calendars are compared by ``epochDay``, never by their fields.
///
/// A `CalendarDate` is made by ``CalendarSystem/date(of:)`` and its companions and always valid.
public struct CalendarDate: Hashable, Sendable {
  /// The day, the month, the year and the era in eight bytes: a date travels in two registers, not
  /// through memory, which is what half of the time for a text would go to (`J3a-buffer`).
  @usableFromInline let cell: DayCell
  @usableFromInline let length: UInt8
  @usableFromInline let months: UInt8
  /// The calendar that the fields belong to.
  public let calendar: CalendarIdentifier

  /// The day itself.
  public var epochDay: Day { cell.epochDay }
  /// The era, `nil` in calendars that have none.
  public var era: Era? { cell.era }
  /// The year in the calendar's continuous count: 0 and negative years come before year 1.
  public var year: Int { cell.year }
  /// The position of the month in the year, from 1.
  public var month: Int { cell.month }
  /// What identifies the month.
  public var monthCode: MonthCode { cell.monthCode }
  /// The day of the month, from 1.
  public var day: Int { cell.day }
  /// The number of days in the month, 5…31.
  public var daysInMonth: Int { Int(length) }
  /// The number of months in the year, 12 or 13.
  public var monthsInYear: Int { Int(months) }

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

  @inlinable
  @inline(__always)
  init(cell: DayCell, daysInMonth: Int, monthsInYear: Int, calendar: CalendarIdentifier) {
    self.cell = cell
    length = UInt8(truncatingIfNeeded: daysInMonth)
    months = UInt8(truncatingIfNeeded: monthsInYear)
    self.calendar = calendar
  }
}

extension CalendarIdentifier {
  /// The era of a day as its raw value, given the year that it lies in; 0 in calendars without
  /// eras.
  @inline(__always)
  func eraNumber(ofDay day: Int, year: Int) -> UInt8 {
    if self == .japanese, let era = Self.japaneseEra(ofDay: day) { return era.rawValue }
    return year > 0 ? eraNumber : eraNumberBefore
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
    return year > 1 ? eraNumber : year < 0 ? eraNumberBefore : nil
  }

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
  private var eraNumberBefore: UInt8 {
    switch self {
    case .gregory, .japanese: Era.bce.rawValue
    case .roc: Era.broc.rawValue
    case .ethiopic: Era.aa.rawValue
    case .islamic, .islamicCivil, .islamicTabular, .islamicUmmAlQura, .islamicSaudi:
      Era.bh.rawValue
    default: eraNumber
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
