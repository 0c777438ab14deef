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

  /// The cycle of sixty years that a Chinese or Dangi year belongs to, counted from 2637 BCE in both
  /// calendars as ICU counts, and the position of the year in it, from 0.
  fileprivate var cycle: (number: Int, index: Int) {
    let yearsSinceFirst = year + 2636
    let index = (yearsSinceFirst % 60 + 60) % 60
    return ((yearsSinceFirst - index) / 60 + 1, index)
  }
}

extension PatternCode {
  /// Runs a program into room for ``PatternProgram/greatestLength`` bytes and a chunk.
  ///
  /// - Returns: the length of the text, or the complement of the index of the operation that has no
  ///   text for the value.
  @inline(never)
  func run(
    _ date: CalendarDate, _ time: TimeOfDay, into start: UnsafeMutablePointer<UInt8>
  ) -> Int {
    unsafe run(Fields(date, time), date, time, into: start)
  }

  /// Runs what most patterns have, tables and a year of four digits between them, and leaves the rest
  /// apart from the first other operation on.
  ///
  /// A text takes as long as there are instructions here. A function that was called from within a
  /// loop would take the registers away that the loop needs, and the year's digits would be computed
  /// in advance for all cases if they stood in one (`J3a-buffer`, `J3c-buffer`).
  @inline(__always)
  func run(
    _ fields: Fields, _ date: CalendarDate, _ time: TimeOfDay,
    into start: UnsafeMutablePointer<UInt8>
  ) -> Int {
    var operation = unsafe operations
    var end = UnsafeMutableRawPointer(start)
    unsafe copyTexts(fields, &operation, to: &end)
    if unsafe operation.pointee.flags.contains(.plainYear), date.year >= 1000, date.year <= 9999 {
      unsafe writeYear(date.year, operation, to: &end)
      unsafe operation += 1
      unsafe copyTexts(fields, &operation, to: &end)
    }
    guard unsafe operation.pointee.selector == .end else {
      return unsafe runRest(from: operation, date, time, start: start, end: end)
    }
    return unsafe end - UnsafeMutableRawPointer(start)
  }

  /// Copies texts from the tables of lanes, up to the first other operation or text.
  @inline(__always)
  private func copyTexts(
    _ fields: Fields, _ operation: inout UnsafePointer<Operation>,
    to end: inout UnsafeMutableRawPointer
  ) {
    while unsafe operation.pointee.isLane {
      let offset =
        unsafe UInt64(operation.pointee.mask) & fields.bits &>> UInt64(operation.pointee.shift)
      // The mask keeps this within the table.
      let slot = unsafe tables + Int(operation.pointee.table) + Int(truncatingIfNeeded: offset)
      let count = unsafe Int(slot.load(as: UInt8.self))
      // Always a whole chunk: what is too much the next text takes back.
      unsafe Self.copyChunk(slot + 1, to: end)
      if count > Self.chunk {
        if count > Slot.greatestCount { return }
        unsafe Self.copyChunk(slot + 1 + Self.chunk, to: end + Self.chunk)
      }
      unsafe end += count
      unsafe operation += 1
    }
  }

  @inline(__always)
  private static func copyChunk(_ source: UnsafeRawPointer, to target: UnsafeMutableRawPointer) {
    unsafe target.storeBytes(
      of: source.loadUnaligned(as: SIMD32<UInt8>.self), as: SIMD32<UInt8>.self)
  }

  /// Writes a year from 1000 to 9999 in digits that need no special form.
  @inline(__always)
  private func writeYear(
    _ year: Int, _ operation: UnsafePointer<Operation>, to end: inout UnsafeMutableRawPointer
  ) {
    let year = Self.digits(of: year)
    let width = unsafe Int(operation.pointee.digitWidth)
    if width == 1 {
      unsafe end.storeBytes(of: 0x3030_3030 | year, as: UInt32.self)
    } else {
      let digits = unsafe bytes + Int(operation.pointee.digits)
      unsafe Self.copyDigit(digits, year & 0xF, to: end)
      unsafe Self.copyDigit(digits, year >> 8 & 0xF, to: end + width)
      unsafe Self.copyDigit(digits, year >> 16 & 0xF, to: end + 2 * width)
      unsafe Self.copyDigit(digits, year >> 24, to: end + 3 * width)
    }
    unsafe end += 4 * width
  }

  /// The digits of a number from 1000 to 9999, a byte each, the first one in the lowest.
  @inline(__always)
  private static func digits(of number: Int) -> UInt32 {
    let number = UInt32(truncatingIfNeeded: number)
    let hundreds = number / 100
    // Both halves at once, 16 bits each: 103 / 1024 is near enough to a tenth below 179.
    let pairs = hundreds | (number &- hundreds &* 100) << 16
    let tens = (pairs &* 103) >> 10 & 0xF_000F
    return tens &+ (pairs &- tens &* 10) << 8
  }

  /// Copies a digit with what lies behind it; the next one takes that back.
  @inline(__always)
  private static func copyDigit(
    _ digits: UnsafeRawPointer, _ digit: UInt32, to end: UnsafeMutableRawPointer
  ) {
    let bytes = unsafe digits.loadUnaligned(
      fromByteOffset: Int(digit) * DigitBlock.stride, as: UInt32.self)
    unsafe end.storeBytes(of: bytes, as: UInt32.self)
  }

  /// Runs the operations from one on, whatever they are.
  @inline(never)
  private func runRest(
    from first: UnsafePointer<Operation>, _ date: CalendarDate, _ time: TimeOfDay,
    start: UnsafeMutablePointer<UInt8>, end: UnsafeMutableRawPointer
  ) -> Int {
    let fields = Fields(date, time)
    var end = unsafe end
    for index in unsafe (first - operations)..<operationCount - 1 {
      let operation = unsafe operations[index]
      let count = unsafe write(operation, fields, date, time, to: end)
      guard count >= 0 else { return ~index }
      unsafe end += count
    }
    return unsafe end - UnsafeMutableRawPointer(start)
  }

  /// Does an operation and returns the length of its text, or -1 when it has none for the value.
  private func write(
    _ operation: Operation, _ fields: Fields, _ date: CalendarDate, _ time: TimeOfDay,
    to end: UnsafeMutableRawPointer
  ) -> Int {
    let index: Int
    switch operation.selector {
    case .hourOrNoon:
      let isExact =
        (!operation.flags.contains(.minuteCounts) || time.minute == 0)
        && (!operation.flags.contains(.secondCounts) || time.second == 0)
      index = time.hour == 12 && isExact ? 24 : time.hour
    case .impliedEra: index = Int((date.year > 0 ? Era.ce : .bce).rawValue)
    case .cyclicYear: index = date.cycle.index
    case .hebrewMonth: index = date.month - 1 + (date.monthsInYear == 13 ? 12 : 0)
    case .year, .extendedYear, .relatedYear, .cycle, .dayOfYear, .weekYear:
      guard let number = number(date, operation) else { return -1 }
      return unsafe write(number, operation, to: end)
    default:
      let offset = fields.bits >> UInt64(operation.shift) & UInt64(operation.mask)
      index = Int(truncatingIfNeeded: offset >> UInt64(operation.strideBits))
    }
    return unsafe writeText(index, operation, to: end)
  }

  /// Copies a text of an operation's table.
  private func writeText(
    _ index: Int, _ operation: Operation, to end: UnsafeMutableRawPointer
  ) -> Int {
    guard index >= 0, index < Int(operation.count) else { return -1 }
    let slot = unsafe tables + Int(operation.table) + index << Int(operation.strideBits)
    let count = unsafe Int(slot.load(as: UInt8.self))
    if count <= Slot.greatestCount {
      unsafe end.copyMemory(from: slot + 1, byteCount: count)
      return count
    }
    guard count == Slot.isLong else { return -1 }
    let offset = unsafe slot.loadUnaligned(fromByteOffset: 1, as: Int32.self)
    let length = unsafe slot.loadUnaligned(fromByteOffset: 5, as: Int32.self)
    unsafe end.copyMemory(from: bytes + Int(offset), byteCount: Int(length))
    return Int(length)
  }

  /// The number that an operation shows; `nil` when the program's calendar does not express the day.
  func number(_ date: CalendarDate, _ operation: Operation) -> Int? {
    switch operation.selector {
    case .year: date.shownYear
    case .extendedYear: date.extendedYear
    case .relatedYear: date.year
    case .cycle: date.cycle.number
    case .dayOfYear: yearCount?.dayOfYear(of: date)
    case .weekYear: yearCount?.yearsToWeekYear(of: date).map { date.extendedYear + $0 }
    default: 0
    }
  }

  /// Writes a number of any size.
  private func write(
    _ number: Int, _ operation: Operation, to end: UnsafeMutableRawPointer
  ) -> Int {
    if number == 1, operation.flags.contains(.firstYear) {
      return unsafe writeText(0, operation, to: end)
    }
    let width = Int(operation.digitWidth)
    guard width > 0 else {
      let isShort = operation.flags.contains(.withoutThousands) && number > 5000 && number < 6000
      return unsafe writeText(isShort ? number - 5000 : number, operation, to: end)
    }
    let block = unsafe bytes + Int(operation.digits)
    var length = 0
    if number < 0 {
      length = unsafe Int(block.load(fromByteOffset: DigitBlock.minusCount, as: UInt8.self))
      unsafe end.copyMemory(from: block + DigitBlock.minus, byteCount: length)
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
    for position in stride(from: digits - 1, through: 0, by: -1) {
      let digit = unsafe block + Int(truncatingIfNeeded: value % 10) * DigitBlock.stride
      let target = unsafe end + length + position * width
      for byte in 0..<width {
        unsafe target.storeBytes(
          of: digit.load(fromByteOffset: byte, as: UInt8.self), toByteOffset: byte, as: UInt8.self)
      }
      value /= 10
    }
    return length + digits * width
  }
}
