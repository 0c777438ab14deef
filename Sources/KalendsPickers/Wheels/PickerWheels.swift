public import KalendsCore

/// The wheels of a picker with everything that they show and say.
///
/// ```swift
/// let picker = try PickerWheels(
///   WheelOptions(bounds: DateBounds(from: .now)), in: environment, now: now)
/// let shown = picker.wheels.showing(now)
/// for column in picker.columns(of: shown.selection) {
///   let texts = try column.rows.map { row in try picker.text(of: row) }
/// }
/// ```
///
/// An immutable value that any number of threads may share.
public struct PickerWheels: Sendable {
  /// Which rows there are, which can be reached, and where the wheels come to rest.
  public let wheels: Wheels
  /// The order of the columns, and what the locale's own data say about rows.
  public let texts: WheelTexts
  /// The environment in which they are shown.
  public let environment: PickerEnvironment
  /// The day that the present lies in.
  private let today: Day?

  /// Makes the wheels of a picker.
  ///
  /// - Parameters:
  ///   - options: what the picker offers; its hour cycle gives way to that of the environment.
  ///   - environment: locale, calendar and zone.
  ///   - now: the present.
  ///   - value: the value that is shown first.
  /// - Throws: what ``KalendsCore/Wheels/init(_:calendar:zone:now:value:)`` throws, and
  ///   ``KalendsCore/KalendsError/missingField(_:)`` when the environment has no texts for the columns.
  /// - Complexity: O(1)
  public init(
    _ options: WheelOptions, in environment: PickerEnvironment, now: Instant, value: Instant? = nil
  ) throws(KalendsError) {
    var options = options
    options.hourCycle = environment.hourCycle
    wheels = try Wheels(
      options, calendar: environment.calendar, zone: environment.zone, now: now, value: value)
    guard let texts = environment.texts.wheels(of: wheels.fields) else {
      throw .missingField(.day)
    }
    self.texts = texts
    self.environment = environment
    today = try? environment.zone.day(at: now)
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
    if let today, row.value == .wholeDay(today), let name = environment.texts.listedToday {
      return name
    }
    return try texts.text(of: row)
  }

  /// What is said of a row: `6 o'clock` where it shows `6`, and `6 PM` where hours are counted twice.
  ///
  /// - Throws: as ``KalendsCore/WheelTexts/text(of:)``.
  /// - Complexity: O(*n*) in the length of the text.
  public func spokenText(of row: WheelRow) throws(KalendsError) -> LocalizedText {
    let own = LocalizedText(try ownText(of: row), language: environment.speech.language)
    let messages = environment.messages
    guard !messages.isFallback else { return own }
    var text: String
    switch row.value {
    case .minute(let minute):
      text = try messages.text(.timeMinutes, ["minute": .number(minute)])
    case .hour(let hour, let occurrence):
      text = own.text
      if !environment.hourCycle.hasDayPeriod {
        let number = environment.hourCycle == .h24 && hour == 0 ? 24 : hour
        text = try messages.text(.timeHour, ["hour": .number(number)])
      }
      if occurrence != .only {
        text = try messages.text(
          .timeRepeated,
          ["time": .text(text), "occurrence": .text(occurrence == .first ? "first" : "second")])
      }
    default: return own
    }
    return LocalizedText(text, language: messages.languageTag)
  }

  /// What is said of the value on which wheels rest.
  ///
  /// - Throws: what a program throws for a number that it cannot write.
  /// - Complexity: O(*n*) in the length of the text.
  public func spokenText(of settlement: WheelSettlement) throws(KalendsError) -> String {
    let speech = environment.speech
    let time = settlement.local.time
    guard wheels.options.components.contains(.date) else { return try speech.text(of: time) }
    let date: CalendarDate = try wheels.calendar.date(of: settlement.local.day)
    if wheels.options.mode == .yearAndMonth { return try speech.month(of: date) }
    return wheels.fields.contains(.hour)
      ? try speech.text(of: date, time) : try speech.text(of: date)
  }

  /// What the locale itself says of a row.
  private func ownText(of row: WheelRow) throws(KalendsError) -> String {
    let speech = environment.speech
    switch row.value {
    case .hour where environment.hourCycle.hasDayPeriod: return try speech.text(of: row.time)
    case .wholeDay: return try speech.text(of: row.date, year: .never)
    default: return try texts.spokenText(of: row)
    }
  }
}
