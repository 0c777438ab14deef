import Testing

@testable import KalendsCLI

/// What the command says when it cannot show a month: one line, and 64 or 65.
@Suite struct MonthErrorTests {
  @Test(
    "wrong usage is 64",
    arguments: [
      ["month", "--no-such-option"], ["month", "2026-03", "2026-04"], ["month", "--locale"],
      ["month", "--locale", "--json"], ["month", "--json=yes"], ["month", "--color", "maybe"],
      ["month", "--first-weekday", "monday"], ["month", "--week-numbers=us"],
      ["month", "--months", "0"], ["month", "--months", "25"], ["month", "--months", "many"],
      ["month", "--months", "2", "--year"], ["year", "--months", "2"], ["locales", "x"],
      ["calendars", "--all"], ["dance"],
    ])
  func usage(_ arguments: [String]) throws {
    try expect(64, arguments)
  }

  @Test(
    "wrong data is 65",
    arguments: [
      ["2026"], ["26-3"], [""], ["march"], ["2026-13"], ["2026-00"], ["2026-02-30"],
      ["2026-03-00"], ["2026-03-32"], ["-000000-01"], ["+010000-01"], ["-010000-01"],
      ["2026-03-14T00:00"], ["2026-03-14[u-ca=mayan]"], ["--calendar", "mayan"],
      ["--locale", "x"], ["--locale", "de_DE.UTF-8"], ["--locale", ""], ["--from", "yesterday"],
      ["--from", "2026-03-15", "--through", "2026-03-14"], ["--through", "2026-02-30"],
      ["9999-12", "--calendar", "islamic"],
    ])
  func data(_ arguments: [String]) throws {
    try expect(65, ["month"] + arguments)
  }

  @Test("a wrong environment is 65 and named")
  func environment() throws {
    let run = try Run.command([], environment: ["LC_ALL": "no such locale"])
    #expect(run.status == 65)
    #expect(run.errors.contains("LC_ALL"))
    let zone = try Run.process([], environment: ["TZ": "Europe/Atlantis"])
    #expect(zone.status == 65)
    #expect(zone.errors.contains("'Europe/Atlantis'"))
  }

  @Test("a text from the command line cannot control the terminal")
  func control() throws {
    let run = try Run.command(["month", "\u{1B}[2J\n"])
    #expect(!run.errors.dropLast().contains { $0 == "\u{1B}" || $0 == "\n" })
  }

  private func expect(_ status: Int32, _ arguments: [String]) throws {
    let run = try Run.command(arguments)
    #expect(run.status == status, "\(run.errors)")
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("kalends: "))
    #expect(run.errors.utf8.count { $0 == 0x0A } == 1)
  }
}
