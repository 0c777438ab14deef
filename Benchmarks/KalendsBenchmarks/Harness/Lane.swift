/// A side at work in the measuring thread.
final class Lane {
  let side: Side
  private let worker: Worker
  private let job: Job
  private var position = 0
  private(set) var unitsPerSample = Lane.stretches
  private(set) var samples: [Sample] = []

  private static let stretches = 8

  /// Opens a side.
  init(_ side: Side, of job: Job) throws {
    self.side = side
    self.job = job
    worker = try side.open()
  }

  /// Finds how many units make a sample that is long enough for the clock.
  func calibrate(sampleTime: Double) throws {
    while true {
      let time = try measure().time(job.clock) * Double(unitsPerSample)
      let factor = sampleTime / max(time, 1)
      if factor <= 1.2 { return }
      // A short run overestimates what a unit costs: approach in steps.
      unitsPerSample = Int((Double(unitsPerSample) * max(1.2, min(factor, 16))).rounded(.up))
    }
  }

  /// Takes one sample and keeps it.
  func sample() throws -> Sample {
    let sample = try measure()
    samples.append(sample)
    return sample
  }

  private func measure() throws -> Sample {
    let length = (unitsPerSample + Self.stretches - 1) / Self.stretches
    let startOfOthers = worker.elapsed?() ?? 0
    let start = Reading.now()
    try worker.run(stretches: Self.stretches, of: length, from: position, of: job.unitCount)
    let end = Reading.now()
    position = (position + length) % job.unitCount
    let sample = Sample(from: start, to: end, units: length * Self.stretches)
    guard let elapsed = worker.elapsed else { return sample }
    return Sample(
      elapsed: (elapsed() - startOfOthers) / Double(length * Self.stretches), like: sample)
  }
}
