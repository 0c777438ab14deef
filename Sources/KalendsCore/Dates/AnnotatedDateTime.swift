/// A date and time with what its text says about zone and calendar, as RFC 9557 writes it:
/// `2026-03-14T09:30+01:00[Europe/Paris][u-ca=hebrew]`.
///
/// ```swift
/// let meeting = try AnnotatedDateTime("2026-03-14T09:30[Europe/Paris]")
/// print(meeting.local, meeting.zone ?? "none")  // 2026-03-14T09:30 Europe/Paris
/// ```
public struct AnnotatedDateTime: Hashable, Sendable {
  /// The date and time as they are written.
  public var local: LocalDateTime
  /// The offset behind them, `nil` without one.
  public var offset: WrittenOffset?
  /// The zone of the annotation, `nil` without one; whether there is such a zone is not judged.
  public var zone: String?
  /// The calendar of the annotation, `nil` without one.
  public var calendar: CalendarIdentifier?

  /// Makes an annotated date and time.
  public init(
    _ local: LocalDateTime, offset: WrittenOffset? = nil, zone: String? = nil,
    calendar: CalendarIdentifier? = nil
  ) {
    self.local = local
    self.offset = offset
    self.zone = zone
    self.calendar = calendar
  }

  /// Reads an ISO 8601 date and time with an optional offset and RFC 9557 annotations.
  ///
  /// The zone is the first annotation, without a key. Keys are treated as ``AnnotatedDay`` does.
  ///
  /// - Throws: ``KalendsError/malformedTime(_:offset:)``, what ``LocalDateTime/init(_:)`` throws,
  ///   ``KalendsError/offsetOutOfRange(seconds:limits:)`` and ``KalendsError/unknownCalendar(_:)``.
  /// - Complexity: O(*n*) in the length of the text.
  public init(_ text: String) throws(KalendsError) {
    var reader = ISO8601Reader(text)
    local = try reader.readDateTime()
    offset = try reader.readOffset()
    let annotations = try reader.readAnnotations()
    zone = annotations.zone
    calendar = annotations.calendar
  }
}

extension AnnotatedDateTime: CustomStringConvertible {
  /// The RFC 9557 form, with seconds where an offset demands them.
  public var description: String {
    let time = offset.map { local.descriptionWithSeconds + $0.description } ?? local.description
    return time + (zone.map { "[\($0)]" } ?? "") + (calendar.map { "[u-ca=\($0.name)]" } ?? "")
  }
}

/// An offset as a text has it: RFC 9557 tells `Z`, where only UTC is known, from `+00:00`.
public enum WrittenOffset: Hashable, Sendable {
  /// `Z`: the instant is known, the offset of the local clocks is not.
  case utc
  /// A number, such as `+05:30`.
  case numeric(ZoneOffset)

  /// How far the written time is ahead of UTC.
  public var value: ZoneOffset {
    switch self {
    case .utc: .zero
    case .numeric(let offset): offset
    }
  }
}

extension WrittenOffset: CustomStringConvertible {
  /// `Z` or the number.
  public var description: String {
    switch self {
    case .utc: "Z"
    case .numeric(let offset): offset.description
    }
  }
}
