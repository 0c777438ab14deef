import CProcesses
import Foundation

/// A program that is run to its end, and what that costs.
struct MeasuredProcess {
  let path: String
  var arguments: [String] = []

  /// What one run wrote, and what it cost.
  struct Outcome {
    /// What the program wrote to its standard output.
    let text: String
    /// In nanoseconds.
    let wall: Double
  }

  /// Runs the program once.
  func run(adding last: String? = nil) throws -> Outcome {
    let words = [path] + arguments + (last.map { [$0] } ?? [])
    let copies = unsafe words.map { unsafe strdup($0) }
    defer { for index in unsafe copies.indices { unsafe free(copies[index]) } }
    let pointers = unsafe copies.map { unsafe UnsafePointer($0) } + [nil]
    return try unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 4096) { room in
      let run = unsafe runProcess(pointers, room.baseAddress, Int32(room.count))
      guard run.length >= 0 else { throw ProcessError.failed(path) }
      let bytes = unsafe UnsafeRawBufferPointer(
        rebasing: UnsafeRawBufferPointer(room)[..<Int(run.length)])
      return unsafe Outcome(
        text: String(decoding: bytes, as: UTF8.self), wall: run.wall)
    }
  }

  /// Runs the program once and takes apart the one line that it wrote.
  func fields(adding last: String) throws -> [Substring] {
    let fields = try run(adding: last).text.split { $0 == " " || $0 == "\n" }
    guard fields.count == 2 else { throw ProcessError.failed(path) }
    return fields
  }

  /// The size of the program's file in bytes.
  var fileSize: Int {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return (attributes?[.size] as? NSNumber)?.intValue ?? 0
  }
}

/// The path of an executable that was built beside this one.
func executable(named name: String) -> String {
  let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
  return URL(fileURLWithPath: own).deletingLastPathComponent().appendingPathComponent(name).path
}

/// What can go wrong with another program.
enum ProcessError: Error, CustomStringConvertible {
  case failed(String)

  var description: String {
    switch self {
    case .failed(let path):
      "\(path) does not run; 'swift build -c release' builds the programs that jobs start"
    }
  }
}
