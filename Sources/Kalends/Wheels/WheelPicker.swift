public import KalendsCore
internal import KalendsICU
internal import Locales

/// The wheels of one picker with everything that they show and say.
///
/// ```swift
/// let picker = try WheelPicker(
///   WheelOptions(bounds: DateBounds(from: .now)), locale: "de-AT", zone: vienna, now: now)
/// let shown = picker.wheels.showing(now)
/// for column in picker.columns(of: shown.selection) {
///   let texts = try column.rows.map { row in try picker.text(of: row) }
/// }
/// ```
///
/// An immutable value that any number of threads may share.
public struct WheelPicker: Sendable {
  /// Which rows there are, which can be reached, and where the wheels come to rest.
  public let wheels: Wheels
  /// The order of the columns, and what the locale's own data say about rows.
  public let texts: WheelTexts
  private let speech: Speech
  private let messages: Messages
  /// The day that the present lies in, and its word in the column of whole days.
  private let today: (day: Day, name: String?)?

  /// Opens the wheels of a picker.
  ///
  /// - Parameters:
  ///   - options: what the picker offers; its hour cycle gives way to `hourCycle`.
  ///   - locale: a BCP 47 tag with `-u-` keywords, or ICU's form of it.
  ///   - calendar: the calendar; the locale's own when `nil`.
  ///   - numberingSystem: CLDR's name of the digits; the locale's own when `nil`.
  ///   - hourCycle: how hours are counted; as the locale does when `nil`.
  ///   - zone: the zone of the picker.
  ///   - now: the present.
  ///   - value: the value that is shown first.
  /// - Throws: ``EnvironmentError/icu(_:)`` for a locale that is not well-formed,
  ///   ``EnvironmentError/core(_:)`` for options that make no sense.
  /// - Complexity: O(1), about a tenth of a millisecond; more for calendars that ICU has to compute.
  public init(
    _ options: WheelOptions, locale: String, calendar: CalendarIdentifier? = nil,
    numberingSystem: String? = nil, hourCycle: HourCycle? = nil, zone: ZoneRules, now: Instant,
    value: Instant? = nil
  ) throws(EnvironmentError) {
    do throws(ICUError) {
      let identifier = numberingSystem.map { locale.settingNumberingSystem($0) } ?? locale
      var compiler = try TextCompiler(identifier, calendar: calendar, hourCycle: hourCycle)
      let years = Self.years(of: options.bounds, and: value ?? now, now: now, zone: zone)
      let system = try CalendarSystem.open(
        compiler.calendar, years: compiler.calendar.yearsToOpen(around: years))
      var options = options
      options.hourCycle = compiler.hourCycle
      do throws(KalendsError) {
        wheels = try Wheels(options, calendar: system, zone: zone, now: now, value: value)
      } catch {
        throw .rejected(error)
      }
      texts = try compiler.wheelTexts(for: wheels)
      let day = try? zone.day(at: now)
      let words = try compiler.locale.relativeDayNames(in: .list)
      today = day.map { ($0, words[0]) }
      messages = try Messages.open(locale: locale, from: Catalogues.all)
      speech = try compiler.speech(messages: messages)
    } catch {
      if case .rejected(let error) = error { throw .core(error) }
      throw .icu(error)
    }
  }

  /// The ISO years of a value, and of the ends that the bounds have.
  private static func years(
    of bounds: DateBounds, and value: Instant, now: Instant, zone: ZoneRules
  ) -> ClosedRange<Int> {
    let shown = (try? zone.day(at: value)) ?? (value < .epoch ? .min : .max)
    var (first, last) = (shown, shown)
    // An end that is absent reaches to the last of all days; the calendar need not.
    if let days = try? bounds.days(now: now, zone: zone) {
      if days.lowerBound > .min { first = min(first, days.lowerBound) }
      if days.upperBound < .max { last = max(last, days.upperBound) }
    }
    return first.isoWeek.year...last.isoWeek.year
  }

  /// The columns in the locale's order, as they are while the wheels stand as given.
  ///
  /// - Complexity: as ``KalendsCore/Wheels/column(_:of:)``.
  public func columns(of selection: WheelSelection) -> [WheelColumn] {
    wheels.columns(texts.layout.fields, of: selection)
  }

  /// What a row shows: the word for today in the column of whole days, else what
  /// ``KalendsCore/WheelTexts/text(of:)`` says.
  ///
  /// - Throws: as ``KalendsCore/WheelTexts/text(of:)``.
  /// - Complexity: O(*n*) in the length of the text.
  public func text(of row: WheelRow) throws(KalendsError) -> String {
    if let today, let name = today.name, row.value == .wholeDay(today.day) { return name }
    return try texts.text(of: row)
  }

  /// What is said of a row: `6 o'clock` where it shows `6`.
  ///
  /// - Throws: as ``KalendsCore/WheelTexts/text(of:)``.
  /// - Complexity: O(*n*) in the length of the text.
  public func spokenText(of row: WheelRow) throws(KalendsError) -> String {
    guard !messages.isFallback else { return try texts.spokenText(of: row) }
    switch row.value {
    case .minute(let minute):
      return try messages.text(.timeMinutes, ["minute": .number(minute)])
    case .hour(let hour, let occurrence):
      let number = wheels.options.hourCycle.number(ofHour: hour)
      let text = try messages.text(.timeHour, ["hour": .number(number)])
      guard occurrence != .only else { return text }
      return try messages.text(
        .timeRepeated,
        ["time": .text(text), "occurrence": .text(occurrence == .first ? "first" : "second")])
    default:
      return try texts.spokenText(of: row)
    }
  }

  /// What is said of the value on which wheels rest.
  ///
  /// - Throws: what a program throws for a number that it cannot write.
  /// - Complexity: O(*n*) in the length of the text.
  public func spokenText(of settlement: WheelSettlement) throws(KalendsError) -> String {
    let date: CalendarDate = try wheels.calendar.date(of: settlement.local.day)
    let time = settlement.local.time
    guard wheels.options.components.contains(.date) else { return try speech.text(of: time) }
    if wheels.options.mode == .yearAndMonth { return try speech.month(of: date) }
    return wheels.fields.contains(.hour)
      ? try speech.text(of: date, time) : try speech.text(of: date)
  }
}
