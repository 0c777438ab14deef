/// One calendar, opened: it turns days into dates and dates into days.
///
/// A calendar system is an immutable value without a lock; any number of threads may share it.
///
/// ```swift
/// let hebrew = try CalendarSystem(.hebrew)
/// let date = try hebrew.date(of: Day("2026-03-14"))
/// print(date.year, date.monthCode, date.day)  // 5786 M06 25
/// ```
public struct CalendarSystem: Hashable, Sendable {
  /// Which calendar it is.
  public let identifier: CalendarIdentifier
  /// The days that it can express.
  public let supportedDays: ClosedRange<Day>
  /// The years that it can express at least in part, counted continuously.
  public let supportedYears: ClosedRange<Int>

  let arithmetic: Arithmetic
  /// For ``commonDate(of:)``; 0 where that is not for this calendar.
  @usableFromInline let commonOrigin: UInt64

  /// Opens a calendar that needs no ICU.
  ///
  /// `chinese` and `dangi` have the years that are published, 1901…2100.
  ///
  /// - Throws: ``KalendsError/calendarNeedsYearTable(_:)`` for `islamic` and `islamic-rgsa`, which
  ///   only ICU can compute: open them through `KalendsICU`.
  /// - Complexity: O(1)
  public init(_ identifier: CalendarIdentifier) throws(KalendsError) {
    guard let arithmetic = Arithmetic(identifier) else {
      throw .calendarNeedsYearTable(identifier)
    }
    self.init(identifier, arithmetic)
  }

  /// Opens a calendar that follows the moon with a table of its years.
  ///
  /// In `chinese` and `dangi` the published years, 1901…2100, take the place of the table's.
  ///
  /// - Throws: ``KalendsError/malformedYearTable(year:)`` when the published years do not join
  ///   the table's, when a year of an Islamic calendar has a leap month, or when the calendar is
  ///   computed otherwise.
  /// - Complexity: O(*n*) in the number of years.
  public init(_ identifier: CalendarIdentifier, years table: YearTable) throws(KalendsError) {
    switch identifier {
    case .islamic, .islamicSaudi:
      if let index = table.rows.firstIndex(where: { LunarYear(bits: $0).leapMonth != 0 }) {
        throw .malformedYearTable(year: table.firstYear + index)
      }
      self.init(identifier, .table(table))
    case .chinese:
      self.init(identifier, .table(try table.overlaid(with: .chinese)))
    case .dangi:
      self.init(identifier, .table(try table.overlaid(with: .dangi)))
    default:
      throw .malformedYearTable(year: table.firstYear)
    }
  }

  private init(_ identifier: CalendarIdentifier, _ arithmetic: Arithmetic) {
    self.identifier = identifier
    self.arithmetic = arithmetic
    commonOrigin = Self.commonOrigin(of: identifier)
    if case .table(let table) = arithmetic {
      supportedYears = table.supportedYears
      let first = max(
        table.firstDay(ofYear: supportedYears.lowerBound), Day.min.daysSinceEpoch)
      let end = min(
        table.firstDay(ofYear: supportedYears.upperBound + 1), Day.max.daysSinceEpoch + 1)
      supportedDays = Day(unchecked: Int32(first))...Day(unchecked: Int32(end - 1))
    } else {
      supportedDays = Day.min...Day.max
      let first = arithmetic.month(containing: Day.min.daysSinceEpoch)
      let last = arithmetic.month(containing: Day.max.daysSinceEpoch)
      supportedYears = first.year...last.year
    }
  }
}

extension YearTable {
  /// The published years of the Chinese calendar with a neighbour on either side.
  static let chinese = YearTable(firstYear: Int(ChineseYears.firstYear), rows: ChineseYears.years)
  /// The published years of the Korean calendar with a neighbour on either side.
  static let dangi = YearTable(firstYear: Int(DangiYears.firstYear), rows: DangiYears.years)
}

/// How each calendar is computed: one case a family, so that a grid is built by code that is made
/// for its family and chosen once.
enum Arithmetic: CalendarArithmetic, Hashable, Sendable {
  case gregorian(GregorianArithmetic)
  case alexandrian(AlexandrianArithmetic)
  case persian
  case indian
  case hebrew
  case islamic(IslamicArithmetic)
  case ummAlQura
  case table(YearTable)

  /// The arithmetic of a calendar, or `nil` where only ICU has one.
  init?(_ identifier: CalendarIdentifier) {
    switch identifier {
    case .gregory, .iso8601, .japanese: self = .gregorian(.gregorian)
    case .buddhist: self = .gregorian(.buddhist)
    case .roc: self = .gregorian(.roc)
    case .persian: self = .persian
    case .indian: self = .indian
    case .coptic: self = .alexandrian(.coptic)
    case .ethiopic: self = .alexandrian(.ethiopic)
    case .ethioaa: self = .alexandrian(.ethiopicAmeteAlem)
    case .hebrew: self = .hebrew
    case .islamicCivil: self = .islamic(.civil)
    case .islamicTabular: self = .islamic(.tabular)
    case .islamicUmmAlQura: self = .ummAlQura
    case .chinese: self = .table(.chinese)
    case .dangi: self = .table(.dangi)
    case .islamic, .islamicSaudi: return nil
    }
  }

  func month(_ ordinal: Int, ofYear year: Int) -> MonthSpan {
    switch self {
    case .gregorian(let calendar): calendar.month(ordinal, ofYear: year)
    case .alexandrian(let calendar): calendar.month(ordinal, ofYear: year)
    case .persian: PersianArithmetic().month(ordinal, ofYear: year)
    case .indian: IndianArithmetic().month(ordinal, ofYear: year)
    case .hebrew: HebrewArithmetic().month(ordinal, ofYear: year)
    case .islamic(let calendar): calendar.month(ordinal, ofYear: year)
    case .ummAlQura: UmmAlQuraArithmetic().month(ordinal, ofYear: year)
    case .table(let calendar): calendar.month(ordinal, ofYear: year)
    }
  }

  func month(containing day: Int) -> MonthSpan {
    switch self {
    case .gregorian(let calendar): calendar.month(containing: day)
    case .alexandrian(let calendar): calendar.month(containing: day)
    case .persian: PersianArithmetic().month(containing: day)
    case .indian: IndianArithmetic().month(containing: day)
    case .hebrew: HebrewArithmetic().month(containing: day)
    case .islamic(let calendar): calendar.month(containing: day)
    case .ummAlQura: UmmAlQuraArithmetic().month(containing: day)
    case .table(let calendar): calendar.month(containing: day)
    }
  }

  func monthsInYear(_ year: Int) -> Int {
    switch self {
    case .gregorian, .persian, .indian, .islamic, .ummAlQura: 12
    case .alexandrian: 13
    case .hebrew: HebrewArithmetic().monthsInYear(year)
    case .table(let calendar): calendar.monthsInYear(year)
    }
  }
}
