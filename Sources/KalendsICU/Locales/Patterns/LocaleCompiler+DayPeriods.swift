internal import CICU
public import KalendsCore

extension LocaleCompiler {
  /// The names of the parts of a day.
  ///
  /// - Parameters:
  ///   - width: narrow, abbreviated or wide.
  ///   - isFlexible: whether parts of any length are wanted too.
  ///   - calendar: the calendar, where ICU's own objects are asked.
  /// - Returns: the names.
  /// - Throws: ``ICUError/missing(_:locale:)`` when ICU has no names of the expected shape.
  /// - Complexity: O(1)
  public borrowing func dayPeriodNames(
    _ width: NameWidth, isFlexible: Bool = false, calendar: CalendarIdentifier
  ) throws(ICUError) -> DayPeriodNames {
    guard let halves = readsBundles ? halfDayNames(width) : try objectHalfDayNames(calendar),
      halves.count == 2
    else { throw .missing("AmPmMarkers", locale: identifier.requested) }
    var names = DayPeriodNames(width: width, halves: halves)
    if isFlexible {
      let texts = chain.descending(
        ["calendar", "gregorian", "dayPeriod", "format", NameLeaf(.format, width).widthKey])
      // Root has no names of parts of the day.
      let noon = texts.string("noon", inRoot: false)
      var hours = NameTable()
      var flexibleNoon: String?
      if let rules = DayPeriodRules(locale: identifier.baseName) {
        var found: [String: String] = [:]
        for hour in 0..<24 {
          let key = rules.period(ofHour: hour)
          let own = found[key] ?? texts.string(key, inRoot: false)
          found[key] = own
          hours.append(key == "am" || key == "pm" ? halves[hour / 12] : own ?? halves[hour / 12])
        }
        if rules.hasNoon { flexibleNoon = noon }
      }
      names = DayPeriodNames(
        width: width, halves: halves, noon: noon, hours: hours, flexibleNoon: flexibleNoon)
    }
    guard let names else { throw .missing("dayPeriod", locale: identifier.requested) }
    return names
  }

  /// The names of the halves of the day: in root all widths are the abbreviated ones.
  private borrowing func halfDayNames(_ width: NameWidth) -> NameTable? {
    let place = chain.descending(["calendar", "gregorian"])
    if let own = place.names(
      at: [width == .narrow ? "AmPmMarkersNarrow" : "AmPmMarkers"], inRoot: false)
    {
      return own
    }
    return place.names(at: ["AmPmMarkersAbbr"], inRoot: true)
  }

  private borrowing func objectHalfDayNames(
    _ calendar: CalendarIdentifier
  ) throws(ICUError) -> NameTable? {
    try objects(calendar: calendar).halfDayNames()
  }
}

/// Which part of the day each hour lies in.
struct DayPeriodRules {
  private var periods = [String](repeating: "", count: 24)
  /// Whether noon is a part of its own.
  private(set) var hasNoon = false

  /// Reads the rules of the nearest locale that has some; `nil` when none has.
  init?(locale: String) {
    var name = Substring(locale)
    var set: String?
    while !name.isEmpty, set == nil {
      set = SupplementalData.dayPeriodRules(locale: String(name))
      name = name.prefix(upTo: name.lastIndex(of: "_") ?? name.startIndex)
    }
    guard let set else { return nil }
    for (period, from, before, isTime) in SupplementalData.dayPeriods(ofSet: set) {
      if isTime {
        if period == "noon" { hasNoon = true }
        continue
      }
      var hour = from % 24
      // A part that begins and ends at the same hour would be the whole day; none is.
      repeat {
        periods[hour] = period
        hour = (hour + 1) % 24
      } while hour != before % 24
    }
    guard !periods.contains("") else { return nil }
  }

  func period(ofHour hour: Int) -> String { periods[hour] }
}
