internal import Kalends

/// `kalends validate`: judges days and ranges by rules from a file.
struct ValidateCommand: Subcommand {
  static let syntax = CommandSyntax(
    name: "validate", summary: "judges days and ranges by the rules of a file",
    argument: "RULES.json [DATE | DATE/DATE]…", takesMany: true,
    options: [
      OptionSyntax("locale", .required("TAG"), "the language of the messages"),
      OptionSyntax("zone", .required("NAME"), "the time zone, such as Europe/Paris"),
      OptionSyntax("today", .required("DATE"), "the day that notice and window are counted from"),
      OptionSyntax("json", .none, "prints an object for each, as the operation validate of batch"),
    ],
    discussion: """
      The file has the 'rules' of the operation validate of 'kalends batch'. Without days or ranges
      on the command line they are read from standard input, one a line.

      Each violation is printed on a line of its own, with what would be accepted instead; what is
      valid is not mentioned. The status is 0 when all are valid, 1 when any is not, and 65 when
      something is no date or the rules cannot be understood.
      """,
    examples: [
      (
        "kalends validate rules.json 2026-07-04/2026-07-11 2026-08-01",
        "a range of days, both included, and a single day"
      ),
      (
        "cut -f2 requests.tsv | kalends validate rules.json --zone Europe/Paris --locale fr",
        "a stream of ranges, messages in French"
      ),
    ])

  /// The largest file of rules.
  private static let largestFile = 64 << 20

  let console: Console

  init(_ console: Console) { self.console = console }

  func run(_ arguments: Arguments) throws -> ExitStatus {
    guard let path = arguments.argument else {
      throw UsageError("name a file of rules: see 'kalends validate --help'")
    }
    let session = Session(console: console)
    let validator = try validator(rulesAt: path, arguments, session)
    let locale = try arguments["locale"] ?? session.processLocale()
    let text = try session.violationText(locale: locale)
    return try console.answerEach(
      of: arguments.arguments.dropFirst(), counting: "ranges"
    ) { value in
      let interval = try DayInterval(value)
      let validation = Validation(
        validator, start: interval.first, end: interval.isSingle ? nil : interval.last)
      let status = validation.isValid ? ExitStatus.success : .someFailed
      if arguments.has("json") { return (try validation.json(text).text + "\n", status) }
      return (validation.isValid ? "" : try validation.lines(value, text), status)
    }
  }

  /// The rules of a file, compiled.
  private func validator(
    rulesAt path: String, _ arguments: Arguments, _ session: Session
  ) throws -> AvailabilityValidator {
    let bytes = try bytes(ofFileAt: path, limit: Self.largestFile)
    guard bytes.count <= Self.largestFile else {
      throw RequestError(
        .tooLarge, "\(path) is larger than \(Self.largestFile) bytes", input: .string(path))
    }
    let value: JSONValue
    do throws(JSONError) {
      value = try JSONParser.value(of: bytes)
    } catch {
      throw RequestError(.notJSON, "\(path): \(error.message)", input: .string(path))
    }
    let zone = try session.zone(arguments["zone"])
    let now = try arguments["today"].map { try zone.startOfDay(Day($0)) } ?? console.now()
    return try AvailabilityValidator(AvailabilityRules(value), now: now, zone: zone)
  }
}

extension Validation {
  /// The violations for people, a line each, and what would be accepted instead.
  fileprivate func lines(_ value: String, _ text: ViolationText) throws -> String {
    var lines = try violations.map { violation in
      "\(value): \(try text.message(violation, unit: unit)) [\(violation.rule.rawValue)]\n"
    }
    let instead = alternatives.compactMap { name, text in text.map { "\(name) \($0)" } }
    if !instead.isEmpty { lines.append("  → \(instead.joined(separator: ", "))\n") }
    return lines.joined()
  }
}
