extension PatternProgram {
  /// What an operation looks at.
  ///
  /// Up to `lunarMonth` it is the index of a text in a table.
  enum Selector: UInt8, Hashable, Sendable {
    case literal
    case weekday
    case month
    case day
    case hour
    case minute
    case second
    /// The hour, or 24 at noon exactly.
    case hourOrNoon
    case era
    case cyclicYear
    /// The position of the month, counted on in leap years.
    case hebrewMonth
    /// The month's number, and twelve more for a leap month.
    case lunarMonth
    /// Numbers of any size.
    case year
    case extendedYear
    case relatedYear
    case cycle
    case dayOfYear
  }

  /// A step of the program.
  struct Operation: Hashable, Sendable {
    let selector: Selector
    /// The bytes of a digit; 0 for an algorithmic number.
    var digitWidth: UInt8 = 0
    var minimumDigits: UInt8 = 0
    var flags: Flags = []
    /// The first entry of the table, or the first byte of the digits.
    var base: Int32
    /// The number of entries.
    var count: Int32 = 0
    /// The entry for the year 1, or -1.
    var firstYear: Int32 = -1
  }

  struct Flags: OptionSet, Hashable, Sendable {
    let rawValue: UInt8
    /// Two digits of the year.
    static let inCentury = Flags(rawValue: 1)
    /// Years of the sixth Hebrew millennium without their thousands.
    static let withoutThousands = Flags(rawValue: 2)
    /// Noon is exact only when the minute is 0.
    static let minuteCounts = Flags(rawValue: 4)
    static let secondCounts = Flags(rawValue: 8)
  }

  /// A part of `bytes`.
  struct Entry: Hashable, Sendable {
    let offset: Int32
    let count: Int32
    /// The text that is not there: an era without a name.
    static let missing = Entry(offset: 0, count: -1)
  }

  /// Layout of a decimal system's part of `bytes`: ten digits of four bytes, then the minus sign.
  enum DigitBlock {
    static let stride = 4
    static let minusCount = 40
    static let minus = 41
    static let greatestMinus = 15
    static let size = 64
  }

  /// How many bytes are copied at once; as many may be written behind the end of a text, and lie
  /// behind the last text in `bytes`.
  static let chunk = 32
}

/// What a program does, laid out in memory of its own: running it counts no references.
@safe
final class PatternCode: @unchecked Sendable {
  /// The pattern that was compiled.
  let pattern: DatePattern
  /// The name of the algorithmic numbering system that numbers are written in, or empty.
  let algorithmicSystem: String
  let operations: UnsafeBufferPointer<PatternProgram.Operation>
  /// The texts of all tables: parts of `bytes`.
  let entries: UnsafeBufferPointer<PatternProgram.Entry>
  /// All texts and digits, with room behind them for reading a whole chunk.
  let bytes: UnsafeBufferPointer<UInt8>

  init(_ compiler: PatternCompiler, pattern: DatePattern) {
    self.pattern = pattern
    algorithmicSystem = compiler.algorithmicSystem
    unsafe operations = Self.copy(compiler.operations)
    unsafe entries = Self.copy(compiler.entries)
    unsafe bytes = Self.copy(compiler.bytes)
  }

  deinit {
    unsafe operations.deallocate()
    unsafe entries.deallocate()
    unsafe bytes.deallocate()
  }

  private static func copy<Element>(_ elements: [Element]) -> UnsafeBufferPointer<Element> {
    let copy = UnsafeMutableBufferPointer<Element>.allocate(capacity: elements.count)
    _ = unsafe copy.initialize(from: elements)
    return UnsafeBufferPointer(copy)
  }
}

extension PatternCode: Hashable {
  static func == (left: PatternCode, right: PatternCode) -> Bool {
    if left === right { return true }
    guard left.pattern == right.pattern, left.algorithmicSystem == right.algorithmicSystem
    else { return false }
    return unsafe left.operations.elementsEqual(right.operations)
      && left.entries.elementsEqual(right.entries) && left.bytes.elementsEqual(right.bytes)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(pattern)
    hasher.combine(unsafe bytes.count)
  }
}

extension CalendarDate {
  /// What stands for a date in a program that shows a time only.
  @inline(__always)
  static var unused: CalendarDate {
    CalendarDate(
      0,
      in: MonthSpan(
        year: 1970, ordinal: 1, number: 1, isLeap: false, firstDay: 0, length: 31, monthsInYear: 12),
      calendar: .iso8601)
  }

  /// The year of the era, but the continuous year where CLDR has no name for the era: years before
  /// the Hijra are negative years of the era that it names.
  @inline(__always)
  fileprivate var shownYear: Int {
    switch era {
    case .ce, .be, .ap, .shaka, .ah, .bh, .roc: year
    default: yearOfOtherEra
    }
  }

  @inline(never)
  private var yearOfOtherEra: Int { era == nil ? (year > 0 ? year : 1 - year) : eraYear }

  /// The year as ICU's calendars count it on without eras.
  fileprivate var extendedYear: Int {
    switch calendar {
    case .buddhist: year - 543
    case .roc: year + 1911
    // The years of the world begin 5,500 years before those of the Incarnation.
    case .ethioaa: year - 5500
    case .chinese: year + 2637
    case .dangi: year + 2333
    default: year
    }
  }

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

extension PatternProgram {
  /// Writes into a caller's room, or into room of our own when that might not do.
  @inline(__always)
  func append(
    date: CalendarDate, time: TimeOfDay, to output: inout OutputSpan<UInt8>
  ) throws(KalendsError) {
    guard output.freeCapacity >= greatestLength &+ Self.chunk else {
      return try appendCarefully(date, time, to: &output)
    }
    let length = unsafe output.withUnsafeMutableBufferPointer { buffer, initializedCount in
      guard let start = buffer.baseAddress else { return 0 }
      let length = unsafe run(date, time, into: start + initializedCount)
      if length > 0 { initializedCount &+= length }
      return length
    }
    if length < 0 { throw failure(date, operation: ~length) }
  }

  /// Writes what fits, and nothing of what does not.
  @inline(never)
  private func appendCarefully(
    _ date: CalendarDate, _ time: TimeOfDay, to output: inout OutputSpan<UInt8>
  ) throws(KalendsError) {
    let available = output.freeCapacity
    let length = unsafe withUnsafeTemporaryAllocation(
      of: UInt8.self, capacity: greatestLength + Self.chunk
    ) { buffer in
      guard let start = buffer.baseAddress else { return 0 }
      let length = unsafe run(date, time, into: start)
      if length > 0, length <= available {
        for index in 0..<length { output.append(unsafe buffer[index]) }
      }
      return length
    }
    if length < 0 { throw failure(date, operation: ~length) }
    if length > available { throw .outputFull(needed: length, available: available) }
  }

  /// The text as a `String`.
  func text(date: CalendarDate, time: TimeOfDay) throws(KalendsError) -> String {
    var length = 0
    let text = unsafe withUnsafeTemporaryAllocation(
      of: UInt8.self, capacity: greatestLength + Self.chunk
    ) { buffer in
      guard let start = buffer.baseAddress else { return "" }
      length = unsafe run(date, time, into: start)
      guard length > 0 else { return "" }
      return unsafe String(
        decoding: UnsafeBufferPointer(rebasing: buffer[..<length]), as: UTF8.self)
    }
    if length < 0 { throw failure(date, operation: ~length) }
    return text
  }

  /// Runs the program into room for ``greatestLength`` bytes and a chunk.
  ///
  /// - Returns: the length of the text, or the complement of the index of the operation that has no
  ///   text for the value.
  @inline(__always)
  private func run(
    _ date: CalendarDate, _ time: TimeOfDay, into start: UnsafeMutablePointer<UInt8>
  ) -> Int {
    unsafe showsTime ? runWithTime(date, time, into: start) : runDate(date, into: start)
  }

  @inline(never)
  private func runDate(_ date: CalendarDate, into start: UnsafeMutablePointer<UInt8>) -> Int {
    unsafe run(date, .midnight, withTime: false, into: start)
  }

  @inline(never)
  private func runWithTime(
    _ date: CalendarDate, _ time: TimeOfDay, into start: UnsafeMutablePointer<UInt8>
  ) -> Int {
    unsafe run(date, time, withTime: true, into: start)
  }

  /// The loop.
  ///
  /// What few patterns need is not written here: the compiler would compute it before the loop for
  /// every text.
  @inline(__always)
  private func run(
    _ date: CalendarDate, _ time: TimeOfDay, withTime: Bool,
    into start: UnsafeMutablePointer<UInt8>
  ) -> Int {
    let operations = unsafe code.operations
    let entries = unsafe code.entries
    guard let bytes = unsafe code.bytes.baseAddress else { return 0 }
    var end = unsafe start
    for index in 0..<operations.count {
      let operation = unsafe operations[index]
      let value: Int
      switch operation.selector {
      case .literal: value = 0
      case .weekday: value = Weekday.monday.columns(before: date.epochDay.daysSinceEpoch)
      case .month: value = date.month &- 1
      case .day: value = date.day &- 1
      case .hour where withTime: value = time.hour
      case .minute where withTime: value = time.minute
      case .year:
        let count = unsafe Self.write(year: date.shownYear, operation, entries, bytes, to: end)
        guard count >= 0 else { return ~index }
        unsafe end += count
        continue
      case .extendedYear, .relatedYear, .cycle, .dayOfYear:
        let number = Self.number(date, operation)
        let count = unsafe Self.write(number, operation, entries, bytes, to: end)
        guard count >= 0 else { return ~index }
        unsafe end += count
        continue
      default: value = Self.rareValue(date, time, operation)
      }
      guard UInt(bitPattern: value) < UInt(bitPattern: Int(operation.count)) else { return ~index }
      let entry = unsafe entries[Int(operation.base) &+ value]
      guard entry.count >= 0 else { return ~index }
      unsafe Self.copy(bytes + Int(entry.offset), to: end, count: Int(entry.count))
      unsafe end += Int(entry.count)
    }
    return unsafe end - start
  }

  /// The index of a text that few patterns show.
  @inline(never)
  private static func rareValue(
    _ date: CalendarDate, _ time: TimeOfDay, _ operation: Operation
  ) -> Int {
    switch operation.selector {
    case .second: return time.second
    case .hourOrNoon:
      let isExact =
        (!operation.flags.contains(.minuteCounts) || time.minute == 0)
        && (!operation.flags.contains(.secondCounts) || time.second == 0)
      return time.hour == 12 && isExact ? 24 : time.hour
    case .era: return Int((date.era ?? (date.year > 0 ? .ce : .bce)).rawValue)
    case .cyclicYear: return date.cycle.index
    case .hebrewMonth: return date.month - 1 + (date.monthsInYear == 13 ? 12 : 0)
    case .lunarMonth: return date.monthCode.number - 1 + (date.monthCode.isLeap ? 12 : 0)
    default: return -1
    }
  }

  /// The number that an operation shows.
  @inline(never)
  private static func number(_ date: CalendarDate, _ operation: Operation) -> Int {
    switch operation.selector {
    case .year: return date.shownYear
    case .extendedYear: return date.extendedYear
    case .relatedYear: return date.year
    case .cycle: return date.cycle.number
    case .dayOfYear:
      let day = date.epochDay.daysSinceEpoch
      let year = GregorianArithmetic.date(of: day).year
      return day - GregorianArithmetic.day(year: year, month: 1, day: 1) + 1
    default: return 0
    }
  }

  /// Writes a year and returns its length, or -1 when there is no text for it.
  @inline(__always)
  private static func write(
    year number: Int, _ operation: Operation, _ entries: UnsafeBufferPointer<Entry>,
    _ bytes: UnsafePointer<UInt8>, to end: UnsafeMutablePointer<UInt8>
  ) -> Int {
    let width = Int(operation.digitWidth)
    // The year of a full date: four digits without any special form.
    if number >= 1000, number <= 9999, width > 0, operation.minimumDigits <= 4,
      operation.flags.isDisjoint(with: .inCentury)
    {
      let digits = unsafe UnsafeRawPointer(bytes + Int(operation.base))
      let output = UnsafeMutableRawPointer(end)
      let value = UInt32(truncatingIfNeeded: number)
      let hundreds = value / 100
      let rest = value % 100
      unsafe copyDigit(digits, hundreds / 10, to: output)
      unsafe copyDigit(digits, hundreds % 10, to: output + width)
      unsafe copyDigit(digits, rest / 10, to: output + 2 * width)
      unsafe copyDigit(digits, rest % 10, to: output + 3 * width)
      return 4 * width
    }
    return unsafe write(number, operation, entries, bytes, to: end)
  }

  @inline(__always)
  private static func copyDigit(
    _ digits: UnsafeRawPointer, _ digit: UInt32, to output: UnsafeMutableRawPointer
  ) {
    let digit = unsafe digits.loadUnaligned(
      fromByteOffset: Int(digit) * DigitBlock.stride, as: UInt32.self)
    unsafe output.storeBytes(of: digit, as: UInt32.self)
  }

  @inline(never)
  private static func write(
    _ number: Int, _ operation: Operation, _ entries: UnsafeBufferPointer<Entry>,
    _ bytes: UnsafePointer<UInt8>, to end: UnsafeMutablePointer<UInt8>
  ) -> Int {
    if number == 1, operation.firstYear >= 0 {
      let entry = unsafe entries[Int(operation.firstYear)]
      unsafe copy(bytes + Int(entry.offset), to: end, count: Int(entry.count))
      return Int(entry.count)
    }
    var number = number
    if operation.flags.contains(.withoutThousands), number > 5000, number < 6000 { number -= 5000 }
    let width = Int(operation.digitWidth)
    guard width > 0 else {
      guard number >= 0, number < Int(operation.count) else { return -1 }
      let entry = unsafe entries[Int(operation.base) + number]
      unsafe copy(bytes + Int(entry.offset), to: end, count: Int(entry.count))
      return Int(entry.count)
    }
    let block = unsafe bytes + Int(operation.base)
    var length = 0
    if number < 0 {
      length = unsafe Int(block[DigitBlock.minusCount])
      unsafe copy(block + DigitBlock.minus, to: end, count: length)
    }
    var value = number.magnitude
    if operation.flags.contains(.inCentury) { value %= 100 }
    var digits = 1
    var power: UInt = 10
    while power <= value {
      digits += 1
      power *= 10
    }
    digits = Swift.max(digits, Int(operation.minimumDigits))
    var position = digits
    while position > 0 {
      position -= 1
      unsafe copyDigit(
        UnsafeRawPointer(block), UInt32(truncatingIfNeeded: value % 10),
        to: UnsafeMutableRawPointer(end + length + position * width), width: width)
      value /= 10
    }
    return length + digits * width
  }

  private static func copyDigit(
    _ digits: UnsafeRawPointer, _ digit: UInt32, to output: UnsafeMutableRawPointer, width: Int
  ) {
    unsafe output.copyMemory(from: digits + Int(digit) * DigitBlock.stride, byteCount: width)
  }

  /// Copies a text in whole chunks, behind which both sides have room.
  @inline(__always)
  private static func copy(
    _ source: UnsafePointer<UInt8>, to target: UnsafeMutablePointer<UInt8>, count: Int
  ) {
    let from = unsafe UnsafeRawPointer(source)
    let into = UnsafeMutableRawPointer(target)
    var offset = 0
    repeat {
      unsafe into.storeBytes(
        of: from.loadUnaligned(fromByteOffset: offset, as: SIMD32<UInt8>.self),
        toByteOffset: offset, as: SIMD32<UInt8>.self)
      offset &+= chunk
    } while offset < count
  }

  /// Why an operation has no text for this date.
  @inline(never)
  private func failure(_ date: CalendarDate, operation index: Int) -> KalendsError {
    let operation = unsafe code.operations[index]
    switch operation.selector {
    case .era:
      let era = date.era ?? (date.year > 0 ? .ce : .bce)
      return .unknownEra(era.code, calendar: calendar)
    case .month, .hebrewMonth, .lunarMonth: return .unknownMonthCode(date.monthCode.description)
    default:
      return .numberOutOfRange(
        Self.number(date, operation), numberingSystem: code.algorithmicSystem,
        limits: 0...max(Int(operation.count) - 1, 0))
    }
  }
}
