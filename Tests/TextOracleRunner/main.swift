import TestSupport
import TextOracle

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

// Every sweep, each on a line: cases and differences. An argument n takes each n-th pair of a locale
// and a calendar only, one such as te,te_IN all pairs of those locales; names behind it only those
// sweeps; --spoken writes the table of what is spoken instead.
let arguments = CommandLine.arguments.dropFirst()
if arguments.first == "--spoken" {
  for line in try SpokenTextList.lines() { print(line) }
  exit(0)
}
let part = arguments.first ?? "1"
let sweeps = try TextSweeps(
  every: Int(part) ?? 1,
  in: Int(part) == nil ? part.split(separator: ",").map { String($0) } : icuLocales)
let names = Set(arguments.dropFirst())
let clock = ContinuousClock()
var differences = 0
for (name, sweep) in [
  ("patterns", sweeps.patterns), ("letters", sweeps.letters), ("times", sweeps.times),
  ("dates", sweeps.dates), ("contexts", sweeps.contexts),
  ("relativeDays", sweeps.relativeDays),
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
