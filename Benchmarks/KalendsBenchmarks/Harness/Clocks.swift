import CAllocations
import Foundation

/// A point in time on the clocks that a sample reads, and the thread's count of allocations.
struct Reading {
  let cpu: Double
  let wall: Double
  let allocations: UInt64

  /// Reads the clocks now.
  static func now() -> Reading {
    Reading(
      cpu: nanoseconds(CLOCK_THREAD_CPUTIME_ID), wall: nanoseconds(CLOCK_MONOTONIC),
      allocations: allocationsOfThisThread())
  }

  private static func nanoseconds(_ clock: clockid_t) -> Double {
    var time = timespec()
    unsafe clock_gettime(clock, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}

/// What one unit cost in one sample.
struct Sample {
  let cpu: Double
  let wall: Double
  let allocations: Double

  /// The mean over the units between two readings.
  init(from start: Reading, to end: Reading, units: Int) {
    cpu = (end.cpu - start.cpu) / Double(units)
    wall = (end.wall - start.wall) / Double(units)
    allocations = Double(end.allocations - start.allocations) / Double(units)
  }

  /// A sample whose work another process did and measured.
  init(elapsed: Double, like sample: Sample) {
    cpu = sample.cpu
    wall = elapsed
    allocations = sample.allocations
  }

  /// The time on the clock that counts.
  func time(_ clock: MeasuredClock) -> Double {
    switch clock {
    case .threadCPU: cpu
    case .wall: wall
    }
  }
}
