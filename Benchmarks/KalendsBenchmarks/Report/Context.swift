import CICUBaseline
import Foundation

/// On what the figures were measured.
struct Context {
  let effort: String
  let date = Date()
  let processors = ProcessInfo.processInfo.activeProcessorCount
  let host = ProcessInfo.processInfo.hostName
  let executable = CommandLine.arguments.first ?? "kalends-benchmarks"
  let icuVersion = unsafe String(cString: icuVersionText())
  #if DEBUG
    let build = "debug"
  #else
    let build = "release"
  #endif
}
