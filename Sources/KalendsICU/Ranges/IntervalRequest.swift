internal import KalendsCore

/// A skeleton of ranges, parted into date and time.
///
/// The data have patterns for dates and for times, and none for both.
struct IntervalRequest {
  /// The letters of the date as they were asked for.
  private(set) var date = ""
  /// The letters of the time as they were asked for.
  private(set) var time = ""
  /// The date as the data name it: months in digits as `M`, days as `d`, short weekdays as `E`.
  private(set) var namedDate = ""
  /// The time as the data name it: each letter once.
  private(set) var namedTime = ""

  /// Parts a skeleton whose hour has the letter that it is shown with.
  init(_ skeleton: String) {
    var counts: [Unicode.Scalar: Int] = [:]
    var hour: Unicode.Scalar?
    for letter in skeleton.unicodeScalars {
      switch letter {
      case "E", "d", "M", "y":
        date.unicodeScalars.append(letter)
        counts[letter, default: 0] += 1
      case "G", "Y", "u", "Q", "q", "L", "l", "W", "w", "D", "F", "g", "e", "c", "U", "r":
        date.unicodeScalars.append(letter)
        namedDate.unicodeScalars.append(letter)
      case "h", "H", "k", "K":
        time.unicodeScalars.append(letter)
        if hour == nil { hour = letter }
      case "m", "z", "v":
        time.unicodeScalars.append(letter)
        counts[letter] = 1
      case "a", "V", "Z", "j", "s", "S", "A", "b", "B":
        time.unicodeScalars.append(letter)
        namedTime.unicodeScalars.append(letter)
      default: continue
      }
    }
    func name(_ letter: Unicode.Scalar, _ count: Int) -> String {
      String(repeating: String(letter), count: count)
    }
    let (months, weekdays) = (counts["M"] ?? 0, counts["E"] ?? 0)
    namedDate += name("y", counts["y"] ?? 0)
    namedDate += name("M", months < 3 ? min(months, 1) : min(months, 5))
    namedDate += name("E", weekdays <= 3 ? min(weekdays, 1) : min(weekdays, 5))
    namedDate += name("d", min(counts["d"] ?? 0, 1))
    if let hour { namedTime += name(hour, 1) }
    for letter: Unicode.Scalar in ["m", "z", "v"] { namedTime += name(letter, counts[letter] ?? 0) }
  }
}

/// The hour of a skeleton as a locale shows it.
struct IntervalHour {
  private let letters: [Unicode.Scalar]
  /// The letter that stands for an hour first.
  let letter: Unicode.Scalar

  /// `nil` for a skeleton without an hour.
  init?(_ skeleton: String) {
    letters = Array(skeleton.unicodeScalars)
    guard let letter = letters.first(where: Self.isHour) else { return nil }
    self.letter = letter
  }

  private static func isHour(_ letter: Unicode.Scalar) -> Bool {
    switch letter {
    case "j", "J", "C", "h", "H", "k", "K": true
    default: false
    }
  }

  private static func isDayPeriod(_ letter: Unicode.Scalar) -> Bool {
    letter == "a" || letter == "b" || letter == "B"
  }

  /// The skeleton with the letters of the pattern that the locale has for the hour.
  func resolved(by pattern: DatePattern) -> String {
    var shown: Set<Unicode.Scalar> = []
    for case .field(let letter, _) in pattern.items { shown.insert(letter) }
    let hour: Unicode.Scalar = ["h", "K", "k"].first(where: shown.contains) ?? "H"
    let period: Unicode.Scalar =
      ["b", "B"].first(where: shown.contains) ?? letters.first(where: Self.isDayPeriod) ?? "a"
    var hours = String.UnicodeScalarView([hour])
    if hour == "h" || hour == "K" {
      let count = max(
        letters.count(where: Self.isHour), letters.count(where: Self.isDayPeriod))
      hours.append(contentsOf: repeatElement(period, count: count >= 5 ? 5 : count >= 3 ? 3 : 1))
    }
    var result = String.UnicodeScalarView()
    var isPlaced = false
    for letter in letters where !Self.isDayPeriod(letter) {
      guard Self.isHour(letter) else {
        result.append(letter)
        continue
      }
      if !isPlaced { result.append(contentsOf: hours) }
      isPlaced = true
    }
    return String(result)
  }
}
