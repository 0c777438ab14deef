internal import Kalends

/// What the requests of one run share, so that nothing is opened twice.
final class Session {
  let console: Console
  private var calendars: [CalendarIdentifier: CalendarSystem] = [:]

  init(console: Console) {
    self.console = console
  }

  func calendar(_ identifier: CalendarIdentifier) throws -> CalendarSystem {
    if let calendar = calendars[identifier] { return calendar }
    let calendar = try CalendarSystem.open(identifier)
    calendars[identifier] = calendar
    return calendar
  }
}

extension Request {
  /// The calendar of the request, or of its locale.
  func calendar() throws -> CalendarSystem {
    try session.calendar(text("calendar").map { try CalendarIdentifier($0) } ?? .gregory)
  }
}
