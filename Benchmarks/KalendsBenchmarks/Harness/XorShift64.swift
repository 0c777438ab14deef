/// The random numbers that jobs are defined by: Marsaglia's xorshift with the shifts 13, 7 and 17.
struct XorShift64 {
  private var state: UInt64 = 88_172_645_463_325_252

  /// The next number.
  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  /// The next number below a limit, as the remainder.
  mutating func next(below limit: Int) -> Int { Int(next() % UInt64(limit)) }
}
