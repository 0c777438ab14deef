/// How long the text of a date is.
///
/// Source: UTS 35, part 4, "dateFormats".
public enum DateStyle: Int, CaseIterable, Hashable, Sendable {
  /// With the weekday and the month's name.
  case full
  /// With the month's name.
  case long
  /// With an abbreviation of the month, as a rule.
  case medium
  /// In digits.
  case short
}

/// How long the text of a time is.
///
/// CLDR's full and long times name the zone, which a time of day does not have.
public enum TimeStyle: Int, CaseIterable, Hashable, Sendable {
  /// Hour, minute and second.
  case medium
  /// Hour and minute.
  case short
}

/// What a text is to show; the locale knows in which order and form.
public enum TextForm: Hashable, Sendable {
  /// A date in one of four styles.
  case date(DateStyle)
  /// A time in one of two styles.
  case time(TimeStyle)
  /// Both, joined as the date's style has it.
  case dateAndTime(DateStyle, TimeStyle)
  /// Month and year as a title.
  case monthHeading
  /// Month and day.
  case monthDay
  /// The fields of a skeleton, such as `yMMMEd` or `jm`.
  case skeleton(String)
}
