import KalendsCore
import TestSupport

extension CalendarSystem {
  /// Any of the 18 calendars without ICU: the two that only ICU can compute are given the years of
  /// the civil calendar, so that they run through a year table.
  static func opened(_ identifier: CalendarIdentifier) throws(KalendsError) -> CalendarSystem {
    switch identifier {
    case .islamic, .islamicSaudi:
      try CalendarSystem(
        identifier,
        years: YearTable(firstYear: 1317, years: CalendarSystem(.islamicCivil).rows(1317...1525)))
    default: try CalendarSystem(identifier)
    }
  }

  /// Years of this calendar as rows of a year table.
  func rows(_ years: ClosedRange<Int>) throws(KalendsError) -> [YearTable.Year] {
    var rows: [YearTable.Year] = []
    for year in years {
      let months = try months(ofYear: year)
      rows.append(
        YearTable.Year(
          firstDay: months[0].days.lowerBound, monthLengths: months.map(\.daysInMonth),
          leapMonth: months.first(where: \.monthCode.isLeap)?.monthCode.number ?? 0))
    }
    return rows
  }

  /// The first and the last days, a few days around the events that calendars stumble over, and
  /// `count` days drawn from the whole supported range.
  func sampleDays(_ count: Int) -> [Day] {
    var random = SplitMix64(seed: UInt64(identifier.rawValue) + 1)
    let events = [
      "1582-10-04", "1582-10-15", "0000-12-31", "0001-01-01", "0284-08-29", "0622-07-19",
      "1868-10-23", "1872-12-31", "1912-07-30", "1926-12-25", "1989-01-08", "2019-05-01",
      "1911-12-31", "2020-02-29", "2024-03-11", "2027-02-06", "2023-07-19",
    ]
    var days = [supportedDays.lowerBound, supportedDays.upperBound]
    days += events.compactMap(isoDay).filter(supportedDays.contains)
    for _ in 0..<count { days.append(random.day(in: supportedDays)) }
    return days
  }
}

extension SplitMix64 {
  /// A day of a range.
  mutating func day(in days: ClosedRange<Day>) -> Day {
    days.lowerBound.moved(
      by: Int.random(in: 0...days.upperBound.days(since: days.lowerBound), using: &self))
  }
}

extension Day {
  /// The day `days` later, held inside the supported days.
  func moved(by days: Int) -> Day {
    (try? adding(days: days)) ?? (days < 0 ? .min : .max)
  }
}

/// Numbers that overflow when they are added to, negated or multiplied.
let extremeNumbers = [
  Int.min, Int.min + 1, Int(Int32.min) - 1, -10_000_001, -1, 0, 1, 10_000_001, Int(Int32.max) + 1,
  Int.max - 1, Int.max,
]
