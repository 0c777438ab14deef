internal import Kalends

/// What the requests of one run share, so that nothing is opened twice.
final class Session {
  /// What an environment is opened from.
  private struct Key: Hashable {
    var locale: String
    var calendar: CalendarIdentifier?
    var numberingSystem: String?
    var firstWeekday: Weekday?
  }

  /// How many environments are kept: a stream that names more locales starts over.
  private static let capacity = 256

  let console: Console
  private var calendars: [CalendarIdentifier: CalendarSystem] = [:]
  private var defaultCalendars: [String: CalendarIdentifier] = [:]
  private var environments: [Key: PickerEnvironment] = [:]

  init(console: Console) {
    self.console = console
  }

  /// The locale of the process.
  func processLocale() throws(SystemError) -> String {
    try ProcessLocale(console.environment).identifier
  }

  func calendar(_ identifier: CalendarIdentifier) throws(ICUError) -> CalendarSystem {
    if let calendar = calendars[identifier] { return calendar }
    let calendar = try CalendarSystem.open(identifier)
    calendars[identifier] = calendar
    return calendar
  }

  /// The calendar that a locale prefers.
  func defaultCalendar(of locale: String) throws(ICUError) -> CalendarIdentifier {
    if let calendar = defaultCalendars[locale] { return calendar }
    if defaultCalendars.count >= Self.capacity { defaultCalendars = [:] }
    let compiler = try LocaleCompiler(locale)
    let calendar = try compiler.defaultCalendar()
    defaultCalendars[locale] = calendar
    return calendar
  }

  func environment(
    locale: String, calendar: CalendarIdentifier?, numberingSystem: String?,
    firstWeekday: Weekday?
  ) throws(EnvironmentError) -> PickerEnvironment {
    let key = Key(
      locale: locale, calendar: calendar, numberingSystem: numberingSystem,
      firstWeekday: firstWeekday)
    if let environment = environments[key] { return environment }
    if environments.count >= Self.capacity { environments = [:] }
    let environment = try PickerEnvironment(
      locale: locale, calendar: calendar, numberingSystem: numberingSystem,
      firstWeekday: firstWeekday)
    environments[key] = environment
    return environment
  }
}

extension Request {
  /// The locale of the request, or of the process.
  func locale() throws -> String { try text("locale") ?? session.processLocale() }

  private func calendarIdentifier() throws(KalendsError) -> CalendarIdentifier? {
    guard let name = text("calendar") else { return nil }
    return try CalendarIdentifier(name)
  }

  /// The calendar of the request, or of its locale.
  func calendar() throws -> CalendarSystem {
    if let identifier = try calendarIdentifier() { return try session.calendar(identifier) }
    return try session.calendar(session.defaultCalendar(of: locale()))
  }

  /// Locale, calendar, digits and weeks of the request.
  func environment() throws -> PickerEnvironment {
    try session.environment(
      locale: locale(), calendar: calendarIdentifier(),
      numberingSystem: text("numberingSystem"), firstWeekday: weekday("firstWeekday"))
  }

  /// The day that the request calls today, or that the clock does.
  func today() throws -> Day {
    if let today = try day("today") { return today }
    guard let now = self["now"] else { return try session.console.today() }
    guard case .number(let text) = now, let milliseconds = Int64(text) else {
      throw RequestError(
        .invalidTime, "'now' has to be in milliseconds for now, or give 'today'", input: now)
    }
    return try session.console.localDay(milliseconds)
  }
}
