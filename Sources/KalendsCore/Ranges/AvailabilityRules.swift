/// What may be chosen: days one by one, and ranges of days as wholes.
///
/// Rules are a host's wishes. They are compiled for one present by ``AvailabilityValidator``, which
/// answers questions about them.
///
/// ```swift
/// var rules = AvailabilityRules()
/// rules.unavailable = [.init(booked, reason: .text("Booked"))]
/// rules.length = .init(least: 2, greatest: 14)
/// rules.endMayBeUnavailable = true
/// let validator = try AvailabilityValidator(rules, now: now, zone: zone)
/// ```
public struct AvailabilityRules: Hashable, Sendable {
  /// What everything lies between: a day may be chosen when any instant of it lies there.
  public var bounds = DateBounds.none
  /// The weekdays that may be chosen at all.
  public var weekdays: WeekdaySet = .all
  /// The weekdays that a range may start on.
  public var startWeekdays: WeekdaySet = .all
  /// The weekdays that a range may end on.
  public var endWeekdays: WeekdaySet = .all
  /// Days that cannot be chosen, each with its reason.
  public var unavailable: [Unavailable] = []
  /// What the host decides by a function of its own, for a stated window.
  public var decision: HostDecision?
  /// How long a range is at least and at most.
  public var length: Length?
  /// The exact length of every range, in the unit of ``lengthUnit``.
  public var fixedLength: Int?
  /// The length of a range is a multiple of this, in the unit of ``lengthUnit``.
  public var step = 1
  /// What lengths are counted in.
  public var lengthUnit = LengthUnit.nights
  /// How many days before its first day a range must be asked for, 0 or more.
  public var notice: Int?
  /// How many days ahead the last day may lie, 0 or more.
  public var window: Int?
  /// Whether a range may have no unavailable day inside it.
  public var isContiguous = true
  /// Whether a range may end on an unavailable day whose day before is available: a day taken only
  /// as somebody's arrival may be a departure.
  public var endMayBeUnavailable = false

  /// Makes rules that allow everything.
  public init() {}

  /// Days that cannot be chosen, and why.
  public struct Unavailable: Hashable, Sendable {
    /// The days.
    public var days: DaySet
    /// Why, `nil` when the host does not say.
    public var reason: Reason?

    /// Makes a set of unavailable days.
    public init(_ days: DaySet, reason: Reason? = nil) {
      self.days = days
      self.reason = reason
    }
  }

  /// Why days are unavailable.
  public enum Reason: Hashable, Sendable {
    /// The host's own words, shown and spoken as they are.
    case text(String)
    /// The key of a message.
    case key(String)
  }

  /// The days that a host's own function found available, and the window that it was asked for.
  ///
  /// Outside the window the answer is unknown: a violation of its own, never a guess.
  public struct HostDecision: Hashable, Sendable {
    /// The days that were asked about.
    public let window: ClosedRange<Day>
    /// Those among them that are available.
    public let available: DaySet

    /// Makes a decision of a set; members outside the window do not count.
    public init(window: ClosedRange<Day>, available: DaySet) {
      self.window = window
      self.available = available.intersection(DaySet(window))
    }

    /// Asks a function about every day of the window, once.
    ///
    /// - Complexity: O(*n*) in the number of days of the window.
    public init(window: ClosedRange<Day>, isAvailable: (Day) -> Bool) {
      var days: [Day] = []
      for number in window.lowerBound.number...window.upperBound.number {
        let day = Day(unchecked: number)
        if isAvailable(day) { days.append(day) }
      }
      self.init(window: window, available: DaySet(days))
    }
  }

  /// What lengths are counted in.
  public enum LengthUnit: String, Hashable, Sendable {
    /// Nights: from Monday to Tuesday is 1.
    case nights
    /// Days, both ends included: from Monday to Tuesday is 2.
    case days
  }

  /// The lengths of a range, which may depend on the day that it starts on.
  public struct Length: Hashable, Sendable {
    /// The lengths where nothing else is said.
    public var limits: Limits
    /// The lengths of ranges that start on a weekday.
    public var byWeekday: [Weekday: Limits] = [:]
    /// The lengths of ranges that start in a season; the first season that has the day counts, and
    /// before ``byWeekday``.
    public var seasons: [Season] = []

    /// Makes lengths.
    public init(least: Int = 0, greatest: Int? = nil) {
      limits = Limits(least: least, greatest: greatest)
    }

    /// The least and the greatest length.
    public struct Limits: Hashable, Sendable {
      /// The least length, 0 or more.
      public var least: Int
      /// The greatest length, `nil` without one.
      public var greatest: Int?

      /// Makes limits.
      public init(least: Int = 0, greatest: Int? = nil) {
        self.least = least
        self.greatest = greatest
      }
    }

    /// The lengths of ranges that start on certain days.
    public struct Season: Hashable, Sendable {
      /// The days of arrival.
      public var days: DaySet
      /// The lengths.
      public var limits: Limits

      /// Makes a season.
      public init(_ days: DaySet, limits: Limits) {
        self.days = days
        self.limits = limits
      }
    }
  }
}

/// One of the rules, by the name that it has in requests and reports.
public enum AvailabilityRule: String, CaseIterable, Hashable, Sendable {
  case bounds
  case weekdays
  case startWeekdays
  case endWeekdays
  case unavailable
  case unknown
  case skipped
  case least
  case greatest
  case fixedLength
  case step
  case notice
  case window
  case reversed
}

/// A rule that a day or a range breaks, which the front door renders as text.
public struct Violation: Hashable, Sendable {
  /// The rule.
  public let rule: AvailabilityRule
  /// The days that break it: for a rule of ends and lengths the day that it is about.
  public let days: DaySet
  /// Why the days are unavailable, where the host said so.
  public let reason: AvailabilityRules.Reason?
  /// The number that the rule asks for: a length, a notice, a number of days ahead.
  public let limit: Int?
  /// The first or the last day that the rule allows: of bounds, notice and window.
  public let limitDay: Day?

  init(
    _ rule: AvailabilityRule, _ days: DaySet, reason: AvailabilityRules.Reason? = nil,
    limit: Int? = nil, limitDay: Day? = nil
  ) {
    self.rule = rule
    self.days = days
    self.reason = reason
    self.limit = limit
    self.limitDay = limitDay
  }
}
