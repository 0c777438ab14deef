/// What a pattern's fields are written with: the names and digits of one locale and calendar.
public struct PatternSymbols: Hashable, Sendable {
  /// The month names that the pattern needs, each in its width and context.
  public var months: [MonthNames] = []
  /// The era names that the pattern needs.
  public var eras: [EraNames] = []
  /// The sixty names of the years of the Chinese cycle.
  public var cyclicYears: NameTable?
  /// How a leap month is written whose number stands for its name.
  public var numericLeapMonth: LeapMonthPattern?
  /// The digits.
  public var numbers: NumberingSystem
  /// The text of the year 1 where it is not a number: in Japanese the first year of an era is 元年.
  public var firstYear: String?

  /// Makes symbols without names.
  public init(numbers: NumberingSystem) { self.numbers = numbers }
}

/// A date pattern compiled for one locale and calendar: literal bytes and the tables that each field
/// is written with.
///
/// Fields: `G` (era; in the Chinese and Dangi calendars, as ICU has it, the number of the cycle),
/// `y` (year of the era), `Y`, `r` (the Gregorian year in which a Chinese or Dangi year begins), `U`
/// (name of the year in the cycle), `M`, `L`. A `Y`, the year that the week belongs to, is taken for
/// `y`: where CLDR has it in a pattern without weeks, it is a slip.
public struct PatternProgram: Hashable, Sendable {
  private enum Step: Hashable, Sendable {
    case literal(from: Int, to: Int)
    case era(EraNames)
    case cycle(minimumDigits: Int)
    case year(minimumDigits: Int)
    case yearInCentury
    case relatedYear(minimumDigits: Int)
    case cyclicYear(NameTable)
    case month(MonthNames)
    case monthNumber(minimumDigits: Int)
  }

  /// The calendar whose dates the program writes.
  public let calendar: CalendarIdentifier
  private let steps: [Step]
  private let literals: [UInt8]
  private let numbers: NumberingSystem
  private let firstYear: [UInt8]
  private let leapPrefix: [UInt8]
  private let leapSuffix: [UInt8]

  /// Compiles a pattern.
  ///
  /// - Throws: ``KalendsError/unsupportedPatternField(_:)`` for another field than those named
  ///   above, or one whose names are not among the symbols.
  /// - Complexity: O(*n*) in the length of the pattern.
  public init(
    _ pattern: DatePattern, calendar: CalendarIdentifier, symbols: PatternSymbols
  ) throws(KalendsError) {
    var steps: [Step] = []
    var literals: [UInt8] = []
    for item in pattern.items {
      switch item {
      case .literal(let text):
        let start = literals.count
        literals.append(contentsOf: text.utf8)
        steps.append(.literal(from: start, to: literals.count))
      case .field(let letter, let width):
        guard let step = Self.step(letter, width: width, calendar: calendar, symbols: symbols)
        else {
          throw .unsupportedPatternField(String(repeating: String(letter), count: width))
        }
        steps.append(step)
      }
    }
    self.calendar = calendar
    self.steps = steps
    self.literals = literals
    numbers = symbols.numbers
    firstYear = Array((symbols.firstYear ?? "").utf8)
    leapPrefix = Array((symbols.numericLeapMonth?.prefix ?? "").utf8)
    leapSuffix = Array((symbols.numericLeapMonth?.suffix ?? "").utf8)
  }

  private static func step(
    _ letter: Unicode.Scalar, width: Int, calendar: CalendarIdentifier, symbols: PatternSymbols
  ) -> Step? {
    let followsMoon = calendar == .chinese || calendar == .dangi
    switch letter {
    case "G" where followsMoon:
      return .cycle(minimumDigits: 1)
    case "G":
      let eraWidth = NameWidth(eraLetters: width)
      return symbols.eras.first { $0.width == eraWidth }.map { .era($0) }
    case "y", "Y":
      // ICU numbers the years of a Chinese cycle here; the year that Temporal counts would not be
      // the same number.
      guard !followsMoon else { return nil }
      return width == 2 ? .yearInCentury : .year(minimumDigits: width)
    case "r" where followsMoon:
      return .relatedYear(minimumDigits: width)
    case "U" where followsMoon:
      return symbols.cyclicYears.map { .cyclicYear($0) }
    case "M", "L":
      guard let monthWidth = NameWidth(monthLetters: width) else {
        return .monthNumber(minimumDigits: width)
      }
      let context = letter == "M" ? NameContext.format : .standalone
      return symbols.months.first { $0.width == monthWidth && $0.context == context }
        .map { .month($0) }
    default:
      return nil
    }
  }

  /// Writes a date, in UTF-8.
  ///
  /// - Throws: ``KalendsError/outputFull(needed:available:)`` when it does not fit: what was written
  ///   until then stays; ``KalendsError/unknownCalendar(_:)`` for a date of another calendar;
  ///   and ``KalendsError/numberOutOfRange(_:numberingSystem:limits:)``.
  /// - Complexity: O(*n*) in the length of the text; allocates nothing.
  public func append(
    _ date: CalendarDate, to output: inout OutputSpan<UInt8>
  ) throws(KalendsError) {
    guard date.calendar == calendar else { throw .unknownCalendar(date.calendar.name) }
    for step in steps {
      switch step {
      case .literal(let start, let end):
        try output.append(literals, start..<end)
      case .era(let names):
        try names.append(date.era ?? (date.year > 0 ? .ce : .bce), to: &output)
      case .cycle(let minimumDigits):
        try numbers.append(date.cycle.number, minimumDigits: minimumDigits, to: &output)
      case .year(let minimumDigits):
        let year = shownYear(of: date)
        if year == 1, !firstYear.isEmpty {
          try output.append(firstYear, 0..<firstYear.count)
        } else {
          try numbers.append(year, minimumDigits: minimumDigits, to: &output)
        }
      case .yearInCentury:
        try numbers.append(shownYear(of: date) % 100, minimumDigits: 2, to: &output)
      case .relatedYear(let minimumDigits):
        try numbers.append(date.year, minimumDigits: minimumDigits, to: &output)
      case .cyclicYear(let names):
        try names.append(date.cycle.index, to: &output)
      case .month(let names):
        try names.append(date.monthCode, inLeapYear: date.monthsInYear == 13, to: &output)
      case .monthNumber(let minimumDigits):
        try appendMonthNumber(date, minimumDigits: minimumDigits, to: &output)
      }
    }
  }

  /// The text of a date.
  ///
  /// - Throws: as ``append(_:to:)``, but for lack of room.
  /// - Complexity: O(*n*) in the length of the text.
  public func text(of date: CalendarDate) throws(KalendsError) -> String {
    try String.written { output throws(KalendsError) in try append(date, to: &output) }
  }

  /// The year of the era, but the continuous year where CLDR has no name for the era: years before
  /// the Hijra are negative years of the era that it names.
  private func shownYear(of date: CalendarDate) -> Int {
    switch date.era {
    case nil: date.year > 0 ? date.year : 1 - date.year
    case .bh: date.year
    default: date.eraYear
    }
  }

  private func appendMonthNumber(
    _ date: CalendarDate, minimumDigits: Int, to output: inout OutputSpan<UInt8>
  ) throws(KalendsError) {
    let followsMoon = calendar == .chinese || calendar == .dangi
    guard followsMoon else {
      return try numbers.append(date.month, minimumDigits: minimumDigits, to: &output)
    }
    if date.monthCode.isLeap { try output.append(leapPrefix, 0..<leapPrefix.count) }
    try numbers.append(date.monthCode.number, minimumDigits: minimumDigits, to: &output)
    if date.monthCode.isLeap { try output.append(leapSuffix, 0..<leapSuffix.count) }
  }
}

extension NameWidth {
  /// The width that a number of `M` or `L` asks for; `nil` for a month in digits.
  public init?(monthLetters count: Int) {
    switch count {
    case 3: self = .abbreviated
    case 4: self = .wide
    case 5: self = .narrow
    default: return nil
    }
  }

  /// The width that a number of `G` asks for.
  public init(eraLetters count: Int) {
    self = count == 4 ? .wide : count == 5 ? .narrow : .abbreviated
  }
}

extension CalendarDate {
  /// The cycle of sixty years that a Chinese or Dangi year belongs to, counted from 2637 BCE
  /// (Dangi: 2333 BCE) as ICU counts, and the position of the year in it, from 0.
  fileprivate var cycle: (number: Int, index: Int) {
    // 1984 begins a cycle in both calendars.
    let index = ((year - 1984) % 60 + 60) % 60
    let yearsSinceFirst = year + (calendar == .dangi ? 2332 : 2636)
    let position = (yearsSinceFirst % 60 + 60) % 60
    return ((yearsSinceFirst - position) / 60 + 1, index)
  }
}
