import Testing

@testable import KalendsCLI

/// The picker as questions and answers, where nothing can be drawn.
@Suite struct PickDialogueTests {
  private func pick(_ arguments: String..., answers: String) throws -> Run {
    try Run.command(["pick", "--locale", "en-GB"] + arguments, input: [Array(answers.utf8)])
  }

  @Test("a date is typed; what cannot be read or chosen is said, and asked again")
  func date() throws {
    let run = try pick(
      "--from", "2026-03-12", "--label", "Start",
      answers: "tomorrow\n2026-02-30\n2026-03-11\n2026-03-20\n")
    #expect(run.output == "2026-03-20\n")
    #expect(run.status == 0)
    let asked = run.errors.split(separator: "\n")
    #expect(asked.count == 4)
    #expect(asked[0].hasPrefix("Start [2026-03-14]: "))
    #expect(asked[0].contains("tomorrow"))
    #expect(asked[1].contains("no such date"))
    #expect(asked[2].contains("11 March 2026"))
  }

  @Test("an empty answer takes what is proposed")
  func proposal() throws {
    #expect(try pick(answers: "\n").output == "2026-03-14\n")
    #expect(try pick("2026-03-17", answers: "\r\n").output == "2026-03-17\n")
    #expect(try pick("--components", "hourAndMinute", "09:30", answers: "\n").output == "09:30\n")
  }

  @Test("the end of the answers chooses nothing")
  func end() throws {
    for answers in ["", "never", "2026-02-30\n"] {
      let run = try pick(answers: answers)
      #expect(run.status == 1)
      #expect(run.output.isEmpty)
    }
  }

  @Test("digits of every script are read")
  func digits() throws {
    #expect(try pick(answers: "٢٠٢٦-٠٣-٢٠\n").output == "2026-03-20\n")
  }

  @Test("a date and a time are an instant with its offset")
  func dateAndTime() throws {
    let run = try pick(
      "--components", "date,hourAndMinute", "--zone", "Europe/Berlin",
      answers: "2026-03-29\n2026-03-29T02:30\n2026-03-29T03:30\n")
    #expect(run.output == "2026-03-29T03:30:00+02:00\n")
  }

  @Test("a range is asked for by its ends, or typed as a whole")
  func range() throws {
    let run = try pick(
      "--range", "--unavailable", "2026-03-18", answers: "2026-03-16\n2026-03-20\n2026-03-17\n")
    #expect(run.output == "2026-03-16/2026-03-17\n")
    #expect(run.errors.contains("18 March"))
    #expect(
      try pick("--range", answers: "2026-03-16/2026-03-20\n").output == "2026-03-16/2026-03-20\n")
  }

  @Test("several days are typed one a line, until an empty one")
  func several() throws {
    let run = try pick("--several", answers: "2026-03-16\nmonday\n2026-03-15\n\n")
    #expect(run.output == "2026-03-15\n2026-03-16\n")
    #expect(run.errors.contains("monday"))
  }

  @Test("options are listed, and chosen by number or text")
  func select() throws {
    let run = try pick("--select", "Apple", "Banana", answers: "3\nPear\n2\n")
    #expect(run.output == "Banana\n")
    #expect(run.errors.hasPrefix("1. Apple\n2. Banana\nChoose [1]: "))
    #expect(try pick("--select", "Apple", "Banana", answers: "Apple\n").output == "Apple\n")
  }

  @Test("a range that is given is proposed, and taken by an empty answer")
  func givenRange() throws {
    let run = try pick("--range", "--label", "Stay", "2026-03-16/2026-03-18", answers: "\n")
    #expect(run.output == "2026-03-16/2026-03-18\n" && run.status == 0)
    #expect(run.errors == "Stay [2026-03-16/2026-03-18]: ")
    #expect(
      try pick("--range", "2026-03-16/2026-03-18", answers: "2026-03-20\n2026-03-22\n").output
        == "2026-03-20/2026-03-22\n")
  }

  @Test("sections are listed above their options, and what is chosen at first is proposed")
  func sections() throws {
    let run = try pick(
      "--select", "--sections", "--selected", "Oak", "Fruit\tApple", "Tree\tOak", answers: "\n")
    #expect(run.output == "Oak\n")
    #expect(run.errors == "Fruit\n1. Apple\nTree\n2. Oak\nChoose [2]: ")
  }

  @Test("options from standard input leave nobody to ask")
  func selectFromInput() throws {
    let run = try pick("--select", answers: "Apple\nBanana\n")
    #expect(run.status == 66)
    #expect(run.errors.contains("/dev/tty"))
  }

  @Test(
    "a terminal that cannot be drawn on is asked line by line", arguments: ["dumb", "", "none"])
  func terminals(_ type: String) throws {
    let run = try Run.shell(
      #"echo 2026-03-20 | setsid "$0" pick --locale en"#, environment: ["TERM": type])
    #expect(run.output == "2026-03-20\n")
  }
}
