/// The programs and words of one language with which dates and times are said.
package struct SpokenTexts: Hashable, Sendable {
  /// What a date says of its year.
  package enum YearForm: Int, Sendable {
    case none
    case year
    case yearOfEra

    /// How many there are: a number, where the list of all cases is an object that threads share.
    static var count: Int { 3 }
  }

  /// The language, as a BCP 47 tag.
  let language: String
  /// The programs of dates: for each place of the weekday, one for each form of the year.
  private let dates: PatternPrograms
  /// A month by itself, for each form of the year.
  private let months: [PatternProgram]
  /// Any time.
  private let times: PatternProgram
  /// The full hours of a day, each by itself.
  private let hours: NameTable
  /// The full hours of a day inside a sentence.
  private let hoursInSentence: NameTable
  private let dateAndTime: SpokenJoint
  /// Whether a date says its year before its day.
  let yearIsFirst: Bool

  /// Puts the texts of a language together, or fails when a number is not as said here.
  ///
  /// - Parameters:
  ///   - language: the language, as a BCP 47 tag.
  ///   - dates: the program for each place of the weekday and each form of the year, in the order of
  ///     the places.
  ///   - months: a month by itself, for each form of the year.
  ///   - times: any time.
  ///   - hours: the 24 full hours, each by itself.
  ///   - hoursInSentence: the 24 full hours behind words such as `at`.
  ///   - dateAndTime: the words around a date and a time of that day.
  package init?(
    language: String, dates: [PatternProgram], months: [PatternProgram], times: PatternProgram,
    hours: NameTable, hoursInSentence: NameTable, dateAndTime: SpokenJoint
  ) {
    guard dates.count == SpokenWeekday.allCases.count * YearForm.count,
      months.count == YearForm.count,
      hours.count == 24, hoursInSentence.count == 24, !times.showsDate
    else { return nil }
    self.language = language
    self.dates = PatternPrograms(dates)
    self.months = months
    self.times = times
    self.hours = hours
    self.hoursInSentence = hoursInSentence
    self.dateAndTime = dateAndTime
    yearIsFirst = dates[YearForm.year.rawValue].pattern.hasYearBeforeDay
  }

  /// The calendar of the dates.
  var calendar: CalendarIdentifier { times.calendar }

  /// The program that says a date.
  func program(
    of date: CalendarDate, _ weekday: SpokenWeekday, saysYear: Bool
  ) -> PatternProgram {
    dates[position(of: date, weekday, saysYear: saysYear)]
  }

  /// Writes a date.
  @inline(__always)
  func append(
    _ date: CalendarDate, _ weekday: SpokenWeekday, saysYear: Bool,
    to output: inout OutputSpan<UInt8>
  ) throws(KalendsError) {
    let position = position(of: date, weekday, saysYear: saysYear)
    try dates.append(date, using: position, to: &output)
  }

  @inline(__always)
  private func position(
    of date: CalendarDate, _ weekday: SpokenWeekday, saysYear: Bool
  ) -> Int {
    weekday.position &* YearForm.count &+ form(of: date, saysYear: saysYear).rawValue
  }

  /// The program that says a month by itself.
  func monthProgram(of date: CalendarDate, saysYear: Bool) -> PatternProgram {
    months[form(of: date, saysYear: saysYear).rawValue]
  }

  @inline(__always)
  private func form(of date: CalendarDate, saysYear: Bool) -> YearForm {
    !saysYear ? .none : date.needsEra ? .yearOfEra : .year
  }

  /// Writes a time by itself, or inside a sentence.
  func append(
    _ time: TimeOfDay, inSentence: Bool, to output: inout OutputSpan<UInt8>
  ) throws(KalendsError) {
    guard time.minute == 0 else { return try times.append(time, to: &output) }
    try (inSentence ? hoursInSentence : hours).append(time.hour, to: &output)
  }

  /// Writes a date and what is said of the time on it.
  func append(
    _ date: CalendarDate, _ weekday: SpokenWeekday, saysYear: Bool,
    to output: inout OutputSpan<UInt8>,
    time: (inout OutputSpan<UInt8>) throws(KalendsError) -> Void
  ) throws(KalendsError) {
    try dateAndTime.append(
      to: &output,
      { output throws(KalendsError) in
        try append(date, weekday, saysYear: saysYear, to: &output)
      }, time)
  }
}

extension SpokenWeekday {
  /// The position among all cases.
  @inline(__always)
  fileprivate var position: Int {
    switch self {
    case .locale: 0
    case .first: 1
    case .last: 2
    case .none: 3
    }
  }
}

extension DatePattern {
  /// Whether a year stands before the day of the month.
  fileprivate var hasYearBeforeDay: Bool {
    for case .field(let letter, _) in items {
      switch letter {
      case "y", "Y", "u", "U", "r": return true
      case "d": return false
      default: continue
      }
    }
    return false
  }
}
