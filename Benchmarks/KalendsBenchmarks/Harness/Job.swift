import CAllocations

/// A job that can be made: its name, known before anything of it is opened.
struct JobPlan: Sendable {
  /// The name in the report, such as `J1b-hebrew`: the job, then the variant.
  let name: String
  /// Finds out what its units are.
  let make: @Sendable () throws -> Job
}

/// One thing that is measured, defined so exactly that two programs can be held to the same answer
/// by one number.
struct Job: Sendable {
  /// What one unit is called: a grid, a locale, a string.
  let unit: String
  /// How many units the job has; they are numbered from 0.
  let unitCount: Int
  /// What the checksum starts from.
  var checksumSeed: UInt64 = 0
  /// The clock that counts.
  var clock = MeasuredClock.threadCPU
  /// How many times faster than the first peer we are held to be, where a promise was made.
  var heldTo: Double?
  /// How many nanoseconds all units may take us, where a promise was made.
  var heldToWhole: Double?
  /// How many nanoseconds one unit may take us, where a promise was made.
  var heldToUnit: Double?
  /// Whether we are held to allocate nothing.
  var heldToNoAllocation = false
  /// Whether we are held to do 1.8 times as much with two threads: not where ICU holds a lock.
  var heldToTwoThreads = true
  /// What else there is to say of the job, line by line.
  var notes: @Sendable () throws -> [String] = { [] }
  /// Who does the job: ours, then those that it is compared with.
  let ours: Side
  let peers: [Side]
}

/// Which time of a sample is reported and compared.
enum MeasuredClock {
  /// The CPU time of the measuring thread: what else runs on the machine disturbs it least.
  case threadCPU
  /// The time on the wall, for work that other processes do.
  case wall
}

/// One program that does a job.
struct Side: Sendable {
  /// The name in the report: `kalends`, `icu`, `foundation`.
  let name: String
  /// The checksum that is known for all units in order, where one was published for this side.
  var publishedChecksum: UInt64?
  /// How many times faster than this peer we are held to be, beside ``Job/heldTo``.
  var heldTo: Double?
  /// How the answers have to compare with ours; of no meaning for our own side.
  var expectation = Expectation.equal
  /// Opens what a real caller would open once and keep; each thread opens its own.
  let open: @Sendable () throws -> Worker
}

/// How a peer's answers have to compare with ours.
enum Expectation {
  /// Equal in every unit.
  case equal
  /// Different in so many units at the most, for a reason that is known.
  case differs(units: Int)
  /// Not compared: the peer carries other data.
  case otherData
}

/// A side that is open, in one thread.
struct Worker {
  /// Does some units and delivers each value into a buffer that is used again for every unit.
  let run: (Range<Int>) throws -> Void
  /// Does one unit and folds its values into a checksum; never timed.
  let fold: (Int, inout UInt64) throws -> Void
  /// The time that all units took so far in nanoseconds, where other processes do the work.
  var elapsed: (() -> Double)?
}

extension Worker {
  /// Does `count` units from `start` on, beginning again after the last one.
  func run(_ count: Int, from start: Int, of unitCount: Int) throws {
    var position = start
    var rest = count
    while rest > 0 {
      let end = min(position + rest, unitCount)
      try run(position..<end)
      rest -= end - position
      position = end == unitCount ? 0 : end
    }
  }

  /// Does stretches of `length` neighbouring units that are spread over the whole job: what a unit
  /// costs can change from one end of the job to the other, and every sample has to be like the next.
  func run(stretches: Int, of length: Int, from start: Int, of unitCount: Int) throws {
    for stretch in 0..<stretches {
      let first = (start + stretch * unitCount / stretches) % unitCount
      try run(length, from: first, of: unitCount)
    }
  }
}

/// Uses the answers of some units, so that they have to be computed.
func consumeSum(of units: Range<Int>, _ answer: (Int) throws -> Int64) rethrows {
  let sum = try units.reduce(Int64(0)) { $0 &+ (try answer($1)) }
  unsafe withUnsafeBytes(of: sum) { unsafe consume($0.baseAddress) }
}
