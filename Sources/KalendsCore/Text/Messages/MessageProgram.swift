// The program of a message: bytes that are valid UTF-8, so that a whole catalogue can be one string
// literal of the binary. Texts stand in it as they are; every other byte is below 0x80.
//
//     program   count (name type) … block
//     name      length bytes
//     block     size, then instructions up to its end
//     literal   0 size bytes
//     argument  1 index type
//     number    2 index offset                          the `#` of the plural around it
//     plural    3 index kind offset count (case …)      case: 0 … 5 block | 6 exact-value block
//     select    4 index count (name block) …
//
// count, length, index, type and kind are one byte; a size is three bytes of seven bits; an offset
// or exact value is a zigzag number in five bytes of seven bits.

/// The instructions of a program.
enum MessageInstruction {
  static let literal: UInt8 = 0
  static let argument: UInt8 = 1
  static let pluralNumber: UInt8 = 2
  static let plural: UInt8 = 3
  static let select: UInt8 = 4
  /// Stands in a plural's case where a category would: an exact value follows.
  static let exactly: UInt8 = 6
}

extension MessageArgumentType {
  var code: UInt8 {
    switch self {
    case .any: 0
    case .text: 1
    case .number: 2
    case .choice: 3
    }
  }

  init(code: UInt8) {
    switch code {
    case 1: self = .text
    case 2: self = .number
    case 3: self = .choice
    default: self = .any
    }
  }
}

extension PluralCategory {
  var code: UInt8 {
    switch self {
    case .zero: 0
    case .one: 1
    case .two: 2
    case .few: 3
    case .many: 4
    case .other: 5
    }
  }
}

/// Writes the program of a message.
struct MessageEncoder {
  private var names: [String] = []
  private var types: [MessageArgumentType] = []

  /// The program for the parts of a message.
  static func program(_ parts: [MessagePart]) -> [UInt8] {
    var encoder = MessageEncoder()
    let body = encoder.block(parts)
    var program = [UInt8(truncatingIfNeeded: encoder.names.count)]
    for (name, type) in zip(encoder.names, encoder.types) {
      program += Self.name(name)
      program.append(type.code)
    }
    return program + body
  }

  private mutating func block(_ parts: [MessagePart]) -> [UInt8] {
    var code: [UInt8] = []
    for part in parts {
      switch part {
      case .literal(let text):
        let bytes = Array(text.utf8)
        code += [MessageInstruction.literal] + Self.size(bytes.count) + bytes
      case .argument(let name, let type):
        code += [MessageInstruction.argument, index(of: name, as: type), type.code]
      case .pluralNumber(let name, let offset):
        code += [MessageInstruction.pluralNumber, index(of: name, as: .number)]
        code += Self.number(offset)
      case .plural(let name, let kind, let offset, let cases):
        code += [
          MessageInstruction.plural, index(of: name, as: .number), kind == .ordinal ? 1 : 0,
        ]
        code += Self.number(offset)
        code.append(UInt8(truncatingIfNeeded: cases.count))
        for one in cases {
          switch one.selector {
          case .exactly(let value): code += [MessageInstruction.exactly] + Self.number(value)
          case .category(let category): code.append(category.code)
          }
          code += block(one.parts)
        }
      case .select(let name, let cases):
        code += [
          MessageInstruction.select, index(of: name, as: .choice),
          UInt8(truncatingIfNeeded: cases.count),
        ]
        for one in cases { code += Self.name(one.selector) + block(one.parts) }
      }
    }
    return Self.size(code.count) + code
  }

  /// The position of an argument, and what it must be for all its uses.
  private mutating func index(of name: String, as type: MessageArgumentType) -> UInt8 {
    guard let index = names.firstIndex(where: { $0.isSpelled(like: name) }) else {
      names.append(name)
      types.append(type)
      return UInt8(truncatingIfNeeded: names.count - 1)
    }
    let isStricter = type == .number || types[index] == .any || types[index] == .text
    if isStricter, type != .any { types[index] = type }
    return UInt8(truncatingIfNeeded: index)
  }

  static func name(_ name: String) -> [UInt8] {
    [UInt8(truncatingIfNeeded: name.utf8.count)] + name.utf8
  }

  static func size(_ size: Int) -> [UInt8] {
    [size >> 14, size >> 7, size].map { UInt8(truncatingIfNeeded: $0 & 0x7F) }
  }

  private static func number(_ number: Int32) -> [UInt8] {
    let zigzag = UInt32(bitPattern: number << 1 ^ number >> 31)
    return [28, 21, 14, 7, 0].map { UInt8(truncatingIfNeeded: zigzag >> $0 & 0x7F) }
  }
}

/// Reads a program from front to back.
struct MessageReader {
  let code: [UInt8]
  var position: Int

  init(_ code: [UInt8], at position: Int = 0) {
    self.code = code
    self.position = position
  }

  @inline(__always)
  mutating func byte() -> UInt8 {
    defer { position += 1 }
    return code[position]
  }

  @inline(__always)
  mutating func size() -> Int {
    Int(byte()) << 14 | Int(byte()) << 7 | Int(byte())
  }

  mutating func number() -> Int {
    var zigzag: UInt32 = 0
    for _ in 0..<5 { zigzag = zigzag << 7 | UInt32(byte()) }
    return Int(Int32(bitPattern: zigzag >> 1) ^ -Int32(bitPattern: zigzag & 1))
  }

  /// Skips that many bytes and answers where they stand.
  @inline(__always)
  mutating func range(_ count: Int) -> Range<Int> {
    defer { position += count }
    return position..<position + count
  }

  /// Skips a name.
  mutating func name() -> Range<Int> { range(Int(byte())) }

  /// Skips a block.
  mutating func block() -> Range<Int> { range(size()) }
}
