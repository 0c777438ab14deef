import Foundation
import Kalends

@testable import KalendsCLI

/// What a run of the command came to.
struct Run {
  var status: Int32
  var output: String
  var errors: String

  /// The lines of the output, without their ends.
  var lines: [String] {
    output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  /// Runs the command inside this process.
  ///
  /// - Parameters:
  ///   - arguments: the arguments behind the program's name.
  ///   - environment: the variables; without any the locale is `C`.
  ///   - input: the standard input, in portions.
  ///   - today: the day that the clock says.
  ///   - isTerminal: whether the output counts as a terminal.
  ///   - screen: the terminal to draw on; `nil` for none.
  /// - Returns: what came out.
  /// - Throws: when `today` is no date.
  static func command(
    _ arguments: [String], environment: [String: String] = [:], input: [[UInt8]] = [],
    today: String = "2026-03-14", isTerminal: Bool = false, screen: FakeScreen? = nil
  ) throws -> Run {
    final class Buffer { var bytes: [UInt8] = [] }
    let output = Buffer()
    let errors = Buffer()
    var portions = input[...]
    let now = try ZoneRules.utc.startOfDay(Day(today))
    let console = Console(
      environment: ProcessEnvironment(environment), now: { now },
      zone: { .utc }, isTerminal: isTerminal,
      width: 80,
      input: ByteSource { portions.popFirst() ?? [] },
      output: ByteSink {
        output.bytes += $0
        return .written
      },
      errors: ByteSink {
        errors.bytes += $0
        return .written
      }, openScreen: { screen })
    let status = Command(console: console).run(arguments)
    return Run(
      status: status.rawValue, output: String(decoding: output.bytes, as: UTF8.self),
      errors: String(decoding: errors.bytes, as: UTF8.self))
  }

  /// Answers requests by `kalends batch` inside this process.
  static func batch(_ requests: String..., environment: [String: String] = [:]) throws -> Run {
    try command(
      ["batch"], environment: environment, input: [Array(requests.joined(separator: "\n").utf8)])
  }

  /// Runs the built product as a process of its own.
  static func process(
    _ arguments: [String], environment: [String: String] = [:], input: Data = Data()
  ) throws -> Run {
    try shell("exec \"$0\" \"$@\"", arguments, environment: environment, input: input)
  }

  /// Runs a line of shell in which `$0` is the built product.
  static func shell(
    _ line: String, _ arguments: [String] = [], environment: [String: String] = [:],
    input: Data = Data()
  ) throws -> Run {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", line, product.path] + arguments
    process.environment = environment.merging(["PATH": "/usr/bin:/bin"]) { given, _ in given }
    // A file and no pipe: a process that leaves early must not take the tests with it.
    let source = FileManager.default.temporaryDirectory.appendingPathComponent(
      "kalends-input-\(UUID().uuidString)")
    try input.write(to: source)
    defer { try? FileManager.default.removeItem(at: source) }
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = try FileHandle(forReadingFrom: source)
    try process.run()
    let outputData = output.fileHandleForReading.readDataToEndOfFile()
    let errorData = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Run(
      status: process.terminationStatus, output: String(decoding: outputData, as: UTF8.self),
      errors: String(decoding: errorData, as: UTF8.self))
  }

  /// The built product, which lies beside the tests.
  static var product: URL {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("kalends")
  }
}
