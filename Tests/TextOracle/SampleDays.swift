import CICU
import KalendsCore
import KalendsICU

/// Days on which texts may go wrong, in each calendar those on which ICU has the same date.
enum SampleDays {
  /// Ends of months and years, leap days and leap months, first and last days of eras.
  private static let isoDays = [
    "2023-01-01", "2023-01-21", "2023-01-22", "2023-02-28", "2023-03-01", "2023-03-20",
    "2023-03-21", "2023-03-22", "2023-04-19", "2023-04-20", "2023-07-18", "2023-09-10",
    "2023-09-11", "2023-09-12", "2023-09-15", "2023-09-16", "2023-12-31", "2024-01-01",
    "2024-02-09", "2024-02-10", "2024-02-29", "2024-03-10", "2024-03-11", "2024-03-20",
    "2024-04-09", "2024-04-30", "2024-05-31", "2024-07-07", "2024-09-11", "2024-10-02",
    "2024-10-03", "2024-11-30", "2024-12-31", "2025-07-24", "2025-07-25", "2025-08-22",
    "2025-08-23", "2026-03-14", "2026-06-16", "2026-12-27", "2026-12-31", "2019-04-30",
    "2019-05-01", "2019-12-31", "2020-01-01", "2020-05-22", "2020-05-23", "2020-06-20",
    "1989-01-07", "1989-01-08", "1990-01-01", "1926-12-24", "1926-12-25", "1912-01-01",
    "1911-12-31", "1912-07-29", "1912-07-30", "1900-01-01", "1873-01-01", "1999-12-31",
    "0622-07-14", "0500-06-01", "0005-03-01",
  ]

  static func dates(in identifier: CalendarIdentifier) throws -> [CalendarDate] {
    let calendar = try CalendarSystem.open(identifier)
    var status = U_ZERO_ERROR
    let icu = unsafe icu_ucal_open(
      Array("UTC".utf16), 3, "und@calendar=\(identifier.icuName)", UCAL_DEFAULT, &status)
    defer { unsafe icu_ucal_close(icu) }
    var dates: [CalendarDate] = []
    for text in isoDays {
      guard let date = try? calendar.date(of: Day(text)) else { continue }
      unsafe icu_ucal_setMillis(icu, Double(date.epochDay.daysSinceEpoch) * 86_400_000, &status)
      let day = unsafe icu_ucal_get(icu, UCAL_DATE, &status)
      let month = unsafe icu_ucal_get(icu, UCAL_MONTH, &status)
      let isLeap = unsafe icu_ucal_get(icu, UCAL_IS_LEAP_MONTH, &status)
      guard Int(day) == date.day else { continue }
      if identifier == .chinese || identifier == .dangi {
        guard Int(month) + 1 == date.monthCode.number, isLeap == (date.monthCode.isLeap ? 1 : 0)
        else { continue }
      }
      // ICU has an era of its own before the Coptic one, and counts Islamic years through zero.
      if identifier == .coptic, date.year < 1 { continue }
      dates.append(date)
    }
    return dates
  }
}
