internal import Kalends

/// `kalends pick`: a picker on the terminal, whose choice goes to standard output.
struct PickCommand: Subcommand {
  static let syntax = CommandSyntax(
    name: "pick",
    summary: "lets a person choose a date, a time, several dates, a range or an option",
    argument: "VALUE …", takesMany: true,
    options: PickOptions.all,
    discussion: """
      The picker is drawn on the terminal; the choice alone goes to standard output, so that
      d=$(kalends pick) works. A date is written 2026-03-14, a time 09:30, both as an instant with
      its offset, a range 2026-03-14/2026-03-20, several dates and an option one a line. The status
      is 1 when nothing was chosen.

      VALUE is what is chosen at first, in the same forms; with --select the options, which are the
      lines of standard input when there are none. With --sections the title of a section stands
      before each option, and a tab between them; the title is not printed. Bounds are dates, local times, instants with an
      offset, times or 'now'.

      Keys: the arrows, Home, End, Page Up and Page Down move, with Shift or Alt by a year; Enter
      and Space choose, Tab goes to the next part, such as the title, which opens wheels for month
      and year. Of several dates Space chooses each, and Enter ends. A range that is given is taken as
      it is by Enter on one of its days; Space, and Enter on any other day, begin another. Letters
      search options. Escape leaves, after it has given up a range that was begun.

      The cursor stands on what has the focus, and only what changes is drawn again, so that screen
      readers of terminals follow. The last lines say what has changed. Where the terminal cannot be
      drawn on (TERM=dumb, or none at all), questions are asked and answers read, line by line.
      """,
    examples: [
      ("d=$(kalends pick --from now)", "a date from today on"),
      ("kalends pick --range --locale ar-EG", "a first and a last day, from right to left"),
      (
        "kalends pick 2026-03-14T09:30 --components date,hourAndMinute --style wheel",
        "wheels for a date and a time"
      ),
      ("ls | kalends pick --select", "a file"),
      (
        "printf 'Fruit\\tApple\\nTree\\tOak\\n' | kalends pick --select --sections --selected Oak",
        "options in sections, one of them chosen"
      ),
    ])

  let console: Console

  init(_ console: Console) { self.console = console }

  func run(_ arguments: Arguments) throws -> ExitStatus {
    let options = try PickOptions(arguments, console: console)
    let result: [String]?
    if let screen = console.openScreen() {
      do {
        var session = PickSession(try options.picker(), on: screen, now: console.now)
        result = try session.run()
      } catch {
        screen.close()
        throw error
      }
    } else {
      var dialogue = try PickDialogue(options, console: console)
      result = try dialogue.run()
    }
    guard let result else { return .someFailed }
    for line in result { console.output.write(line + "\n") }
    return .success
  }
}
