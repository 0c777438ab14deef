/// Chooses the pattern for a skeleton, as ICU's generator does.
///
/// Source: UTS 35, part 4, "Matching Skeletons", "Missing Skeleton Fields" and "Date Field Symbol
/// Table" (for `j`, `J` and `C`).
struct PatternChooser {
  /// The patterns of the locale and calendar.
  var table: PatternTable
  /// The letter of the hour that the locale prefers: what `j` stands for.
  let hourLetter: UInt16
  /// The hour, and perhaps the day period, that `C` stands for, such as `hB`.
  let allowedHour: String
  /// How a date and a time are put together, by the style of the date from full to short.
  let glue: [String]

  /// What a field that no pattern has is appended with: a format with `{0}` for the rest, `{1}` for
  /// the field and `{2}` for its name, and the name.
  typealias Appending = (Skeleton.Field) -> (format: String, name: String)

  /// The pattern for a skeleton, in UTF-16.
  func pattern(for skeleton: String, appending: Appending) -> [UInt16] {
    let (letters, usesCapitalJ) = resolvingHours(skeleton)
    let wanted = Skeleton(letters)
    let request = Request(skeleton: wanted, usesCapitalJ: usesCapitalJ)
    let match = table.nearest(to: wanted, within: .max)
    if match.missing == 0, match.extra == 0 { return adjust(match, request) }
    let dateMask = Skeleton.Field.dateMask
    let date = assemble(wanted.mask & dateMask, request, appending)
    let time = assemble(wanted.mask & ~dateMask, request, appending)
    if date.isEmpty { return time }
    if time.isEmpty { return date }
    return Self.fill(glue[glueStyle(wanted)], [time, date])
  }

  /// The style of a date with these fields: 0 is full, 3 is short.
  private func glueStyle(_ wanted: Skeleton) -> Int {
    switch wanted.baseLength(.month) {
    case 4: wanted.letter(.weekday) != 0 ? 0 : 1
    case 3: 2
    default: 3
    }
  }

  /// A request and how its hour is to be shown.
  private struct Request {
    let skeleton: Skeleton
    /// `J`: the locale's hour without its day period.
    let usesCapitalJ: Bool
  }

  /// Puts the hour that the locale prefers in the place of `j`, `J` and `C`.
  private func resolvingHours(_ skeleton: String) -> (letters: [UInt16], usesCapitalJ: Bool) {
    // Bytes beyond ASCII are no letters of a skeleton, one by one or together.
    let units = skeleton.utf8.span
    var letters: [UInt16] = []
    letters.reserveCapacity(units.count + 4)
    var usesCapitalJ = false
    var index = 0
    var inQuotes = false
    while index < units.count {
      let unit = units[index]
      index += 1
      switch Unicode.Scalar(unit) {
      case "'": inQuotes.toggle()
      case "j" where !inQuotes, "C" where !inQuotes:
        var count = 1
        while index < units.count, units[index] == unit {
          count += 1
          index += 1
        }
        // One, three or five letters ask for an hour of one digit, more than two for long names of
        // the day period, more than four for narrow ones.
        var period = UInt16(UInt8(ascii: "a"))
        var hour = hourLetter
        if unit == UInt8(ascii: "C"), let first = allowedHour.utf16.first {
          hour = first
          if let second = allowedHour.utf16.dropFirst().first { period = second }
        }
        let isOf24 = hour == UInt16(UInt8(ascii: "H")) || hour == UInt16(UInt8(ascii: "k"))
        let periodLength = isOf24 ? 0 : count < 3 ? 1 : 3 + (count - 1) / 2
        letters.append(contentsOf: repeatElement(period, count: periodLength))
        letters.append(contentsOf: repeatElement(hour, count: count % 2 == 1 ? 1 : 2))
      case "J" where !inQuotes:
        letters.append(UInt16(UInt8(ascii: "H")))
        usesCapitalJ = true
      default: letters.append(UInt16(unit))
      }
    }
    return (letters, usesCapitalJ)
  }

  /// The pattern for some of the fields: the nearest, and what it lacks appended.
  private func assemble(
    _ fields: UInt16, _ request: Request, _ appending: Appending
  ) -> [UInt16] {
    guard fields != 0 else { return [] }
    var match = table.nearest(to: request.skeleton, within: fields)
    var pattern = adjust(match, request)
    var lastMissing: UInt16 = 0
    let seconds: UInt16 = 1 << Skeleton.Field.second.rawValue
    let fraction: UInt16 = 1 << Skeleton.Field.fraction.rawValue
    while match.missing != 0, match.missing != lastMissing {
      // Fractions of a second are no supported field; they are left to the error that follows.
      if match.missing & (seconds | fraction) == fraction, fields & seconds != 0 { break }
      lastMissing = match.missing
      let next = table.nearest(to: request.skeleton, within: match.missing)
      let found = match.missing & ~next.missing
      match = next
      guard found != 0, let field = Skeleton.Field(rawValue: 15 - found.leadingZeroBitCount)
      else { continue }
      let (format, name) = appending(field)
      pattern = Self.fill(format, [pattern, adjust(next, request), Array("'\(name)'".utf16)])
    }
    return pattern
  }

  /// Gives the fields of a pattern the letters and lengths that were asked for.
  private func adjust(_ match: PatternTable.Match, _ request: Request) -> [UInt16] {
    let units = match.pattern
    var result: [UInt16] = []
    result.reserveCapacity(units.count + 8)
    var inQuotes = false
    var index = units.startIndex
    while index < units.endIndex {
      let unit = units[index]
      if unit == 0x27 { inQuotes.toggle() }
      guard !inQuotes, unit < 0x80, (UInt8(unit) | 0x20) &- 0x61 < 26 else {
        result.append(unit)
        index += 1
        continue
      }
      var end = index + 1
      while end < units.endIndex, units[end] == unit { end += 1 }
      let (letter, length) = adjust(UInt8(unit), end - index, match.named, request)
      result.append(contentsOf: repeatElement(UInt16(letter), count: length))
      index = end
    }
    return result
  }

  private func adjust(
    _ letter: UInt8, _ length: Int, _ named: Skeleton?, _ request: Request
  ) -> (letter: UInt8, length: Int) {
    guard let row = FieldRow(letter, length), request.skeleton.kind(row.field) != 0 else {
      return (letter, length)
    }
    let wantedLetter = request.skeleton.letter(row.field)
    var wantedLength = request.skeleton.length(row.field)
    let e = UInt8(ascii: "E")
    if wantedLetter == e { wantedLength = max(wantedLength, 3) }
    var newLength = wantedLength
    switch row.field {
    case .hour, .minute, .second: newLength = length
    default:
      if let named, wantedLetter != UInt8(ascii: "c"), wantedLetter != UInt8(ascii: "e") {
        let isNumber = row.kind > 0
        let isNamedAsNumber = named.kind(row.field) > 0
        if named.length(row.field) == wantedLength || isNumber != isNamedAsNumber {
          newLength = length
        }
      }
    }
    var newLetter: UInt8
    switch row.field {
    case .hour: newLetter = hour(letter, wantedLetter, usesCapitalJ: request.usesCapitalJ)
    case .month, .weekday: newLetter = letter
    case .year: newLetter = wantedLetter == UInt8(ascii: "Y") ? wantedLetter : letter
    default: newLetter = wantedLetter
    }
    if newLetter == e, newLength < 3 { newLetter = UInt8(ascii: "e") }
    return (newLetter, newLength)
  }

  /// The letter of an hour: the locale's own where the pattern has the other one of the same clock.
  private func hour(_ letter: UInt8, _ wanted: UInt8, usesCapitalJ: Bool) -> UInt8 {
    let preferred = UInt8(truncatingIfNeeded: hourLetter)
    if usesCapitalJ || wanted == preferred { return preferred }
    switch (Unicode.Scalar(wanted), Unicode.Scalar(preferred)) {
    case ("h", "K"), ("H", "k"), ("k", "H"), ("K", "h"): return preferred
    default: return letter
    }
  }

  /// Puts texts in the place of `{0}`, `{1}` and `{2}`.
  static func fill(_ format: String, _ values: [[UInt16]]) -> [UInt16] {
    var result: [UInt16] = []
    let units = Array(format.utf16)
    var index = 0
    while index < units.count {
      if units[index] == 0x7B, index + 2 < units.count, units[index + 2] == 0x7D {
        let number = Int(units[index + 1]) - 0x30
        if values.indices.contains(number) {
          result.append(contentsOf: values[number])
          index += 3
          continue
        }
      }
      result.append(units[index])
      index += 1
    }
    return result
  }
}
