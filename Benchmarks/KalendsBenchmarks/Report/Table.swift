import Foundation

/// The results as a table for people: one row a job.
enum Table {
  private static let columns = [
    ("job", 27), ("kalends", 10), ("icu", 10), ("foundation", 10), ("× icu", 10), ("spread", 7),
    ("held to", 8), ("× found.", 9), ("allocs", 6), ("2 threads", 9), ("answers", 8),
  ]

  /// The lines above the rows.
  static func head(_ context: Context) -> String {
    """
    ICU \(context.icuVersion), \(context.processors) processors, \(context.build) build, \
    \(context.effort) run; CPU time of one unit, medians; ratios are medians of pairs

    \(line(columns.map(\.0)))
    """
  }

  /// The row of one job.
  static func row(_ result: JobResult) -> String {
    let icu = result.ratios.first { $0.peer == "icu" }
    let foundation = result.ratios.first { $0.peer == "foundation" }
    return line([
      "\(result.name) (\(result.job.unit))",
      time(result.ours, of: result),
      result.peer("icu").map { time($0, of: result) } ?? "–",
      result.peer("foundation").map { time($0, of: result) } ?? "–",
      icu.map { number($0.ratio) } ?? "–",
      icu.map { "\(Int(($0.spread * 100).rounded())) %" } ?? "–",
      result.job.heldTo.map { number($0) } ?? "–",
      foundation.map { number($0.ratio) } ?? "–",
      result.ours.allocations.map { number($0) } ?? "–",
      String(format: "%.2f", result.twoThreads),
      result.answersAgree ? "agree" : "DIFFER",
    ])
  }

  /// The lines below the rows: what of the promises was not kept, and what differs.
  static func foot(_ results: [JobResult]) -> String {
    let notes = results.flatMap { remarks(on: $0) }
    return "\n" + (notes.isEmpty ? "No promise broken." : notes.joined(separator: "\n"))
  }

  private static func remarks(on result: JobResult) -> [String] {
    var notes: [String] = []
    let name = result.name
    notes += result.notes.map { "\(name): \($0)" }
    if let heldTo = result.job.heldTo, let icu = result.ratios.first, icu.ratio < heldTo {
      notes.append("\(name): \(number(icu.ratio)) × \(icu.peer), held to \(number(heldTo))")
    }
    if let heldTo = result.job.heldToWhole {
      let whole = result.ours.cpuTime * Double(result.job.unitCount)
      notes.append(
        "\(name): \(number(whole / 1e6)) ms for all, held to \(number(heldTo / 1e6)) ms")
    }
    if let heldTo = result.job.heldToUnit, result.ours.cpuTime > heldTo {
      notes.append(
        "\(name): \(number(result.ours.cpuTime / 1e3)) µs a \(result.job.unit), "
          + "held to \(number(heldTo / 1e3)) µs")
    }
    if result.job.heldToNoAllocation, let count = result.ours.allocations, count > 0 {
      notes.append("\(name): \(number(count)) allocations a \(result.job.unit), held to none")
    }
    if result.job.heldToTwoThreads, result.twoThreads < 1.8 {
      notes.append("\(name): two threads do \(number(result.twoThreads)) × one, held to 1.8")
    }
    for side in [result.ours] + result.peers {
      let answers = side.answers
      if answers.differing.isEmpty, answers.isAsExpected { continue }
      let verdict = answers.isAsExpected ? "as known" : "NOT AS EXPECTED"
      let checksum = answers.checksum.map { ", checksum \(String($0, radix: 16))" } ?? ""
      notes.append(
        "\(name)/\(side.name): \(answers.differing.count) of \(answers.compared) answers differ"
          + " from ours (first units: \(answers.differing.prefix(3)))\(checksum): \(verdict)")
    }
    for (peer, ratio) in zip(result.job.peers, result.ratios) {
      guard let heldTo = peer.heldTo else { continue }
      notes.append("\(name): \(number(ratio.ratio)) × \(peer.name), held to \(number(heldTo))")
    }
    for ratio in result.ratios where ratio.peer == "icu-kept" {
      notes.append("\(name): \(number(ratio.ratio)) × ICU with every handle kept open")
    }
    return notes
  }

  private static func line(_ cells: [String]) -> String {
    zip(cells, columns).enumerated().map { index, pair in
      let (cell, (_, width)) = pair
      let padding = String(repeating: " ", count: max(0, width - cell.count))
      return index == 0 ? cell + padding : padding + cell
    }.joined(separator: " ")
  }

  private static func time(_ side: SideResult, of result: JobResult) -> String {
    let time = result.job.clock == .wall ? side.wallTime : side.cpuTime
    return switch time {
    case ..<1e3: "\(number(time)) ns"
    case ..<1e6: "\(number(time / 1e3)) µs"
    default: "\(number(time / 1e6)) ms"
    }
  }

  /// Three significant digits, and whole numbers from a hundred on.
  private static func number(_ value: Double) -> String {
    switch value {
    case 0: "0"
    case ..<10: String(format: "%.2f", value)
    case ..<100: String(format: "%.1f", value)
    default: value.formatted(.number.precision(.fractionLength(0)).locale(Locale(identifier: "en")))
    }
  }
}

extension JobResult {
  fileprivate func peer(_ name: String) -> SideResult? { peers.first { $0.name == name } }
}
