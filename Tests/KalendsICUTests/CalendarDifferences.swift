import KalendsCore
import KalendsICU
import TestSupport

/// The runs of days on which we differ from ICU on purpose, as `calendar-differences.tsv` lists
/// them with reason and source.
struct CalendarDifferences {
  /// The runs of one calendar, in order, as days since 1970-01-01.
  private let runs: [ClosedRange<Int>]

  /// Reads the runs of a calendar that hold for a version of ICU.
  ///
  /// A row of the list holds for the versions that begin with what it states, and for all when it
  /// states `*`.
  ///
  /// - Parameters:
  ///   - calendar: the calendar.
  ///   - version: ICU's version, such as `72.1`.
  /// - Throws: ``Malformed``, and what reading the file throws.
  init(_ calendar: CalendarIdentifier, version: String) throws {
    var runs: [ClosedRange<Int>] = []
    for row in try TSVTable(beside: "calendar-differences.tsv").rows
    where row["calendar"] == calendar.name {
      let holds = row["icu_version"]
      guard holds == "*" || version == holds || version.hasPrefix(holds + ".") else { continue }
      guard let first = isoDay(row["first_iso"]), let last = isoDay(row["last_iso"]), first <= last
      else { throw Malformed(row: row.description) }
      runs.append(first.daysSinceEpoch...last.daysSinceEpoch)
    }
    self.runs = runs.sorted { $0.lowerBound < $1.lowerBound }
  }

  /// Whether a day is listed.
  func contains(_ day: Int) -> Bool {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].upperBound < day { low = middle + 1 } else { high = middle }
    }
    return low < runs.count && runs[low].contains(day)
  }

  /// A row that is no run of days.
  struct Malformed: Error { let row: String }
}
