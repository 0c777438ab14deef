/// The fields of a pattern or a skeleton, each with its letter, its length and a number that says how
/// it is written: what patterns are compared by.
///
/// Source: UTS 35, part 4, "Matching Skeletons". The weights are those that ICU's generator is known
/// to answer by: digits and names lie far apart, two ways to write one thing near each other.
struct Skeleton {
  /// A field, in the order in which ICU puts them.
  enum Field: Int {
    case era, year, quarter, month, weekOfYear, weekOfMonth, weekday, dayOfYear, weekdayOfMonth, day
    case dayPeriod, hour, minute, second, fraction, zone

    /// The fields before the day period belong to the date.
    static let dateMask: UInt16 = 1 << Field.dayPeriod.rawValue - 1
  }

  /// How each field is written; 0 for a field that is not there.
  let kinds: SIMD16<Int16>
  let letters: SIMD16<UInt8>
  let lengths: SIMD16<UInt8>
  /// A hash of the letters and of the shortest lengths with the same kind of text: whoever looks for
  /// an equal skeleton among many compares this first.
  let baseHash: UInt64
  /// Which fields are there, one bit each.
  let mask: UInt16

  /// Reads the letters of a pattern or a skeleton; anything else in it counts for nothing.
  init(_ text: some Sequence<UInt16>) {
    var fields = Fields()
    var inQuotes = false
    var letter: UInt8 = 0
    var length = 0
    for unit in text {
      let byte = unit < 0x80 ? UInt8(truncatingIfNeeded: unit) : 0
      if !inQuotes, byte == letter, letter != 0 {
        length += 1
        continue
      }
      if letter != 0 { fields.set(letter, length) }
      letter = 0
      if byte == 0x27 {
        inQuotes.toggle()
      } else if !inQuotes, (byte | 0x20) &- 0x61 < 26 {
        letter = byte
        length = 1
      }
    }
    if letter != 0 { fields.set(letter, length) }
    fields.completeDayPeriod()
    self.init(fields)
  }

  private init(_ fields: Fields) {
    kinds = unsafe unsafeBitCast(fields.kinds, to: SIMD16<Int16>.self)
    letters = unsafe unsafeBitCast(fields.letters, to: SIMD16<UInt8>.self)
    lengths = unsafe unsafeBitCast(fields.lengths, to: SIMD16<UInt8>.self)
    mask = fields.mask
    // Fibonacci hashing: the odd number next to 2⁶⁴ over the golden ratio.
    let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
    let letterWords = unsafe unsafeBitCast(fields.letters, to: SIMD2<UInt64>.self)
    let lengthWords = unsafe unsafeBitCast(fields.baseLengths, to: SIMD2<UInt64>.self)
    let letterHash = (letterWords.x &* factor ^ letterWords.y) &* factor
    let hash = ((letterHash ^ lengthWords.x) &* factor ^ lengthWords.y) &* factor
    baseHash = hash ^ hash >> 32
  }

  /// The fields while they are read.
  private struct Fields {
    var kinds = InlineArray<16, Int16>(repeating: 0)
    var letters = InlineArray<16, UInt8>(repeating: 0)
    var lengths = InlineArray<16, UInt8>(repeating: 0)
    var baseLengths = InlineArray<16, UInt8>(repeating: 0)
    var mask: UInt16 = 0

    @inline(__always)
    mutating func set(_ letter: UInt8, _ length: Int) {
      guard let row = FieldRow(letter, length) else { return }
      let index = row.field.rawValue
      mask |= 1 << UInt16(index)
      letters[index] = letter
      lengths[index] = UInt8(clamping: length)
      baseLengths[index] = row.baseLength
      kinds[index] = row.kind > 0 ? row.kind &+ Int16(clamping: min(length, 1000)) : row.kind
    }

    /// An hour of twelve has a day period, even if none was named; one of 24 has none.
    mutating func completeDayPeriod() {
      let hour = letters[Field.hour.rawValue]
      let period = Field.dayPeriod.rawValue
      guard hour != 0 else { return }
      if hour == UInt8(ascii: "h") || hour == UInt8(ascii: "K") {
        guard kinds[period] == 0 else { return }
        set(UInt8(ascii: "a"), 1)
      } else {
        mask &= ~(1 << UInt16(period))
        kinds[period] = 0
        letters[period] = 0
        lengths[period] = 0
        baseLengths[period] = 0
      }
    }
  }

  /// The shortest length of a field with the same kind of text, by the field's number; 0 for a field
  /// that is not there.
  private func baseLength(_ index: Int) -> UInt8 {
    FieldRow(letters[index], Int(lengths[index]))?.baseLength ?? 0
  }

  func letter(_ field: Field) -> UInt8 { letters[field.rawValue] }
  func length(_ field: Field) -> Int { Int(lengths[field.rawValue]) }
  func baseLength(_ field: Field) -> UInt8 { baseLength(field.rawValue) }
  func kind(_ field: Field) -> Int16 { kinds[field.rawValue] }

  /// Whether the two have the same fields in texts of the same kind, whatever their lengths.
  func hasSameBase(as other: Skeleton) -> Bool {
    baseHash == other.baseHash && all(letters .== other.letters)
      && (all(lengths .== other.lengths)
        || (0..<16).allSatisfy { baseLength($0) == other.baseLength($0) })
  }

  /// Whether the two are written with the same letters.
  func hasSameLetters(as other: Skeleton) -> Bool {
    baseHash == other.baseHash && all(letters .== other.letters)
      && all(lengths .== other.lengths)
  }

  /// The letter of the first field; 0 without fields.
  var firstLetter: UInt8 { mask == 0 ? 0 : letters[mask.trailingZeroBitCount] }

  /// How far another skeleton lies from this one, looking at some fields only; and which of those
  /// fields the other lacks, and which it has beside them.
  ///
  /// What lies farther than the limit may be any distance beyond it.
  func distance(
    to other: Skeleton, within fields: UInt16, limit: Int
  ) -> (distance: Int, missing: UInt16, extra: UInt16) {
    let own = mask & fields
    let missing = own & ~other.mask
    let extra = other.mask & ~own
    // One field too many or too few is farther than any two ways to write the same fields.
    if limit < 0x1000, missing | extra != 0 { return (0x1000, missing, extra) }
    var distance = 0x10000 * extra.nonzeroBitCount + 0x1000 * missing.nonzeroBitCount
    var shared = own & other.mask
    while shared != 0, distance <= limit {
      let index = shared.trailingZeroBitCount
      distance += abs(Int(kinds[index]) - Int(other.kinds[index]))
      shared &= shared - 1
    }
    return (distance, missing, extra)
  }
}

/// How a letter of a certain length is written.
struct FieldRow {
  let field: Skeleton.Field
  /// Positive for digits; the length is added to it then.
  let kind: Int16
  /// The least length of the same kind.
  let baseLength: UInt8

  private static let digits: Int16 = 0x100
  private static let narrow: Int16 = -0x101
  private static let shorter: Int16 = -0x102
  private static let short: Int16 = -0x103
  private static let long: Int16 = -0x104
  /// Between two letters for one field.
  private static let step: Int16 = 0x10

  /// `nil` for a letter that belongs to no field.
  init?(_ letter: UInt8, _ length: Int) {
    /// A field in words from some length on, and in digits below it.
    func words(_ field: Skeleton.Field, digitsBelow limit: Int, _ offset: Int16) -> FieldRow {
      if length < limit { return FieldRow(field, Self.digits + offset, 1) }
      switch length {
      case 4: return FieldRow(field, Self.long - offset, 4)
      case ..<4: return FieldRow(field, Self.short - offset, UInt8(max(limit, 1)))
      case 6... where field == .weekday: return FieldRow(field, Self.shorter - offset, 6)
      default: return FieldRow(field, Self.narrow - offset, 5)
      }
    }
    let steps = Self.step
    switch Unicode.Scalar(letter) {
    case "G": self = words(.era, digitsBelow: 0, 0)
    case "y": self.init(.year, Self.digits, 1)
    case "Y": self.init(.year, Self.digits + steps, 1)
    case "u": self.init(.year, Self.digits + 2 * steps, 1)
    case "r": self.init(.year, Self.digits + 3 * steps, 1)
    case "U": self = words(.year, digitsBelow: 0, 0)
    case "Q": self = words(.quarter, digitsBelow: 3, 0)
    case "q": self = words(.quarter, digitsBelow: 3, steps)
    case "M": self = words(.month, digitsBelow: 3, 0)
    case "L": self = words(.month, digitsBelow: 3, steps)
    case "l": self.init(.month, Self.digits + steps, 1)
    case "w": self.init(.weekOfYear, Self.digits, 1)
    case "W": self.init(.weekOfMonth, Self.digits, 1)
    case "E": self = words(.weekday, digitsBelow: 0, 0)
    case "c": self = words(.weekday, digitsBelow: 3, 2 * steps)
    case "e": self = words(.weekday, digitsBelow: 3, steps)
    case "d": self.init(.day, Self.digits, 1)
    case "g": self.init(.day, Self.digits + steps, 1)
    case "D": self.init(.dayOfYear, Self.digits, 1)
    case "F": self.init(.weekdayOfMonth, Self.digits, 1)
    case "a": self = words(.dayPeriod, digitsBelow: 0, 0)
    case "b": self = words(.dayPeriod, digitsBelow: 0, steps)
    case "B": self = words(.dayPeriod, digitsBelow: 0, 3 * steps)
    case "H": self.init(.hour, Self.digits + 10 * steps, 1)
    case "k": self.init(.hour, Self.digits + 11 * steps, 1)
    case "h": self.init(.hour, Self.digits, 1)
    case "K": self.init(.hour, Self.digits + steps, 1)
    case "m": self.init(.minute, Self.digits, 1)
    case "s": self.init(.second, Self.digits, 1)
    case "A": self.init(.second, Self.digits + steps, 1)
    case "S": self.init(.fraction, Self.digits, 1)
    case "v": self.init(.zone, (length < 4 ? Self.short : Self.long) - 2 * steps, 1)
    case "z": self.init(.zone, length < 4 ? Self.short : Self.long, length < 4 ? 1 : 4)
    case "Z", "O", "V", "X", "x":
      self.init(.zone, (length < 4 ? Self.short : Self.long) - steps, length < 4 ? 1 : 4)
    default: return nil
    }
  }

  private init(_ field: Skeleton.Field, _ kind: Int16, _ baseLength: UInt8) {
    self.field = field
    self.kind = kind
    self.baseLength = baseLength
  }
}
