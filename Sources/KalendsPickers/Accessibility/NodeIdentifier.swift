public import KalendsCore

/// The name of a node in the accessibility tree of one picker, the same from one action to the next.
public enum NodeIdentifier: Hashable, Sendable {
  /// The picker as a whole.
  case picker
  /// The visible label.
  case label
  /// The button that opens the calendar, or the menu.
  case button
  /// The button that opens the wheels of the time, beside one for the date.
  case timeButton
  /// What a button opens.
  case popover
  /// The title of a month, which opens wheels for month and year.
  case title
  /// The button that goes back.
  case previous
  /// The button that goes on.
  case next
  /// The days of what is shown.
  case grid
  /// One month of several, by its place from 0 on.
  case month(Int)
  /// The names above the columns of a grid, by the place of its month from 0 on.
  case header(Int)
  /// The name above a column, by its place from 0 on in all that is shown.
  case weekday(Int)
  /// A row of days, by its place from 0 on in all that is shown.
  case row(Int)
  /// A day.
  case day(Day)
  /// A column of a wheel.
  case column(WheelField)
  /// A list of options.
  case list
  /// An option of a menu, by the host's own name of it.
  case option(String)
  /// A section of a menu, by its title.
  case section(String)
  /// The place where announcements appear.
  case status
}

extension NodeIdentifier: CustomStringConvertible {
  /// The name as text: `day 2024-02-29`, `column hour`.
  public var description: String {
    switch self {
    case .picker: "picker"
    case .label: "label"
    case .button: "button"
    case .timeButton: "timeButton"
    case .popover: "popover"
    case .title: "title"
    case .previous: "previous"
    case .next: "next"
    case .grid: "grid"
    case .month(let index): "month \(index)"
    case .header(let index): "header \(index)"
    case .weekday(let index): "weekday \(index)"
    case .row(let index): "row \(index)"
    case .day(let day): "day \(day)"
    case .column(let field): "column \(field.rawValue)"
    case .list: "list"
    case .option(let id): "option \(id)"
    case .section(let title): "section \(title)"
    case .status: "status"
    }
  }
}

extension NodeIdentifier {
  /// The name that a text writes, as ``description`` does; `nil` for any other text.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public init?(_ text: String) {
    let parts = text.split(separator: " ", maxSplits: 1)
    guard let kind = parts.first else { return nil }
    let detail = parts.count == 2 ? String(parts[1]) : nil
    switch (kind, detail) {
    case ("picker", nil): self = .picker
    case ("label", nil): self = .label
    case ("button", nil): self = .button
    case ("timeButton", nil): self = .timeButton
    case ("popover", nil): self = .popover
    case ("title", nil): self = .title
    case ("previous", nil): self = .previous
    case ("next", nil): self = .next
    case ("grid", nil): self = .grid
    case ("list", nil): self = .list
    case ("status", nil): self = .status
    case ("option", let id?): self = .option(id)
    case ("section", let title?): self = .section(title)
    case ("day", let date?):
      guard let day = try? Day(date) else { return nil }
      self = .day(day)
    case ("column", let name?):
      guard let field = WheelField(rawValue: name) else { return nil }
      self = .column(field)
    case (_, let number?):
      guard let index = Int(number) else { return nil }
      switch kind {
      case "month": self = .month(index)
      case "header": self = .header(index)
      case "weekday": self = .weekday(index)
      case "row": self = .row(index)
      default: return nil
      }
    default: return nil
    }
  }
}
