/// What the command line asks for.
struct Options {
  var wantsHelp = false
  var wantsJSON = false
  var isQuick = false
  /// The jobs to run, by name or by the part before a variant; `nil` for all.
  var only: [String]?

  /// Reads the arguments after the program's name.
  init(_ arguments: some Sequence<String>) throws(UsageError) {
    var iterator = arguments.makeIterator()
    while let argument = iterator.next() {
      switch argument {
      case "--help", "-h": wantsHelp = true
      case "--json": wantsJSON = true
      case "--quick": isQuick = true
      case "--only":
        guard let names = iterator.next(), !names.isEmpty else { throw .missingJobs }
        only = names.split(separator: ",").map(String.init)
      default: throw .unknownOption(argument)
      }
    }
  }

  /// The jobs that were picked, in their own order.
  func pick(from jobs: [JobPlan]) throws(UsageError) -> [JobPlan] {
    guard let only else { return jobs }
    for name in only where !jobs.contains(where: { $0.isPicked(by: name) }) {
      throw .unknownJob(name, known: jobs.map(\.name))
    }
    return jobs.filter { job in only.contains { job.isPicked(by: $0) } }
  }

  /// What `--help` prints.
  static let help = """
    Measures Kalends beside ICU's own C API and Foundation, on the same jobs in one run.

    USAGE: kalends-benchmarks [--quick] [--json] [--only <jobs>]

      --quick        shorter samples; every job within a minute
      --json         Google Benchmark's JSON instead of a table
      --only <jobs>  some jobs, separated by commas: J1, J1b-hebrew, J1b (all its variants)
      --help         this text

    EXAMPLES
      swift run -c release kalends-benchmarks --quick
      swift run -c release kalends-benchmarks --json --only J1,J2 > result.json

    Answers are compared before anything is timed. Exit status: 0; 1 when answers differ that
    should not; 64 for wrong usage.
    """
}

extension JobPlan {
  /// Whether a name means this job: its own name, or the job's without the variant.
  fileprivate func isPicked(by name: String) -> Bool {
    self.name == name || self.name.hasPrefix(name + "-")
  }
}

/// What can be wrong with the command line.
enum UsageError: Error, CustomStringConvertible {
  case unknownOption(String)
  case missingJobs
  case unknownJob(String, known: [String])

  var description: String {
    switch self {
    case .unknownOption(let option): "unknown option '\(option)' (try --help)"
    case .missingJobs: "--only needs the names of jobs, separated by commas (try --help)"
    case .unknownJob(let name, let known):
      "unknown job '\(name)'; there are \(known.joined(separator: ", "))"
    }
  }
}
