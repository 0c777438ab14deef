/// A side at work in the measuring thread: samples go on through the units where the last ended, so
/// that together they cover the job evenly.
final class Lane {
  let side: Side
  private let worker: Worker
  private let job: Job
  private var position = 0
  private(set) var unitsPerSample = 1
  private(set) var samples: [Sample] = []

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
      unitsPerSample = max(unitsPerSample + 1, Int(Double(unitsPerSample) * min(factor, 16)))
    }
  }

  /// Takes one sample and keeps it.
  func sample() throws -> Sample {
    let sample = try measure()
    samples.append(sample)
    return sample
  }

  private func measure() throws -> Sample {
    let start = Reading.now()
    try worker.run(unitsPerSample, from: position, of: job.unitCount)
    let end = Reading.now()
    position = (position + unitsPerSample) % job.unitCount
    return Sample(from: start, to: end, units: unitsPerSample)
  }
}
