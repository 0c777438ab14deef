import CProcesses
import KalendsCore
import KalendsICU
import LocaleTexts

// Without arguments this is J6: a German weekday header, the grid of August 2026, and a date as it is
// spoken. With `open` and a locale it is a unit of open-first: it opens the locale before anything
// else, and prints the CPU time in nanoseconds and a checksum. With `memory` it is J6 again, and the
// most memory that this took. `fresh-icu` does the same in C on ICU's own objects.

let arguments = CommandLine.arguments
if arguments.count == 3, arguments[1] == "open" {
  try printOpening(of: arguments[2])
} else {
  try printMonth()
  if arguments.count == 2 { print(peakMemory()) }
}

func printOpening(of locale: String) throws {
  let texts = LocaleTexts()
  let start = threadTime()
  try texts.open(locale)
  let end = threadTime()
  var checksum: UInt64 = 0
  texts.fold(into: &checksum)
  print(end - start, checksum)
}

func printMonth() throws {
  let locale = try LocaleCompiler("de")
  let first = try locale.weekRules().firstWeekday
  let names = try locale.weekdayNames(.abbreviated, .standalone)
  print(names.names(startingWith: first).joined(separator: " "))

  let calendar = try CalendarSystem(.gregory)
  let grid = try calendar.monthGrid(year: 2026, month: 8, firstWeekday: first)
  for row in 0..<grid.rowCount {
    print(grid.cells[row * 7..<row * 7 + 7].map { "\($0.day)" }.joined(separator: " "))
  }

  var texts = try TextCompiler(locale)
  let fullDate = try texts.program(.skeleton("yMMMMEEEEd"))
  let date = try calendar.date(year: 2026, month: 8, day: 6)
  print(SpeechNormalizer(language: "de").normalized(try fullDate.text(of: date)))
}
