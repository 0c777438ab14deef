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

  // Roles and states.
  case roleDatePicker
  case roleTimePicker
  case roleAdjustable
  case roleCalendar
  case roleGrid
  case rolePopUpButton
  case rolePopUpButtonVoiceOver
  case rolePopUpButtonOrca
  case rolePopUpButtonNvda
  case rolePopUpButtonTalkBack
  case roleAdjustableOrca
  case roleAdjustableNvda
  case roleList
  case roleOption
  case roleButton
  case roleHeading
  case roleDialog
  case roleStatus
  case roleGroup
  case stateUnavailable
  case stateSelected
  case stateNotSelected
  case stateDimmed
  case stateDisabled
  case stateDisabledOrca
  case stateDisabledNvda
  case stateToday
  case stateInRange
  case stateRangeStart
  case stateRangeEnd
  case stateFirstAvailable
  case stateLastAvailable
  case stateExpanded
  case stateCollapsed
  case stateRequired
  case stateInvalid

  // Announcements.
  case announceDayAdjusted
  case announceValueAdjusted
  case announceMinimumReached
  case announceMaximumReached
  case announceHourSkipped
  case announceHourRepeated
  case announceMonth
  case announceValue
  case announceValueMoved
  case announceDateSelected
  case announceDateDeselected
  case announceSelectionFull
  case announceSelectionCleared
  case announceRangeStarted
  case announceRangeCompleted
  case announceRangeCleared
  case announceUnavailable
  case announceUnavailableReason
  case announceSkipped
  case announceRestored
  case announceOptions
  case announceNoMatch

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

  // Labels and names.
  case positionOf
  case labelFieldOf
  case labelStartDate
  case labelEndDate
  case labelDate
  case labelTime
  case utterancePair
  case cellDay

  // Navigation.
  case navPrevious
  case navNext
  case navPreviousMonth
  case navNextMonth
  case navPreviousYear
  case navNextYear
  case navToday
  case navChooseMonth
  case navChooseYear
  case navChooseMonthAndYear

  // Actions.
  case actionOpen
  case actionClose
  case actionChoose
  case actionChooseDate
  case actionChangeDate
  case actionChooseTime
  case actionChangeTime
  case actionClear
  case actionDone
  case actionCancel
  case actionIncrement
  case actionDecrement

  // Hints.
  case hintOpenCalendar
  case hintOpenWheels
  case hintOpenOptions
  case hintGrid
  case hintWheel
  case hintWheelVoiceOver
  case hintWheelTalkBack
  case hintAvailable
  case hintRangeStart
  case hintRangeEnd

  // Errors.
  case errorOutside
  case errorRequired
  case errorFormat
  case errorNoSuchDate
  case errorNoSuchTime
}
