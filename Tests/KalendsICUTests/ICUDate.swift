import KalendsCore

@testable import KalendsICU

/// A day as ICU writes it, in our words: what ``CalendarDate`` has to agree with.
struct ICUDate: Equatable, CustomStringConvertible {
  var era: Era?
  var eraYear: Int
  var year: Int
  var monthNumber: Int
  var isLeapMonth: Bool
  var day: Int

  init(_ date: CalendarDate) {
    era = date.era
    eraYear = date.eraYear
    year = date.year
    monthNumber = date.monthCode.number
    isLeapMonth = date.monthCode.isLeap
    day = date.day
  }

  /// Reads ICU's numbers as Temporal's: all that the two count differently is said here.
  ///
  /// - Parameters:
  ///   - fields: ICU's fields.
  ///   - calendar: the calendar that they belong to.
  ///   - yearOfEpoch: ICU's continuous year on 1970-06-15, from which Chinese years are counted.
  init(_ fields: ICUCalendar.Fields, calendar: CalendarIdentifier, yearOfEpoch: Int) {
    eraYear = fields.yearOfEra
    // ICU counts the continuous years of the Buddhist, the Republic's and the Japanese calendar as
    // Gregorian ones, and those of Amete Alem from the other Ethiopic epoch.
    year = fields.extendedYear
    monthNumber = fields.month + 1
    isLeapMonth = fields.isLeapMonth
    day = fields.day
    switch calendar {
    case .iso8601:
      era = nil
      eraYear = year
    case .gregory: era = fields.era == 0 ? .bce : .ce
    case .buddhist:
      era = .be
      year = fields.yearOfEra
    case .japanese: era = Self.japaneseEra(fields.era)
    case .roc:
      era = fields.era == 0 ? .broc : .roc
      year -= 1911
    case .persian: era = .ap
    case .indian: era = .shaka
    case .coptic:
      // ICU has a second era that counts down; Temporal counts on below zero.
      era = .am
      eraYear = year
    case .ethiopic: era = fields.era == 0 ? .aa : .am
    case .ethioaa:
      era = .aa
      year = fields.yearOfEra
    case .hebrew:
      era = .am
      // ICU always has a place for Adar I, number 5 from 0, and leaves it out of common years.
      isLeapMonth = fields.month == 5
      monthNumber = fields.month <= 4 ? fields.month + 1 : fields.month
    case .islamic, .islamicCivil, .islamicTabular, .islamicUmmAlQura, .islamicSaudi:
      // ICU has one era and counts down through zero.
      era = year > 0 ? .ah : .bh
      eraYear = year > 0 ? year : 1 - year
    case .chinese, .dangi:
      // ICU's eras are cycles of sixty years; ours is the Gregorian year that the year begins in.
      era = nil
      year -= yearOfEpoch - 1970
      eraYear = year
    }
  }

  /// ICU numbers all Japanese eras since Taika (645); those before Meiji are none of ours.
  private static func japaneseEra(_ number: Int) -> Era? {
    switch number {
    case 232: .meiji
    case 233: .taisho
    case 234: .showa
    case 235: .heisei
    case 236: .reiwa
    default: nil
    }
  }

  var description: String {
    "\(era?.code ?? "-") \(eraYear) (\(year)) M\(monthNumber)\(isLeapMonth ? "L" : "") \(day)"
  }
}
