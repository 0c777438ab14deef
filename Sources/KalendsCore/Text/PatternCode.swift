extension PatternCode {
  /// What an operation looks at.
  enum Selector: UInt8, Hashable, Sendable {
    // One of the ``Fields``, which is the index of a text in a table.
    case literal
    case day
    case month
    /// The month's number, and 16 more for a leap month.
    case lunarMonth
    case era
    case weekday
    case hour
    case minute
    case second
    // The index of a text in a table, which few patterns need.
    /// The hour, or 24 at noon exactly.
    case hourOrNoon
    /// The era that a calendar without eras is taken to have.
    case impliedEra
    case cyclicYear
    /// The position of the month, counted on in leap years.
    case hebrewMonth
    // Numbers of any size.
    case year
    case extendedYear
    case relatedYear
    case cycle
    case dayOfYear
    case weekYear
    /// Nothing: the program ends here.
    case end

    /// Where the field lies in ``Fields``; no bits for what is not one of them.
    var lane: (shift: UInt8, width: UInt8) {
      switch self {
      case .day: (0, 5)
      case .month: (5, 4)
      case .lunarMonth: (9, 5)
      case .era: (15, 5)
      case .weekday: (20, 3)
      case .hour: (23, 5)
      case .minute: (28, 6)
      case .second: (34, 6)
      default: (0, 0)
      }
    }

    /// Whether the field is never 0.
    var countsFromOne: Bool { self == .day || self == .month || self == .lunarMonth }
  }

  /// The fields of a date and a time side by side: an operation takes its own by a shift and a mask,
  /// and no branch depends on which field it is.
  struct Fields {
    /// The lanes, from bit 6 on: shifted by less they are multiples of a table's stride.
    let bits: UInt64

    @inline(__always)
    init(_ date: CalendarDate) {
      // Day, month, month code and era lie in the cell in the order of the lanes.
      let weekday = Weekday.monday.columns(before: date.epochDay.daysSinceEpoch)
      bits = date.cell.bits >> 18 & 0xF_FFFF << 6 | UInt64(truncatingIfNeeded: weekday) << 26
    }

    @inline(__always)
    init(_ time: TimeOfDay) {
      let seconds = UInt32(truncatingIfNeeded: time.millisecondsSinceMidnight) / 1000
      let minutes = seconds / 60
      let hours = minutes / 60
      bits =
        UInt64(hours) << 29 | UInt64(minutes &- hours &* 60) << 34
        | UInt64(seconds &- minutes &* 60) << 40
    }

    @inline(__always)
    init(_ date: CalendarDate, _ time: TimeOfDay) {
      bits = Fields(date).bits | Fields(time).bits
    }
  }

  /// A step of the program.
  struct Operation: Hashable, Sendable {
    let selector: Selector
    /// Takes the field from ``Fields``, times the table's stride.
    private(set) var shift: UInt8 = 0
    var flags: Flags
    /// The bytes of a digit; 0 for an algorithmic number.
    var digitWidth: UInt8 = 0
    var minimumDigits: UInt8 = 0
    /// The distance between two texts, as a power of two.
    private(set) var strideBits: UInt8 = 0
    /// Where the texts start in `tables`.
    private(set) var table: UInt32 = 0
    private(set) var mask: UInt32 = 0
    /// The number of texts.
    private(set) var count: Int32 = 0
    /// Where the digits start in `digits`.
    var digits: Int32 = 0

    init(_ selector: Selector, flags: Flags = []) {
      self.selector = selector
      self.flags = flags
    }

    /// Whether the field is one of ``Fields``: the table then has room for all of the lane's numbers.
    @inline(__always)
    var isLane: Bool { selector.rawValue <= Selector.second.rawValue }

    /// Points the operation to its texts.
    mutating func setTable(at start: Int, strideBits: UInt8, count: Int) {
      table = UInt32(start)
      self.strideBits = strideBits
      self.count = Int32(count)
      let lane = selector.lane
      shift = lane.shift + 6 - strideBits
      mask = (1 << UInt32(lane.width) - 1) << UInt32(strideBits)
    }
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
    /// The shown year is the continuous one, and four digits need no special form.
    static let plainYear = Flags(rawValue: 16)
    /// The year 1 has a text of its own, the only one in the table.
    static let firstYear = Flags(rawValue: 32)
  }

  /// Layout of a text in a table: its length in the first byte, then the text, up to the stride.
  enum Slot {
    /// The greatest length in the slot itself.
    static let greatestCount = 63
    /// In the place of the length: two numbers of four bytes follow, where in `bytes` the text starts
    /// and how long it is.
    static let isLong = 0xFE
    /// In the place of the length: there is no text, as for an era without a name.
    static let isMissing = 0xFF
  }

  /// Layout of a decimal system's part of `digits`, in words of eight bytes: the numbers 00…99, each
  /// with both of its digits, then the minus sign, its length in the first byte.
  enum DigitBlock {
    static let minus = 100
    static let greatestMinus = 15
    static let size = 102
  }

  /// How many bytes are copied at once; as many may be written behind the end of a text, and lie
  /// behind the last one in `tables`.
  static let chunk = 32
}

/// What a program does, laid out in memory of its own: running it counts no references.
@safe
final class PatternCode: @unchecked Sendable {
  // What a text takes comes first, in one line of the cache.

  /// The calendar whose dates the program writes.
  let calendar: CalendarIdentifier
  /// How much room a text needs to be written without a look at the room, where
  /// ``runQuickly(_:year:from:)`` can do all operations; else more than there is.
  let roomToRunQuickly: Int
  let operations: UnsafePointer<Operation>
  /// The texts of all tables, with room behind them for reading a whole chunk.
  let tables: UnsafeRawPointer
  let digits: UnsafePointer<UInt64>

  /// The pattern that was compiled.
  let pattern: DatePattern
  let showsDate: Bool
  let showsTime: Bool
  /// The length in bytes that no text exceeds.
  let greatestLength: Int
  /// How much room a text needs to be written without a look at the room.
  let room: Int
  /// The name of the algorithmic numbering system that numbers are written in, or empty.
  let algorithmicSystem: String
  /// What days and weeks of years are counted by, in a program that shows them.
  let yearCount: YearCount?
  let operationCount: Int
  /// The texts that are too long for a table.
  let bytes: UnsafeRawPointer

  private let tableSize: Int
  private let byteCount: Int
  private let digitCount: Int

  init(_ compiler: PatternCompiler, pattern: DatePattern, calendar: CalendarIdentifier) {
    self.pattern = pattern
    self.calendar = calendar
    showsDate = compiler.showsDate
    showsTime = compiler.showsTime
    greatestLength = compiler.greatestLength
    room = greatestLength + Self.chunk
    roomToRunQuickly = Self.canRunQuickly(compiler.operations) ? room : .max
    algorithmicSystem = compiler.algorithmicSystem
    yearCount = compiler.yearCount
    operationCount = compiler.operations.count
    tableSize = compiler.tables.slots.count
    byteCount = compiler.tables.bytes.count
    digitCount = compiler.tables.digits.count
    // One block, so that a program that has not run for a while is fetched from one place
    // (`J3b-buffer`). Everything in it is aligned: slots and digits are multiples of eight bytes.
    var place = UnsafeMutableRawPointer.allocate(
      byteCount: tableSize + Self.chunk + digitCount * MemoryLayout<UInt64>.stride
        + operationCount * MemoryLayout<Operation>.stride + byteCount,
      alignment: 64)
    unsafe tables = UnsafeRawPointer(Self.copy(compiler.tables.slots, to: &place))
    unsafe place += Self.chunk
    unsafe digits = Self.copy(compiler.tables.digits, to: &place)
    unsafe operations = Self.copy(compiler.operations, to: &place)
    unsafe bytes = UnsafeRawPointer(Self.copy(compiler.tables.bytes, to: &place))
  }

  deinit { unsafe tables.deallocate() }

  /// Whether all operations but the last are lanes, or one year between them.
  private static func canRunQuickly(_ operations: [Operation]) -> Bool {
    let others = operations.dropLast().filter { !$0.isLane }
    return others.isEmpty || others.count == 1 && others[0].flags.contains(.plainYear)
  }

  /// Copies elements to a place, and moves the place behind them.
  private static func copy<Element>(
    _ elements: [Element], to place: inout UnsafeMutableRawPointer
  ) -> UnsafePointer<Element> {
    let copy = unsafe place.bindMemory(to: Element.self, capacity: elements.count)
    unsafe elements.withUnsafeBufferPointer {
      guard let elements = $0.baseAddress else { return }
      unsafe copy.initialize(from: elements, count: $0.count)
    }
    unsafe place += elements.count * MemoryLayout<Element>.stride
    return unsafe UnsafePointer(copy)
  }
}

extension PatternCode: Hashable {
  static func == (left: PatternCode, right: PatternCode) -> Bool {
    if left === right { return true }
    guard left.pattern == right.pattern, left.calendar == right.calendar,
      left.algorithmicSystem == right.algorithmicSystem, left.yearCount == right.yearCount
    else { return false }
    return unsafe UnsafeBufferPointer(start: left.operations, count: left.operationCount)
      .elementsEqual(UnsafeBufferPointer(start: right.operations, count: right.operationCount))
      && UnsafeRawBufferPointer(start: left.tables, count: left.tableSize)
        .elementsEqual(UnsafeRawBufferPointer(start: right.tables, count: right.tableSize))
      && UnsafeRawBufferPointer(start: left.bytes, count: left.byteCount)
        .elementsEqual(UnsafeRawBufferPointer(start: right.bytes, count: right.byteCount))
      && UnsafeBufferPointer(start: left.digits, count: left.digitCount)
        .elementsEqual(UnsafeBufferPointer(start: right.digits, count: right.digitCount))
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(pattern)
    hasher.combine(calendar)
    hasher.combine(tableSize)
  }
}
