internal import KalendsCore

extension TextCompiler {
  /// Compiles the texts of ranges by what ICU's own objects write.
  ///
  /// ICU is asked for the texts of pairs of dates and times that differ in one field and all below
  /// it, and names the fields in them: so each text is taken apart into what is written of either
  /// end, whatever ICU's data look like. It takes two or three milliseconds.
  ///
  /// - Throws: as ``intervals(skeleton:)``.
  mutating func probedIntervals(
    skeleton: String, single: PatternProgram
  ) throws(ICUError) -> [[IntervalProgram.Part]] {
    let objects = locale.objects(calendar: calendar, hourCycle: forcedCycle)
    let format = try ICUIntervalFormat(objects.locale, skeleton: skeleton, calendar: calendar)
    let samples = try IntervalSamples(CalendarSystem.open(calendar))
    var parts: [[IntervalProgram.Part]] = []
    for difference in IntervalProgram.Difference.allCases {
      var patterns = IntervalPatterns(preferring: single.pattern)
      for (first, last) in samples.pairs(difference) {
        let text = try format.text(from: first.instant, through: last.instant)
        try patterns.take(text) { pattern, isStart throws(ICUError) in
          let moment = isStart ? first : last
          let field = try program(pattern: pattern)
          return try accepted(field.text(of: moment.date, moment.time))
        }
      }
      var compiled: [IntervalProgram.Part] = []
      for part in try patterns.parts(locale: locale.identifier.requested) {
        compiled.append(
          IntervalProgram.Part(
            try program(pattern: part.pattern.description), isStart: part.isStart))
      }
      parts.append(compiled)
    }
    // A calendar of one era never differs in it.
    if parts[0].isEmpty { parts[0] = parts[1] }
    return parts
  }
}

/// The patterns that fit all texts of ranges with one greatest difference.
private struct IntervalPatterns {
  /// What a field may be: how often its letter is written, and for which end.
  private struct Candidate: Hashable {
    let width: Int
    let isStart: Bool
  }

  /// A part of a text that is written of one end.
  struct Part {
    var pattern: DatePattern
    let isStart: Bool
  }

  private let single: DatePattern
  private var letters: [Unicode.Scalar] = []
  private var literals: [String]?
  private var candidates: [[Candidate]] = []
  private var isContradictory = false

  init(preferring single: DatePattern) { self.single = single }

  /// Takes a text in.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - field: the text of a pattern of one field for the beginning or the end of the range.
  /// - Throws: what `field` throws.
  mutating func take(
    _ text: ICUIntervalFormat.Text, field: (String, Bool) throws(ICUError) -> String
  ) throws(ICUError) {
    if literals == nil {
      literals = text.literals
      letters = text.fields.map(\.letter)
      candidates = letters.map { letter in
        Self.widths(of: letter).flatMap { width in
          [true, false].map { Candidate(width: width, isStart: $0) }
        }
      }
    }
    guard text.literals == literals, text.fields.map(\.letter) == letters else {
      isContradictory = true
      return
    }
    for (index, shown) in text.fields.enumerated() {
      var fitting: [Candidate] = []
      for candidate in candidates[index] {
        let pattern = String(repeating: String(shown.letter), count: candidate.width)
        if try field(pattern, candidate.isStart) == shown.text { fitting.append(candidate) }
      }
      candidates[index] = fitting
    }
  }

  private static func widths(of letter: Unicode.Scalar) -> [Int] {
    switch letter {
    case "G", "b", "B": [1, 4, 5]
    case "y", "Y", "u", "r": [1, 2, 4]
    case "M", "L": [1, 2, 3, 4, 5]
    case "E": [3, 4, 5, 6]
    case "e", "c": [1, 2, 3, 4, 5, 6]
    case "a": [1, 5]
    case "U": [1]
    default: [1, 2]
    }
  }

  /// The parts in order; none when no text was taken.
  ///
  /// - Throws: ``ICUError/missing(_:locale:)`` when no pattern fits all texts.
  func parts(locale: String) throws(ICUError) -> [Part] {
    guard let literals else { return [] }
    guard !isContradictory, candidates.allSatisfy({ !$0.isEmpty }) else {
      throw .missing("intervalFormats", locale: locale)
    }
    // What both ends have is written with the part that it stands in.
    let sides = candidates.map { Set($0.map(\.isStart)) }
    var isStart = sides.first { $0.count == 1 }?.first ?? true
    var items: [DatePattern.Item] = []
    var parts: [Part] = []
    for (index, letter) in letters.enumerated() {
      if !sides[index].contains(isStart) {
        parts.append(Part(pattern: DatePattern(items: items), isStart: isStart))
        items = []
        isStart.toggle()
      }
      // The text before a field belongs to the part before it, but for the first one.
      if !literals[index].isEmpty {
        if items.isEmpty, let last = parts.indices.last {
          parts[last].pattern = DatePattern(
            items: parts[last].pattern.items + [.literal(literals[index])])
        } else {
          items.append(.literal(literals[index]))
        }
      }
      items.append(.field(letter, width: width(of: index, letter, isStart: isStart)))
    }
    if let end = literals.last, !end.isEmpty { items.append(.literal(end)) }
    return parts + [Part(pattern: DatePattern(items: items), isStart: isStart)]
  }

  /// The width of a field: where several fit, that of the text of a single date.
  private func width(of index: Int, _ letter: Unicode.Scalar, isStart: Bool) -> Int {
    let widths = candidates[index].filter { $0.isStart == isStart }.map(\.width)
    for case .field(letter, let width) in single.items where widths.contains(width) {
      return width
    }
    return widths.min() ?? 1
  }
}
