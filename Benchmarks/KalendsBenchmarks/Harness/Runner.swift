import CAllocations

/// How much time a run takes.
struct Effort {
  /// The length of one sample in nanoseconds.
  let sampleTime: Double
  /// How many pairs of samples each peer is given.
  let pairs: Int
  /// How long the answers of one peer may be compared, in nanoseconds.
  let checkTime: Double
  /// How long one and two threads are raced, in nanoseconds.
  let raceTime: Double

  /// For a figure to quote.
  static let full = Effort(sampleTime: 2e7, pairs: 25, checkTime: .infinity, raceTime: 2e9)
  /// For a minute in which every job has its turn.
  static let quick = Effort(sampleTime: 4e6, pairs: 9, checkTime: 4e8, raceTime: 3e8)
}

/// What one side did.
struct SideResult {
  let name: String
  /// The medians of one unit.
  let cpuTime: Double
  let wallTime: Double
  /// The mean of one unit, where allocations are counted.
  let allocations: Double?
  /// How far apart the side's own samples lie.
  let spread: Double
  let unitsPerSample: Int
  let samples: Int
  let answers: AnswerCheck.Outcome
}

/// A peer's time over ours.
struct RatioResult {
  let peer: String
  /// The median of the pairs.
  let ratio: Double
  /// How far apart the pairs lie.
  let spread: Double
}

/// What came of one job.
struct JobResult {
  let name: String
  let job: Job
  let ours: SideResult
  let peers: [SideResult]
  let ratios: [RatioResult]
  /// The throughput of two threads over one.
  let twoThreads: Double
  /// What else there is to say.
  let notes: [String]
  /// Whether every side's answers are what they have to be.
  var answersAgree: Bool { ([ours] + peers).allSatisfy(\.answers.isAsExpected) }
}

extension Effort {
  /// Checks the answers of a job, then measures its sides in turn: ours, peer, ours, next peer.
  func run(_ job: Job, named name: String) throws -> JobResult {
    let check = try AnswerCheck(of: job, timeLimit: checkTime)
    let outcomes = try job.peers.map { try check.outcome(of: $0) }

    let ours = try Lane(job.ours, of: job)
    let peers = try job.peers.map { try Lane($0, of: job) }
    for lane in [ours] + peers { try lane.calibrate(sampleTime: sampleTime) }
    var ratios = [[Double]](repeating: [], count: peers.count)
    for _ in 0..<pairs {
      for (index, peer) in peers.enumerated() {
        let own = try ours.sample().time(job.clock)
        ratios[index].append(try peer.sample().time(job.clock) / own)
      }
    }
    return JobResult(
      name: name, job: job,
      ours: SideResult(ours, of: job, answers: check.ownOutcome),
      peers: zip(peers, outcomes).map { SideResult($0, of: job, answers: $1) },
      ratios: zip(peers, ratios).map {
        let statistics = Statistics($1)
        return RatioResult(
          peer: $0.side.name, ratio: statistics.median, spread: statistics.spread)
      },
      twoThreads: try throughputOfTwoThreads(
        job.ours, of: job, unitTime: Statistics(ours.samples.map(\.wall)).median,
        raceTime: raceTime),
      notes: try job.notes())
  }
}

extension SideResult {
  fileprivate init(_ lane: Lane, of job: Job, answers: AnswerCheck.Outcome) {
    name = lane.side.name
    cpuTime = Statistics(lane.samples.map(\.cpu)).median
    wallTime = Statistics(lane.samples.map(\.wall)).median
    allocations =
      allocationsAreCounted() ? Statistics(lane.samples.map(\.allocations)).median : nil
    spread = Statistics(lane.samples.map { $0.time(job.clock) }).spread
    unitsPerSample = lane.unitsPerSample
    samples = lane.samples.count
    self.answers = answers
  }
}
