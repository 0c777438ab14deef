internal import KalendsCore

/// One file of messages: an Application Resource Bundle.
struct Catalogue {
  /// What `en.arb` says about a key: what it means, and its arguments.
  struct Description {
    var meaning: String
    var arguments: [String: MessageArgumentType]
  }

  var language: String
  /// The messages in the order of the file, as trees.
  var messages: [(key: String, parts: [MessagePart])] = []
  /// The descriptions of keys; empty in all catalogues but the first.
  var descriptions: [String: Description] = [:]

  init(language: String) { self.language = language }

  /// Reads a catalogue.
  ///
  /// - Parameters:
  ///   - bytes: the file.
  ///   - language: the language that the file's name says.
  ///   - first: the catalogue that describes all keys; absent when this is it.
  /// - Throws: the first fault of the file, with its place.
  init(
    _ bytes: [UInt8], language: String, first: Catalogue?
  ) throws(CatalogueFault) {
    self.language = language
    let (offsets, end) = try read(bytes, isFirst: first == nil)
    try check(offsets, descriptions: first?.descriptions ?? descriptions, end: end)
  }

  /// Reads the catalogue of findings, whose keys are those of the audit's rules.
  init(findings bytes: [UInt8], language: String) throws(CatalogueFault) {
    self.language = language
    _ = try read(bytes, isFirst: true)
  }

  /// Reads messages and descriptions.
  ///
  /// - Returns: where each message begins, and where the file ends.
  private mutating func read(
    _ bytes: [UInt8], isFirst: Bool
  ) throws(CatalogueFault) -> (offsets: [String: Int], end: Int) {
    var reader = JSONTextReader(bytes)
    let document = try reader.document()
    guard case .object(let members) = document.value else {
      throw CatalogueFault("a catalogue is an object", at: document.offset)
    }
    var offsets: [String: Int] = [:]
    var isTagged = false
    for member in members {
      switch member.key {
      case "@@locale":
        guard case .string(let tag, _) = member.value.value, tag == language else {
          throw CatalogueFault("@@locale: must be \(language), as the file", at: member.offset)
        }
        isTagged = true
      case _ where member.key.hasPrefix("@@"):
        throw CatalogueFault("\(member.key): unknown", at: member.offset)
      case _ where member.key.hasPrefix("@"):
        guard isFirst else {
          throw CatalogueFault("\(member.key): only en.arb describes keys", at: member.offset)
        }
        let key = String(member.key.dropFirst())
        descriptions[key] = try Self.description(of: key, member.value)
      default:
        messages.append((member.key, try Self.parts(of: member.key, member.value)))
        offsets[member.key] = member.offset
      }
    }
    guard isTagged else { throw CatalogueFault("@@locale: missing", at: document.offset) }
    return (offsets, bytes.count)
  }

  private static func parts(
    of key: String, _ value: JSONText
  ) throws(CatalogueFault) -> [MessagePart] {
    guard case .string(let pattern, let offsets) = value.value else {
      throw CatalogueFault("\(key): a message is a text", at: value.offset)
    }
    do {
      return try Message.parts(of: pattern)
    } catch {
      guard case .invalidMessage(let fault, let offset) = error else {
        throw CatalogueFault("\(key): \(error)", at: value.offset)
      }
      let place = offset < offsets.count ? offsets[offset] : (offsets.last ?? value.offset) + 1
      throw CatalogueFault("\(key): \(fault.text)", at: place)
    }
  }

  /// Reads `{"description": …, "placeholders": {name: {"type": …}}}`.
  private static func description(
    of key: String, _ value: JSONText
  ) throws(CatalogueFault) -> Description {
    guard case .object(let members) = value.value else {
      throw CatalogueFault("@\(key): a description is an object", at: value.offset)
    }
    var description = Description(meaning: "", arguments: [:])
    for member in members {
      switch (member.key, member.value.value) {
      case ("description", .string(let text, _)):
        description.meaning = text
      case ("placeholders", .object(let arguments)):
        for argument in arguments {
          guard case .object(let members) = argument.value.value,
            let type = members.first(where: { $0.key == "type" }),
            case .string(let name, _) = type.value.value, let type = types[name]
          else {
            throw CatalogueFault(
              "@\(key): \(argument.key) needs a type: String, int or DateTime", at: argument.offset)
          }
          description.arguments[argument.key] = type
        }
      default: throw CatalogueFault("@\(key): \(member.key) is unknown", at: member.offset)
      }
    }
    guard !description.meaning.isEmpty else {
      throw CatalogueFault("@\(key): the description is missing", at: value.offset)
    }
    return description
  }

  /// The names of types in Application Resource Bundles.
  private static let types: [String: MessageArgumentType] = [
    "String": .any, "int": .number, "DateTime": .text,
  ]

  /// Checks that there is every key, no other, and every argument in its type.
  private func check(
    _ offsets: [String: Int], descriptions: [String: Description], end: Int
  ) throws(CatalogueFault) {
    for key in MessageKey.allCases where offsets[key.rawValue] == nil {
      throw CatalogueFault("\(key.rawValue): missing", at: max(0, end - 1))
    }
    for (key, parts) in messages {
      let offset = offsets[key] ?? 0
      guard MessageKey(rawValue: key) != nil else {
        throw CatalogueFault("\(key): unknown", at: offset)
      }
      guard let description = descriptions[key] else {
        throw CatalogueFault("\(key): not described in en.arb", at: offset)
      }
      var arguments: [String: MessageArgumentType] = [:]
      for (name, type) in Message(parts: parts).arguments {
        arguments[name] = type == .choice ? .any : type
      }
      for (name, type) in description.arguments where arguments[name] != type {
        throw CatalogueFault(
          "\(key): the argument “\(name)” is missing, or not of the type that en.arb says",
          at: offset)
      }
      for name in arguments.keys.sorted() where description.arguments[name] == nil {
        throw CatalogueFault("\(key): the argument “\(name)” is not in en.arb", at: offset)
      }
    }
  }

  /// The catalogue as the bytes of a string literal.
  var bytes: [UInt8] {
    MessageCatalogue.bytes(messages.map { ($0.key, Message(parts: $0.parts)) })
  }
}
