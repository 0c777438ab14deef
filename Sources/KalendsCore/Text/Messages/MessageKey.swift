/// The name of a sentence that every catalogue has; `en.arb` says what each means.
///
/// A catalogue with a key more or a key less does not build.
public enum MessageKey: String, CaseIterable, Hashable, Sendable {
  // Values.
  case valueNone
  case valueDateAtTime
  case valueSelectedCount
  case valueMoreCount

  // Times.
  case timeHour
  case timeMinutes
  case timeNoon
  case timeMidnight
  case timeRepeated

  // Ranges.
  case rangeDates
  case rangeTimes
  case rangeFrom
  case rangeUntil
  case rangeDays
  case rangeNights

  // Wheels.
  case wheelPosition
  case wheelColumnName

  // Roles and states.
  case roleDatePicker
  case roleTimePicker
  case roleAdjustable
  case stateUnavailable
  case stateSelected

  // Announcements.
  case announceDayAdjusted
  case announceValueAdjusted
  case announceMinimumReached
  case announceMaximumReached
  case announceHourSkipped
  case announceHourRepeated

  // What breaks a rule of availability.
  case violationTooEarly
  case violationTooLate
  case violationNotice
  case violationWindow
  case violationUnavailable
  case violationUnavailableReason
  case violationUnknown
  case violationSkipped
  case violationWeekday
  case violationStartWeekday
  case violationEndWeekday
  case violationTooShort
  case violationTooLong
  case violationLength
  case violationStep
  case violationReversed
}
