/// One end of what may be chosen.
public enum DateBound: Hashable, Sendable {
  /// A day as a whole: the range begins with its first instant, or ends with its last one.
  case day(Day)
  /// What the clocks of the picker's zone show.
  case local(LocalDateTime)
  /// A point of time.
  case instant(Instant)
  /// A time on every day; both ends of the bounds are times then.
  case time(TimeOfDay)
  /// The present, evaluated anew against the clock that each question brings along.
  case now
}

/// What may be chosen lies between these ends, each of which may be absent.
///
/// ```swift
/// let booking = DateBounds(from: .now, through: .day(try Day("2027-06-30")))
/// let night = DateBounds(
///   from: .time(try TimeOfDay("21:00")), through: .time(try TimeOfDay("06:00")),
///   inverted: .wrapsMidnight)
/// ```
public struct DateBounds: Hashable, Sendable {
  /// Where the range begins; `nil` without a beginning.
  public var lower: DateBound?
  /// Where the range ends; `nil` without an end.
  public var upper: DateBound?
  /// Whether the range ends before ``upper``, as Swift's half-open ranges do.
  public var excludesUpper: Bool
  /// What bounds mean whose beginning lies behind their end.
  public var inverted: Inverted

  /// What to make of bounds whose beginning lies behind their end.
  public enum Inverted: String, Hashable, Sendable {
    /// An error.
    case reject
    /// No bounds, as `UIDatePicker` has it.
    case ignore
    /// The night between two times; for other bounds an error.
    case wrapsMidnight
  }

  /// Makes bounds that include both ends.
  public init(
    from lower: DateBound? = nil, through upper: DateBound? = nil, inverted: Inverted = .reject
  ) {
    self.init(lower, upper, excludesUpper: false, inverted: inverted)
  }

  /// Makes bounds that end before `upper`.
  public init(from lower: DateBound? = nil, before upper: DateBound, inverted: Inverted = .reject) {
    self.init(lower, upper, excludesUpper: true, inverted: inverted)
  }

  private init(
    _ lower: DateBound?, _ upper: DateBound?, excludesUpper: Bool, inverted: Inverted = .reject
  ) {
    self.lower = lower
    self.upper = upper
    self.excludesUpper = excludesUpper
    self.inverted = inverted
  }

  /// No bounds: every supported instant at which the clocks of a zone show a supported day.
  public static let none = DateBounds()
}

extension DateBounds {
  /// Days from the first to the last one.
  public init(_ days: ClosedRange<Day>) {
    self.init(.day(days.lowerBound), .day(days.upperBound), excludesUpper: false)
  }

  /// Days up to the one before the end.
  public init(_ days: Range<Day>) {
    self.init(.day(days.lowerBound), .day(days.upperBound), excludesUpper: true)
  }

  /// Days from one on.
  public init(_ days: PartialRangeFrom<Day>) {
    self.init(.day(days.lowerBound), nil, excludesUpper: false)
  }

  /// Days up to one.
  public init(_ days: PartialRangeThrough<Day>) {
    self.init(nil, .day(days.upperBound), excludesUpper: false)
  }

  /// Instants from the first to the last one.
  public init(_ instants: ClosedRange<Instant>) {
    self.init(.instant(instants.lowerBound), .instant(instants.upperBound), excludesUpper: false)
  }

  /// Instants before the end.
  public init(_ instants: Range<Instant>) {
    self.init(.instant(instants.lowerBound), .instant(instants.upperBound), excludesUpper: true)
  }

  /// Instants from one on.
  public init(_ instants: PartialRangeFrom<Instant>) {
    self.init(.instant(instants.lowerBound), nil, excludesUpper: false)
  }

  /// Instants up to one.
  public init(_ instants: PartialRangeThrough<Instant>) {
    self.init(nil, .instant(instants.upperBound), excludesUpper: false)
  }
}

extension DateBound: CustomStringConvertible {
  /// The bound as it is written in ISO 8601; `now` for the present.
  public var description: String {
    switch self {
    case .day(let day): day.description
    case .local(let local): local.description
    case .instant(let instant): instant.description
    case .time(let time): time.description
    case .now: "now"
    }
  }
}

extension DateBounds: CustomStringConvertible {
  /// Both ends: `2026-03-14 … now`, with `..<` before an end that is excluded.
  public var description: String {
    let ends = [lower, upper].map { $0?.description ?? "" }
    return "\(ends[0]) \(excludesUpper ? "..<" : "…") \(ends[1])"
  }
}

/// What a picker lets a person choose, by SwiftUI's names.
public struct DisplayedComponents: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt8

  /// Makes a set of its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The day.
  public static let date = DisplayedComponents(rawValue: 1)
  /// The time, to the minute.
  public static let hourAndMinute = DisplayedComponents(rawValue: 2)
}
