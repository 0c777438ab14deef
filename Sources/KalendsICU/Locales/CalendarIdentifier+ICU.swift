internal import KalendsCore

extension CalendarIdentifier {
  /// Whether the calendar is one of the five that share the Islamic names.
  var isIslamic: Bool {
    switch self {
    case .islamic, .islamicCivil, .islamicTabular, .islamicUmmAlQura, .islamicSaudi: true
    default: false
    }
  }

  /// The calendar in whose data its own weekday names are, where it has any.
  var weekdayNameSource: String { isIslamic ? "islamic" : icuName }

  /// The calendars in whose data month names are looked up: its own, then where root's alias leads.
  var monthNameSources: [String] {
    switch self {
    case .gregory, .iso8601: ["gregorian"]
    case .buddhist, .japanese, .roc: [icuName, "gregorian"]
    case .ethioaa: [icuName, "ethiopic"]
    case .dangi: ["dangi", "chinese"]
    case .islamic: ["islamic"]
    case .islamicCivil, .islamicTabular, .islamicUmmAlQura, .islamicSaudi: [icuName, "islamic"]
    default: [icuName]
    }
  }

  /// The calendars in whose data patterns are looked up, likewise.
  var patternSources: [String] {
    switch self {
    case .gregory, .iso8601: ["gregorian"]
    case .chinese: ["chinese"]
    case .dangi: ["dangi", "chinese"]
    case .ethioaa: [icuName, "ethiopic", "generic"]
    case .islamicCivil, .islamicTabular, .islamicUmmAlQura, .islamicSaudi:
      [icuName, "islamic", "generic"]
    default: [icuName, "generic"]
    }
  }

  /// The eras with names, as positions in ICU's arrays of a calendar's era names.
  var eraSources: [(calendar: CalendarIdentifier, eras: [(Era, Int)])] {
    switch self {
    case .gregory, .iso8601: [(.gregory, [(.bce, 0), (.ce, 1)])]
    case .japanese:
      [
        (.gregory, [(.bce, 0), (.ce, 1)]),
        // ICU counts the eras from Taika (645) on.
        (
          .japanese,
          [(.meiji, 232), (.taisho, 233), (.showa, 234), (.heisei, 235), (.reiwa, 236)]
        ),
      ]
    case .buddhist: [(self, [(.be, 0)])]
    case .roc: [(self, [(.broc, 0), (.roc, 1)])]
    case .persian: [(self, [(.ap, 0)])]
    case .indian: [(self, [(.shaka, 0)])]
    case .coptic: [(self, [(.am, 1)])]
    case .ethiopic: [(self, [(.aa, 0), (.am, 1)])]
    case .ethioaa: [(self, [(.aa, 0)])]
    case .hebrew: [(self, [(.am, 0)])]
    case .islamic, .islamicCivil, .islamicTabular, .islamicUmmAlQura, .islamicSaudi:
      [(self, [(.bh, 0), (.ah, 0)])]
    case .chinese, .dangi: []
    }
  }
}
