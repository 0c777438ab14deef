public import KalendsCore

/// The parts of an ISO 8601 date, read without help from the code under test; expanded years such
/// as `-000543` and `+275760` included.
///
/// - Returns: `nil` when the text is no such date.
public func isoParts(_ text: String) -> (year: Int, month: Int, day: Int)? {
  let sign = text.hasPrefix("-") ? -1 : 1
  let digits = text.hasPrefix("-") || text.hasPrefix("+") ? text.dropFirst() : text[...]
  let parts = digits.split(separator: "-").map { Int($0) }
  guard parts.count == 3, let year = parts[0], let month = parts[1], let day = parts[2] else {
    return nil
  }
  return (sign * year, month, day)
}

/// The days from 1970-01-01 to a date of the proleptic Gregorian calendar, counted the slow and
/// obvious way.
public func epochDay(year: Int, month: Int, day: Int) -> Int {
  func isLeap(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }
  let lengths = [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  // Cycles of 400 years have 146,097 days; within one, years are counted one by one.
  let cycles = (year >= 0 ? year : year - 399) / 400
  var days = cycles * 146_097 - 719_528
  for earlier in cycles * 400..<year { days += isLeap(earlier) ? 366 : 365 }
  return days + lengths.prefix(month - 1).reduce(0, +) + day - 1
}

/// The day of an ISO 8601 date.
///
/// - Returns: `nil` when the text is no such date or lies beyond the years -9999…9999.
public func isoDay(_ text: String) -> Day? {
  guard let (year, month, day) = isoParts(text) else { return nil }
  return try? Day(daysSinceEpoch: epochDay(year: year, month: month, day: day))
}
