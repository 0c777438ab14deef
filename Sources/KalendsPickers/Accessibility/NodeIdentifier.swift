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
  /// The names above the columns of a grid.
  case header
  /// The name above a column of a grid, by its place from 0 on.
  case weekday(Int)
  /// A row of a grid, by its place from 0 on.
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
    case .header: "header"
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
