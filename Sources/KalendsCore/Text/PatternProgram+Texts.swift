extension PatternProgram {
  /// Writes into a caller's room, or into room of our own when that might not do.
  ///
  /// - Parameters:
  ///   - date: the date.
  ///   - time: the time.
  ///   - output: where to write.
  ///   - run: runs the program into room for ``greatestLength`` bytes and a chunk.
  /// - Throws: what ``append(_:_:to:)`` throws, but for another calendar.
  @inline(__always)
  func append(
    _ date: CalendarDate, _ time: TimeOfDay, to output: inout OutputSpan<UInt8>,
    _ run: (UnsafeMutablePointer<UInt8>) -> Int
  ) throws(KalendsError) {
    guard output.freeCapacity >= greatestLength &+ PatternCode.chunk else {
      return try appendCarefully(date, time, to: &output)
    }
    let length = unsafe output.withUnsafeMutableBufferPointer { buffer, initializedCount in
      guard let start = buffer.baseAddress else { return 0 }
      let length = unsafe run(start + initializedCount)
      if length > 0 { initializedCount &+= length }
      return length
    }
    if length < 0 { throw failure(date, operation: ~length) }
  }

  /// Writes what fits, and nothing of what does not.
  @inline(never)
  private func appendCarefully(
    _ date: CalendarDate, _ time: TimeOfDay, to output: inout OutputSpan<UInt8>
  ) throws(KalendsError) {
    let available = output.freeCapacity
    let length = unsafe withText(date, time) { text, length in
      if length > 0, length <= available {
        for index in 0..<length { output.append(unsafe text[index]) }
      }
      return length
    }
    if length < 0 { throw failure(date, operation: ~length) }
    if length > available { throw .outputFull(needed: length, available: available) }
  }

  /// The text as a `String`.
  func text(_ date: CalendarDate, _ time: TimeOfDay) throws(KalendsError) -> String {
    var length = 0
    let text = unsafe withText(date, time) { text, count in
      length = count
      // Whole names and literals, which were valid UTF-8 when the program was compiled: to check
      // every text again would take half of its time (`J3a-string`).
      return unsafe String(copying: UTF8Span(unchecked: text.span, isKnownASCII: false))
    }
    if length < 0 { throw failure(date, operation: ~length) }
    return text
  }

  /// Runs the program in room of our own, and hands over the text and what the run returned.
  @inline(__always)
  private func withText<Result>(
    _ date: CalendarDate, _ time: TimeOfDay,
    _ body: (UnsafeBufferPointer<UInt8>, Int) -> Result
  ) -> Result {
    let needed = greatestLength &+ PatternCode.chunk
    // Room of a size that is known when this is compiled costs nothing.
    if needed <= Self.usualRoom {
      return unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.usualRoom) {
        unsafe withText(in: $0, date, time, body)
      }
    }
    return unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: needed) {
      unsafe withText(in: $0, date, time, body)
    }
  }

  @inline(__always)
  private func withText<Result>(
    in room: UnsafeMutableBufferPointer<UInt8>, _ date: CalendarDate, _ time: TimeOfDay,
    _ body: (UnsafeBufferPointer<UInt8>, Int) -> Result
  ) -> Result {
    guard let start = room.baseAddress else { return unsafe body(UnsafeBufferPointer(room), 0) }
    let length = unsafe code.run(date, time, into: start)
    return unsafe body(UnsafeBufferPointer(start: start, count: Swift.max(length, 0)), length)
  }

  private static var usualRoom: Int { 512 }

  /// Why a date of another calendar has no text.
  @inline(never)
  func otherCalendar(_ date: CalendarDate) -> KalendsError {
    .unknownCalendar(date.calendar.name)
  }

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
