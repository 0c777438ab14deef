extension PatternCode {
  /// Writes fields of a date in ``calendar`` and of a time, or nothing: where that fails, the program
  /// says why or does it otherwise.
  @inline(__always)
  func appendQuickly(
    _ fields: Fields, year: Int, to output: inout OutputSpan<UInt8>
  ) -> Bool {
    guard output.freeCapacity >= roomToRunQuickly else { return false }
    return unsafe output.withUnsafeMutableBufferPointer { buffer, initializedCount in
      guard let room = UnsafeMutableRawPointer(buffer.baseAddress),
        let end = unsafe runQuickly(fields, year: year, from: room + initializedCount)
      else { return false }
      unsafe initializedCount = end - room
      return true
    }
  }
}

extension PatternProgram {
  /// Writes what fits, and nothing of what does not.
  @inline(never)
  func appendCarefully(
    _ date: CalendarDate, _ time: TimeOfDay, to output: inout OutputSpan<UInt8>
  ) throws(KalendsError) {
    guard date.calendar == calendar else { throw .unknownCalendar(date.calendar.name) }
    try appendAny(date, time, to: &output)
  }

  /// Writes what fits, and nothing of what does not.
  @inline(never)
  func appendCarefully(
    _ time: TimeOfDay, to output: inout OutputSpan<UInt8>
  ) throws(KalendsError) {
    guard !showsDate else { throw .missingField(.day) }
    try appendAny(.unused, time, to: &output)
  }

  /// Writes into a caller's room, or into room of our own when that might not do.
  private func appendAny(
    _ date: CalendarDate, _ time: TimeOfDay, to output: inout OutputSpan<UInt8>
  ) throws(KalendsError) {
    let available = output.freeCapacity
    guard available < code.room else {
      let length = unsafe output.withUnsafeMutableBufferPointer { buffer, initializedCount in
        guard let start = buffer.baseAddress else { return 0 }
        let length = unsafe code.run(date, time, into: start + initializedCount)
        if length > 0 { initializedCount &+= length }
        return length
      }
      if length < 0 { throw failure(date, operation: ~length) }
      return
    }
    let length = unsafe withText(date, time) { text, length in
      if length > 0, length <= available {
        for index in 0..<length { output.append(unsafe text[index]) }
      }
      return length
    }
    if length < 0 { throw failure(date, operation: ~length) }
    if length > available { throw .outputFull(needed: length, available: available) }
  }

  // MARK: - Strings

  /// The text of fields of a date in ``calendar`` and of a time, or nothing: where that fails,
  /// ``carefulText(_:_:)`` says why or does it otherwise.
  @inline(__always)
  func quickText(_ fields: PatternCode.Fields, year: Int) -> String? {
    // Room of a size that is known when this is compiled costs nothing.
    guard code.roomToRunQuickly <= Self.usualRoom else { return nil }
    return unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.usualRoom) { room in
      guard let start = UnsafeMutableRawPointer(room.baseAddress),
        let end = unsafe code.runQuickly(fields, year: year, from: start)
      else { return nil }
      return unsafe Self.text(UnsafeBufferPointer(rebasing: room[..<(end - start)]))
    }
  }

  /// The text of a date and a time.
  @inline(never)
  func carefulText(_ date: CalendarDate, _ time: TimeOfDay) throws(KalendsError) -> String {
    guard date.calendar == calendar else { throw .unknownCalendar(date.calendar.name) }
    return try anyText(date, time)
  }

  /// The text of a time.
  @inline(never)
  func carefulText(_ time: TimeOfDay) throws(KalendsError) -> String {
    guard !showsDate else { throw .missingField(.day) }
    return try anyText(.unused, time)
  }

  private func anyText(_ date: CalendarDate, _ time: TimeOfDay) throws(KalendsError) -> String {
    var length = 0
    let text = unsafe withText(date, time) { text, count in
      length = count
      return unsafe Self.text(text)
    }
    if length < 0 { throw failure(date, operation: ~length) }
    return text
  }

  /// The bytes as a `String`.
  ///
  /// They are whole names and literals, which were valid UTF-8 when the program was compiled: to
  /// check every text again would take half of its time (`J3a-string`).
  @inline(__always)
  private static func text(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    unsafe String(copying: UTF8Span(unchecked: bytes.span, isKnownASCII: false))
  }

  /// Runs the program in room of our own, and hands over the text and what the run returned.
  private func withText<Result>(
    _ date: CalendarDate, _ time: TimeOfDay,
    _ body: (UnsafeBufferPointer<UInt8>, Int) -> Result
  ) -> Result {
    unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: code.room) { room in
      guard let start = room.baseAddress else { return unsafe body(UnsafeBufferPointer(room), 0) }
      let length = unsafe code.run(date, time, into: start)
      return unsafe body(UnsafeBufferPointer(start: start, count: Swift.max(length, 0)), length)
    }
  }

  private static var usualRoom: Int { 512 }

  /// Why an operation has no text for this date.
  @inline(never)
  private func failure(_ date: CalendarDate, operation index: Int) -> KalendsError {
    let operation = unsafe code.operations[index]
    switch operation.selector {
    case .era, .impliedEra:
      let era = date.era ?? (date.year > 0 ? .ce : .bce)
      return .unknownEra(era.code, calendar: calendar)
    case .month, .hebrewMonth, .lunarMonth: return .unknownMonthCode(date.monthCode.description)
    default:
      guard let number = code.number(date, operation) else {
        let limits = code.yearCount?.calendar.supportedDays ?? Day.min...Day.max
        return .dayOutOfRange(date.epochDay.daysSinceEpoch, limits: limits)
      }
      return .numberOutOfRange(
        number, numberingSystem: code.algorithmicSystem,
        limits: 0...max(Int(operation.count) - 1, 0))
    }
  }
}
