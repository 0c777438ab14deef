/// What can be wrong with the input of `KalendsCore`, with the input itself and the limits that it
/// broke.
public enum KalendsError: Error, Hashable, Sendable {
  /// A calendar name that is none of ICU's 18.
  case unknownCalendar(String)
  /// An era code that the calendar does not have.
  case unknownEra(String, calendar: CalendarIdentifier)
  /// A month code that is not well-formed, or that no year of the calendar has.
  case unknownMonthCode(String)
  /// A month code that other years of the calendar have, but not this one.
  case noSuchMonth(MonthCode, year: Int, calendar: CalendarIdentifier)
  /// A field of a date outside its limits, such as day 32.
  case fieldOutOfRange(DateField, value: Int, limits: ClosedRange<Int>)
  /// A field that is needed and was not given.
  case missingField(DateField)
  /// Two fields that contradict each other, such as month 3 and month code M04.
  case conflictingFields(DateField, DateField)
  /// A day outside the supported days, as days since 1970-01-01.
  case dayOutOfRange(Int, limits: ClosedRange<Day>)
  /// A year outside the supported years of a calendar, in the calendar's continuous count.
  case yearOutOfRange(Int, calendar: CalendarIdentifier, limits: ClosedRange<Int>)
  /// An amount of a unit to add beyond what can lead to a supported day.
  case durationOutOfRange(Int, limits: ClosedRange<Int>)
  /// Rules of availability that contradict each other, or leave nothing to choose.
  case contradictoryRules([AvailabilityRule])
  /// The number of a rule of availability outside its limits.
  case ruleOutOfRange(AvailabilityRule, value: Int, limits: ClosedRange<Int>)
  /// Bounds whose beginning lies behind their end, or that are empty.
  case invertedBounds(DateBounds)
  /// Bounds of which one end is a time of day and the other is not.
  case mixedBounds(DateBounds)
  /// A minute interval that is not in 1…30 or does not divide 60.
  case minuteIntervalOutOfRange(Int)
  /// Bounds between which there is no minute of the grid.
  case noMinuteBetween(DateBounds)
  /// An empty set of displayed components.
  case noDisplayedComponents
  /// A row that a column of wheels does not have, and how many it has: none where there is no such
  /// column.
  case noSuchRow(WheelField, index: Int, count: Int)
  /// A text that is not an ISO 8601 / RFC 9557 date, and the UTF-8 offset of the first fault.
  case malformedDate(String, offset: Int)
  /// A text that is not an ISO 8601 / RFC 9557 time, local time or instant, and the UTF-8 offset of
  /// the first fault.
  case malformedTime(String, offset: Int)
  /// An instant outside the supported days in UTC, or not a number, in milliseconds since the epoch.
  case instantOutOfRange(milliseconds: Double, limits: ClosedRange<Instant>)
  /// An offset from UTC that no zone has, in seconds.
  case offsetOutOfRange(seconds: Int, limits: ClosedRange<ZoneOffset>)
  /// A local time that the clocks of a zone jump over.
  case skippedLocalTime(LocalDateTime, zone: String)
  /// A local time that the clocks of a zone show twice.
  case repeatedLocalTime(LocalDateTime, zone: String)
  /// An offset that the clocks of a zone do not have when they show a local time.
  case contradictingOffset(ZoneOffset, LocalDateTime, zone: String)
  /// Data of a zone that are damaged, or that no zone can have.
  case malformedZone(String, ZoneFault)
  /// A text that is not a POSIX zone rule, and the UTF-8 offset of the first fault.
  case malformedZoneRule(String, offset: Int)
  /// A calendar that only ICU can compute, opened without a year table for it.
  case calendarNeedsYearTable(CalendarIdentifier)
  /// A year table whose row for `year` does not fit the calendar or the row before it.
  case malformedYearTable(year: Int)
  /// A date pattern that does not follow UTS 35, and the UTF-8 offset of the first fault.
  case malformedPattern(String, offset: Int)
  /// A field of a well-formed date pattern that is not supported, or whose names are missing.
  case unsupportedPatternField(String)
  /// A number that an algorithmic numbering system has no text for, and the numbers that it has.
  case numberOutOfRange(Int, numberingSystem: String, limits: ClosedRange<Int>)
  /// Digits that are not ten single characters.
  case malformedDigits(String)
  /// A caller's buffer that has too little room, in bytes.
  case outputFull(needed: Int, available: Int)
  /// A message that does not compile, and the UTF-8 offset in its pattern where it goes wrong.
  case invalidMessage(MessageFault, offset: Int)
  /// A message that a catalogue does not have.
  case missingMessage(String, language: String)
  /// An argument that a message needs and was not given.
  case missingArgument(String)
  /// An argument of a message that was given as text where it counts, or as a number where it
  /// does not.
  case wrongArgument(String, expected: MessageArgumentType)
  /// A plural rule that is not well-formed or too long, and the UTF-8 offset of the first fault.
  case invalidPluralRule(String, offset: Int)
}

/// A field of a date or time, by Temporal's names.
public enum DateField: String, Hashable, Sendable {
  case era
  case eraYear
  case year
  case month
  case monthCode
  case day
  case weekday
  case week
  case hour
  case minute
  case second
  case millisecond
}
