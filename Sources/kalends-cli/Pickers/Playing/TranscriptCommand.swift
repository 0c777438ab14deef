internal import Kalends

/// `kalends transcript`: plays a session with a picker and prints what is shown and spoken.
struct TranscriptCommand: Subcommand {
  static let syntax = CommandSyntax(
    name: "transcript", summary: "plays a session with a picker: what is shown, what is spoken",
    argument: "SCRIPT.json", options: [],
    discussion: """
      The file has an object with the keys of the operation 'picker' of 'kalends batch': 'config',
      'actions', 'platform', 'screenReader', and 'locale', 'zone', 'now' and the like.

      Each action is a line that begins with '>'. Below it stand, where they have changed, the value,
      what is shown, where the focus is and what a screen reader speaks, and what is announced, after
      its urgency.
      """,
    examples: [
      ("kalends transcript checkin.json", "the session of that file"),
      (
        "kalends transcript checkin.json | diff - checkin.txt",
        "whether it still goes as it did"
      ),
    ])

  /// The largest script.
  private static let largestFile = 16 << 20

  let console: Console

  init(_ console: Console) { self.console = console }

  func run(_ arguments: Arguments) throws -> ExitStatus {
    guard let path = arguments.argument else {
      throw UsageError("name a script: see 'kalends transcript --help'")
    }
    let bytes = try bytes(ofFileAt: path, limit: Self.largestFile)
    guard bytes.count <= Self.largestFile else {
      throw RequestError(
        .tooLarge, "\(path) is larger than \(Self.largestFile) bytes", input: .string(path))
    }
    let script: JSONValue
    do throws(JSONError) {
      script = try JSONParser.value(of: bytes)
    } catch {
      throw RequestError(.notJSON, "\(path): \(error.message)", input: .string(path))
    }
    for line in try Self.transcript(of: script, session: Session(console: console)) {
      console.output.write(line + "\n")
    }
    return .success
  }

  /// Plays a script.
  static func transcript(of script: JSONValue, session: Session) throws -> [String] {
    guard case .object(let members) = script, let operation = BatchOperation.pickers.first else {
      throw RequestError(
        .wrongType, "a script has to be an object, not \(script.kind)", input: script)
    }
    let named = JSONValue.object(
      [JSONMember("op", .string(operation.name))] + members.filter { $0.key != "op" })
    let request = try BatchRequest(named, of: operation, session: session)
    var play = try request.play()
    var transcript = Transcript()
    let first = try play.firstStep()
    transcript.add(first, value: try play.json(first.value), after: nil)
    for action in request.list("actions") ?? [] {
      let step = try play.perform(action)
      transcript.add(step, value: try play.json(step.value), after: action)
    }
    return transcript.lines
  }
}
