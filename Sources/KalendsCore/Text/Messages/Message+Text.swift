extension Message {
  /// The text of the message for its arguments.
  ///
  /// - Parameters:
  ///   - arguments: at least those that the chosen cases name; others are ignored.
  ///   - language: the language in which the message is written.
  /// - Returns: the whole text.
  /// - Throws: ``KalendsError/missingArgument(_:)``, ``KalendsError/wrongArgument(_:expected:)``.
  /// - Complexity: O(*n*) in the sizes of the message and of the text.
  public func text(
    _ arguments: MessageArguments, in language: MessageLanguage
  ) throws(KalendsError) -> String {
    try String.written { output throws(KalendsError) in
      try append(arguments, in: language, to: &output)
    }
  }

  /// Writes the text of the message, in UTF-8; allocates nothing.
  ///
  /// - Parameters:
  ///   - arguments: at least those that the chosen cases name; others are ignored.
  ///   - language: the language in which the message is written.
  ///   - output: where to write; after an error it is as before.
  /// - Throws: ``KalendsError/missingArgument(_:)``, ``KalendsError/wrongArgument(_:expected:)``;
  ///   ``KalendsError/outputFull(needed:available:)``; and
  ///   ``KalendsError/numberOutOfRange(_:numberingSystem:limits:)`` for what an algorithmic
  ///   numbering system cannot write.
  /// - Complexity: O(*n*) in the sizes of the message and of the text.
  public func append(
    _ arguments: MessageArguments, in language: MessageLanguage,
    to output: inout OutputSpan<UInt8>
  ) throws(KalendsError) {
    let count = output.count
    do throws(KalendsError) {
      let machine = MessageMachine(code: program, arguments: arguments, language: language)
      try machine.run(writingTo: &output)
    } catch {
      output.removeLast(output.count - count)
      throw error
    }
  }
}

/// Runs the program of a message.
private struct MessageMachine {
  let code: [UInt8]
  let arguments: MessageArguments
  let language: MessageLanguage

  func run(writingTo output: inout OutputSpan<UInt8>) throws(KalendsError) {
    var reader = MessageReader(code)
    for _ in 0..<reader.byte() {
      _ = reader.name()
      _ = reader.byte()
    }
    try run(reader.block(), writingTo: &output)
  }

  private func run(
    _ block: Range<Int>, writingTo output: inout OutputSpan<UInt8>
  ) throws(KalendsError) {
    var reader = MessageReader(code, at: block.lowerBound)
    while reader.position < block.upperBound {
      switch reader.byte() {
      case MessageInstruction.literal:
        try output.append(code, reader.range(reader.size()))
      case MessageInstruction.argument:
        let index = reader.byte()
        try append(argument: index, as: MessageArgumentType(code: reader.byte()), to: &output)
      case MessageInstruction.pluralNumber:
        let number = try number(reader.byte())
        try language.integers.append(saturating(number, less: reader.number()), to: &output)
      case MessageInstruction.plural:
        try run(pluralCase(&reader), writingTo: &output)
      default:
        try run(selectCase(&reader), writingTo: &output)
      }
    }
  }

  /// The block of a plural's case: an exact value first, then the category, then `other`.
  private func pluralCase(_ reader: inout MessageReader) throws(KalendsError) -> Range<Int> {
    let number = try number(reader.byte())
    let rules = reader.byte() == 0 ? language.cardinals : language.ordinals
    let category = rules.category(of: saturating(number, less: reader.number())).code
    var chosen = 0..<0
    var rank = 0
    for _ in 0..<reader.byte() {
      let selector = reader.byte()
      let isExact = selector == MessageInstruction.exactly
      let fit =
        if isExact { reader.number() == number ? 3 : 0 } else if selector == category { 2 } else {
          selector == PluralCategory.other.code ? 1 : 0
        }
      let block = reader.block()
      if fit > rank { (chosen, rank) = (block, fit) }
    }
    return chosen
  }

  /// The block of a select's case: the one that the text names, else `other`.
  private func selectCase(_ reader: inout MessageReader) throws(KalendsError) -> Range<Int> {
    let index = reader.byte()
    guard case .text(let text) = try value(index) else {
      throw .wrongArgument(name(index), expected: .choice)
    }
    var chosen = 0..<0
    var isNamed = false
    for _ in 0..<reader.byte() {
      let selector = code[reader.name()]
      let block = reader.block()
      if isNamed { continue }
      isNamed = selector.elementsEqual(text.utf8)
      if isNamed || selector.elementsEqual("other".utf8) { chosen = block }
    }
    return chosen
  }

  // MARK: - Arguments

  private func append(
    argument index: UInt8, as type: MessageArgumentType, to output: inout OutputSpan<UInt8>
  ) throws(KalendsError) {
    switch try value(index) {
    case .number(let number) where type != .text: try language.integers.append(number, to: &output)
    case .text(let text) where type != .number: try output.append(text)
    default: throw .wrongArgument(name(index), expected: type)
    }
  }

  private func number(_ index: UInt8) throws(KalendsError) -> Int {
    guard case .number(let number) = try value(index) else {
      throw .wrongArgument(name(index), expected: .number)
    }
    return number
  }

  private func value(_ index: UInt8) throws(KalendsError) -> MessageArgument {
    guard let value = arguments.value(named: code[nameRange(index)]) else {
      throw .missingArgument(name(index))
    }
    return value
  }

  private func nameRange(_ index: UInt8) -> Range<Int> {
    var reader = MessageReader(code)
    _ = reader.byte()
    for _ in 0..<index {
      _ = reader.name()
      _ = reader.byte()
    }
    return reader.name()
  }

  private func name(_ index: UInt8) -> String {
    String(decoding: code[nameRange(index)], as: UTF8.self)
  }

  private func saturating(_ number: Int, less offset: Int) -> Int {
    let (difference, overflows) = number.subtractingReportingOverflow(offset)
    return overflows ? (number < 0 ? .min : .max) : difference
  }
}

extension OutputSpan<UInt8> {
  /// Writes a text, or nothing when it does not fit.
  fileprivate mutating func append(_ text: String) throws(KalendsError) {
    let bytes = text.utf8
    guard bytes.count <= freeCapacity else {
      throw .outputFull(needed: bytes.count, available: freeCapacity)
    }
    for byte in bytes { append(byte) }
  }
}
