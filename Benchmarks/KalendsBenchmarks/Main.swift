import Foundation

@main
enum Main {
  static func main() {
    do {
      let options = try Options(CommandLine.arguments.dropFirst())
      if options.wantsHelp { return print(Options.help) }
      let jobs = try options.pick(from: allJobs())
      let agree = try run(jobs, options)
      exit(agree ? 0 : 1)
    } catch let error as UsageError {
      fail(error, status: 64)
    } catch {
      fail(error, status: 70)
    }
  }

  /// Every job in the order of the report.
  private static func allJobs() throws -> [Job] {
    try [gregorianGridJob()] + calendarGridJobs()
  }

  /// Runs and reports the jobs; false when some side's answers are not what they have to be.
  private static func run(_ jobs: [Job], _ options: Options) throws -> Bool {
    let effort = options.isQuick ? Effort.quick : Effort.full
    let context = Context(effort: options.isQuick ? "quick" : "full")
    var results: [JobResult] = []
    if !options.wantsJSON { print(Table.head(context)) }
    for job in jobs {
      let result = try effort.run(job)
      results.append(result)
      if !options.wantsJSON { print(Table.row(result)) }
    }
    print(options.wantsJSON ? try jsonReport(results, context) : Table.foot(results))
    return results.allSatisfy(\.answersAgree)
  }

  private static func fail(_ error: any Error, status: Int32) -> Never {
    FileHandle.standardError.write(Data("kalends-benchmarks: \(error)\n".utf8))
    exit(status)
  }
}
