/// An era of a calendar, under Temporal's code.
///
/// Source: the Temporal proposal's "Intl era and month code" specification. `iso8601`, `chinese`
/// and `dangi` have no eras.
public enum Era: UInt8, CaseIterable, Hashable, Sendable {
  /// Before the Common Era; years count backwards.
  case bce = 1
  /// Common Era.
  case ce
  /// Buddhist Era.
  case be
  /// Meiji, from 1873-01-01, when Japan took the Gregorian calendar.
  case meiji
  /// Taisho, from 1912-07-30.
  case taisho
  /// Showa, from 1926-12-25.
  case showa
  /// Heisei, from 1989-01-08.
  case heisei
  /// Reiwa, from 2019-05-01.
  case reiwa
  /// Before the Republic of China; years count backwards.
  case broc
  /// Republic of China (Minguo).
  case roc
  /// Anno Persico.
  case ap
  /// Saka era of the Indian national calendar.
  case shaka
  /// Era of the Martyrs, of the Incarnation, Anno Mundi: the main era of the Coptic, Ethiopic and
  /// Hebrew calendars.
  case am
  /// Amete Alem, the Ethiopic era of the world.
  case aa
  /// Anno Hegirae.
  case ah
  /// Before the Hijra; years count backwards.
  case bh

  /// Temporal's code, such as `ce` or `heisei`.
  public var code: String {
    switch self {
    case .bce: "bce"
    case .ce: "ce"
    case .be: "be"
    case .meiji: "meiji"
    case .taisho: "taisho"
    case .showa: "showa"
    case .heisei: "heisei"
    case .reiwa: "reiwa"
    case .broc: "broc"
    case .roc: "roc"
    case .ap: "ap"
    case .shaka: "shaka"
    case .am: "am"
    case .aa: "aa"
    case .ah: "ah"
    case .bh: "bh"
    }
  }

  /// The era of a code, or of the aliases `ad` and `bc`.
  ///
  /// - Returns: `nil` for any other text.
  public init?(code: some StringProtocol) {
    let name = code == "ad" ? "ce" : code == "bc" ? "bce" : String(code)
    guard let era = Era.allCases.first(where: { $0.code == name }) else { return nil }
    self = era
  }

  /// The year 0 of the era, counted in the calendar's own continuous years, and the direction in
  /// which the era counts: `year = origin + direction × eraYear`.
  func reckoning(in calendar: CalendarIdentifier) -> (origin: Int, direction: Int) {
    switch self {
    case .bce, .broc, .bh: (1, -1)
    case .meiji: (1867, 1)
    case .taisho: (1911, 1)
    case .showa: (1925, 1)
    case .heisei: (1988, 1)
    case .reiwa: (2018, 1)
    case .aa where calendar == .ethiopic: (-5500, 1)
    default: (0, 1)
    }
  }
}
