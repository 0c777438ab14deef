/// One subcommand.
protocol Subcommand: SendableMetatype {
  static var syntax: CommandSyntax { get }
  var console: Console { get }
  init(_ console: Console)
  func run(_ arguments: Arguments) throws -> ExitStatus
}

extension Subcommand {
  /// Takes the arguments apart and runs, or prints the help that is asked for.
  func run(_ arguments: [String]) throws -> ExitStatus {
    let arguments = try Arguments(arguments, for: Self.syntax)
    if arguments.has("help") {
      console.output.write(Help.text(for: Self.syntax))
      return .success
    }
    return try run(arguments)
  }
}
