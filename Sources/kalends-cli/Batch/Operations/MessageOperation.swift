internal import Kalends

extension BatchOperation {
  /// The sentences of pickers, and any in the same syntax.
  static let messages: [BatchOperation] = [
    BatchOperation(
      "message",
      keys: [
        RequestKey("key", .text), RequestKey("pattern", .text), RequestKey("arguments", .object),
      ], answer: ["text", "language"]
    ) { request in
      let locale = try request.environment().locale
      let arguments = try request.messageArguments()
      let text: String
      let language: String
      switch (request.text("key"), request.text("pattern")) {
      case (let key?, nil):
        let messages = try request.session.messages(locale: locale.requested)
        guard let message = messages.catalogue.message(named: key) else {
          throw KalendsError.missingMessage(key, language: messages.languageTag)
        }
        text = try message.text(arguments, in: messages.language)
        language = messages.languageTag
      case (nil, let pattern?):
        let rules = try request.session.messageLanguage(locale.requested)
        text = try Message(pattern).text(arguments, in: rules)
        language = locale.identifier
      case (nil, nil): throw request.missing("key")
      case (_?, let pattern?):
        throw RequestError(
          .wrongType, "a message has either a key or a pattern", input: .string(pattern))
      }
      return .object(["text": .string(text), "language": .string(language)])
    }
  ]
}

extension BatchRequest {
  /// The arguments of a message: texts and whole numbers.
  fileprivate func messageArguments() throws(RequestError) -> MessageArguments {
    guard case .object(let members) = self["arguments"] else { return [:] }
    var arguments: [(name: String, value: MessageArgument)] = []
    for member in members {
      switch member.value {
      case .string(let text): arguments.append((member.key, .text(text)))
      case .number(let text):
        guard KeyType.integer.accepts(member.value) else { fallthrough }
        guard let number = Int(text) else {
          throw RequestError(
            .outOfRange, "\(member.key) is beyond every limit", input: member.value)
        }
        arguments.append((member.key, .number(number)))
      default:
        throw RequestError(
          .wrongType, "\(member.key) has to be a text or a whole number", input: member.value)
      }
    }
    return MessageArguments(arguments)
  }
}
