/// Where a spoken date has its weekday.
public enum SpokenWeekday: String, CaseIterable, Hashable, Sendable {
  /// Where the locale's own pattern has it.
  case locale
  /// Before all else.
  case first
  /// Behind all else.
  case last
  /// Nowhere.
  case none
}

/// Whether a spoken date has its year.
public enum SpokenYear: String, CaseIterable, Hashable, Sendable {
  /// Every date has it.
  case always
  /// Only a date of another year than today's has it; where today is not known, every date.
  case ifNotCurrent
  /// No date has it.
  case never
}

extension SpokenYear {
  /// Whether the year of a date is said.
  func isSaid(of date: CalendarDate, today: CalendarDate?) -> Bool {
    switch self {
    case .always: true
    case .ifNotCurrent: today.map { !date.isInSameYear(as: $0) } ?? true
    case .never: false
    }
  }
}

extension CalendarDate {
  /// Whether both dates lie in one year of one era of one calendar.
  func isInSameYear(as other: CalendarDate) -> Bool {
    calendar == other.calendar && year == other.year && era == other.era
  }

  /// Whether the year alone would be taken for another one: before year 1, and in calendars whose
  /// official years are those of an era.
  package var needsEra: Bool {
    switch calendar {
    case .japanese, .roc: true
    case .chinese, .dangi: false
    default: year < 1
    }
  }
}
