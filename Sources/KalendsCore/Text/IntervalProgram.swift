/// The texts of ranges as one locale shows them, compiled: `Jan 2 – 12, 2024`.
///
/// What both ends share is written once. Which fields are repeated depends on the greatest field in
/// which the ends differ; for each there is a list of programs, each written for one end.
///
/// Source: UTS 35, part 4, "Interval Formats".
public struct IntervalProgram: Hashable, Sendable {
  /// A field in which two dates or times can differ, the greatest first.
  public enum Difference: Int, CaseIterable, Hashable, Sendable {
    /// The era, and the cycle of sixty years.
    case era
    /// The year.
    case year
    /// The month.
    case month
    /// The day.
    case day
    /// The half of the day.
    case halfDay
    /// The hour.
    case hour
    /// The minute.
    case minute
    /// The second.
    case second
  }

  /// A part of a text: what is written of one end.
  public struct Part: Hashable, Sendable {
    /// What writes it.
    public let program: PatternProgram
    /// Whether it is written for the beginning of the range, and not for its end.
    public let isStart: Bool

    /// Makes a part.
    public init(_ program: PatternProgram, isStart: Bool) {
      self.program = program
      self.isStart = isStart
    }
  }

  /// The parts for each difference.
  private let parts: [[Part]]
  /// The text of two ends that do not differ.
  private let single: PatternProgram

  /// Puts a program together.
  ///
  /// - Parameters:
  ///   - single: the text of two ends that do not differ.
  ///   - parts: the parts for each greatest difference, as the lists of ``Difference``.
  public init(single: PatternProgram, parts: (Difference) -> [Part]) {
    self.single = single
    self.parts = Difference.allCases.map(parts)
  }

  /// The calendar whose dates the program writes.
  public var calendar: CalendarIdentifier { single.calendar }

  /// Writes a range from a time of one day to a time of another, in UTF-8; a range that shows dates
  /// only takes any times.
  ///
  /// - Throws: ``KalendsError/unknownCalendar(_:)`` for a date of another calendar, and what
  ///   ``PatternProgram`` throws. Nothing is written then.
  /// - Complexity: O(*n*) in the length of the text; allocates nothing.
  public func append(
    from first: CalendarDate, _ firstTime: TimeOfDay, through last: CalendarDate,
    _ lastTime: TimeOfDay, to output: inout OutputSpan<UInt8>
  ) throws(KalendsError) {
    guard first.calendar == calendar else { throw .unknownCalendar(first.calendar.name) }
    guard last.calendar == calendar else { throw .unknownCalendar(last.calendar.name) }
    try append((first, firstTime), (last, lastTime), to: &output)
  }

  /// The text of a range of days.
  ///
  /// - Throws: as ``append(from:_:through:_:to:)``, but for lack of room.
  /// - Complexity: O(*n*) in the length of the text.
  public func text(
    from first: CalendarDate, through last: CalendarDate
  ) throws(KalendsError) -> String {
    try text(from: first, .midnight, through: last, .midnight)
  }

  /// The text of a range from a time of one day to a time of another.
  ///
  /// - Throws: as ``append(from:_:through:_:to:)``, but for lack of room.
  /// - Complexity: O(*n*) in the length of the text.
  public func text(
    from first: CalendarDate, _ firstTime: TimeOfDay, through last: CalendarDate,
    _ lastTime: TimeOfDay
  ) throws(KalendsError) -> String {
    try .written { output throws(KalendsError) in
      try append(from: first, firstTime, through: last, lastTime, to: &output)
    }
  }

  /// The text of a range of times of one day.
  ///
  /// - Throws: ``KalendsError/missingField(_:)`` when the program shows dates.
  /// - Complexity: O(*n*) in the length of the text.
  public func text(
    from first: TimeOfDay, through last: TimeOfDay
  ) throws(KalendsError) -> String {
    guard !single.showsDate else { throw .missingField(.day) }
    return try .written { output throws(KalendsError) in
      try append((nil, first), (nil, last), to: &output)
    }
  }

  /// A time, and the date that it belongs to where dates are shown.
  fileprivate typealias Moment = (date: CalendarDate?, time: TimeOfDay)

  private func append(
    _ first: Moment, _ last: Moment, to output: inout OutputSpan<UInt8>
  ) throws(KalendsError) {
    guard let difference = Difference(first, last) else {
      return try append(single, first, to: &output)
    }
    try output.appendWholly { output throws(KalendsError) in
      for part in parts[difference.rawValue] {
        try append(part.program, part.isStart ? first : last, to: &output)
      }
    }
  }

  private func append(
    _ program: PatternProgram, _ moment: Moment, to output: inout OutputSpan<UInt8>
  ) throws(KalendsError) {
    if let date = moment.date {
      try program.append(date, moment.time, to: &output)
    } else {
      try program.append(moment.time, to: &output)
    }
  }
}

extension IntervalProgram.Difference {
  /// The greatest field in which two ends differ; `nil` when there is none.
  fileprivate init?(_ first: IntervalProgram.Moment, _ last: IntervalProgram.Moment) {
    if let date = first.date, let other = last.date, let difference = Self(date, other) {
      self = difference
    } else if first.time.hour / 12 != last.time.hour / 12 {
      self = .halfDay
    } else if first.time.hour != last.time.hour {
      self = .hour
    } else if first.time.minute != last.time.minute {
      self = .minute
    } else if first.time.second != last.time.second {
      self = .second
    } else {
      return nil
    }
  }

  private init?(_ first: CalendarDate, _ last: CalendarDate) {
    if first.era != last.era || first.cycleOfYears != last.cycleOfYears {
      self = .era
    } else if first.year != last.year {
      self = .year
    } else if first.month != last.month {
      self = .month
    } else if first.day != last.day {
      self = .day
    } else {
      return nil
    }
  }
}

extension CalendarDate {
  /// The cycle of sixty years that the date belongs to, counted from the one that began in 1984; 0
  /// in calendars without cycles.
  fileprivate var cycleOfYears: Int {
    guard calendar == .chinese || calendar == .dangi else { return 0 }
    let years = year - 1984
    return (years - (years % 60 + 60) % 60) / 60
  }
}
