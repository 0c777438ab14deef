internal import KalendsCore

/// The Chinese and Dangi years that ICU answers in two ways.
///
/// Up to ICU 72 at least, its Chinese and Dangi calendars keep the days of winter solstices in one
/// place for the whole process, though midnight of Beijing and that of Seoul are an hour apart: a
/// solstice in between has the day of the calendar that was asked for it first. Where a month begins
/// on such a day, the other calendar then has its leap month in the wrong place. These rows are what
/// each calendar says when it is asked alone, for the years that this changes and their neighbours,
/// of all years from 2101 on; before 1901 there are none, and in between the published ones count.
///
/// Made and checked by `scripts/make-contested-years.c`.
enum ContestedYears {
  private typealias Row = (year: Int, firstDay: Int, leapMonth: Int, longMonths: Int)

  /// The shape of a year that ICU may answer otherwise; `nil` for other years.
  static func year(
    _ year: Int, of calendar: CalendarIdentifier
  ) throws(ICUError) -> YearTable.Year? {
    let rows = calendar == .chinese ? chinese : calendar == .dangi ? dangi : []
    guard let row = rows.first(where: { $0.year == year }) else { return nil }
    return YearTable.Year(
      firstDay: try accepted(Day(daysSinceEpoch: row.firstDay)),
      monthLengths: (0..<(row.leapMonth == 0 ? 12 : 13)).map { 29 + row.longMonths >> $0 & 1 },
      leapMonth: row.leapMonth)
  }

  private static let chinese: [Row] = [
    (2404, 158556, 0, 0x06d5), (2405, 158911, 11, 0x16c9), (2406, 159295, 0, 0x0749),
    (2499, 193254, 0, 0x095b), (2500, 193609, 12, 0x0ad6), (2501, 193993, 0, 0x0b6a),
    (2594, 227953, 0, 0x054b), (2595, 228307, 12, 0x0a97), (2596, 228691, 0, 0x0aab),
    (3205, 451116, 0, 0x0a55), (3206, 451470, 11, 0x14ad), (3207, 451854, 0, 0x04b6),
    (3208, 452208, 0, 0x05b5), (3300, 485815, 0, 0x0d92), (3301, 486169, 0, 0x0d25),
    (3302, 486523, 2, 0x1a4d), (3303, 486907, 0, 0x0956), (5410, 1256474, 0, 0x04b6),
    (5411, 1256828, 11, 0x06b5), (5412, 1257212, 0, 0x06d5), (5413, 1257567, 0, 0x0eca),
    (6306, 1583732, 0, 0x0ba9), (6307, 1584087, 0, 0x0b52), (6308, 1584441, 2, 0x1b25),
    (6309, 1584825, 0, 0x0d25), (6917, 1806895, 0, 0x0eca), (6918, 1807250, 12, 0x0ea2),
    (6919, 1807633, 0, 0x0ea3), (6920, 1807988, 0, 0x0d4a), (7623, 2064756, 0, 0x056a),
    (7624, 2065110, 0, 0x0b65), (7625, 2065465, 2, 0x174a), (7626, 2065849, 0, 0x0b4a),
    (7718, 2099454, 0, 0x052b), (7719, 2099808, 12, 0x095b), (7720, 2100192, 0, 0x09ad),
    (7813, 2134153, 0, 0x0b25), (7814, 2134507, 0, 0x0a4b), (7815, 2134861, 2, 0x149b),
    (7816, 2135245, 0, 0x02ad), (8424, 2357316, 0, 0x0d4a), (8425, 2357670, 0, 0x0a96),
    (8426, 2358024, 2, 0x152e), (8427, 2358408, 0, 0x0556),
  ]

  private static let dangi: [Row] = [
    (2404, 158556, 0, 0x06d5), (2405, 158911, 8, 0x0ec9), (2406, 159295, 0, 0x0749),
    (2499, 193254, 0, 0x055b), (2500, 193609, 10, 0x0ad6), (2501, 193993, 0, 0x0b69),
    (2594, 227953, 0, 0x054b), (2595, 228307, 10, 0x0a97), (2596, 228691, 0, 0x0aab),
    (3205, 451116, 0, 0x0a4d), (3206, 451470, 9, 0x14ad), (3207, 451854, 0, 0x04b6),
    (3208, 452208, 0, 0x05b5), (3300, 485815, 0, 0x0d4a), (3301, 486169, 9, 0x1d15),
    (3302, 486553, 0, 0x0c95), (3303, 486907, 0, 0x094d), (5410, 1256474, 0, 0x04b6),
    (5411, 1256828, 9, 0x05b5), (5412, 1257212, 0, 0x06d5), (5413, 1257567, 0, 0x0ec9),
    (6306, 1583732, 0, 0x0b69), (6307, 1584087, 0, 0x0752), (6308, 1584441, 1, 0x1aa5),
    (6309, 1584825, 0, 0x0b25), (6917, 1806895, 0, 0x0eca), (6918, 1807250, 8, 0x1e92),
    (6919, 1807634, 0, 0x0e92), (6920, 1807988, 0, 0x0d26), (7623, 2064756, 0, 0x056a),
    (7624, 2065110, 10, 0x0b55), (7625, 2065494, 0, 0x0ba5), (7626, 2065849, 0, 0x0b49),
    (7718, 2099454, 0, 0x04ab), (7719, 2099808, 10, 0x095b), (7720, 2100192, 0, 0x05ad),
    (7813, 2134153, 0, 0x0b25), (7814, 2134507, 10, 0x1a4b), (7815, 2134891, 0, 0x0a4d),
    (7816, 2135245, 0, 0x02ad), (8424, 2357316, 0, 0x0d46), (8425, 2357670, 10, 0x0a96),
    (8426, 2358053, 0, 0x0a97), (8427, 2358408, 0, 0x0556),
  ]
}
