import Foundation

/// The results in Google Benchmark's format, so that existing tools can keep and compare them.
///
/// Source: the "Output Formats" section of Google Benchmark's user guide. What is not in that
/// format stands beside it, as user counters do there.
func jsonReport(_ results: [JobResult], _ context: Context) throws -> String {
  let report = Report(
    context: ReportContext(context),
    benchmarks: results.enumerated().flatMap { index, result in
      [Entry(result.ours, of: result, family: index, isOurs: true)]
        + result.peers.map { Entry($0, of: result, family: index, isOurs: false) }
    })
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  encoder.keyEncodingStrategy = .convertToSnakeCase
  return String(decoding: try encoder.encode(report), as: UTF8.self)
}

private struct Report: Encodable {
  let context: ReportContext
  let benchmarks: [Entry]
}

private struct ReportContext: Encodable {
  let date: String
  let hostName: String
  let executable: String
  let numCpus: Int
  let cpuScalingEnabled = false
  let libraryBuildType: String
  let icuVersion: String
  let effort: String

  init(_ context: Context) {
    date = context.date.formatted(.iso8601)
    hostName = context.host
    executable = context.executable
    numCpus = context.processors
    libraryBuildType = context.build
    icuVersion = context.icuVersion
    effort = context.effort
  }
}

private struct Entry: Encodable {
  let name: String
  let runName: String
  let runType = "iteration"
  let familyIndex: Int
  let perFamilyInstanceIndex = 0
  let repetitions: Int
  let repetitionIndex = 0
  let threads = 1
  let iterations: Int
  let realTime: Double
  let cpuTime: Double
  let timeUnit = "ns"
  let label: String
  let allocations: Double?
  let spread: Double
  let answersAgree: Bool
  let answersCompared: Int
  let answersDiffering: Int
  let checksum: String?
  // Our own side only.
  let ratioIcu: Double?
  let ratioIcuKept: Double?
  let ratioFoundation: Double?
  let twoThreads: Double?
  let heldToRatioIcu: Double?

  init(_ side: SideResult, of result: JobResult, family: Int, isOurs: Bool) {
    name = "\(result.name)/\(side.name)"
    runName = name
    familyIndex = family
    repetitions = side.samples
    iterations = side.unitsPerSample * side.samples
    realTime = side.wallTime
    cpuTime = side.cpuTime
    label = result.job.unit
    allocations = side.allocations
    answersCompared = side.answers.compared
    answersDiffering = side.answers.differing.count
    checksum = side.answers.checksum.map { String($0, radix: 16) }
    func ratio(_ peer: String) -> RatioResult? {
      isOurs ? result.ratios.first { $0.peer == peer } : nil
    }
    // Of our side the reader compares ratios, so their spread is the one that matters.
    spread = ratio("icu")?.spread ?? side.spread
    answersAgree = isOurs ? result.answersAgree : side.answers.isAsExpected
    ratioIcu = ratio("icu")?.ratio
    ratioIcuKept = ratio("icu-kept")?.ratio
    ratioFoundation = ratio("foundation")?.ratio
    twoThreads = isOurs ? result.twoThreads : nil
    heldToRatioIcu = isOurs ? result.job.heldTo : nil
  }
}
