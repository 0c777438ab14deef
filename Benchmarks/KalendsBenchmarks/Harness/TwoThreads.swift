import Foundation
import Synchronization

/// How much more two threads do than one, on the wall's clock.
///
/// Many short races, turn by turn, of which the fastest count: other processes can only slow a race
/// down, and a short one is likely to find both processors free.
func throughputOfTwoThreads(
  _ side: Side, of job: Job, unitTime: Double, raceTime: Double
) throws -> Double {
  let units = max(1, Int(1e6 / unitTime))
  var one = Double.infinity
  var two = Double.infinity
  let begin = Reading.now().wall
  // On a busy machine it takes a while until both processors are free.
  while Reading.now().wall - begin < (2 * one / two < 1.9 ? 5 : 1) * raceTime {
    one = min(one, try Race(side, of: job, units: units, threads: 1).wallTime())
    two = min(two, try Race(side, of: job, units: units, threads: 2).wallTime())
  }
  return 2 * one / two
}

/// Some threads that do the same number of units each, all beginning at once, round by round.
private final class Race: Sendable {
  /// How many rounds are run with what the threads have opened, which may take longer than they do.
  private static let rounds = 64
  /// In how many stretches the units of a round lie.
  ///
  /// Two threads do the same units, each beginning where the other is half way: were they others,
  /// costlier ones would hold up one thread alone.
  private static let greatestStretches = 8

  private let side: Side
  private let job: Job
  private let stretches: Int
  private let length: Int
  private let threads: Int
  private let ready = Atomic(0)
  private let outcomes = Mutex<[Result<[Span], any Error>]>([])
  private let finished = DispatchSemaphore(value: 0)

  init(_ side: Side, of job: Job, units: Int, threads: Int) {
    self.side = side
    self.job = job
    stretches = min(units, Self.greatestStretches)
    length = units / stretches
    self.threads = threads
  }

  /// When a thread began and ended a round.
  private typealias Span = (start: Double, end: Double)

  /// The time from the first thread's start to the last one's end in the fastest round, in
  /// nanoseconds.
  func wallTime() throws -> Double {
    for index in 0..<threads {
      Thread { self.run(from: index * self.job.unitCount / self.threads) }.start()
    }
    for _ in 0..<threads { finished.wait() }
    let spans = try outcomes.withLock { try $0.map { try $0.get() } }
    let times = (0..<Self.rounds).map { round in
      (spans.map { $0[round].end }.max() ?? 0) - (spans.map { $0[round].start }.min() ?? 0)
    }
    return times.min() ?? .infinity
  }

  private func run(from start: Int) {
    let outcome = Result { try spans(from: start) }
    outcomes.withLock { $0.append(outcome) }
    finished.signal()
  }

  private func spans(from start: Int) throws -> [Span] {
    let opened = Result { try side.open().warmed() }
    var spans: [Span] = []
    for round in 1...Self.rounds {
      ready.add(1, ordering: .relaxed)
      // Waiting without sleep: to be woken takes longer than a short job. Whoever has failed does
      // not keep the others waiting.
      while ready.load(ordering: .relaxed) < round * threads {}
      guard let worker = try? opened.get() else { continue }
      let begin = Reading.now()
      try worker.run(stretches: stretches, of: length, from: start, of: job.unitCount)
      spans.append((begin.wall, Reading.now().wall))
    }
    _ = try opened.get()
    return spans
  }
}

extension Worker {
  /// The worker after its first unit.
  fileprivate func warmed() throws -> Worker {
    try run(0..<1)
    return self
  }
}
