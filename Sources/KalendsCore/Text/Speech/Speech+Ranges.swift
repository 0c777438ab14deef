extension Speech {
  /// Writes a range of days, in UTF-8.
  ///
  /// It is said as two whole dates with the words of ``rangeLanguage`` around them, a year that both
  /// have once. A range of one day is that day.
  ///
  /// - Parameters:
  ///   - first: the first day, in ``calendar``.
  ///   - last: the last day.
  ///   - weekday: where the weekdays are said.
  ///   - year: whether years are said: where only one of two is, both are.
  ///   - today: the day that ``SpokenYear/ifNotCurrent`` looks at.
  ///   - output: where to write.
  /// - Throws: as ``append(_:weekday:year:today:to:)-(CalendarDate,_,_,_,_)``.
  /// - Complexity: O(*n*) in the length of the text; allocates nothing.
  public func append(
    from first: CalendarDate, through last: CalendarDate, weekday: SpokenWeekday = .locale,
    year: SpokenYear = .always, today: CalendarDate? = nil, to output: inout OutputSpan<UInt8>
  ) throws(KalendsError) {
    guard first != last else {
      let saysYear = year.isSaid(of: first, today: today)
      return try rangeTexts.program(of: first, weekday, saysYear: saysYear)
        .append(first, to: &output)
    }
    let (firstSaysYear, lastSaysYear) = saysYears(of: first, last, year, today)
    let start = rangeTexts.program(of: first, weekday, saysYear: firstSaysYear)
    let end = rangeTexts.program(of: last, weekday, saysYear: lastSaysYear)
    try output.appendWholly { output throws(KalendsError) in
      try ranges.dates.append(
        to: &output,
        { output throws(KalendsError) in try start.append(first, to: &output) },
        { output throws(KalendsError) in try end.append(last, to: &output) })
    }
  }

  /// The text of a range of days: as ``append(from:through:weekday:year:today:to:)``.
  ///
  /// - Throws: as that function, but for lack of room.
  /// - Complexity: O(*n*) in the length of the text.
  public func text(
    from first: CalendarDate, through last: CalendarDate, weekday: SpokenWeekday = .locale,
    year: SpokenYear = .always, today: CalendarDate? = nil
  ) throws(KalendsError) -> String {
    try .written { output throws(KalendsError) in
      try append(
        from: first, through: last, weekday: weekday, year: year, today: today, to: &output)
    }
  }

  /// The text of a range of times: `9 AM to 5:30 PM`; of one time, that time.
  ///
  /// - Throws: nothing that the times of a day can cause.
  /// - Complexity: O(*n*) in the length of the text.
  public func text(
    from first: TimeOfDay, through last: TimeOfDay
  ) throws(KalendsError) -> String {
    try .written { output throws(KalendsError) in
      try append(from: first, through: last, to: &output)
    }
  }

  /// The text of a range from a time of one day to a time of another; within one day the date is
  /// said once.
  ///
  /// - Parameters:
  ///   - first: where the range begins.
  ///   - last: where it ends.
  ///   - weekday: where the weekdays are said.
  ///   - year: whether years are said: where only one of two is, both are.
  ///   - today: the day that ``SpokenYear/ifNotCurrent`` looks at.
  /// - Returns: the text, in ``rangeLanguage``.
  /// - Throws: as ``text(of:weekday:year:today:)``.
  /// - Complexity: O(*n*) in the length of the text.
  public func text(
    from first: (date: CalendarDate, time: TimeOfDay),
    through last: (date: CalendarDate, time: TimeOfDay), weekday: SpokenWeekday = .locale,
    year: SpokenYear = .always, today: CalendarDate? = nil
  ) throws(KalendsError) -> String {
    let (firstSaysYear, lastSaysYear) = saysYears(of: first.date, last.date, year, today)
    return try .written { output throws(KalendsError) in
      guard first.date != last.date else {
        let saysYear = year.isSaid(of: first.date, today: today)
        return try rangeTexts.append(first.date, weekday, saysYear: saysYear, to: &output) {
          output throws(KalendsError) in
          try append(from: first.time, through: last.time, to: &output)
        }
      }
      try ranges.dates.append(
        to: &output,
        { output throws(KalendsError) in
          try append(first, weekday, saysYear: firstSaysYear, to: &output)
        },
        { output throws(KalendsError) in
          try append(last, weekday, saysYear: lastSaysYear, to: &output)
        })
    }
  }

  /// The text of all that comes from a day on, that day included.
  ///
  /// - Throws: as ``text(of:weekday:year:today:)``.
  /// - Complexity: O(*n*) in the length of the text.
  public func text(
    from first: CalendarDate, weekday: SpokenWeekday = .locale, year: SpokenYear = .always,
    today: CalendarDate? = nil
  ) throws(KalendsError) -> String {
    try text(ranges.from, first, weekday, year, today)
  }

  /// The text of all that comes up to a day, that day included.
  ///
  /// - Throws: as ``text(of:weekday:year:today:)``.
  /// - Complexity: O(*n*) in the length of the text.
  public func text(
    through last: CalendarDate, weekday: SpokenWeekday = .locale, year: SpokenYear = .always,
    today: CalendarDate? = nil
  ) throws(KalendsError) -> String {
    try text(ranges.until, last, weekday, year, today)
  }

  /// The text of all times from one on, that time included.
  ///
  /// - Throws: nothing that the times of a day can cause.
  /// - Complexity: O(*n*) in the length of the text.
  public func text(from first: TimeOfDay) throws(KalendsError) -> String {
    try text(ranges.from, first)
  }

  /// The text of all times up to one, that time included.
  ///
  /// - Throws: nothing that the times of a day can cause.
  /// - Complexity: O(*n*) in the length of the text.
  public func text(through last: TimeOfDay) throws(KalendsError) -> String {
    try text(ranges.until, last)
  }

  // MARK: - Parts

  /// Whether the years of two different dates are said: one that they share, with the date that
  /// begins or ends the whole text with it.
  private func saysYears(
    of first: CalendarDate, _ last: CalendarDate, _ year: SpokenYear, _ today: CalendarDate?
  ) -> (Bool, Bool) {
    let isSaid = year.isSaid(of: first, today: today) || year.isSaid(of: last, today: today)
    guard isSaid, first.isInSameYear(as: last) else { return (isSaid, isSaid) }
    return (rangeTexts.yearIsFirst, !rangeTexts.yearIsFirst)
  }

  private func append(
    from first: TimeOfDay, through last: TimeOfDay, to output: inout OutputSpan<UInt8>
  ) throws(KalendsError) {
    guard first != last else {
      return try rangeTexts.append(first, inSentence: true, to: &output)
    }
    try ranges.times.append(
      to: &output,
      { output throws(KalendsError) in
        try rangeTexts.append(first, inSentence: true, to: &output)
      },
      { output throws(KalendsError) in
        try rangeTexts.append(last, inSentence: true, to: &output)
      })
  }

  private func append(
    _ moment: (date: CalendarDate, time: TimeOfDay), _ weekday: SpokenWeekday, saysYear: Bool,
    to output: inout OutputSpan<UInt8>
  ) throws(KalendsError) {
    try rangeTexts.append(moment.date, weekday, saysYear: saysYear, to: &output) {
      output throws(KalendsError) in
      try rangeTexts.append(moment.time, inSentence: true, to: &output)
    }
  }

  private func text(
    _ joint: SpokenJoint, _ date: CalendarDate, _ weekday: SpokenWeekday, _ year: SpokenYear,
    _ today: CalendarDate?
  ) throws(KalendsError) -> String {
    let saysYear = year.isSaid(of: date, today: today)
    let program = rangeTexts.program(of: date, weekday, saysYear: saysYear)
    return try .written { output throws(KalendsError) in
      try joint.append(to: &output) { output throws(KalendsError) in
        try program.append(date, to: &output)
      }
    }
  }

  private func text(_ joint: SpokenJoint, _ time: TimeOfDay) throws(KalendsError) -> String {
    try .written { output throws(KalendsError) in
      try joint.append(to: &output) { output throws(KalendsError) in
        try rangeTexts.append(time, inSentence: true, to: &output)
      }
    }
  }
}
