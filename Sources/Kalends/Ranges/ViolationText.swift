public import KalendsCore
public import KalendsICU
internal import Locales

/// Says in one language why a day or a range cannot be chosen.
///
/// ```swift
/// let text = try ViolationText(locale: "de")
/// for violation in validator.violations(from: start, to: end) {
///   print(try text.message(violation, unit: validator.rules.lengthUnit))
/// }
/// ```
public struct ViolationText: Sendable {
  /// The language of the sentences.
  public let messages: Messages
  /// How several dates are said, or `nil` where that is not known.
  private let lists: ListFormat?
  /// How a day is said, with its weekday.
  private let date: @Sendable (Day) throws(KalendsError) -> String
  /// How many dates and ranges are said one by one: more are a number, as nobody remembers them.
  private static let greatestList = 3

  /// Joins a language with a way to say a day.
  ///
  /// - Parameters:
  ///   - messages: the sentences.
  ///   - lists: how the same language joins several dates; without it only the first is said, and how
  ///     many more there are.
  ///   - date: a full date as the same language says it.
  public init(
    _ messages: Messages, lists: ListFormat? = nil,
    date: @escaping @Sendable (Day) throws(KalendsError) -> String
  ) {
    self.messages = messages
    self.lists = lists
    self.date = date
  }

  /// Opens the language of a locale, and its full dates.
  ///
  /// Where English stands in for a language that has no catalogue, the dates are English too. A day
  /// that the calendar does not reach is said as an ISO date.
  ///
  /// - Parameters:
  ///   - locale: the locale of the reader.
  ///   - calendar: the calendar of the dates; the locale's own when absent.
  /// - Throws: ``KalendsICU/ICUError/malformedLocale(_:)``, and what opening the locale's texts and
  ///   the calendar throws.
  /// - Complexity: O(1), about a tenth of a millisecond.
  public init(locale: String, calendar: CalendarIdentifier? = nil) throws(ICUError) {
    let messages = try Messages.open(locale: locale, from: Catalogues.all)
    let language = messages.isFallback ? messages.languageTag : locale
    var compiler = try TextCompiler(language, calendar: calendar)
    let program = try compiler.program(.date(.full))
    let dates = try CalendarSystem.open(program.calendar)
    self.init(messages, lists: try compiler.locale.listFormat()) { day in
      (try? program.text(of: dates.date(of: day))) ?? day.description
    }
  }

  /// The sentence for a violation.
  ///
  /// A host's reason stands in it as it is; a reason that is a key of ``MessageKey`` is said in the
  /// language of the messages.
  ///
  /// - Parameters:
  ///   - violation: what a validator found.
  ///   - unit: the unit of lengths, as the rules have it.
  /// - Returns: a whole sentence.
  /// - Throws: what `date` throws, and what ``Messages`` throws for a catalogue that lacks a message.
  /// - Complexity: O(*n*) in the length of the sentence.
  public func message(
    _ violation: Violation, unit: AvailabilityRules.LengthUnit = .nights
  ) throws(KalendsError) -> String {
    switch violation.rule {
    case .bounds: try messages.text(boundKey(violation), ["limit": limitDay(violation)])
    case .notice:
      try messages.text(
        .violationNotice, ["length": length(violation, .days), "limit": limitDay(violation)])
    case .window:
      try messages.text(
        .violationWindow, ["length": length(violation, .days), "limit": limitDay(violation)])
    case .unavailable: try unavailable(violation)
    case .unknown: try messages.text(.violationUnknown, ["dates": dates(violation)])
    case .skipped: try messages.text(.violationSkipped, ["dates": dates(violation)])
    case .weekdays: try messages.text(.violationWeekday, ["dates": dates(violation)])
    case .startWeekdays: try messages.text(.violationStartWeekday, ["date": dates(violation)])
    case .endWeekdays: try messages.text(.violationEndWeekday, ["date": dates(violation)])
    case .least: try messages.text(.violationTooShort, ["length": length(violation, unit)])
    case .greatest: try messages.text(.violationTooLong, ["length": length(violation, unit)])
    case .fixedLength: try messages.text(.violationLength, ["length": length(violation, unit)])
    case .step: try messages.text(.violationStep, ["length": length(violation, unit)])
    case .reversed: try messages.text(.violationReversed)
    }
  }

  /// The sentence for a day that a zone skips.
  ///
  /// - Throws: as ``message(_:unit:)``.
  public func skipped(_ day: Day) throws(KalendsError) -> String {
    try messages.text(.violationSkipped, ["dates": .text(try date(day))])
  }

  private func boundKey(_ violation: Violation) -> MessageKey {
    guard let limit = violation.limitDay, let first = violation.days.first(from: .min) else {
      return .violationTooEarly
    }
    return first < limit ? .violationTooEarly : .violationTooLate
  }

  private func limitDay(_ violation: Violation) throws(KalendsError) -> MessageArgument {
    .text(try violation.limitDay.map(date) ?? "")
  }

  private func length(
    _ violation: Violation, _ unit: AvailabilityRules.LengthUnit
  ) throws(KalendsError) -> MessageArgument {
    let key: MessageKey = unit == .nights ? .rangeNights : .rangeDays
    return .text(try messages.text(key, ["count": .number(violation.limit ?? 0)]))
  }

  private func unavailable(_ violation: Violation) throws(KalendsError) -> String {
    let dates = try dates(violation)
    guard let reason = try violation.reason.map(text(of:)) else {
      return try messages.text(.violationUnavailable, ["dates": dates])
    }
    return try messages.text(
      .violationUnavailableReason, ["dates": dates, "reason": .text(reason)])
  }

  /// The words of a host's reason.
  public func text(of reason: AvailabilityRules.Reason) throws(KalendsError) -> String {
    switch reason {
    case .text(let text): text
    case .key(let key):
      // A key of the host's own is all that is known of its reason.
      if let key = MessageKey(rawValue: key) { try messages.text(key) } else { key }
    }
  }

  /// The offending days where they are few dates or ranges, or else the first one and how many more
  /// days there are.
  private func dates(_ violation: Violation) throws(KalendsError) -> MessageArgument {
    let intervals = violation.days.intervals
    guard let first = intervals.first else { return .text("") }
    if let lists, intervals.count <= Self.greatestList {
      var texts: [String] = []
      for interval in intervals { texts.append(try text(of: interval)) }
      return .text(lists.text(of: texts))
    }
    var text = try text(of: first)
    let more = violation.days.count - first.dayCount
    if more > 0 { text += try " " + messages.text(.valueMoreCount, ["count": .number(more)]) }
    return .text(text)
  }

  /// A date, or a range from the first to the last one.
  private func text(of days: ClosedRange<Day>) throws(KalendsError) -> String {
    let start = try date(days.lowerBound)
    guard days.dayCount > 1 else { return start }
    return try messages.text(
      .rangeDates, ["start": .text(start), "end": .text(try date(days.upperBound))])
  }
}
