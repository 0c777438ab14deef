/// Compares what the sides answer, before anything is timed.
struct AnswerCheck {
  /// The outcome for one side.
  struct Outcome {
    /// How many units were compared with ours.
    var compared = 0
    /// The units in which the answers differ.
    var differing: [Int] = []
    /// The checksum over all units in order, where all were done.
    var checksum: UInt64?
    /// Whether that is what it has to be.
    var isAsExpected = true
  }

  let job: Job
  /// How long one peer may take, in nanoseconds: beyond it, only every n-th unit is compared.
  let timeLimit: Double

  private let ours: [UInt64]
  /// The outcome of our own side against its published checksum.
  let ownOutcome: Outcome

  /// Does all units of our own side.
  init(of job: Job, timeLimit: Double) throws {
    self.job = job
    self.timeLimit = timeLimit
    let worker = try job.ours.open()
    var answers: [UInt64] = []
    answers.reserveCapacity(job.unitCount)
    var total = job.checksumSeed
    for unit in 0..<job.unitCount {
      answers.append(try job.answer(of: worker, unit: unit))
      try worker.fold(unit, &total)
    }
    ours = answers
    ownOutcome = Outcome(
      compared: job.unitCount, checksum: total,
      isAsExpected: total == job.ours.publishedChecksum ?? total)
  }

  /// Compares a peer with our side, unit by unit.
  func outcome(of peer: Side) throws -> Outcome {
    if case .otherData = peer.expectation { return Outcome() }
    let worker = try peer.open()
    let stride = try strideWithinLimit(worker)
    var outcome = Outcome()
    var total = job.checksumSeed
    for unit in Swift.stride(from: 0, to: job.unitCount, by: stride) {
      if try job.answer(of: worker, unit: unit) != ours[unit] { outcome.differing.append(unit) }
      outcome.compared += 1
      if stride == 1 { try worker.fold(unit, &total) }
    }
    if stride == 1 { outcome.checksum = total }
    outcome.isAsExpected = isAsExpected(outcome, of: peer)
    return outcome
  }

  private func isAsExpected(_ outcome: Outcome, of peer: Side) -> Bool {
    if let checksum = outcome.checksum, checksum != peer.publishedChecksum ?? checksum {
      return false
    }
    guard case .differs(let units) = peer.expectation else { return outcome.differing.isEmpty }
    return outcome.differing.count <= units
  }

  /// The distance between the units that can be compared in time, judged by a few of them.
  private func strideWithinLimit(_ worker: Worker) throws -> Int {
    let probes = min(8, job.unitCount)
    let start = Reading.now()
    for probe in 0..<probes {
      _ = try job.answer(of: worker, unit: probe * (job.unitCount / probes))
    }
    let sample = Sample(from: start, to: .now(), units: probes)
    // Each unit is done twice, for its own answer and for the sum.
    let estimate = 2 * sample.wall * Double(job.unitCount)
    return max(1, Int((estimate / timeLimit).rounded(.up)))
  }
}

extension Job {
  /// One unit's answer as a number.
  fileprivate func answer(of worker: Worker, unit: Int) throws -> UInt64 {
    var answer = checksumSeed
    try worker.fold(unit, &answer)
    return answer
  }
}
