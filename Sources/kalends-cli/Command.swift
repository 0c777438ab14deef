#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif
internal import Kalends

/// The command `kalends`: finds the subcommand, runs it, and turns its errors into one line and a
/// status.
struct Command {
  /// The subcommands, in the order in which the help lists them.
  private static let subcommands: [any Subcommand.Type] = [
    MonthCommand.self, YearCommand.self, PickCommand.self, WheelsCommand.self, SpeakCommand.self,
    ClampCommand.self, ValidateCommand.self, AuditCommand.self, TranscriptCommand.self,
    BatchCommand.self, LocalesCommand.self, CalendarsCommand.self,
  ]

  let console: Console

  /// Runs the arguments behind the name of the program.
  func run(_ arguments: [String]) -> ExitStatus {
    var status: ExitStatus
    do {
      status = try dispatch(arguments)
    } catch let error as UsageError {
      console.complain(error.message)
      status = .usage
    } catch let error as any CodedError {
      console.complain(error.description)
      status = error.code == .unavailable ? .unavailable : .badData
    } catch let error as ReadError {
      console.complain("standard input cannot be read: \(Self.text(of: error.number))")
      status = .cannotReadOrWrite
    } catch let error as FileError {
      console.complain("\(error.path) cannot be read: \(Self.text(of: error.number))")
      status = .noInput
    } catch {
      console.complain("\(error)")
      status = .unavailable
    }
    // A reader that has seen enough is no error: `kalends locales | head -1`.
    if case .failed(let number) = console.output.flush() {
      console.complain("standard output cannot be written: \(Self.text(of: number))")
      status = .cannotReadOrWrite
    }
    return status
  }

  private func dispatch(_ arguments: [String]) throws -> ExitStatus {
    guard let first = arguments.first else { return try MonthCommand(console).run([]) }
    let rest = Array(arguments.dropFirst())
    if let subcommand = Self.subcommands.first(where: { $0.syntax.name == first }) {
      return try subcommand.init(console).run(rest)
    }
    switch first {
    case "--version":
      try VersionCommand(console).run()
      return .success
    case "--help", "-h", "help":
      console.output.write(overview)
      return .success
    default:
      // Options or a date alone belong to the command that needs no name.
      if first.first.map("-+0123456789".contains) == true {
        return try MonthCommand(console).run(arguments)
      }
      throw UsageError("unknown command '\(first)': see 'kalends --help'")
    }
  }

  /// What `kalends --help` prints.
  private var overview: String {
    let commands = Self.subcommands.map { ($0.syntax.name, $0.syntax.summary) }
    let version = ("--version", "the versions of Kalends, ICU, CLDR and the time zones")
    return """
      kalends shows calendar months as the world writes them, and answers questions about dates.

      Usage: kalends [command] [options]

      Commands:
      \(Help.list(commands + [version]))
      Without a command it shows this month, in the locale and the time zone of the environment
      (LC_ALL, LC_TIME, LANG; TZ). 'kalends COMMAND --help' says more about a command.

      Examples:
        kalends
        kalends month 2026-03 --locale de --week-numbers
        kalends --locale ar-EG --calendar islamic-umalqura
        d=$(kalends pick --from now)
        echo '{"op":"date","iso":"2026-03-14","calendar":"hebrew"}' | kalends batch

      """
  }

  private static func text(of errorNumber: Int32) -> String {
    guard let text = unsafe strerror(errorNumber) else { return "error \(errorNumber)" }
    return unsafe String(cString: text)
  }
}
