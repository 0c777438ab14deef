extension MessageFault {
  /// The fault in words, for developers.
  package var text: String {
    switch self {
    case .unterminatedQuote: "this quote is not closed; an apostrophe alone is written ''"
    case .unclosedBrace: "this brace is not closed"
    case .unexpectedText: "a comma, brace or keyword is missing here"
    case .badArgumentName: "the name of an argument is missing here"
    case .unknownType(let type): "“\(type)” is no type of argument"
    case .unsupportedStyle: "this style is not supported"
    case .missingOther: "the choice has no case “other”"
    case .unknownCategory(let word): "“\(word)” is no plural category"
    case .duplicateCase(let word): "a second case for “\(word)”"
    case .badNumber: "not an integer of 32 bits"
    case .tooDeep(let limit): "more than \(limit) choices inside one another"
    case .tooLarge(let limit): "more than \(limit) of these"
    }
  }
}

extension MessageArgumentType {
  /// What an argument must be, in words, for developers.
  package var text: String {
    switch self {
    case .any: "a text or a number"
    case .text: "a text"
    case .number: "a whole number"
    case .choice: "a text that names a case"
    }
  }
}
