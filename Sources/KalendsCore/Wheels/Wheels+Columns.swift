extension Wheels {
  /// A column, as it is while the wheels stand as given.
  ///
  /// - Returns: the column; one without rows for a field that is not among ``fields``.
  /// - Complexity: O(1): its rows are computed when they are asked for. With
  ///   ``WheelRowsShown/valid``, the columns of months, days, hours and minutes are computed here.
  public func column(_ field: WheelField, of selection: WheelSelection) -> WheelColumn {
    let context = WheelContext(self, selection)
    var codes = WheelRows.Codes.list([])
    if fields.contains(field) {
      codes = context.codes(of: field)
      if options.rowsShown == .valid, field.loops || field == .dayPeriod {
        codes = codes.filtered { context.isAvailable($0, in: field) }
      }
    }
    let rows = WheelRows(codes: codes, context: context, field: field)
    return WheelColumn(
      field: field, rows: rows, selectedIndex: rows.index(of: context.selectedCode(of: field)))
  }

  /// The columns of some fields, as a layout orders them.
  ///
  /// - Complexity: O(*n*) in the number of fields.
  public func columns(_ fields: [WheelField], of selection: WheelSelection) -> [WheelColumn] {
    fields.map { column($0, of: selection) }
  }
}

/// Where the wheels stand, with what follows from it for every row: the month that day rows belong
/// to, the day that hour rows belong to.
struct WheelContext: Sendable {
  let wheels: Wheels
  let selection: WheelSelection
  /// The days within reach, of the chosen era where eras have a column.
  let days: ClosedRange<Day>
  /// The years of these days.
  let years: ClosedRange<Int>
  /// The month that is chosen, or the nearest that there is.
  let month: MonthSpan
  /// The day that is chosen, or the last of the month, or the nearest that there is.
  let date: CalendarDate

  init(_ wheels: Wheels, _ selection: WheelSelection) {
    self.wheels = wheels
    self.selection = selection
    var days = wheels.days
    if wheels.fields.first == .era,
      let era = wheels.eras.first(where: { $0.era == selection.era })
    {
      days = era.days
    }
    self.days = days
    let arithmetic = wheels.calendar.arithmetic
    let first = arithmetic.month(containing: days.lowerBound.daysSinceEpoch)
    let last = arithmetic.month(containing: days.upperBound.daysSinceEpoch)
    years = first.year...last.year
    let year = min(max(selection.year, years.lowerBound), years.upperBound)
    month =
      (try? wheels.calendar.span(year: year, code: selection.monthCode, overflow: .constrain))
      ?? first
    let day = month.firstDay + min(selection.day, month.length) - 1
    let supported = wheels.calendar.supportedDays
    let epochDay = min(
      max(day, supported.lowerBound.daysSinceEpoch), supported.upperBound.daysSinceEpoch)
    date = CalendarDate(
      epochDay, in: arithmetic.month(containing: epochDay), calendar: wheels.calendar.identifier)
  }

  /// The hour that is chosen.
  private var hour: WheelHour {
    wheels.hour(selection.hour, isSecond: selection.isSecond, on: date.epochDay)
  }

  // MARK: - Codes

  /// The codes of a column's rows: whole numbers that tell them apart and are in their order.
  func codes(of field: WheelField) -> WheelRows.Codes {
    let options = wheels.options
    switch field {
    case .era:
      return .list(wheels.eras.indices.map { $0 })
    case .year:
      return .span(years.lowerBound, years.upperBound)
    case .month:
      return .span(1, month.monthsInYear)
    case .day:
      let longest = wheels.calendar.identifier.daysInLongestMonth
      return .span(1, options.daysShown == .longestMonth ? longest : month.length)
    case .wholeDay:
      return .span(days.lowerBound.daysSinceEpoch, days.upperBound.daysSinceEpoch)
    case .dayPeriod:
      return .span(0, 1)
    case .hour:
      let hours = wheels.hours(of: date.epochDay)
      guard options.hourCycle.hasDayPeriod else { return .list(hours.map { $0.code }) }
      return .list(hours.filter { $0.hour / 12 == selection.hour / 12 }.map { $0.code })
    case .minute:
      return .span(0, 59, step: options.minuteInterval)
    }
  }

  /// The code of the row that a wheel stands on.
  func selectedCode(of field: WheelField) -> Int {
    switch field {
    case .era: wheels.eras.firstIndex { $0.era == selection.era } ?? 0
    case .year: month.year
    case .month: month.ordinal
    case .day: selection.day
    case .wholeDay: date.epochDay.daysSinceEpoch
    case .dayPeriod: selection.hour / 12
    case .hour: hour.code
    case .minute: selection.minute
    }
  }

  private func hour(code: Int) -> WheelHour {
    let isRepeated = wheels.hour(code / 2, isSecond: code % 2 == 1, on: date.epochDay)
    return WheelHour(hour: code / 2, occurrence: isRepeated.occurrence)
  }

  /// What a code stands for.
  func value(_ code: Int, of field: WheelField) -> WheelValue {
    switch field {
    case .era: .era(wheels.eras[code].era)
    case .year: .year(code)
    case .month: .month(wheels.calendar.arithmetic.month(code, ofYear: month.year).code)
    case .day: .day(code)
    case .wholeDay: .wholeDay(Day(clamping: code))
    case .dayPeriod: .dayPeriod(code == 0 ? .am : .pm)
    case .hour: .hour(code / 2, hour(code: code).occurrence)
    case .minute: .minute(code)
    }
  }

  // MARK: - Rows

  func row(_ code: Int, of field: WheelField) -> WheelRow {
    WheelRow(
      value: value(code, of: field), isAvailable: isAvailable(code, in: field),
      date: date(of: code, in: field), time: time(of: code, in: field))
  }

  func isAvailable(_ code: Int, in field: WheelField) -> Bool {
    let day = date.epochDay
    switch field {
    case .era, .year:
      return true
    case .month:
      let span = wheels.calendar.arithmetic.month(code, ofYear: month.year)
      return wheels.isAvailable(span, in: days)
    case .day:
      let number = month.firstDay + code - 1
      guard code <= month.length, number >= days.lowerBound.daysSinceEpoch,
        number <= days.upperBound.daysSinceEpoch
      else { return false }
      return wheels.isAvailable(Day(clamping: number))
    case .wholeDay:
      return wheels.isAvailable(Day(clamping: code))
    case .dayPeriod:
      return wheels.hours(of: day).contains {
        $0.hour / 12 == code && wheels.isAvailable($0, on: day)
      }
    case .hour:
      return wheels.isAvailable(hour(code: code), on: day)
    case .minute:
      return wheels.isAvailable(minute: code, of: hour, on: day)
    }
  }

  /// A date that has the row's value in its fields.
  private func date(of code: Int, in field: WheelField) -> CalendarDate {
    let arithmetic = wheels.calendar.arithmetic
    let epochDay: Int
    switch field {
    case .era: epochDay = wheels.eras[code].days.lowerBound.daysSinceEpoch
    case .year: epochDay = arithmetic.month(1, ofYear: code).firstDay
    case .month: epochDay = arithmetic.month(code, ofYear: month.year).firstDay
    case .day: epochDay = dayWithNumber(code)
    case .wholeDay: epochDay = code
    case .dayPeriod, .hour, .minute: epochDay = date.epochDay.daysSinceEpoch
    }
    // The first day of a year may belong to the era before.
    let limits = field == .year || field == .month ? days : wheels.calendar.supportedDays
    let inside =
      field == .month && !wheels.isAvailable(arithmetic.month(code, ofYear: month.year), in: days)
      ? epochDay
      : min(max(epochDay, limits.lowerBound.daysSinceEpoch), limits.upperBound.daysSinceEpoch)
    return CalendarDate(
      inside, in: arithmetic.month(containing: inside), calendar: wheels.calendar.identifier)
  }

  /// A day with this number in its month: of the chosen month, or of one nearby that is long enough.
  private func dayWithNumber(_ number: Int) -> Int {
    var span = month
    for _ in 0..<13 {
      guard span.length < number else { break }
      span = wheels.calendar.arithmetic.month(before: span)
    }
    return span.firstDay + min(number, span.length) - 1
  }

  private func time(of code: Int, in field: WheelField) -> TimeOfDay {
    let minutes =
      switch field {
      case .dayPeriod: code * 720
      case .hour: code / 2 * 60
      case .minute: selection.hour * 60 + code
      default: 0
      }
    return TimeOfDay(unchecked: Int32(truncatingIfNeeded: minutes * 60_000))
  }
}

extension CalendarIdentifier {
  /// The number of days of the calendar's longest month.
  var daysInLongestMonth: Int {
    switch self {
    case .gregory, .iso8601, .buddhist, .japanese, .roc, .persian, .indian: 31
    case .coptic, .ethiopic, .ethioaa, .hebrew, .islamic, .islamicCivil, .islamicTabular,
      .islamicUmmAlQura, .islamicSaudi, .chinese, .dangi:
      30
    }
  }
}
