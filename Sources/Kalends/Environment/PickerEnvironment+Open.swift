public import KalendsCore
internal import KalendsICU
public import KalendsPickers
internal import Locales

extension PickerEnvironment {
  /// Opens what a locale and a calendar need.
  ///
  /// - Parameters:
  ///   - locale: a BCP 47 tag with `-u-` keywords, or ICU's form of it. A locale that ICU has no
  ///     data for is no error: `locale.identifier` says which one took its place.
  ///   - calendar: the calendar; the locale's own when `nil`.
  ///   - zone: the zone of the picker.
  ///   - numberingSystem: CLDR's name of the digits; the locale's own when `nil`.
  ///   - firstWeekday: the first day of the week; the locale's own when `nil`.
  ///   - hourCycle: how hours are counted; as the locale does when `nil`.
  ///   - years: years of the ISO calendar, for the calendars that ICU has to compute.
  /// - Throws: ``EnvironmentError`` for a locale that is not well-formed, years out of range, or a
  ///   numbering system that does not exist.
  /// - Complexity: O(1), about two tenths of a millisecond; O(*n*) in the number of years that ICU has
  ///   to compute.
  public init(
    locale: String, calendar: CalendarIdentifier? = nil, zone: ZoneRules,
    numberingSystem: String? = nil, firstWeekday: Weekday? = nil, hourCycle: HourCycle? = nil,
    years: ClosedRange<Int>? = nil
  ) throws(EnvironmentError) {
    let identifier = numberingSystem.map { locale.settingNumberingSystem($0) } ?? locale
    do throws(ICUError) {
      let data = try LocaleData.open(identifier, calendar: calendar)
      var compiler = try TextCompiler(identifier, calendar: data.calendar, hourCycle: hourCycle)
      let messages = try Messages.open(locale: identifier, from: Catalogues.all)
      self.init(
        locale: data,
        calendar: try CalendarSystem.open(data.calendar, years: years),
        weekRules: firstWeekday.map(data.weekRules.starting) ?? data.weekRules,
        zone: zone,
        hourCycle: compiler.hourCycle,
        messages: messages,
        texts: PickerTexts(
          date: try compiler.program(.date(.medium)),
          time: try compiler.program(.time(.short)),
          relativeDays: try compiler.locale.relativeDayNames(),
          listedToday: try compiler.locale.relativeDayNames(in: .list)[0],
          wheels: try compiler.allWheelTexts()),
        speech: try compiler.speech(messages: messages))
    } catch {
      throw .icu(error)
    }
    if let numberingSystem, !["native", "traditional", "finance"].contains(numberingSystem),
      self.locale.numberingSystem.identifier != numberingSystem
    {
      throw .unknownNumberingSystem(numberingSystem)
    }
  }
}

extension String {
  /// A locale identifier with another `-u-nu-` keyword; the first of two with one key counts.
  func settingNumberingSystem(_ name: String) -> String {
    if contains("@") { return self + ";numbers=\(name)" }
    var subtags = split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    if let extensionStart = subtags.firstIndex(where: { $0 == "u" || $0 == "U" }) {
      subtags.insert(contentsOf: ["nu", name], at: extensionStart + 1)
    } else {
      let privateUse = subtags.firstIndex { $0 == "x" || $0 == "X" } ?? subtags.endIndex
      subtags.insert(contentsOf: ["u", "nu", name], at: privateUse)
    }
    return subtags.joined(separator: "-")
  }
}
