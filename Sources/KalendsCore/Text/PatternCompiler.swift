/// Turns a pattern into operations and tables.
struct PatternCompiler {
  typealias Operation = PatternCode.Operation
  typealias Slot = PatternCode.Slot
  typealias Selector = PatternCode.Selector
  typealias Flags = PatternCode.Flags

  private(set) var operations: [Operation] = []
  private(set) var tables = PatternTables()
  private(set) var greatestLength = 0
  private(set) var showsDate = false
  private(set) var showsTime = false
  private(set) var algorithmicSystem = ""
  private(set) var yearCount: YearCount?

  private let pattern: DatePattern
  private let calendar: CalendarIdentifier
  private let symbols: PatternSymbols
  /// Literal text that is still to be joined to the table before or behind it.
  private var prefix: [UInt8] = []
  private var suffix: [UInt8] = []
  /// Where each decimal system's digits lie.
  private var digitBlocks: [(numbers: NumberingSystem, start: Int32)] = []

  /// The longest literal that is repeated in every text of a table.
  private static let greatestFused = 16
  /// The most digits that a field may ask for.
  private static let greatestDigits = 20

  init(_ pattern: DatePattern, calendar: CalendarIdentifier, symbols: PatternSymbols) {
    self.pattern = pattern
    self.calendar = calendar
    self.symbols = symbols
    operations.reserveCapacity(pattern.items.count)
  }

  private var followsMoon: Bool { calendar == .chinese || calendar == .dangi }

  mutating func compile() throws(KalendsError) {
    let items = pattern.items
    for index in items.indices {
      guard case .field(let letter, let width) = items[index] else {
        takeLiteral(at: index)
        continue
      }
      suffix.removeAll(keepingCapacity: true)
      if isTable(letter), index + 1 < items.count,
        case .literal(let text) = items[index + 1], text.utf8.count <= Self.greatestFused
      {
        suffix.append(contentsOf: text.utf8)
      }
      try compile(letter, width: width)
      prefix.removeAll(keepingCapacity: true)
    }
    operations.append(Operation(.end))
  }

  /// Gives a literal to the table before it, to the one behind it, or to an operation of its own.
  private mutating func takeLiteral(at index: Int) {
    guard case .literal(let text) = pattern.items[index] else { return }
    let isShort = text.utf8.count <= Self.greatestFused
    if isShort, index > 0, case .field(let letter, _) = pattern.items[index - 1],
      isTable(letter)
    {
      return
    }
    if isShort, index + 1 < pattern.items.count,
      case .field(let letter, _) = pattern.items[index + 1],
      isTable(letter)
    {
      prefix.append(contentsOf: text.utf8)
      return
    }
    begin(.literal)
    tables.add(text)
    tables.endText(with: [])
    finish()
  }

  /// Whether a field becomes a table, whose texts can take in the literals beside it.
  private func isTable(_ letter: Unicode.Scalar) -> Bool {
    switch letter {
    case "y", "Y", "u", "r", "D": false
    case "G": !followsMoon
    case "U": followsMoon
    default: true
    }
  }

  private mutating func compile(
    _ letter: Unicode.Scalar, width: Int
  ) throws(KalendsError) {
    switch letter {
    case "G", "y", "Y", "u", "U", "r": try compileYear(letter, width)
    case "M", "L": try compileMonth(letter, width)
    case "d", "D", "E", "e", "c": try compileDay(letter, width)
    default: try compileTime(letter, width)
    }
  }

  private func unsupported(_ letter: Unicode.Scalar, _ width: Int) -> KalendsError {
    // Not the field itself: it may be a megabyte long.
    .unsupportedPatternField(String(repeating: String(letter), count: min(width, 64)))
  }

  // MARK: - Fields

  private mutating func compileYear(
    _ letter: Unicode.Scalar, _ width: Int
  ) throws(KalendsError) {
    showsDate = true
    let flags: Flags = width == 2 ? .inCentury : []
    switch letter {
    case "G" where followsMoon: try number(.cycle, letter: "G", minimumDigits: 1)
    case "G":
      let eraWidth = NameWidth(eraLetters: width)
      guard let names = symbols.eras.first(where: { $0.width == eraWidth }) else {
        throw unsupported(letter, width)
      }
      eraTable(names)
    case "U" where followsMoon:
      guard let names = symbols.cyclicYears, names.count == 60 else {
        throw unsupported(letter, width)
      }
      table(.cyclicYear, names)
    case "y" where followsMoon:
      // ICU numbers the years of the cycle here.
      try numberTable(.cyclicYear, letter: "y", values: 1...60, minimumDigits: width)
    case "u": try number(.extendedYear, letter: "u", minimumDigits: width)
    case "r" where followsMoon: try number(.relatedYear, letter: "r", minimumDigits: width)
    case "Y":
      guard let rules = symbols.weekRules else { throw unsupported(letter, width) }
      try countYears(by: rules, for: letter, width)
      try number(.weekYear, letter: letter, minimumDigits: width, flags: flags)
    case "y", "U": try number(.year, letter: "y", minimumDigits: width, flags: flags)
    default: throw unsupported(letter, width)
    }
  }

  /// Lets the program count the days and weeks of years.
  private mutating func countYears(
    by rules: WeekRules, for letter: Unicode.Scalar, _ width: Int
  ) throws(KalendsError) {
    guard let calendar = symbols.calendar ?? (try? CalendarSystem(calendar)) else {
      throw unsupported(letter, width)
    }
    yearCount = YearCount(calendar: calendar, rules: rules)
  }

  private mutating func compileMonth(
    _ letter: Unicode.Scalar, _ width: Int
  ) throws(KalendsError) {
    showsDate = true
    guard let monthWidth = NameWidth(monthLetters: width) else {
      return try compileMonthNumber(letter, width)
    }
    let context = letter == "M" ? NameContext.format : .standalone
    guard
      let names = symbols.months.first(where: {
        $0.width == monthWidth && $0.context == context && $0.calendar == calendar
      })
    else { throw unsupported(letter, width) }
    switch calendar {
    case .hebrew:
      // Twelve names of a common year, then thirteen of a leap year: Adar has three names.
      begin(.hebrewMonth)
      for index in [0, 1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12] { text(names.table, index) }
      for index in [0, 1, 2, 3, 4, 5, 13, 7, 8, 9, 10, 11, 12] { text(names.table, index) }
      finish()
    case .chinese, .dangi:
      begin(.lunarMonth)
      for index in 0..<names.table.count {
        if index == 12 { skipToLeapMonths() }
        text(names.table, index)
      }
      finish()
    default: table(.month, names.table)
    }
  }

  private mutating func compileMonthNumber(
    _ letter: Unicode.Scalar, _ width: Int
  ) throws(KalendsError) {
    guard width <= 2 else { throw unsupported(letter, width) }
    guard followsMoon else {
      return try numberTable(.month, letter: letter, values: 1...13, minimumDigits: width)
    }
    let numbers = try numbers(letter, through: 12)
    begin(.lunarMonth)
    for month in 1...12 { try number(month, numbers, minimumDigits: width) }
    skipToLeapMonths()
    let leap = symbols.numericLeapMonth
    for month in 1...12 {
      let outer = (prefix, suffix)
      prefix.append(contentsOf: (leap?.prefix ?? "").utf8)
      suffix.insert(contentsOf: (leap?.suffix ?? "").utf8, at: 0)
      try number(month, numbers, minimumDigits: width)
      (prefix, suffix) = outer
    }
    finish()
  }

  private mutating func compileDay(
    _ letter: Unicode.Scalar, _ width: Int
  ) throws(KalendsError) {
    showsDate = true
    switch letter {
    case "d": try numberTable(.day, letter: letter, values: 1...31, minimumDigits: width)
    case "D":
      try countYears(by: symbols.weekRules ?? .iso8601, for: letter, width)
      try number(.dayOfYear, letter: letter, minimumDigits: width)
    default:
      guard let nameWidth = NameWidth(weekdayLetters: width, letter: letter) else {
        guard let rules = symbols.weekRules else { throw unsupported(letter, width) }
        let numbers = try numbers(letter, through: 7)
        begin(.weekday)
        for offset in 0..<7 {
          let column = Weekday.monday.advanced(by: offset)
            .column(startingWith: rules.firstWeekday)
          try number(column + 1, numbers, minimumDigits: letter == "c" ? 1 : width)
        }
        return finish()
      }
      let context = letter == "c" ? NameContext.standalone : .format
      guard
        let names = symbols.weekdays.first(where: {
          $0.width == nameWidth && $0.context == context
        })
      else { throw unsupported(letter, width) }
      begin(.weekday)
      for index in 0..<7 { text(names.table, names.offset + index) }
      finish()
    }
  }

  private mutating func compileTime(
    _ letter: Unicode.Scalar, _ width: Int
  ) throws(KalendsError) {
    showsTime = true
    switch letter {
    case "a": try halves(letter, width)
    case "b", "B": try dayPeriods(letter, width)
    case "H": try hours(letter, width) { $0 }
    case "k": try hours(letter, width) { $0 == 0 ? 24 : $0 }
    case "K": try hours(letter, width) { $0 % 12 }
    case "h": try hours(letter, width) { $0 % 12 == 0 ? 12 : $0 % 12 }
    case "m": try numberTable(.minute, letter: letter, values: 0...59, minimumDigits: width)
    case "s": try numberTable(.second, letter: letter, values: 0...59, minimumDigits: width)
    default: throw unsupported(letter, width)
    }
  }

  private mutating func hours(
    _ letter: Unicode.Scalar, _ width: Int, _ shown: (Int) -> Int
  ) throws(KalendsError) {
    let numbers = try numbers(letter, through: 24)
    begin(.hour)
    for hour in 0..<24 { try number(shown(hour), numbers, minimumDigits: width) }
    finish()
  }

  private mutating func halves(_ letter: Unicode.Scalar, _ width: Int) throws(KalendsError) {
    // ICU has narrow names and others.
    let nameWidth = width == 5 ? NameWidth.narrow : .abbreviated
    guard let names = symbols.dayPeriods.first(where: { $0.width == nameWidth }) else {
      throw unsupported(letter, width)
    }
    begin(.hour)
    for hour in 0..<24 { text(names.halves, hour / 12) }
    finish()
  }

  private mutating func dayPeriods(
    _ letter: Unicode.Scalar, _ width: Int
  ) throws(KalendsError) {
    let nameWidth = NameWidth(dayPeriodLetters: width)
    guard let names = symbols.dayPeriods.first(where: { $0.width == nameWidth }) else {
      throw unsupported(letter, width)
    }
    // Where the halves are told apart only, ICU takes the names of `a`.
    let halves = symbols.dayPeriods.first { $0.width == (width >= 5 ? .narrow : .abbreviated) }
    let isFlexible = letter == "B" && names.hours.count == 24
    begin(.hourOrNoon, flags: exactness)
    for hour in 0..<24 {
      if isFlexible { text(names.hours, hour) } else { text((halves ?? names).halves, hour / 12) }
    }
    if let noon = letter == "b" ? names.noon : isFlexible ? names.flexibleNoon : nil {
      text(NameTable([noon]), 0)
    } else if isFlexible {
      text(names.hours, 12)
    } else {
      text((halves ?? names).halves, 1)
    }
    finish()
  }

  /// What else of a time the pattern shows, and so has to be 0 at noon.
  private var exactness: Flags {
    var flags: Flags = []
    for item in pattern.items {
      if case .field("m", _) = item { flags.insert(.minuteCounts) }
      if case .field("s", _) = item { flags.insert(.secondCounts) }
    }
    return flags
  }

  // MARK: - Tables

  /// Begins an operation whose texts follow.
  private mutating func begin(_ selector: Selector, flags: Flags = []) {
    operations.append(Operation(selector, flags: flags))
    if selector.countsFromOne { tables.skip(1) }
  }

  /// Adds a text with the literals around it.
  private mutating func text(_ names: NameTable, _ index: Int) {
    tables.add(prefix)
    tables.add(names, index)
    tables.endText(with: suffix)
  }

  /// Leap months have the numbers from 17 on; no month has one of those before.
  private mutating func skipToLeapMonths() { tables.skip(4) }

  private mutating func finish() {
    let index = operations.count - 1
    let longest = tables.finish(&operations[index])
    greatestLength += longest
  }

  private mutating func table(_ selector: Selector, _ names: NameTable) {
    begin(selector)
    for index in 0..<names.count { text(names, index) }
    finish()
  }

  private mutating func eraTable(_ names: EraNames) {
    begin(calendar.eras.isEmpty ? .impliedEra : .era)
    for position in names.positions {
      if position == 0xFF { tables.skip(1) } else { text(names.table, Int(position)) }
    }
    finish()
  }

  // MARK: - Numbers

  /// The numbering system of a field, which must have texts up to a number.
  private mutating func numbers(
    _ letter: Unicode.Scalar, through greatest: Int
  ) throws(KalendsError) -> NumberingSystem {
    let numbers = numbers(letter)
    guard numbers.isDecimal || numbers.limits.contains(greatest) else {
      throw .numberOutOfRange(
        greatest, numberingSystem: numbers.identifier, limits: numbers.limits)
    }
    return numbers
  }

  private func numbers(_ letter: Unicode.Scalar) -> NumberingSystem {
    symbols.numberOverrides.last { $0.applies(to: letter) }?.numbers ?? symbols.numbers
  }

  private mutating func numberTable(
    _ selector: Selector, letter: Unicode.Scalar, values: ClosedRange<Int>, minimumDigits: Int
  ) throws(KalendsError) {
    guard minimumDigits <= Self.greatestDigits else { throw unsupported(letter, minimumDigits) }
    let numbers = try numbers(letter, through: values.upperBound)
    begin(selector)
    for value in values { try number(value, numbers, minimumDigits: minimumDigits) }
    finish()
  }

  /// Adds the text of a small number with the literals around it.
  private mutating func number(
    _ value: Int, _ numbers: NumberingSystem, minimumDigits: Int
  ) throws(KalendsError) {
    guard numbers.isDecimal else { return text(numbers.table, value) }
    tables.add(prefix)
    let count = max(value >= 10 ? 2 : 1, minimumDigits)
    var position = count
    while position > 2 {
      tables.add(numbers.table, 0)
      position -= 1
    }
    if count >= 2 { tables.add(numbers.table, value / 10) }
    tables.add(numbers.table, value % 10)
    tables.endText(with: suffix)
  }

  /// Adds an operation for numbers of any size.
  private mutating func number(
    _ selector: Selector, letter: Unicode.Scalar, minimumDigits: Int, flags: Flags = []
  ) throws(KalendsError) {
    guard minimumDigits <= Self.greatestDigits else { throw unsupported(letter, minimumDigits) }
    let numbers = numbers(letter)
    var operation = Operation(selector, flags: flags)
    operation.minimumDigits = UInt8(minimumDigits)
    let firstYear = letter == "y" ? symbols.firstYear : nil
    let outer = (prefix, suffix)
    prefix = []
    suffix = []
    defer { (prefix, suffix) = outer }
    if numbers.isDecimal {
      (operation.digits, operation.digitWidth) = try digits(of: numbers)
      greatestLength +=
        Self.greatestDigits * Int(operation.digitWidth) + PatternCode.DigitBlock.greatestMinus
      if selector == .year, calendar != .japanese, minimumDigits <= 4, flags.isEmpty {
        operation.flags.insert(.plainYear)
      }
      operations.append(operation)
      guard let firstYear else { return }
      operations[operations.count - 1].flags.insert(.firstYear)
      text(NameTable([firstYear]), 0)
      return finish()
    }
    let overridden = symbols.numberOverrides.contains {
      $0.letter == nil && $0.numbers == numbers
    }
    if numbers.identifier == "hebr", overridden { operation.flags.insert(.withoutThousands) }
    algorithmicSystem = numbers.identifier
    operations.append(operation)
    for index in 0..<numbers.table.count {
      if index == 1, let firstYear {
        text(NameTable([firstYear]), 0)
      } else {
        text(numbers.table, index)
      }
    }
    finish()
  }

  /// Where a decimal system's digits lie, and how many bytes each has.
  private mutating func digits(
    of numbers: NumberingSystem
  ) throws(KalendsError) -> (start: Int32, width: UInt8) {
    let width = numbers.table[0].utf8.count
    guard numbers.table.names.allSatisfy({ $0.utf8.count == width }), width <= 4,
      numbers.minus.utf8.count <= PatternCode.DigitBlock.greatestMinus
    else { throw .malformedDigits(numbers.table.names.joined()) }
    if let block = digitBlocks.first(where: { $0.numbers == numbers }) {
      return (block.start, UInt8(width))
    }
    let start = Int32(tables.addDigits(numbers))
    digitBlocks.append((numbers, start))
    return (start, UInt8(width))
  }
}
