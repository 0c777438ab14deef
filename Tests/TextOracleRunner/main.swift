import TestSupport
import TextOracle

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

// Every sweep, each on a line: cases and differences. An argument n takes each n-th pair of a locale
// and a calendar only, names behind it only those sweeps; --spoken writes the table of what is spoken
// instead.
let arguments = CommandLine.arguments.dropFirst()
if arguments.first == "--spoken" {
  for line in try SpokenTextList.lines() { print(line) }
  exit(0)
}
let sweeps = try TextSweeps(every: arguments.first.flatMap { Int($0) } ?? 1)
let names = Set(arguments.dropFirst())
let clock = ContinuousClock()
var differences = 0
for (name, sweep) in [
  ("patterns", sweeps.patterns), ("times", sweeps.times), ("dates", sweeps.dates),
  ("contexts", sweeps.contexts), ("relativeDays", sweeps.relativeDays),
  ("spokenDates", sweeps.spokenDates), ("spokenTimes", sweeps.spokenTimes),
  ("lists", sweeps.lists), ("fieldNames", sweeps.fieldNames), ("ranges", sweeps.ranges),
  ("objects", sweeps.objects),
] where names.isEmpty || names.contains(name) {
  let start = clock.now
  let tally = try sweep()
  print(tally.summary, "(\(clock.now - start))")
  differences += tally.differences
}
exit(differences == 0 ? 0 : 1)
