/// How much room a name takes.
///
/// Source: UTS 35, part 4, "monthContext, dayContext"; widths from the shortest to the longest.
public enum NameWidth: UInt8, CaseIterable, Hashable, Sendable {
  /// One letter where possible, not always unique: `T` for Tuesday and Thursday.
  case narrow
  /// Two letters where the locale has such names. Only weekdays are told apart at this width.
  case short
  /// `Tue`, `Sept`.
  case abbreviated
  /// The full name: the one to speak.
  case wide
}

/// The grammatical use of a name: many languages inflect a month inside a date.
public enum NameContext: UInt8, CaseIterable, Hashable, Sendable {
  /// Inside a date: `16 марта`.
  case format
  /// On its own, in a header: `март`.
  case standalone
}

/// The seven weekday names of a locale in one width and context.
public struct WeekdayNames: Sendable {
  /// The names' width.
  public let width: NameWidth
  /// The names' use.
  public let context: NameContext
  /// Names of several widths may share a table, so that a header's names lie side by side.
  let table: NameTable
  let offset: Int

  /// Makes names of seven texts of a table, Monday first; `nil` when it has fewer from `offset` on.
  public init?(
    _ names: NameTable, from offset: Int = 0, width: NameWidth, context: NameContext
  ) {
    guard offset >= 0, offset <= names.count - 7 else { return nil }
    self.width = width
    self.context = context
    table = names
    self.offset = offset
  }

  /// The same names in other words.
  fileprivate init(_ other: WeekdayNames, _ names: NameTable) {
    width = other.width
    context = other.context
    table = names
    offset = 0
  }

  /// The name of a weekday.
  ///
  /// - Complexity: O(*n*) in the name's bytes.
  public subscript(weekday: Weekday) -> String { table[index(of: weekday)] }

  /// The names from a weekday on, as a grid's columns need them.
  ///
  /// - Complexity: O(*n*) in the names' bytes.
  public func names(startingWith first: Weekday) -> [String] {
    (0..<7).map { self[first.advanced(by: $0)] }
  }

  /// Writes the name of a weekday, in UTF-8.
  ///
  /// - Throws: ``KalendsError/outputFull(needed:available:)``; nothing is written then.
  /// - Complexity: O(*n*) in the name's bytes; allocates nothing.
  public func append(
    _ weekday: Weekday, to output: inout OutputSpan<UInt8>
  ) throws(KalendsError) {
    try table.append(index(of: weekday), to: &output)
  }

  /// Writes all seven names from a weekday on, in UTF-8, one directly after the other.
  ///
  /// - Parameters:
  ///   - first: the weekday to begin with.
  ///   - output: where to write.
  /// - Returns: where each name ends in the output.
  /// - Throws: ``KalendsError/outputFull(needed:available:)``; nothing is written then.
  /// - Complexity: O(*n*) in the names' bytes; allocates nothing.
  @discardableResult
  public func appendAll(
    startingWith first: Weekday, to output: inout OutputSpan<UInt8>
  ) throws(KalendsError) -> InlineArray<7, Int> {
    let monday = table.start(of: offset)
    let length = table.start(of: offset + 7) - monday
    let index = index(of: first)
    // Where a name ends in the output, less where it ends in the table.
    var shift = output.count - table.start(of: index)
    try table.append(offset..<offset + 7, startingAt: index, to: &output)
    var ends = InlineArray<7, Int>(repeating: 0)
    var next = index
    for column in 0..<7 {
      next += 1
      ends[column] = shift + table.start(of: next)
      if next == offset + 7 {
        next = offset
        shift += length
      }
    }
    return ends
  }

  private func index(of weekday: Weekday) -> Int { offset + Int(weekday.rawValue) - 1 }
}

extension WeekdayNames: Hashable {
  /// Whether width, context and names are the same, whatever tables they lie in.
  public static func == (left: WeekdayNames, right: WeekdayNames) -> Bool {
    left.width == right.width && left.context == right.context
      && left.names(startingWith: .monday) == right.names(startingWith: .monday)
  }

  /// Hashes width, context and names.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(context)
    hasher.combine(names(startingWith: .monday))
  }
}

/// The month names of a locale in one calendar, width and context, leap months included as the
/// locale writes them.
public struct MonthNames: Hashable, Sendable {
  /// The calendar whose months these are.
  public let calendar: CalendarIdentifier
  /// The names' width.
  public let width: NameWidth
  /// The names' use.
  public let context: NameContext
  /// The names in ICU's order.
  ///
  /// Hebrew: Tishri … Shevat, Adar I, Adar, Nisan … Elul, Adar II. Chinese and Dangi: the twelve
  /// months, then their twelve leap months.
  let table: NameTable

  /// Makes month names, or `nil` when the calendar needs more of them.
  ///
  /// - Parameters:
  ///   - names: the names in ICU's order: 12 or 13; 14 in the Hebrew calendar (Tishri … Shevat,
  ///     Adar I, Adar, Nisan … Elul, Adar II).
  ///   - calendar: the calendar.
  ///   - width: the names' width.
  ///   - context: the names' use.
  ///   - leapPattern: in the Chinese and Dangi calendars, the text of a leap month, with `{0}` for
  ///     the name of the month that it repeats.
  public init?(
    _ names: NameTable, calendar: CalendarIdentifier, width: NameWidth, context: NameContext,
    leapPattern: LeapMonthPattern? = nil
  ) {
    var names = names
    switch calendar {
    case .chinese, .dangi:
      guard names.count == 12 else { return nil }
      if let leapPattern {
        for name in names.names { names.append(leapPattern.text(of: name)) }
      }
    case .hebrew:
      guard names.count == 14 else { return nil }
    case .coptic, .ethiopic, .ethioaa:
      guard names.count >= 13 else { return nil }
    default:
      guard names.count >= 12 else { return nil }
    }
    self.calendar = calendar
    self.width = width
    self.context = context
    table = names
  }

  /// The same names in other words.
  fileprivate init(_ other: MonthNames, _ names: NameTable) {
    calendar = other.calendar
    width = other.width
    context = other.context
    table = names
  }

  /// All names in ICU's order, those of leap months last.
  ///
  /// - Complexity: O(*n*) in the names' bytes.
  public var names: [String] { table.names }

  /// The name of a month.
  ///
  /// In the Hebrew calendar the name of `M06` depends on the year: Adar, or Adar II in a leap year.
  ///
  /// - Returns: `nil` when the calendar has no such month.
  /// - Complexity: O(*n*) in the name's bytes.
  public func name(of code: MonthCode, inLeapYear: Bool = false) -> String? {
    index(of: code, inLeapYear: inLeapYear).map { table[$0] }
  }

  /// Writes the name of a month, in UTF-8.
  ///
  /// - Parameters:
  ///   - code: the month.
  ///   - inLeapYear: whether the year has a leap month: in the Hebrew calendar it renames `M06`.
  ///   - output: where to write.
  /// - Throws: ``KalendsError/outputFull(needed:available:)``, and
  ///   ``KalendsError/unknownMonthCode(_:)`` when the calendar has no such month; nothing is
  ///   written then.
  /// - Complexity: O(*n*) in the name's bytes; allocates nothing.
  public func append(
    _ code: MonthCode, inLeapYear: Bool = false, to output: inout OutputSpan<UInt8>
  ) throws(KalendsError) {
    guard let index = index(of: code, inLeapYear: inLeapYear) else {
      throw .unknownMonthCode(code.description)
    }
    try table.append(index, to: &output)
  }

  private func index(of code: MonthCode, inLeapYear: Bool) -> Int? {
    let index: Int
    switch calendar {
    case .hebrew:
      switch (code.number, code.isLeap) {
      case (1...5, false): index = code.number - 1
      case (5, true): index = 5
      case (6, false): index = inLeapYear ? 13 : 6
      case (7...12, false): index = code.number
      default: return nil
      }
    case .chinese, .dangi:
      guard code.number <= 12 else { return nil }
      index = code.number - 1 + (code.isLeap ? 12 : 0)
    default:
      guard !code.isLeap else { return nil }
      index = code.number - 1
    }
    return index < table.count ? index : nil
  }
}

/// How a locale writes a leap month of the Chinese and Dangi calendars: `{0}bis`, `閏{0}`.
public struct LeapMonthPattern: Hashable, Sendable {
  /// What stands before the month's name or number.
  public let prefix: String
  /// What stands after it.
  public let suffix: String

  /// Reads a pattern that has `{0}` once; `nil` for any other text.
  public init?(_ pattern: String) {
    let bytes = Array(pattern.utf8)
    let placeholder: [UInt8] = [0x7B, 0x30, 0x7D]
    guard
      let start = bytes.indices.dropLast(2).first(where: {
        bytes[$0...].starts(with: placeholder)
      })
    else { return nil }
    prefix = String(decoding: bytes[..<start], as: UTF8.self)
    suffix = String(decoding: bytes[(start + 3)...], as: UTF8.self)
  }

  /// The pattern, each part changed by a function.
  public func mapped(_ change: (String) -> String) -> LeapMonthPattern {
    LeapMonthPattern(prefix: change(prefix), suffix: change(suffix))
  }

  private init(prefix: String, suffix: String) {
    self.prefix = prefix
    self.suffix = suffix
  }

  /// The text of the leap month that repeats a month.
  func text(of name: String) -> String { prefix + name + suffix }
}

/// The era names of a locale in one calendar and width.
public struct EraNames: Hashable, Sendable {
  /// The calendar whose eras these are.
  public let calendar: CalendarIdentifier
  /// The names' width: narrow, abbreviated or wide.
  public let width: NameWidth
  let table: NameTable
  /// For each era by its raw value, its position in `table`, or 0xFF.
  let positions: [UInt8]

  /// Makes era names.
  ///
  /// A calendar without eras of its own may have names too: `iso8601` has those of the Gregorian
  /// calendar.
  ///
  /// - Parameters:
  ///   - names: a name for each of the eras; what is longer than the other counts for nothing.
  ///   - eras: the eras, in the order of their names.
  ///   - calendar: the calendar whose eras these are.
  ///   - width: the names' width.
  public init(
    _ names: NameTable, of eras: [Era], calendar: CalendarIdentifier, width: NameWidth
  ) {
    self.calendar = calendar
    self.width = width
    table = names
    var positions = [UInt8](repeating: 0xFF, count: Era.allCases.count + 1)
    for (position, era) in eras.enumerated() where position < names.count {
      positions[Int(era.rawValue)] = UInt8(truncatingIfNeeded: position)
    }
    self.positions = positions
  }

  /// The same names in other words.
  fileprivate init(_ other: EraNames, _ names: NameTable) {
    calendar = other.calendar
    width = other.width
    positions = other.positions
    table = names
  }

  /// The name of an era, or `nil` when the calendar does not have it.
  ///
  /// - Complexity: O(*n*) in the name's bytes.
  public subscript(era: Era) -> String? {
    position(of: era).map { table[$0] }
  }

  /// Writes the name of an era, in UTF-8.
  ///
  /// - Throws: ``KalendsError/outputFull(needed:available:)``, and
  ///   ``KalendsError/unknownEra(_:calendar:)`` when the calendar does not have the era; nothing is
  ///   written then.
  /// - Complexity: O(*n*) in the name's bytes; allocates nothing.
  public func append(_ era: Era, to output: inout OutputSpan<UInt8>) throws(KalendsError) {
    guard let position = position(of: era) else {
      throw .unknownEra(era.code, calendar: calendar)
    }
    try table.append(position, to: &output)
  }

  private func position(of era: Era) -> Int? {
    let position = positions[Int(era.rawValue)]
    return position == 0xFF ? nil : Int(position)
  }
}

extension WeekdayNames {
  /// The names, each changed by a function.
  public func mapped(_ change: (String) -> String) -> WeekdayNames {
    WeekdayNames(self, NameTable((0..<7).map { change(table[offset + $0]) }))
  }
}

extension MonthNames {
  /// The names, each changed by a function.
  public func mapped(_ change: (String) -> String) -> MonthNames {
    MonthNames(self, NameTable(table.names.map(change)))
  }
}

extension EraNames {
  /// The names, each changed by a function.
  public func mapped(_ change: (String) -> String) -> EraNames {
    EraNames(self, NameTable(table.names.map(change)))
  }
}
