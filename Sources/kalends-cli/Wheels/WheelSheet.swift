internal import Kalends

/// Wheels with everything that is shown of them: what the terminal draws and what JSON has.
struct WheelSheet {
  /// How many rows of a long column JSON has on either side of the chosen one.
  private static let reach = 10

  let picker: PickerWheels
  let settlement: WheelSettlement

  private var wheels: Wheels { picker.wheels }

  /// The answer of the operation `wheels`.
  func json() throws -> JSONValue {
    .object(
      [
        JSONMember("value", .string(value)), JSONMember("instant", .string(try instant())),
        JSONMember("columns", .array(try picker.columns(of: settlement.selection).map(json))),
        JSONMember("literals", .array(picker.texts.layout.literals.map(JSONValue.string))),
        JSONMember("calendar", .string(wheels.calendar.identifier.name)),
        JSONMember("hourCycle", .string(wheels.options.hourCycle.rawValue)),
        JSONMember("zone", .string(wheels.zone.identifier)),
      ] + reason)
  }

  /// The answer of the operation `settle`.
  func settledJSON() throws -> JSONValue {
    .object(
      [
        JSONMember("value", .string(value)), JSONMember("instant", .string(try instant())),
        JSONMember("moved", .array(settlement.moved.map { .string($0.rawValue) })),
        JSONMember("spoken", .string(try picker.spokenText(of: settlement))),
      ] + reason)
  }

  private var reason: [JSONMember] {
    settlement.reason.map { [JSONMember("reason", .string($0.rawValue))] } ?? []
  }

  /// The value in the form that the components have: a date, a time or both.
  private var value: String {
    let local = settlement.local
    guard wheels.fields.contains(.hour) else { return local.day.description }
    return wheels.options.components.contains(.date)
      ? local.description : local.time.description
  }

  private func instant() throws -> String {
    let offset = wheels.zone.offset(at: settlement.value)
    return AnnotatedDateTime(settlement.local, offset: .numeric(offset)).description
  }

  private func json(_ column: WheelColumn) throws -> JSONValue {
    let count = column.rows.count
    var shown = 0..<count
    var first: [JSONMember] = []
    if column.field == .year || column.field == .wholeDay {
      shown =
        max(
          0, column.selectedIndex - Self.reach)..<min(count, column.selectedIndex + Self.reach + 1)
      first = [JSONMember("first", .integer(shown.lowerBound))]
    }
    return .object(
      [
        JSONMember("field", .string(column.field.rawValue)),
        JSONMember("name", .optional(picker.texts.name(of: column.field))),
        JSONMember("selectedIndex", .integer(column.selectedIndex)),
        JSONMember("loops", .bool(column.loops)), JSONMember("count", .integer(count)),
      ] + first + [JSONMember("rows", .array(try column.rows[shown].map(json)))])
  }

  private func json(_ row: WheelRow) throws -> JSONValue {
    var members = [
      JSONMember("value", row.value.json), JSONMember("text", .string(try picker.text(of: row))),
      JSONMember("spoken", .string(try picker.spokenText(of: row).text)),
      JSONMember("available", .bool(row.isAvailable)),
    ]
    if case .hour(_, let occurrence) = row.value, occurrence != .only {
      members.append(
        JSONMember("occurrence", .string(occurrence == .first ? "first" : "second")))
    }
    return .object(members)
  }
}

extension WheelValue {
  /// The value as JSON has it: a number, a code or an ISO date.
  fileprivate var json: JSONValue {
    switch self {
    case .era(let era): .string(era.code)
    case .year(let year): .integer(year)
    case .month(let code): .string(code.description)
    case .day(let day): .integer(day)
    case .wholeDay(let day): .string(day.description)
    case .dayPeriod(let period): .string(period == .am ? "am" : "pm")
    case .hour(let hour, _): .integer(hour)
    case .minute(let minute): .integer(minute)
    }
  }
}
