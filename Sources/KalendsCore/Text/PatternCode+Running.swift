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
  /// Runs a program that is made of tables of lanes and at most one year between them, which nearly
  /// all are, into ``room``.
  ///
  /// A text takes as long as there are instructions here (`J3a-buffer`, `J3c-buffer`): all else is
  /// left to ``run(_:_:into:)``, as a call from here would take registers away from the loops.
  ///
  /// - Returns: the end of the text; `nil` where ``run(_:_:into:)`` has to begin anew, for a longer
  ///   text, one that is missing, or another year than 1000…9999.
  @inline(__always)
  func runQuickly(
    _ fields: Fields, year: Int, from start: UnsafeMutableRawPointer
  ) -> UnsafeMutableRawPointer? {
    var operation = unsafe operations
    var end = unsafe start
    while unsafe operation.pointee.isLane {
      guard unsafe copyText(fields, operation, to: &end) else { return nil }
      unsafe operation += 1
    }
    guard unsafe operation.pointee.selector == .year else { return unsafe end }
    guard year >= 1000, year <= 9999 else { return nil }
    unsafe writeYear(year, operation, to: &end)
    unsafe operation += 1
    while unsafe operation.pointee.isLane {
      guard unsafe copyText(fields, operation, to: &end) else { return nil }
      unsafe operation += 1
    }
    return unsafe end
  }

  /// Copies a text from the table of a lane, or fails when it is not in the table itself.
  @inline(__always)
  private func copyText(
    _ fields: Fields, _ operation: UnsafePointer<Operation>, to end: inout UnsafeMutableRawPointer
  ) -> Bool {
    let field = unsafe UInt32(truncatingIfNeeded: fields.bits &>> UInt64(operation.pointee.shift))
    // The mask keeps this within the table.
    let slot = unsafe tables + Int(field & operation.pointee.mask &+ operation.pointee.table)
    let count = unsafe Int(slot.load(as: UInt8.self))
    // Always a whole chunk: what is too much the next text takes back.
    unsafe Self.copyChunk(slot + 1, to: end)
    if count > Self.chunk {
      if count > Slot.greatestCount { return false }
      unsafe Self.copyChunk(slot + 1 + Self.chunk, to: end + Self.chunk)
    }
    unsafe end += count
    return true
  }

  @inline(__always)
  private static func copyChunk(_ source: UnsafeRawPointer, to target: UnsafeMutableRawPointer) {
    unsafe target.storeBytes(
      of: source.loadUnaligned(as: SIMD32<UInt8>.self), as: SIMD32<UInt8>.self)
  }

  /// Writes a year from 1000 to 9999, two digits at a time.
  @inline(__always)
  private func writeYear(
    _ year: Int, _ operation: UnsafePointer<Operation>, to end: inout UnsafeMutableRawPointer
  ) {
    let year = UInt32(truncatingIfNeeded: year)
    let hundreds = year / 100
    let digits = unsafe self.digits + Int(operation.pointee.digits)
    let width = unsafe Int(operation.pointee.digitWidth)
    // Always eight bytes: what is too much the next digits and texts take back.
    unsafe end.storeBytes(of: digits[Int(hundreds)], as: UInt64.self)
    unsafe (end + 2 * width)
      .storeBytes(of: digits[Int(year &- hundreds &* 100)], as: UInt64.self)
    unsafe end += 4 * width
  }

  /// Runs any program into ``room``.
  ///
  /// - Returns: the length of the text, or the complement of the index of the operation that has no
  ///   text for the value.
  @inline(never)
  func run(
    _ date: CalendarDate, _ time: TimeOfDay, into start: UnsafeMutablePointer<UInt8>
  ) -> Int {
    let fields = Fields(date, time)
    let start = UnsafeMutableRawPointer(start)
    var end = unsafe start
    for index in 0..<operationCount - 1 {
      let operation = unsafe operations + index
      if unsafe operation.pointee.isLane, unsafe copyText(fields, operation, to: &end) { continue }
      let count = unsafe write(operation.pointee, fields, date, time, to: end)
      guard count >= 0 else { return ~index }
      unsafe end += count
    }
    return unsafe end - start
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
    let digits = unsafe UnsafeRawPointer(self.digits + Int(operation.digits))
    var length = 0
    if number < 0 {
      let minus = unsafe digits + DigitBlock.minus * MemoryLayout<UInt64>.stride
      length = unsafe Int(minus.load(as: UInt8.self))
      unsafe end.copyMemory(from: minus + 1, byteCount: length)
    }
    var value = number.magnitude
    if operation.flags.contains(.inCentury) { value %= 100 }
    var count = 1
    var power: UInt = 10
    while power <= value {
      count += 1
      power *= 10
    }
    count = Swift.max(count, Int(operation.minimumDigits))
    for position in stride(from: count - 1, through: 0, by: -1) {
      let pair = unsafe digits + Int(truncatingIfNeeded: value % 10) * MemoryLayout<UInt64>.stride
      unsafe (end + length + position * width).copyMemory(from: pair + width, byteCount: width)
      value /= 10
    }
    return length + count * width
  }
}
