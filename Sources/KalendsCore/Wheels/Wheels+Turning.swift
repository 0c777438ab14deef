extension Wheels {
  /// Where the wheels stand when one of them is turned by rows.
  ///
  /// Columns that loop go on at their other end, and no other column moves along, but for AM and
  /// PM when the hour is turned across noon or midnight. Other columns stop at their ends.
  ///
  /// - Parameters:
  ///   - field: the column.
  ///   - rows: how many rows further, or back when negative.
  ///   - selection: where the wheels stood.
  /// - Returns: where they stand, which may be an impossible combination: see ``settled(_:)``.
  /// - Complexity: O(1)
  public func turning(
    _ field: WheelField, by rows: Int, in selection: WheelSelection
  ) -> WheelSelection {
    let context = WheelContext(self, selection)
    let column =
      field == .hour ? hoursOfDay(context) : column(field, of: selection)
    let count = column.rows.count
    guard count > 0 else { return selection }
    let index: Int
    if field.loops {
      index = floorModulo(column.selectedIndex + rows % count, count)
    } else {
      let (sum, overflows) = column.selectedIndex.addingReportingOverflow(rows)
      index = overflows ? (rows < 0 ? 0 : count - 1) : min(max(sum, 0), count - 1)
    }
    return setting(column.rows[index].value, in: selection)
  }

  /// Where the wheels stand when one of them is turned to a row.
  ///
  /// - Parameters:
  ///   - field: the column.
  ///   - index: the row.
  ///   - selection: where the wheels stood.
  /// - Returns: where they stand, which may be an impossible combination: see ``settled(_:)``.
  /// - Throws: ``KalendsError/noSuchRow(_:index:count:)`` for a row that the column does not have.
  /// - Complexity: O(1)
  public func turning(
    _ field: WheelField, to index: Int, in selection: WheelSelection
  ) throws(KalendsError) -> WheelSelection {
    let rows = column(field, of: selection).rows
    guard index >= 0, index < rows.count else {
      throw .noSuchRow(field, index: index, count: rows.count)
    }
    return setting(rows[index].value, in: selection)
  }

  /// Where the wheels stand when every one is turned to a row.
  ///
  /// - Parameters:
  ///   - indices: a row for each of the fields: of the column as it is when all larger fields are
  ///     set.
  ///   - layoutFields: the fields in the order of the indices.
  ///   - selection: where the wheels stood.
  /// - Returns: where they stand, which may be an impossible combination.
  /// - Throws: as ``turning(_:to:in:)``, and ``KalendsError/missingField(_:)`` for a field that has
  ///   no index.
  /// - Complexity: O(1)
  public func turning(
    to indices: [Int], of layoutFields: [WheelField], in selection: WheelSelection
  ) throws(KalendsError) -> WheelSelection {
    var selection = selection
    for field in fields {
      guard let position = layoutFields.firstIndex(of: field), position < indices.count else {
        throw .missingField(field.dateField)
      }
      selection = try turning(field, to: indices[position], in: selection)
    }
    return selection
  }

  /// All hours of the day in one column, whatever the hour cycle.
  private func hoursOfDay(_ context: WheelContext) -> WheelColumn {
    let day = context.date.epochDay
    var hours = fields.contains(.hour) ? hours(of: day) : []
    if options.rowsShown == .valid { hours = hours.filter { isAvailable($0, on: day) } }
    let rows = WheelRows(codes: .list(hours.map { $0.code }), context: context, field: .hour)
    return WheelColumn(
      field: .hour, rows: rows, selectedIndex: rows.index(of: context.selectedCode(of: .hour)))
  }

  private func setting(_ value: WheelValue, in selection: WheelSelection) -> WheelSelection {
    var result = selection
    switch value {
    case .era(let era):
      result.setEra(era, in: self)
      result.hasTurnedMonth = true
    case .year(let year):
      result.year = year
      result.constrainMonth(in: calendar)
      result.hasTurnedMonth = true
    case .month(let code):
      result.monthCode = code
      result.hasTurnedMonth = true
    case .day(let day):
      result.day = day
      result.wantedDay = day
    case .wholeDay(let day):
      guard let date = try? calendar.date(of: day) else { return selection }
      let isSecond = selection.isSecond
      result = WheelSelection(date, selection.time, isSecond: isSecond)
    case .dayPeriod(let period):
      result.hour = selection.hour % 12 + (period == .pm ? 12 : 0)
      if result.hour != selection.hour { result.isSecond = false }
    case .hour(let hour, let occurrence):
      result.hour = hour
      result.isSecond = occurrence == .second
      result.rest = 0
    case .minute(let minute):
      result.minute = minute
      result.rest = 0
    }
    return result
  }
}

extension WheelSelection {
  /// Takes another era, and the year with the same number in it, or the nearest that it has.
  fileprivate mutating func setEra(_ era: Era, in wheels: Wheels) {
    guard let span = wheels.eras.first(where: { $0.era == era }) else { return }
    let calendar = wheels.calendar.identifier
    let old = (self.era ?? era).reckoning(in: calendar)
    let new = era.reckoning(in: calendar)
    let eraYear = (year - old.origin) * old.direction
    let sameNumber = new.origin + new.direction * eraYear
    self.era = era
    year = min(max(sameNumber, span.years.lowerBound), span.years.upperBound)
    constrainMonth(in: wheels.calendar)
  }

  /// Takes the month that stands for a leap month in a year that does not have it.
  fileprivate mutating func constrainMonth(in calendar: CalendarSystem) {
    let span = try? calendar.span(year: year, code: monthCode, overflow: .constrain)
    if let span { monthCode = span.code }
  }
}

extension WheelField {
  /// The field of a date that an error about the column names.
  var dateField: DateField {
    switch self {
    case .era: .era
    case .year: .year
    case .month: .month
    case .day, .wholeDay: .day
    case .dayPeriod, .hour: .hour
    case .minute: .minute
    }
  }
}
