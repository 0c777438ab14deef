/// Counts the cases of a sweep and keeps the first few differences for the message.
public struct Tally {
  private let title: String
  /// How many cases were judged.
  public private(set) var cases = 0
  /// How many of them differed.
  public private(set) var differences = 0
  /// The first few differences.
  public private(set) var examples: [String] = []
  /// How many cases differ for each reason that is known.
  private var listed: [(reason: String, count: Int)] = []

  /// Starts to count.
  ///
  /// - Parameter title: what is counted, for ``summary``.
  public init(_ title: String) {
    self.title = title
  }

  /// Judges one case.
  ///
  /// - Parameters:
  ///   - isRight: whether it came out as it should.
  ///   - difference: what to say when it did not.
  @inline(__always)
  public mutating func judge(_ isRight: Bool, _ difference: @autoclosure () -> String) {
    cases += 1
    if !isRight { add(difference()) }
  }

  /// Counts one case that differs for a reason that is known and has a source.
  public mutating func list(_ reason: String) {
    cases += 1
    if let index = listed.firstIndex(where: { $0.reason == reason }) {
      listed[index].count += 1
    } else {
      listed.append((reason, 1))
    }
  }

  private mutating func add(_ difference: String) {
    differences += 1
    if examples.count < 5 { examples.append(difference) }
  }

  /// The cases and differences as a line, below it what is listed, and the examples.
  public var summary: String {
    let known = listed.map { "\($0.count) listed: \($0.reason)" }
    return (["\(title): \(cases) cases, \(differences) differences"] + known + examples)
      .joined(separator: "\n  ")
  }
}
