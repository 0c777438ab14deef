import KalendsCore

/// Days gathered into runs, with what to say about the first day of each.
struct DayRuns: CustomStringConvertible {
  /// How many days there are.
  private(set) var days = 0
  private var runs: [(first: Int, last: Int, note: String)] = []

  /// Adds a day, later than those before.
  mutating func add(_ day: Int, _ note: @autoclosure () -> String) {
    days += 1
    if let last = runs.last, last.last == day - 1 {
      runs[runs.count - 1].last = day
    } else {
      runs.append((day, day, note()))
    }
  }

  /// The number of days and the first few runs.
  var description: String {
    let lines = runs.prefix(12).map { "\(iso($0.first)) … \(iso($0.last)): \($0.note)" }
    return (["\(days) days in \(runs.count) runs"] + lines).joined(separator: "\n  ")
  }

  private func iso(_ number: Int) -> String {
    guard let day = try? Day(daysSinceEpoch: number), let calendar = try? CalendarSystem(.iso8601),
      let date = try? calendar.date(of: day)
    else { return "day \(number)" }
    return "\(date.year)-\(date.month)-\(date.day)"
  }
}
