/// Fields of a date as a caller has them: any of them may be absent, and what is there must agree.
///
/// The names are Temporal's. `year` is the calendar's continuous year, `month` the position in the
/// year.
public struct DateFields: Hashable, Sendable {
  /// The code of the era, such as `heisei`.
  public var era: String?
  /// The year of the era.
  public var eraYear: Int?
  /// The year in the calendar's continuous count.
  public var year: Int?
  /// The position of the month in the year, from 1.
  public var month: Int?
  /// The month code, such as `M05L`.
  public var monthCode: String?
  /// The day of the month, from 1.
  public var day: Int?

  /// Makes a set of fields.
  public init(
    era: String? = nil, eraYear: Int? = nil, year: Int? = nil, month: Int? = nil,
    monthCode: String? = nil, day: Int? = nil
  ) {
    self.era = era
    self.eraYear = eraYear
    self.year = year
    self.month = month
    self.monthCode = monthCode
    self.day = day
  }
}

extension CalendarSystem {
  /// The date of a set of fields: `year` or `era` with `eraYear`, `month` or `monthCode`, and
  /// `day`.
  ///
  /// ```swift
  /// let japanese = try CalendarSystem(.japanese)
  /// let date = try japanese.date(
  ///   from: DateFields(era: "showa", eraYear: 64, month: 1, day: 7), overflow: .reject)
  /// print(date.year)  // 1989
  /// ```
  ///
  /// - Throws: ``KalendsError/missingField(_:)``, ``KalendsError/conflictingFields(_:_:)``,
  ///   ``KalendsError/unknownEra(_:calendar:)``, ``KalendsError/unknownMonthCode(_:)``, and what
  ///   ``date(year:monthCode:day:overflow:)`` throws. A month or day below 1 is an error under
  ///   either overflow.
  /// - Complexity: O(1)
  public func date(
    from fields: DateFields, overflow: Overflow
  ) throws(KalendsError) -> CalendarDate {
    guard let day = fields.day else { throw .missingField(.day) }
    let year = try year(from: fields)
    return try date(
      day, in: span(from: fields, year: year, overflow: overflow), overflow: overflow)
  }

  /// The date with some fields replaced.
  ///
  /// A field that is given replaces all that say the same: a month code the month, an era the year.
  /// A date of another calendar is first turned into one of this.
  ///
  /// - Throws: as ``date(from:overflow:)``.
  /// - Complexity: O(1)
  public func date(
    _ date: CalendarDate, with fields: DateFields, overflow: Overflow
  ) throws(KalendsError) -> CalendarDate {
    let date = try self.date(of: date.epochDay)
    var merged = fields
    if fields.era == nil, fields.eraYear == nil, fields.year == nil { merged.year = date.year }
    if fields.month == nil, fields.monthCode == nil {
      merged.monthCode = date.monthCode.description
    }
    if fields.day == nil { merged.day = date.day }
    return try self.date(from: merged, overflow: overflow)
  }

  private func year(from fields: DateFields) throws(KalendsError) -> Int {
    guard fields.era != nil || fields.eraYear != nil else {
      guard let year = fields.year else { throw .missingField(.year) }
      return year
    }
    guard let code = fields.era else { throw .missingField(.era) }
    guard let eraYear = fields.eraYear else { throw .missingField(.eraYear) }
    guard let era = Era(code: code), identifier.eras.contains(era) else {
      throw .unknownEra(code, calendar: identifier)
    }
    let (origin, direction) = era.reckoning(in: identifier)
    // Far beyond every supported year, and far from overflow.
    let limits = -100_000...100_000
    guard limits.contains(eraYear) else {
      throw .fieldOutOfRange(.eraYear, value: eraYear, limits: limits)
    }
    let year = origin + direction * eraYear
    guard fields.year ?? year == year else { throw .conflictingFields(.year, .eraYear) }
    return year
  }

  private func span(
    from fields: DateFields, year: Int, overflow: Overflow
  ) throws(KalendsError) -> MonthSpan {
    guard let text = fields.monthCode else {
      guard let month = fields.month else { throw .missingField(.month) }
      return try span(year: year, month: month, overflow: overflow)
    }
    let span = try span(year: year, code: MonthCode(text), overflow: overflow)
    guard fields.month ?? span.ordinal == span.ordinal else {
      throw .conflictingFields(.month, .monthCode)
    }
    return span
  }
}
