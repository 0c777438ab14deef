internal import Kalends

extension DaySet {
  /// Days as requests have them: a date, an interval `a/b` with both ends, or a list of both.
  init(_ value: JSONValue, key: String) throws {
    guard case .array(let entries) = value else {
      self.init(try Self.interval(value, key: key))
      return
    }
    self.init(try entries.map { try Self.interval($0, key: key) })
  }

  private static func interval(_ value: JSONValue, key: String) throws -> ClosedRange<Day> {
    guard case .string(let text) = value else {
      throw RequestError(
        .wrongType, "\(key) has to be a date, an interval a/b or a list of both, not \(value.kind)",
        input: value)
    }
    return try ClosedRange(interval: text)
  }

  /// The intervals, as answers have them.
  var json: JSONValue { .array(intervals.map { .string($0.intervalText) }) }
}

extension ClosedRange<Day> {
  /// The days of a date, or of an interval `a/b` with both ends.
  init(interval text: String) throws {
    let ends = try DayInterval(text)
    guard ends.first <= ends.last else {
      throw RequestError(
        .invertedBounds, "the interval \(text) ends before it begins", input: .string(text))
    }
    self = ends.first...ends.last
  }

  /// The interval in ISO 8601.
  var intervalText: String { "\(lowerBound)/\(upperBound)" }
}

/// Two dates `a/b`, in whatever order, or one that stands for both.
struct DayInterval {
  var first: Day
  var last: Day
  /// Whether it is written as one date.
  var isSingle: Bool

  init(_ text: String) throws(KalendsError) {
    let ends = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    first = try Day(String(ends[0]))
    isSingle = ends.count == 1
    last = isSingle ? first : try Day(String(ends[1]))
  }
}
