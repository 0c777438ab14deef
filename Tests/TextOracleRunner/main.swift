import TestSupport
import TextOracle

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

// Every sweep, each on a line: cases and differences. An argument n takes each n-th pair of a locale
// and a calendar only; --spoken writes the table of what is spoken instead.
if CommandLine.arguments.dropFirst().first == "--spoken" {
  for line in try SpokenTextList.lines() { print(line) }
  exit(0)
}
let sweeps = try TextSweeps(every: CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1)
let clock = ContinuousClock()
var differences = 0
for sweep in [
  sweeps.patterns, sweeps.times, sweeps.dates, sweeps.contexts, sweeps.relativeDays,
  sweeps.spokenDates, sweeps.spokenTimes, sweeps.lists, sweeps.fieldNames, sweeps.ranges,
] {
  let start = clock.now
  let tally = try sweep()
  print(tally.summary, "(\(clock.now - start))")
  differences += tally.differences
}
exit(differences == 0 ? 0 : 1)
