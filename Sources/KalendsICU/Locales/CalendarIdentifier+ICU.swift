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

  /// The eras that have names: the calendar's own, and for `iso8601` the Gregorian ones.
  var namedEras: [Era] { self == .iso8601 ? CalendarIdentifier.gregory.eras : eras }

  /// Where ICU has the name of an era: in which calendar's array of era names, and at which index.
  func nameSource(of era: Era) -> (calendar: CalendarIdentifier, index: Int) {
    switch era {
    case .bce: (.gregory, 0)
    case .ce: (.gregory, 1)
    // ICU counts the Japanese eras from Taika (645) on.
    case .meiji: (.japanese, 232)
    case .taisho: (.japanese, 233)
    case .showa: (.japanese, 234)
    case .heisei: (.japanese, 235)
    case .reiwa: (.japanese, 236)
    case .am: (self, self == .hebrew ? 0 : 1)
    case .roc: (self, 1)
    // CLDR names one Islamic era: years before it get the same name.
    case .be, .broc, .ap, .shaka, .aa, .ah, .bh: (self, 0)
    }
  }
}
