internal import Kalends

/// `kalends batch`: answers requests, one a line, until its input ends.
struct BatchCommand: Subcommand {
  static let syntax = CommandSyntax(
    name: "batch", summary: "answers requests, one JSON object a line, with one answer a line",
    argument: nil,
    options: [OptionSyntax("list", .none, "prints the operations with their keys")],
    discussion: """
      A request that cannot be answered gets {"error":{"code":…,"message":…,"input":…}} on its line,
      and the stream goes on. An "id" comes back with the answer. The status is 0 when every line
      was answered, 1 when any line was an error.
      """,
    examples: [
      (
        #"echo '{"op":"date","iso":"2026-03-14","calendar":"hebrew"}' | kalends batch"#,
        "the day in the Hebrew calendar"
      ),
      (
        #"echo '{"op":"month","iso":"2026-03-14","locale":"fa"}' | kalends batch"#,
        "the month of that day as Persian shows it, with every cell"
      ),
    ])

  /// The longest line that is read.
  private static let longestLine = 64 << 20

  let console: Console

  init(_ console: Console) { self.console = console }

  func run(_ arguments: Arguments) throws -> ExitStatus {
    guard arguments.has("list") else { return try answer() }
    for operation in BatchOperation.all { console.output.write(operation.listing.text + "\n") }
    return .success
  }

  /// Answers line by line, in order.
  ///
  /// Answers leave as soon as no further request is waiting, so that a program may ask one
  /// question at a time.
  private func answer() throws(ReadError) -> ExitStatus {
    let session = Session(console: console)
    var reader = LineReader(console.input, limit: Self.longestLine)
    var status = ExitStatus.success
    var isFirst = true
    while console.output.isOpen, let line = try reader.next() {
      let answer: BatchAnswer
      switch line {
      case .tooLong(let limit):
        let error = RequestError(
          .tooLarge, "the line is longer than \(limit) bytes", input: .null)
        answer = BatchAnswer(error: error)
      case .bytes(let bytes):
        // Some editors begin a file with a byte order mark.
        let hasMark = isFirst && bytes.starts(with: [0xEF, 0xBB, 0xBF])
        answer = Self.answer(to: hasMark ? Array(bytes.dropFirst(3)) : bytes, session: session)
      }
      isFirst = false
      if answer.isError { status = .someFailed }
      var bytes: [UInt8] = []
      answer.json.write(to: &bytes)
      bytes.append(UInt8(ascii: "\n"))
      console.output.write(bytes)
      if !reader.hasLine { console.output.flush() }
    }
    return status
  }

  /// The answer to one line.
  static func answer(to line: [UInt8], session: Session) -> BatchAnswer {
    let value: JSONValue
    do throws(JSONError) {
      value = try JSONParser.value(of: line)
    } catch {
      let start = String(decoding: line.prefix(64), as: UTF8.self)
      return BatchAnswer(error: RequestError(.notJSON, error.message, input: .string(start)))
    }
    do {
      return BatchAnswer(id: value["id"], body: try result(of: value, session: session))
    } catch let error as any CodedError {
      return BatchAnswer(id: value["id"], error: error)
    } catch {
      let error = RequestError(.unavailable, "\(error)", input: .null)
      return BatchAnswer(id: value["id"], error: error)
    }
  }

  private static func result(of value: JSONValue, session: Session) throws -> JSONValue {
    guard case .object = value else {
      throw RequestError(
        .wrongType, "a request has to be an object, not \(value.kind)", input: value)
    }
    guard let name = value["op"] else {
      throw RequestError(.missingKey, "op is missing", input: .string("op"))
    }
    guard case .string(let text) = name else {
      throw RequestError(.wrongType, "op has to be a text, not \(name.kind)", input: name)
    }
    guard let operation = BatchOperation.all.first(where: { $0.name == text }) else {
      let known = BatchOperation.all.map(\.name).joined(separator: ", ")
      throw RequestError(
        .unknownOperation, "unknown operation '\(text)': known are \(known)", input: name)
    }
    return try operation.answer(to: BatchRequest(value, of: operation, session: session))
  }
}

/// The answer to one request.
struct BatchAnswer {
  /// The request's `id`, if it had one that could be read.
  var id: JSONValue?
  /// The members of the answer, or of its only member `error`.
  var body: JSONValue
  var isError = false

  init(id: JSONValue?, body: JSONValue) {
    self.id = id
    self.body = body
  }

  init(id: JSONValue? = nil, error: any CodedError) {
    self.id = id
    body = .object(["error": error.answer])
    isError = true
  }

  var json: JSONValue {
    guard let id, case .object(let members) = body else { return body }
    return .object([JSONMember("id", id)] + members)
  }
}
