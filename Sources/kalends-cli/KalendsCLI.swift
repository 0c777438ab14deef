#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The executable: joins the command to the process.
@main struct KalendsCLI {
  static func main() {
    let console = Console.process()
    let status = Command(console: console).run(Array(CommandLine.arguments.dropFirst()))
    exit(status.rawValue)
  }
}
