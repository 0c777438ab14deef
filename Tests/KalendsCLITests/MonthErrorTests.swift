import TestSupport
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

  @Test("no argument makes the command fail in another way")
  func faults() throws {
    var random = SplitMix64(seed: 14)
    let samples = [
      ["month", "2026-03", "--locale", "de-AT-u-nu-latn", "--week-numbers=iso"],
      ["month", "-000586-07-18[u-ca=hebrew]", "--months", "3", "--color", "always"],
      ["year", "2026", "--calendar", "islamic-umalqura", "--first-weekday", "sat"],
      ["month", "--from", "2026-03-10", "--through", "today", "--six-rows", "--json"],
    ]
    var statuses: [Int32: Int] = [:]
    for _ in 0..<3000 {
      var arguments = samples[Int.random(in: samples.indices, using: &random)]
      for _ in 0...Int.random(in: 0..<2, using: &random) {
        let position = Int.random(in: arguments.indices, using: &random)
        var bytes = Array(arguments[position].utf8)
        let index = Int.random(in: 0...bytes.count, using: &random)
        bytes.insert(UInt8.random(in: 1...255, using: &random), at: index)
        if Bool.random(using: &random) { bytes.remove(at: (index + 3) % bytes.count) }
        arguments[position] = String(decoding: bytes, as: UTF8.self)
      }
      let run = try Run.command(arguments)
      statuses[run.status, default: 0] += 1
      #expect(run.status == 0 || run.errors.utf8.count { $0 == 0x0A } == 1, "\(arguments)")
    }
    print("faulty command lines: \(statuses.values.reduce(0, +)) cases, by status \(statuses)")
    #expect(Set(statuses.keys).isSubset(of: [0, 64, 65]))
  }

  private func expect(_ status: Int32, _ arguments: [String]) throws {
    let run = try Run.command(arguments)
    #expect(run.status == status, "\(run.errors)")
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("kalends: "))
    #expect(run.errors.utf8.count { $0 == 0x0A } == 1)
  }
}
