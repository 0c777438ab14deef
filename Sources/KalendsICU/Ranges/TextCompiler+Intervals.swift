public import KalendsCore

extension TextCompiler {
  /// Compiles the texts of ranges.
  ///
  /// ```swift
  /// let ranges = try compiler.intervals(skeleton: "yMMMd")
  /// try ranges.text(from: first, through: last)  // Jan 2 – 12, 2024
  /// ```
  ///
  /// - Parameter skeleton: the fields to show, such as `yMMMd` or `jm`.
  /// - Returns: a plain value that needs ICU no more.
  /// - Throws: ``ICUError/rejected(_:)`` with the core's error for fields that cannot be run, and
  ///   ``ICUError/missing(_:locale:)`` when ICU's texts do not fit together.
  /// - Complexity: O(1), less than half of what ICU needs to open such a format (`open-ranges`);
  ///   ten times more where ICU's bundles are not read.
  public mutating func intervals(skeleton: String) throws(ICUError) -> IntervalProgram {
    let single = try program(.skeleton(skeleton))
    let parts: [[IntervalProgram.Part]]
    if let patterns = try intervalPatterns(skeleton: skeleton, single: single.pattern) {
      parts = try compiled(patterns)
    } else {
      parts = try probedIntervals(skeleton: skeleton, single: single)
    }
    return IntervalProgram(single: single) { parts[$0.rawValue] }
  }

  /// Compiles the patterns for each difference, each pattern once.
  private mutating func compiled(
    _ differences: [[IntervalPatternPart]]
  ) throws(ICUError) -> [[IntervalProgram.Part]] {
    var programs: [(pattern: DatePattern, program: PatternProgram)] = []
    var result: [[IntervalProgram.Part]] = []
    for parts in differences {
      var compiled: [IntervalProgram.Part] = []
      for part in parts {
        let program: PatternProgram
        if let known = programs.first(where: { $0.pattern == part.pattern }) {
          program = known.program
        } else {
          program = try self.program(pattern: part.pattern.description)
          programs.append((part.pattern, program))
        }
        compiled.append(IntervalProgram.Part(program, isStart: part.isStart))
      }
      result.append(compiled)
    }
    return result
  }
}
