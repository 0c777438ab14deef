internal import CICU
internal import KalendsCore

extension DatePattern {
  /// Whether the pattern names an era.
  var hasEra: Bool {
    items.contains { item in
      if case .field("G", _) = item { true } else { false }
    }
  }

  /// Whether the pattern has the halves of the day.
  var hasHalves: Bool {
    items.contains { item in
      if case .field("a", _) = item { true } else { false }
    }
  }

  /// Whether the pattern shows a month as a number that only its place tells from other numbers; in
  /// Chinese, Japanese and Korean the number and the word behind it are the name.
  var hasMonthInDigits: Bool {
    for (index, item) in items.enumerated() {
      guard case .field(let letter, let width) = item, letter == "M" || letter == "L", width <= 2
      else { continue }
      if index + 1 < items.count, case .literal(let text) = items[index + 1],
        let first = text.unicodeScalars.first, icu_u_isalpha(Int32(first.value)) != 0
      {
        continue
      }
      return true
    }
    return false
  }

  /// Whether the pattern says anything beside an hour's number.
  var saysMoreThanHour: Bool {
    items.contains { item in
      switch item {
      case .field(let letter, _): HourCycle(letter: letter) == nil
      case .literal(let text): text.unicodeScalars.contains { icu_u_isalpha(Int32($0.value)) != 0 }
      }
    }
  }

  /// The pattern with its era in words.
  var namingEra: DatePattern {
    DatePattern(
      items: items.map { item in
        if case .field("G", _) = item { .field("G", width: 4) } else { item }
      })
  }

  /// The pattern with the year of the date in place of the year that its week belongs to.
  ///
  /// CLDR 42 has `Y` in patterns without weeks of three languages, where `y` is meant: by `Y` ICU
  /// shows the last days of December 2024 in 2025. What is said has to name the day that is chosen.
  var countingCalendarYears: DatePattern {
    DatePattern(
      items: items.map { item in
        if case .field("Y", let width) = item { .field("y", width: width) } else { item }
      })
  }

  /// The pattern of another calendar with the year as calendars of cycles have it: the year in which
  /// it begins and its name, as CLDR's root writes them.
  var countingCycles: DatePattern {
    DatePattern(
      items: items.flatMap { item in
        guard case .field("y", _) = item else { return [item] }
        return [.field("r", width: 1), .literal("("), .field("U", width: 1), .literal(")")]
      })
  }

  /// Whether the pattern shows the hour of a clock of twelve hours without the half of the day.
  var lacksHalves: Bool {
    var hasHour = false
    for case .field(let letter, _) in items {
      if HourCycle(letter: letter)?.hasDayPeriod == true { hasHour = true }
      if letter == "a" || letter == "b" || letter == "B" { return false }
    }
    return hasHour
  }

  /// The pattern with an era in words behind its year.
  var addingEra: DatePattern {
    guard
      let index = items.firstIndex(where: { item in
        if case .field("y", _) = item { true } else { false }
      })
    else { return self }
    var items = items
    items.insert(contentsOf: [.literal(" "), .field("G", width: 4)], at: index + 1)
    return DatePattern(items: items)
  }

  /// The pattern with the parts of the day that the language tells apart, in words, in place of its
  /// halves.
  var namingPartsOfDay: DatePattern {
    DatePattern(
      items: items.map { item in
        if case .field("a", _) = item { .field("B", width: 4) } else { item }
      })
  }

  /// The pattern in which the mark between an ordinal day and the name of its month belongs to the
  /// name, where names begin with a number: as between any two numbers there is a pause then.
  ///
  /// In Latvian the month `1. adars` of the Hebrew calendar is one, so that its first day is written
  /// `1. 1. adars` and said `1, 1 adars`.
  func pausing(in symbols: inout PatternSymbols) -> DatePattern {
    var items = items
    for index in items.indices.dropFirst(2).reversed() {
      guard case .field(let letter, let width) = items[index], letter == "M" || letter == "L",
        let nameWidth = NameWidth(monthLetters: width), items[index - 1] == .literal(". "),
        case .field("d", _) = items[index - 2]
      else { continue }
      let context: NameContext = letter == "M" ? .format : .standalone
      for position in symbols.months.indices
      where symbols.months[position].width == nameWidth
        && symbols.months[position].context == context
      {
        var hasNumbers = false
        let names = symbols.months[position].mapped { name in
          hasNumbers = hasNumbers || name.beginsWithDigit
          return (name.beginsWithDigit ? ", " : " ") + name
        }
        guard hasNumbers else { continue }
        symbols.months[position] = names
        items.remove(at: index - 1)
      }
    }
    return DatePattern(items: items)
  }

  /// The pattern of a date with its weekday in another place.
  ///
  /// - Parameters:
  ///   - weekday: the place.
  ///   - plain: the pattern without a weekday.
  /// - Returns: the pattern, with the mark between weekday and date that it had.
  func placing(_ weekday: SpokenWeekday, plain: DatePattern) -> DatePattern {
    guard let position = items.firstIndex(where: { $0.isWeekday }) else { return self }
    let isFirst = !items[..<position].contains { $0.isField }
    let isLast = !items[(position + 1)...].contains { $0.isField }
    switch weekday {
    case .locale: return self
    case .none: return plain
    case .first where isFirst: return self
    case .last where isLast: return self
    default: break
    }
    let mark = isFirst ? mark(behind: position, plain) : mark(before: position, plain)
    let parts =
      weekday == .first
      ? [items[position], .literal(mark)] + plain.items
      : plain.items + [.literal(mark), items[position]]
    return DatePattern(items: parts)
  }

  /// The mark between a weekday that comes first and the date.
  private func mark(behind position: Int, _ plain: DatePattern) -> String {
    guard position + 1 < items.count, case .literal(var mark) = items[position + 1] else {
      return " "
    }
    if case .literal(let start) = plain.items.first, mark.hasSuffix(start) {
      mark.removeLast(start.count)
    }
    return mark.isMark ? mark : " "
  }

  /// The mark between a date and a weekday that comes last.
  private func mark(before position: Int, _ plain: DatePattern) -> String {
    guard position > 0, case .literal(var mark) = items[position - 1] else { return " " }
    if case .literal(let end) = plain.items.last, mark.hasPrefix(end) {
      mark.removeFirst(end.count)
    }
    return mark.isMark ? mark : " "
  }
}

extension DatePattern.Item {
  fileprivate var isField: Bool {
    if case .field = self { true } else { false }
  }

  fileprivate var isWeekday: Bool {
    switch self {
    case .field("E", _), .field("e", _), .field("c", _): true
    default: false
    }
  }
}

extension String {
  fileprivate var beginsWithDigit: Bool {
    unicodeScalars.first.map { icu_u_isdigit(Int32($0.value)) != 0 } ?? false
  }

  /// Whether the text is a space, or a comma of any script with one.
  fileprivate var isMark: Bool {
    let commas: Set<Unicode.Scalar> = [",", "،", "、", "，", "፣", "߸", "꘍"]
    return !isEmpty && unicodeScalars.allSatisfy { $0 == " " || commas.contains($0) }
  }
}
