/// The order statistics that the report uses: means are at the mercy of one disturbed sample.
struct Statistics {
  private let sorted: [Double]

  /// Takes at least one value.
  init(_ values: [Double]) {
    precondition(!values.isEmpty)
    sorted = values.sorted()
  }

  /// The value in the middle.
  var median: Double { quantile(0.5) }

  /// How far apart the 10th and the 90th percentile lie, as a share of the median.
  var spread: Double { (quantile(0.9) - quantile(0.1)) / median }

  /// The value below which a share of all values lies, between neighbours in proportion.
  private func quantile(_ share: Double) -> Double {
    let position = share * Double(sorted.count - 1)
    let below = Int(position)
    let above = min(below + 1, sorted.count - 1)
    return sorted[below] + (sorted[above] - sorted[below]) * (position - Double(below))
  }
}
