import Foundation

@main
enum Main {
  static func main() {
    do {
      let options = try Options(CommandLine.arguments.dropFirst())
      if options.wantsHelp { return print(Options.help) }
      let plans = try options.pick(from: plans)
      let agree = try run(plans, options)
      exit(agree ? 0 : 1)
    } catch let error as UsageError {
      fail(error, status: 64)
    } catch {
      fail(error, status: 70)
    }
  }

  /// Every job in the order of the report; a job is made when its turn comes.
  private static let plans =
    [gregorianGridPlan] + calendarGridPlans + headerPlans + textPlans + [spokenDatePlan]
    + openingPlans + [rangeOpeningPlan] + calendarOpeningPlans + [freshProcessPlan]
    + zonePlans + [zoneLoadPlan] + [clampPlan] + availabilityPlans + wheelPlans + selectPlans
    + [pickerPlan]

  /// Runs and reports the jobs; false when some side's answers are not what they have to be.
  private static func run(_ plans: [JobPlan], _ options: Options) throws -> Bool {
    let effort = options.isQuick ? Effort.quick : Effort.full
    let context = Context(effort: options.isQuick ? "quick" : "full")
    var results: [JobResult] = []
    if !options.wantsJSON { print(Table.head(context)) }
    for plan in plans {
      let result = try effort.run(plan.make(), named: plan.name)
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
