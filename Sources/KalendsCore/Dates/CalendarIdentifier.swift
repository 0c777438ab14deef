/// One of the 18 calendars that ICU knows, by its BCP 47 name.
///
/// Source: CLDR, `common/bcp47/calendar.xml`.
public enum CalendarIdentifier: UInt8, CaseIterable, Hashable, Sendable {
  case gregory
  case iso8601
  case buddhist
  case japanese
  case roc
  case persian
  case indian
  case coptic
  case ethiopic
  case ethioaa
  case hebrew
  case islamic
  case islamicCivil
  case islamicTabular
  case islamicUmmAlQura
  case islamicSaudi
  case chinese
  case dangi

  /// The calendar of a BCP 47 name, or of one of ICU's older names (`gregorian`,
  /// `ethiopic-amete-alem`, `islamicc`), compared without regard to ASCII case.
  ///
  /// - Throws: ``KalendsError/unknownCalendar(_:)`` for any other text.
  /// - Complexity: O(*n*) in the length of the text.
  public init(_ name: String) throws(KalendsError) {
    let lowercased = name.lowercased()
    switch lowercased {
    case "gregorian": self = .gregory
    case "ethiopic-amete-alem": self = .ethioaa
    case "islamicc": self = .islamicCivil
    default:
      guard let match = CalendarIdentifier.allCases.first(where: { $0.name == lowercased }) else {
        throw .unknownCalendar(name)
      }
      self = match
    }
  }

  /// The BCP 47 name, such as `islamic-umalqura`.
  public var name: String {
    switch self {
    case .gregory: "gregory"
    case .iso8601: "iso8601"
    case .buddhist: "buddhist"
    case .japanese: "japanese"
    case .roc: "roc"
    case .persian: "persian"
    case .indian: "indian"
    case .coptic: "coptic"
    case .ethiopic: "ethiopic"
    case .ethioaa: "ethioaa"
    case .hebrew: "hebrew"
    case .islamic: "islamic"
    case .islamicCivil: "islamic-civil"
    case .islamicTabular: "islamic-tbla"
    case .islamicUmmAlQura: "islamic-umalqura"
    case .islamicSaudi: "islamic-rgsa"
    case .chinese: "chinese"
    case .dangi: "dangi"
    }
  }

  /// The eras of the calendar, oldest first; empty for `iso8601`, `chinese` and `dangi`.
  public var eras: [Era] {
    switch self {
    case .iso8601, .chinese, .dangi: []
    case .gregory: [.bce, .ce]
    case .buddhist: [.be]
    case .japanese: [.bce, .ce, .meiji, .taisho, .showa, .heisei, .reiwa]
    case .roc: [.broc, .roc]
    case .persian: [.ap]
    case .indian: [.shaka]
    case .coptic, .hebrew: [.am]
    case .ethiopic: [.aa, .am]
    case .ethioaa: [.aa]
    case .islamic, .islamicCivil, .islamicTabular, .islamicUmmAlQura, .islamicSaudi: [.bh, .ah]
    }
  }

  /// Whether the same year may be one of several eras when it is written: that includes `iso8601`,
  /// whose years are written as Gregorian ones.
  public var hasSeveralEras: Bool { self == .iso8601 || eras.count > 1 }
}

extension CalendarIdentifier: CustomStringConvertible {
  /// The BCP 47 name.
  public var description: String { name }
}
