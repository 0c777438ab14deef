internal import KalendsCore

/// A part of a range's text: what is written of one end.
struct IntervalPatternPart {
  var pattern: DatePattern
  let isStart: Bool
}

extension TextCompiler {
  /// The patterns of ranges for each difference, from ICU's bundles.
  ///
  /// Where the data have a pattern for a skeleton and a difference, its fields are given the lengths
  /// that were asked for. A difference that they have none for, and that the text of a single date
  /// shows, is shown by two whole texts.
  ///
  /// Source: UTS 35, part 4, "Interval Formats". ICU's own habits, each of which decides in many
  /// locales: ranges of times name the date when it differs; a date and a time are written as the
  /// date once, with a range of times, and the pattern that joins them is the Gregorian one.
  ///
  /// - Returns: the parts for each difference; `nil` where ICU's objects have to be asked.
  /// - Throws: ``ICUError/rejected(_:)`` for a malformed pattern, and ``ICUError/missing(_:locale:)``
  ///   when ICU has none.
  borrowing func intervalPatterns(
    skeleton: String, single: DatePattern
  ) throws(ICUError) -> [[IntervalPatternPart]]? {
    // With `J` ICU takes the day period out of the text of a pattern.
    guard locale.readsBundles, !skeleton.contains("J") else { return nil }
    let formats = IntervalFormats(
      locale.chain.descending(["calendar"]), sources: intervalSources)
    var resolved = skeleton
    if let hour = IntervalHour(skeleton) {
      resolved = hour.resolved(by: try datePattern(String(hour.letter)))
    }
    let request = IntervalRequest(resolved)
    let hasDate = !request.date.isEmpty
    let hasTime = !request.time.isEmpty
    var entries: [IntervalProgram.Difference: IntervalEntry] = [:]
    let joining = hasDate && hasTime ? try gregorianGlue() : ""
    var join: IntervalJoin?
    let wanted = hasTime ? request.namedTime : request.namedDate
    if let (found, likeness) = formats.nearest(to: wanted) {
      if hasDate, hasTime {
        join = IntervalJoin(
          date: try datePattern(request.namedDate), time: try datePattern(request.namedTime),
          glue: joining)
      }
      if likeness != .otherFields {
        let search = IntervalFormats.Search(
          wanted: wanted, found: found.text, likeness: likeness, extended: nil)
        entries = try hasTime ? formats.timeEntries(search) : formats.dateEntries(search)
      }
    }
    if hasTime, !hasDate {
      let whole = IntervalEntry.whole(try datePattern("yMd" + request.time))
      (entries[.day], entries[.month], entries[.year]) = (whole, whole, whole)
      entries[.era] = .whole(try datePattern("GyMd" + request.time))
    } else if hasTime, !entries.isEmpty {
      try addDate(request.date, skeleton, joining, to: &entries)
    }
    return IntervalProgram.Difference.allCases.map { difference in
      var parts = IntervalParts()
      switch entries[difference] {
      case .split(let first, let second, let laterFirst):
        parts.append(first, isStart: !laterFirst)
        parts.append(second, isStart: laterFirst)
      case .whole(let pattern):
        parts.append(pattern.items, through: formats.fallback)
      case nil where single.isBelow(difference):
        parts.append(single.items, isStart: true)
      case nil:
        if let join, difference.rawValue > IntervalProgram.Difference.day.rawValue {
          parts.append(join, through: formats.fallback)
        } else {
          parts.append(single.items, through: formats.fallback)
        }
      }
      return parts.parts
    }
  }

  /// Adds to the patterns for times the date that they belong to, and what is written of two days.
  private borrowing func addDate(
    _ date: String, _ skeleton: String, _ glue: String,
    to entries: inout [IntervalProgram.Difference: IntervalEntry]
  ) throws(ICUError) {
    var whole = skeleton
    let fields: [(String, IntervalProgram.Difference)] = [
      ("d", .day), ("M", .month), ("y", .year), ("G", .era),
    ]
    for (letter, difference) in fields where !date.contains(letter) {
      whole = letter + whole
      entries[difference] = .whole(try datePattern(whole))
    }
    let shown = try datePattern(date)
    for difference in [IntervalProgram.Difference.halfDay, .hour, .minute] {
      guard case .split(let first, let second, let laterFirst) = entries[difference] else {
        continue
      }
      var items: [DatePattern.Item] = []
      for item in try accepted(DatePattern(glue)).items {
        guard case .literal(let text) = item else {
          items.append(item)
          continue
        }
        for piece in GluePiece.pieces(of: text) {
          switch piece {
          case .text(let text): items.append(.literal(text))
          case .placeholder(0): items += first + second
          case .placeholder: items += shown.items
          }
        }
      }
      entries[difference] = IntervalEntry(splitting: items, laterFirst: laterFirst)
    }
  }

  private borrowing func datePattern(_ skeleton: String) throws(ICUError) -> DatePattern {
    let text = try pattern(for: .skeleton(skeleton))
    return try accepted(DatePattern(text))
  }

  /// How the Gregorian calendar joins a date, `{1}`, and a time, `{0}`, of medium length.
  private borrowing func gregorianGlue() throws(ICUError) -> String {
    let standards = locale.chain.annotatedTexts(
      at: ["calendar", "gregorian", "DateTimePatterns"], inRoot: true)
    guard let standards, standards.texts.count > 8 else {
      throw .missing("DateTimePatterns", locale: locale.identifier.requested)
    }
    return standards.texts[8]
  }
}

/// A date written once, and the times of both ends.
private struct IntervalJoin {
  let date: DatePattern
  let time: DatePattern
  let glue: String
}

/// A piece of a text with places for others.
private enum GluePiece {
  case text(String)
  case placeholder(Int)

  /// Takes a text such as `{0} – {1}` apart.
  static func pieces(of text: String) -> [GluePiece] {
    var pieces: [GluePiece] = []
    var rest = Substring(text)
    while let open = rest.firstIndex(of: "{") {
      let place = rest[open...].prefix(3)
      guard place.count == 3, place.last == "}",
        let number = place.dropFirst().first?.wholeNumberValue
      else { break }
      if open > rest.startIndex { pieces.append(.text(String(rest[..<open]))) }
      pieces.append(.placeholder(number))
      rest = rest[place.endIndex...]
    }
    if !rest.isEmpty { pieces.append(.text(String(rest))) }
    return pieces
  }
}

/// Puts the parts of a range's text together, as few as there can be.
private struct IntervalParts {
  private(set) var parts: [IntervalPatternPart] = []

  /// Adds what is written of one end.
  mutating func append(_ items: [DatePattern.Item], isStart: Bool) {
    guard !items.isEmpty else { return }
    if let last = parts.last, last.isStart == isStart {
      parts[parts.count - 1].pattern = DatePattern(items: last.pattern.items + items)
    } else {
      parts.append(IntervalPatternPart(pattern: DatePattern(items: items), isStart: isStart))
    }
  }

  /// Adds text that stands for neither end.
  private mutating func append(_ text: String) {
    append([.literal(text)], isStart: parts.last?.isStart ?? true)
  }

  /// Adds both ends by one pattern.
  mutating func append(_ items: [DatePattern.Item], through fallback: String) {
    for piece in GluePiece.pieces(of: fallback) {
      switch piece {
      case .text(let text): append(text)
      case .placeholder(let number): append(items, isStart: number == 0)
      }
    }
  }

  /// Adds the date of both ends and their times.
  mutating func append(_ join: IntervalJoin, through fallback: String) {
    for piece in GluePiece.pieces(of: join.glue) {
      switch piece {
      case .text(let text): append(text)
      case .placeholder(0): append(join.time.items, through: fallback)
      case .placeholder: append(join.date.items, isStart: true)
      }
    }
  }
}
