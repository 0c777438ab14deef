extension Day {
  /// Reads an ISO 8601 calendar date: `2026-03-14`, `20260314`, or with an expanded year of a sign
  /// and six digits, `-000586-07-18`.
  ///
  /// Four digits are a literal year: `0004-06-01` lies in the year 4. An annotation as in
  /// RFC 9557 (`[u-ca=hebrew]`) is read by ``AnnotatedDay``.
  ///
  /// - Throws: ``KalendsError/malformedDate(_:offset:)`` for text of another form, such as one with
  ///   a time, and for the year `-000000`; ``KalendsError/fieldOutOfRange(_:value:limits:)`` for a
  ///   month or day that does not exist; ``KalendsError/yearOutOfRange(_:calendar:limits:)`` beyond
  ///   ISO years -9999…9999.
  /// - Complexity: O(1)
  public init(_ text: String) throws(KalendsError) {
    var reader = ISO8601Reader(text, isDateOnly: true)
    self = try reader.readDay()
    try reader.finish()
  }

  /// The day of a date of the proleptic Gregorian calendar.
  ///
  /// - Throws: ``KalendsError/yearOutOfRange(_:calendar:limits:)`` beyond -9999…9999 and
  ///   ``KalendsError/fieldOutOfRange(_:value:limits:)`` for a month or day that does not exist.
  /// - Complexity: O(1)
  public init(year: Int, month: Int, day: Int) throws(KalendsError) {
    guard (-9999...9999).contains(year) else {
      throw .yearOutOfRange(year, calendar: .iso8601, limits: -9999...9999)
    }
    guard (1...12).contains(month) else {
      throw .fieldOutOfRange(.month, value: month, limits: 1...12)
    }
    let length = GregorianArithmetic.length(ofMonth: month, year: year)
    guard (1...length).contains(day) else {
      throw .fieldOutOfRange(.day, value: day, limits: 1...length)
    }
    let number = GregorianArithmetic.day(year: year, month: month, day: day)
    self.init(unchecked: Int32(truncatingIfNeeded: number))
  }
}

extension Day: CustomStringConvertible {
  /// The ISO 8601 date, with an expanded year of a sign and six digits before year 0 (and for the
  /// cells of a grid that lie beyond the year 9999).
  public var description: String {
    let date = GregorianArithmetic.date(of: daysSinceEpoch)
    let year =
      (0...9999).contains(date.year)
      ? padded(date.year, 4) : (date.year < 0 ? "-" : "+") + padded(abs(date.year), 6)
    return "\(year)-\(padded(date.month, 2))-\(padded(date.day, 2))"
  }
}

/// A day with the calendar that its text names, as RFC 9557 writes it: `2026-03-14[u-ca=hebrew]`.
///
/// The date itself is always an ISO one; the annotation says in which calendar to show it.
public struct AnnotatedDay: Hashable, Sendable {
  /// The day.
  public var day: Day
  /// The calendar of the annotation, `nil` without one.
  public var calendar: CalendarIdentifier?

  /// Makes an annotated day.
  public init(_ day: Day, calendar: CalendarIdentifier? = nil) {
    self.day = day
    self.calendar = calendar
  }

  /// Reads an ISO 8601 date with RFC 9557 annotations.
  ///
  /// An annotation under another key than `u-ca` is skipped, unless it is marked critical (`!`).
  /// Of several calendars the first counts; one that differs is an error when any is critical.
  ///
  /// - Throws: what ``Day/init(_:)`` throws, ``KalendsError/unknownCalendar(_:)`` for the name that
  ///   counts, and ``KalendsError/malformedDate(_:offset:)`` with the offset of an annotation that
  ///   cannot be honoured: a critical one, a calendar that contradicts, a time zone. A text of more
  ///   than 1024 bytes is malformed.
  /// - Complexity: O(*n*) in the length of the text.
  public init(_ text: String) throws(KalendsError) {
    var reader = ISO8601Reader(text, isDateOnly: true)
    day = try reader.readDay()
    calendar = try reader.readAnnotations().calendar
  }
}

extension AnnotatedDay: CustomStringConvertible {
  /// The ISO 8601 date, and the annotation when there is a calendar.
  public var description: String { day.description + (calendar.map { "[u-ca=\($0.name)]" } ?? "") }
}
