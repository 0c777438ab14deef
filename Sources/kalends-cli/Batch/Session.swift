internal import Kalends

/// What the requests of one run share, so that nothing is opened twice.
final class Session {
  /// What an environment is opened from.
  private struct Key: Hashable {
    var locale: String
    var calendar: CalendarIdentifier?
    var numberingSystem: String?
    var firstWeekday: Weekday?
    var hourCycle: HourCycle?
    var years: ClosedRange<Int>?
    var zone = ""
  }

  /// What a calendar is opened from.
  private struct CalendarKey: Hashable {
    var identifier: CalendarIdentifier
    var years: ClosedRange<Int>?
  }

  /// How many environments, calendars and the like are kept: a stream that names more starts over.
  private static let capacity = 256

  let console: Console
  private var calendars: [CalendarKey: CalendarSystem] = [:]
  private var defaultCalendars: [String: CalendarIdentifier] = [:]
  private var environments: [Key: PickerEnvironment] = [:]
  private var programs: [TextKey: PatternProgram] = [:]
  private var intervalPrograms: [TextKey: IntervalProgram] = [:]
  private var messages: [String: Messages] = [:]
  private var languages: [String: MessageLanguage] = [:]
  private lazy var openedTimeZones = Result {
    try TimeZones(filesIn: ZoneDirectory(console.environment))
  }
  private var zones: [String: ZoneRules] = [:]
  private var violationTexts: [String: ViolationText] = [:]
  private lazy var openedFindingTexts = Result { try FindingTexts() }
  private lazy var processZone = Result { try console.zone() }

  init(console: Console) {
    self.console = console
  }

  /// The locale of the process.
  func processLocale() throws(SystemError) -> String {
    try ProcessLocale(console.environment).identifier
  }

  /// A calendar, opened for ISO years where it is not enough to open it as it is.
  func calendar(
    _ identifier: CalendarIdentifier, years: ClosedRange<Int>?
  ) throws(ICUError) -> CalendarSystem {
    let key = CalendarKey(identifier: identifier, years: years)
    if let calendar = calendars[key] { return calendar }
    if calendars.count >= Self.capacity { calendars = [:] }
    let calendar = try CalendarSystem.open(identifier, years: years)
    calendars[key] = calendar
    return calendar
  }

  /// The time zones of the machine, or of ICU where those are newer.
  func timeZones() throws -> TimeZones { try openedTimeZones.get() }

  /// The rules of a zone, or of the zone of the process.
  func zone(_ name: String?) throws -> ZoneRules {
    guard let name else { return try processZone.get() }
    if let rules = zones[name] { return rules }
    if zones.count >= Self.capacity { zones = [:] }
    let rules = try timeZones().rules(for: name)
    zones[name] = rules
    return rules
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

  /// What months, weeks, wheels and texts of dates need; without instants the zone does not matter.
  func environment(
    locale: String, calendar: CalendarIdentifier?, zone: ZoneRules = .utc,
    numberingSystem: String?, firstWeekday: Weekday? = nil, hourCycle: HourCycle?,
    years: ClosedRange<Int>? = nil
  ) throws(EnvironmentError) -> PickerEnvironment {
    let key = Key(
      locale: locale, calendar: calendar, numberingSystem: numberingSystem,
      firstWeekday: firstWeekday, hourCycle: hourCycle, years: years, zone: zone.identifier)
    if let environment = environments[key] { return environment }
    if environments.count >= Self.capacity { environments = [:] }
    let environment = try PickerEnvironment(
      locale: locale, calendar: calendar, zone: zone, numberingSystem: numberingSystem,
      firstWeekday: firstWeekday, hourCycle: hourCycle, years: years)
    environments[key] = environment
    return environment
  }

  /// What a picker needs; its verbosity and for whom it speaks are for the caller.
  func environment(
    of picker: PickerConfiguration, numberingSystem: String?
  ) throws -> PickerEnvironment {
    try environment(
      locale: picker.locale ?? processLocale(), calendar: picker.calendar,
      zone: zone(picker.zone), numberingSystem: numberingSystem, hourCycle: picker.hourCycle)
  }

  /// The program of a text.
  func program(_ key: TextKey) throws(ICUError) -> PatternProgram {
    if let program = programs[key] { return program }
    if programs.count >= Self.capacity { programs = [:] }
    var compiler = try TextCompiler(
      key.locale, calendar: key.calendar, hourCycle: key.hourCycle)
    let program = try compiler.program(key.form, in: key.context)
    programs[key] = program
    return program
  }

  /// The program of ranges in the fields of a skeleton.
  func intervals(_ key: TextKey) throws(ICUError) -> IntervalProgram {
    if let program = intervalPrograms[key] { return program }
    if intervalPrograms.count >= Self.capacity { intervalPrograms = [:] }
    guard case .skeleton(let skeleton) = key.form else {
      throw .missing("intervalFormats", locale: key.locale)
    }
    var compiler = try TextCompiler(
      key.locale, calendar: key.calendar, hourCycle: key.hourCycle)
    let program = try compiler.intervals(skeleton: skeleton)
    intervalPrograms[key] = program
    return program
  }

  /// The sentences of pickers for a locale.
  func messages(locale: String) throws(ICUError) -> Messages {
    if let opened = messages[locale] { return opened }
    if messages.count >= Self.capacity { messages = [:] }
    let opened = try Messages.open(locale: locale, from: Catalogues.all)
    messages[locale] = opened
    return opened
  }

  /// What makes findings into sentences for developers.
  func findingTexts() throws -> FindingTexts { try openedFindingTexts.get() }

  /// What makes violations into sentences of a locale's language.
  func violationText(locale: String) throws(ICUError) -> ViolationText {
    if let text = violationTexts[locale] { return text }
    if violationTexts.count >= Self.capacity { violationTexts = [:] }
    let text = try ViolationText(locale: locale)
    violationTexts[locale] = text
    return text
  }

  /// What sentences in a locale's own language need.
  func messageLanguage(_ locale: String) throws(ICUError) -> MessageLanguage {
    if let language = languages[locale] { return language }
    if languages.count >= Self.capacity { languages = [:] }
    let language = try MessageLanguage.open(locale)
    languages[locale] = language
    return language
  }
}

extension BatchRequest {
  /// The locale of the request, or of the process.
  func locale() throws -> String { try text("locale") ?? session.processLocale() }

  private func namedCalendar() throws(KalendsError) -> CalendarIdentifier? {
    guard let name = text("calendar") else { return nil }
    return try CalendarIdentifier(name)
  }

  /// Which calendar the request names, or its locale.
  func calendarIdentifier() throws -> CalendarIdentifier {
    try namedCalendar() ?? session.defaultCalendar(of: locale())
  }

  /// The calendar of the request, or of its locale.
  func calendar() throws -> CalendarSystem {
    try session.calendar(calendarIdentifier(), years: yearsToOpen())
  }

  /// Locale, calendar, digits and weeks of the request.
  func environment() throws -> PickerEnvironment {
    try session.environment(
      locale: locale(), calendar: namedCalendar(),
      numberingSystem: text("numberingSystem"), firstWeekday: weekday("firstWeekday"),
      hourCycle: choice("hourCycle", among: HourCycle.names), years: yearsToOpen())
  }

  /// The instant of a key, written with an offset or in milliseconds since the epoch.
  func instant(_ key: String) throws -> Instant? {
    try self[key].map { try Instant($0, key: key) }
  }

  /// The present: what the request calls now, the beginning of its today, or what the clock shows.
  func present(in zone: ZoneRules) throws -> Instant {
    if let now = try instant("now") { return now }
    if let today = try day("today") { return try zone.startOfDay(today) }
    return try session.console.now()
  }

  /// The day that the request calls today, or that the clock shows in the zone.
  func today() throws -> Day {
    if let today = try day("today") { return today }
    let now = try instant("now") ?? session.console.now()
    return try session.zone(text("zone")).day(at: now)
  }
}

/// What a program is compiled from.
struct TextKey: Hashable {
  var locale: String
  var calendar: CalendarIdentifier?
  var hourCycle: HourCycle?
  var form: TextForm
  var context: TextContext
}
