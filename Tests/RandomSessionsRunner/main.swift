import RandomSessions
import TestSupport

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

// Random sessions with all pickers: so many steps, a million unless an argument says another number;
// a second argument is where the random numbers start.
let numbers = CommandLine.arguments.dropFirst().map { UInt64($0) }
let clock = ContinuousClock()
let start = clock.now
let tally = try RandomSessions().play(
  steps: numbers.first?.flatMap { Int(exactly: $0) } ?? 1_000_000,
  seed: numbers.dropFirst().first?.flatMap { $0 } ?? 20_240_229)
print(tally.summary, "(\(clock.now - start))")
exit(tally.differences == 0 ? 0 : 1)
