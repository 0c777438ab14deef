internal import Kalends

/// `kalends month`, and `kalends` alone: draws months for a terminal, or says them as JSON.
struct MonthCommand: Subcommand {
  static let syntax = CommandSyntax(
    name: "month", summary: "shows a month, this one unless told otherwise",
    argument: "YYYY-MM | YYYY-MM-DD",
    options: MonthOptions.all + [
      OptionSyntax("months", .required("N"), "shows N months, 1 … 24, from that one on"),
      OptionSyntax("year", .none, "shows the whole year that the month belongs to"),
    ],
    discussion: """
      The month is given by ISO dates: YYYY-MM-DD shows the month that holds this day in the chosen
      calendar, and YYYY-MM the one that holds the first day of that ISO month. A date may name its
      calendar, as in 2026-03-14[u-ca=hebrew].

      Locale, time zone and calendar come from the environment (LC_ALL, LC_TIME, LANG; TZ) and from
      -u- keywords of the locale, such as fa-u-nu-latn or de-u-fw-sun.

      Today is shown in reverse, or in [brackets] without colours; days out of range are dimmed, or
      have an x before them. Where the locale writes from right to left, so do the weeks; left-to-
      right marks keep each number in its column in terminals that reorder text themselves.
      """,
    examples: [
      ("kalends month 2026-03 --locale de --week-numbers", "March 2026 in German, weeks numbered"),
      ("kalends month --locale fa", "this month as in Iran, from right to left"),
      (
        "kalends month 2026-09-12 --locale he --calendar hebrew --months 3",
        "three Hebrew months from the one that holds 12 September 2026"
      ),
      (
        "kalends month --from 2026-03-10 --through 2026-04-05 --json",
        "this month as JSON, with what may be chosen"
      ),
    ])

  let console: Console

  init(_ console: Console) { self.console = console }

  func run(_ arguments: Arguments) throws -> ExitStatus {
    let count = try arguments.integer("months", in: 1...24)
    guard !arguments.has("year") || count == nil else {
      throw UsageError("--year and --months exclude each other")
    }
    let argument = try arguments.argument.map(Self.day(of:))
    let options = try MonthOptions(
      arguments, showing: argument?.day, calendar: argument?.calendar, console: console)
    let day = argument?.day ?? options.today
    if arguments.has("year") {
      try options.show(yearOf: day, on: console)
    } else {
      try options.show(months: count ?? 1, from: day, on: console)
    }
    return .success
  }

  /// The day that stands for an argument: the first of `YYYY-MM`, or the date itself.
  private static func day(of argument: String) throws -> AnnotatedDay {
    let hyphens = argument.utf8.count { $0 == UInt8(ascii: "-") }
    let isMonth = hyphens == (argument.hasPrefix("-") ? 2 : 1)
    do throws(KalendsError) {
      return try AnnotatedDay(isMonth ? argument + "-01" : argument)
    } catch {
      guard case .malformedDate = error else { throw error }
      throw RequestError(
        .invalidDate,
        "'\(argument)' is neither a month such as 2026-03 nor a date such as 2026-03-14",
        input: .string(argument))
    }
  }
}

/// `kalends year`: all months of a year.
struct YearCommand: Subcommand {
  static let syntax = CommandSyntax(
    name: "year", summary: "shows all months of a year, this one unless told otherwise",
    argument: "YYYY", options: MonthOptions.all,
    discussion: """
      YYYY is a year of the ISO calendar. In another calendar its year is shown that holds the first
      of July: 2026 is 5786 in the Hebrew, 1405 in the Persian, 1448 in an Islamic calendar.
      """,
    examples: [
      ("kalends year 2026 --locale fr", "2026 in French"),
      ("kalends year --locale th", "this year as in Thailand"),
    ])

  let console: Console

  init(_ console: Console) { self.console = console }

  func run(_ arguments: Arguments) throws -> ExitStatus {
    let day = try arguments.argument.map(Self.day(of:))
    let options = try MonthOptions(arguments, showing: day, calendar: nil, console: console)
    try options.show(yearOf: day ?? options.today, on: console)
    return .success
  }

  /// The first of July of a year, which lies in the middle of it.
  private static func day(of argument: String) throws -> Day {
    do throws(KalendsError) {
      return try Day(argument + "-07-01")
    } catch {
      guard case .malformedDate = error else { throw error }
      throw RequestError(
        .invalidDate, "'\(argument)' is no year such as 2026 or -000044", input: .string(argument))
    }
  }
}
