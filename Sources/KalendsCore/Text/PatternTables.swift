/// Lays out the tables of a program while it is compiled.
struct PatternTables {
  typealias Operation = PatternCode.Operation
  typealias Slot = PatternCode.Slot
  typealias DigitBlock = PatternCode.DigitBlock

  /// The tables that are finished.
  private(set) var slots: [UInt8] = []
  /// The texts that are too long for a slot.
  private(set) var bytes: [UInt8] = []
  private(set) var digits: [UInt64] = []
  /// The texts of the table under way, one after the other.
  private var texts: [UInt8] = []
  /// Where each of them ends; -1 where there is none.
  private var ends: [Int] = []

  init() {
    slots.reserveCapacity(2048)
    texts.reserveCapacity(1024)
    ends.reserveCapacity(64)
  }

  // MARK: - Texts

  /// Adds bytes to the text under way.
  mutating func add(_ bytes: [UInt8]) { texts.append(contentsOf: bytes) }

  /// Adds characters to the text under way.
  mutating func add(_ text: String) { texts.append(contentsOf: text.utf8) }

  /// Adds a name to the text under way.
  mutating func add(_ names: NameTable, _ index: Int) { names.copy(index, to: &texts) }

  /// Ends the text under way.
  mutating func endText(with suffix: [UInt8]) {
    texts.append(contentsOf: suffix)
    ends.append(texts.count)
  }

  /// Leaves out numbers that have no text.
  mutating func skip(_ count: Int) {
    for _ in 0..<count { ends.append(-1) }
  }

  // MARK: - Tables

  /// Ends the table, with room for each number that the operation's lane can hold, and points the
  /// operation to it.
  ///
  /// - Returns: the length of the longest text.
  mutating func finish(_ operation: inout Operation) -> Int {
    let longest = longestText
    // The smallest of four sizes: most programs wait in a far cache until they run (`J3b-buffer`).
    let strideBits: UInt8 = longest < 8 ? 3 : longest < 16 ? 4 : longest < 32 ? 5 : 6
    let stride = 1 << Int(strideBits)
    let base = slots.count
    let count = max(ends.count, 1 << Int(operation.selector.lane.width))
    slots.append(contentsOf: repeatElement(0, count: count * stride))
    var start = 0
    for index in 0..<count {
      let slot = base + index * stride
      guard index < ends.count, ends[index] >= 0 else {
        slots[slot] = UInt8(Slot.isMissing)
        continue
      }
      store(start..<ends[index], in: slot)
      start = ends[index]
    }
    operation.setTable(at: base, strideBits: strideBits, count: ends.count)
    texts.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    return longest
  }

  private var longestText: Int {
    var longest = 0
    var start = 0
    for end in ends where end >= 0 {
      longest = max(longest, end - start)
      start = end
    }
    return longest
  }

  private mutating func store(_ range: Range<Int>, in slot: Int) {
    if range.count <= Slot.greatestCount {
      slots[slot] = UInt8(range.count)
      for index in range { slots[slot + 1 + index - range.lowerBound] = texts[index] }
      return
    }
    slots[slot] = UInt8(Slot.isLong)
    for index in 0..<4 {
      slots[slot + 1 + index] = UInt8(truncatingIfNeeded: bytes.count >> (index * 8))
      slots[slot + 5 + index] = UInt8(truncatingIfNeeded: range.count >> (index * 8))
    }
    bytes.append(contentsOf: texts[range])
  }

  // MARK: - Digits

  /// Adds the digits and the minus sign of a decimal system, and returns where they start.
  mutating func addDigits(_ numbers: NumberingSystem) -> Int {
    let start = digits.count
    digits.reserveCapacity(start + DigitBlock.size)
    let width = UInt64(numbers.table[0].utf8.count)
    let single = numbers.table.names.map { Self.word($0.utf8) }
    for tens in single {
      for units in single { digits.append(UInt64(littleEndian: tens | units << (8 * width))) }
    }
    let minus = CollectionOfOne(UInt8(numbers.minus.utf8.count)) + Array(numbers.minus.utf8)
    digits.append(UInt64(littleEndian: Self.word(minus.prefix(8))))
    digits.append(UInt64(littleEndian: Self.word(minus.dropFirst(8))))
    return start
  }

  /// Up to eight bytes as a number, the first one lowest.
  private static func word(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}
