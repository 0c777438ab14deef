public import KalendsCore

/// The tables of calendar facts below `Tests/KalendsCoreTests/Vectors`, gathered from the
/// conformance suites of other projects; the README there says what the rows mean.
public enum CalendarVectors {
  /// The rows of a table.
  ///
  /// - Parameter name: the name of the file without `.tsv`.
  /// - Returns: the rows in order.
  /// - Throws: what reading the file throws.
  public static func rows(of name: String) throws -> [TSVTable.Row] {
    try TSVTable(beside: "../KalendsCoreTests/Vectors/\(name).tsv").rows
  }

  /// Checks a row of `calendar-conversions`: era, year of the era, position of the month and day,
  /// to the ISO date and back.
  ///
  /// - Parameters:
  ///   - row: the row.
  ///   - calendar: the row's calendar.
  /// - Returns: what is wrong, or `nil`.
  public static func faultOfConversion(
    _ row: TSVTable.Row, in calendar: CalendarSystem
  ) -> String? {
    guard let year = row.integer("year"), let month = row.integer("month"),
      let day = row.integer("day")
    else { return "not a row: \(row)" }
    let era = row["era"].isEmpty ? nil : row["era"]
    let fields = DateFields(
      era: era, eraYear: era == nil ? nil : year, year: era == nil ? year : nil, month: month,
      day: day)
    guard let expected = isoDay(row["iso_date"]) else {
      // Beyond the years -9999…9999.
      return (try? calendar.date(from: fields, overflow: .reject)).map { "\($0) for \(row)" }
    }
    do {
      let date = try calendar.date(from: fields, overflow: .reject)
      if date.epochDay != expected { return "\(date) for \(row)" }
      let back = try calendar.date(of: expected)
      return back == date ? nil : "back \(back) for \(row)"
    } catch {
      return "\(error) for \(row)"
    }
  }

  /// Checks a row of `calendar-resolve`: fields given alone or over those of a date, to the date
  /// that they mean or an error.
  ///
  /// - Parameters:
  ///   - row: the row.
  ///   - calendar: the row's calendar.
  /// - Returns: what is wrong, or `nil`.
  public static func faultOfResolution(
    _ row: TSVTable.Row, in calendar: CalendarSystem
  ) -> String? {
    guard let overflow = Overflow(rawValue: row["overflow"]),
      let fields = DateFields(flatJSON: row["fields_json"])
    else { return "not a row: \(row)" }
    do {
      let date: CalendarDate
      if row["op"] == "with" {
        guard let receiver = isoDay(row["receiver_iso"]) else { return "not a row: \(row)" }
        date = try calendar.date(calendar.date(of: receiver), with: fields, overflow: overflow)
      } else {
        date = try calendar.date(from: fields, overflow: overflow)
      }
      guard let expected = isoDay(row["result_iso"]) else { return "\(date) for \(row)" }
      let isRight =
        date.epochDay == expected && (date.era?.code ?? "") == row["era"]
        && date.monthCode.description == row["monthCode"] && date.day == row.integer("day")
        && date.month == row.integer("month") && date.year == row.integer("year")
        && (date.era == nil || date.eraYear == row.integer("eraYear"))
      return isRight ? nil : "\(date) for \(row)"
    } catch {
      return isoDay(row["result_iso"]) == nil ? nil : "\(error) for \(row)"
    }
  }
}

extension DateFields {
  /// Reads one JSON object of texts without escapes and integers.
  init?(flatJSON text: String) {
    guard text.hasPrefix("{"), text.hasSuffix("}") else { return nil }
    self.init()
    for member in text.dropFirst().dropLast().split(separator: ",") {
      let parts = member.split(separator: ":")
      guard parts.count == 2 else { return nil }
      let value = String(parts[1].filter { $0 != "\"" })
      switch parts[0] {
      case "\"era\"": era = value
      case "\"eraYear\"": eraYear = Int(value)
      case "\"year\"": year = Int(value)
      case "\"month\"": month = Int(value)
      case "\"monthCode\"": monthCode = value
      case "\"day\"": day = Int(value)
      default: return nil
      }
    }
  }
}
