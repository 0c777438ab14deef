import KalendsCore
import TestSupport
import Testing

/// Bugs that others reported against calendars that follow the sun: the Gregorian one and its
/// relatives, Persian, Coptic, Ethiopic.
@Suite struct ReportedBugsSolarCalendarTests {
  // MARK: - Buddhist, Republic of China

  @Test(
    "29 February 2563 exists, for 2020 is a leap year",
    .bug("https://github.com/valor-software/ngx-bootstrap/issues/5679", id: "BU-01"))
  func buddhistLeapDay() throws {
    let buddhist = try CalendarSystem(.buddhist)
    let date = try buddhist.date(year: 2563, month: 2, day: 29)
    #expect(date.daysInMonth == 29 && date.epochDay == isoDay("2020-02-29"))
    #expect(date.weekday == .saturday)
    // The same in the calendar that counts from 1912, where 109 is odd.
    let republic = try CalendarSystem(.roc).date(year: 109, month: 2, day: 29)
    #expect(republic.epochDay == date.epochDay)
    #expect(throws: KalendsError.fieldOutOfRange(.day, value: 29, limits: 1...28)) {
      try buddhist.date(year: 2560, month: 2, day: 29)
    }
  }

  @Test(
    "a new year keeps month and day",
    .bug("https://github.com/adobe/react-spectrum/issues/6536", id: "BU-04"))
  func buddhistYearEdited() throws {
    let buddhist = try CalendarSystem(.buddhist)
    let date = try buddhist.date(year: 2567, month: 6, day: 12)
    let edited = try buddhist.date(date, with: DateFields(year: 2568), overflow: .reject)
    #expect(edited.year == 2568 && edited.month == 6 && edited.day == 12)
    #expect(edited.epochDay == isoDay("2025-06-12"))
  }

  @Test("a new year keeps month and day in every calendar", arguments: CalendarIdentifier.allCases)
  func yearEdited(identifier: CalendarIdentifier) throws {
    let calendar = try CalendarSystem.opened(identifier)
    let date = try calendar.date(of: Day("2024-06-12"))
    for year in date.year + 1...date.year + 19 {
      let edited = try calendar.date(date, with: DateFields(year: year), overflow: .constrain)
      #expect(edited.year == year && edited.monthCode == date.monthCode)
      #expect(edited.day == min(date.day, edited.daysInMonth))
    }
  }

  /// Policy: a decade begins with a year of the continuous count that ten divides, so that each
  /// year lies in one; the decade of 1910…1919 is the host's, its years are these.
  @Test(
    "years around the Republic's first have their own era",
    .bug("https://github.com/melodiehsu/vue-roc-date-picker/issues/1", id: "RO-02"),
    arguments: [
      (1910, Era.broc, 2), (1911, .broc, 1), (1912, .roc, 1), (1919, .roc, 8),
    ])
  func republicDecade(gregorianYear: Int, era: Era, eraYear: Int) throws {
    let republic = try CalendarSystem(.roc)
    let day = try Day(year: gregorianYear, month: 7, day: 1)
    let date = try republic.date(of: day)
    #expect(date.era == era && date.eraYear == eraYear)
    let year = try #require(
      try republic.decade(containing: date.year).first { $0.year == date.year })
    #expect(year.first.era == era && year.first.eraYear == eraYear)
  }

  // MARK: - 1582

  /// Policy: the Gregorian calendar is proleptic, so that October 1582 has 31 days.
  @Test(
    "October 1582 has no gap",
    .bug("https://github.com/flutter/flutter/issues/129270", id: "CU-01"),
    arguments: [
      (CalendarIdentifier.gregory, 1582), (.iso8601, 1582), (.buddhist, 2125), (.roc, -329),
      (.japanese, 1582),
    ])
  func october1582(identifier: CalendarIdentifier, year: Int) throws {
    let calendar = try CalendarSystem(identifier)
    let grid = try calendar.monthGrid(year: year, month: 10, firstWeekday: .sunday)
    #expect(grid.cells.filter(\.isInMonth).map(\.day) == Array(1...31))
    #expect(grid.leadingCount == 5 && grid.rowCount == 6)
    #expect(GridCheck(grid, in: calendar, fixedRows: false).fault() == nil)
  }

  /// Policy: proleptic; by the Julian calendar it was a Thursday.
  @Test(
    "4 October 1582 is a Monday",
    .bug("https://github.com/ant-design/ant-design/issues/40552", id: "CU-02"))
  func weekdayBeforeCutover() throws {
    #expect(try Day("1582-10-04").weekday == .monday)
    #expect(try CalendarSystem(.gregory).date(year: 1582, month: 10, day: 4).weekday == .monday)
  }

  @Test(
    "a date in the ten days comes back as it was",
    .bug("https://github.com/openlink/virtuoso-opensource/issues/292", id: "CU-03"))
  func roundTripInCutover() throws {
    let gregorian = try CalendarSystem(.gregory)
    for dayOfMonth in 1...31 {
      let date = try gregorian.date(year: 1582, month: 10, day: dayOfMonth)
      #expect(try Day(date.epochDay.description) == date.epochDay)
      #expect(try gregorian.date(of: date.epochDay).day == dayOfMonth)
    }
    #expect(try Day("1582-10-10").description == "1582-10-10")
  }

  // MARK: - Years

  @Test(
    "a negative year is printed with a sign and six digits, and read again",
    .bug("https://github.com/vaadin/vaadin-date-picker/issues/674", id: "YR-03"),
    arguments: [
      (-10, "-000010-01-01"), (-1, "-000001-01-01"), (-9, "-000009-01-01"),
      (-100, "-000100-01-01"), (-9999, "-009999-01-01"),
    ])
  func negativeYear(year: Int, text: String) throws {
    let day = try Day(year: year, month: 1, day: 1)
    #expect(day.description == text)
    #expect(try Day(text) == day)
  }

  @Test(
    "four digits are a literal year",
    .bug("https://github.com/sreegjl/timelines/issues/49", id: "YR-04"),
    arguments: [
      ("0004-06-01", 4), ("0026-06-01", 26), ("0099-06-01", 99), ("0000-06-01", 0),
    ])
  func literalYear(text: String, year: Int) throws {
    #expect(try CalendarSystem(.gregory).date(of: Day(text)).year == year)
    #expect(try Day(text).description == text)
  }

  // MARK: - Japanese

  /// The text belongs to the rooms of text; here the era and its first year.
  @Test(
    "era and year come from one look-up",
    .bug("https://github.com/wanasit/chrono/pull/297", id: "JP-02"),
    .bug("https://github.com/hangilc/kanjidate/issues/3", id: "JP-05"),
    arguments: [
      ("2019-07-27", Era.reiwa, 1), ("2019-06-01", .reiwa, 1), ("2019-05-01", .reiwa, 1),
      ("2019-04-30", .heisei, 31), ("2020-01-01", .reiwa, 2),
    ])
  func firstYearOfReiwa(text: String, era: Era, year: Int) throws {
    let date = try CalendarSystem(.japanese).date(of: Day(text))
    #expect(date.era == era && date.eraYear == year)
  }

  @Test(
    "January 1989 is one month of two eras",
    .bug("https://github.com/tc39/proposal-temporal/issues/3150", id: "JP-04"))
  func monthOfTwoEras() throws {
    let japanese = try CalendarSystem(.japanese)
    let grid = try japanese.monthGrid(year: 1989, month: 1, firstWeekday: .sunday)
    let cells = grid.cells.filter(\.isInMonth)
    #expect(cells.map(\.day) == Array(1...31))
    for cell in cells {
      let date = try japanese.date(of: cell.epochDay)
      #expect(date.era == (cell.day <= 7 ? .showa : .heisei))
      #expect(date.eraYear == (cell.day <= 7 ? 64 : 1))
    }
    // A date is found under either era's year, as ICU finds it.
    let first = try japanese.date(
      from: DateFields(era: "heisei", eraYear: 1, month: 1, day: 1), overflow: .reject)
    #expect(first.era == .showa && first.eraYear == 64)
  }

  /// Policy: before 1873 years are counted by the Common Era, as in the Temporal standard.
  @Test(
    "before Meiji 6 years are of the Common Era",
    .bug("https://github.com/mdn/content/pull/41420", id: "JP-06"),
    arguments: [
      ("1868-10-22", Era.ce, 1868), ("1868-10-23", .ce, 1868), ("1868-09-08", .ce, 1868),
      ("1872-12-31", .ce, 1872), ("1873-01-01", .meiji, 6), ("0000-12-31", .bce, 1),
    ])
  func beforeMeiji(text: String, era: Era, year: Int) throws {
    let date = try CalendarSystem(.japanese).date(of: Day(text))
    #expect(date.era == era && date.eraYear == year)
  }

  // MARK: - Persian

  @Test(
    "Persian new years are those of the Iranian authority",
    .bug("https://github.com/unicode-org/icu4x/issues/4713", id: "PE-01"),
    .bug("https://github.com/mfathi91/persian-date-time/issues/8", id: "PE-05"),
    .bug("https://github.com/yaa110/go-persian-calendar/issues/33", id: "PE-06"),
    arguments: [
      ("2025-03-20", 1403, 12, 30), ("2025-03-21", 1404, 1, 1), ("2059-03-20", 1437, 12, 29),
      ("2059-03-21", 1438, 1, 1), ("2025-06-17", 1404, 3, 27), ("2024-03-20", 1403, 1, 1),
    ])
  func persianDates(text: String, year: Int, month: Int, day: Int) throws {
    let persian = try CalendarSystem(.persian)
    let date = try persian.date(of: Day(text))
    #expect(date.year == year && date.month == month && date.day == day)
    #expect(try persian.date(year: year, month: month, day: day).epochDay == Day(text))
  }

  @Test(
    "a range of Persian days is the same days",
    .bug("https://github.com/adobe/react-spectrum/issues/5062", id: "PE-04"))
  func persianRange() throws {
    let persian = try CalendarSystem(.persian)
    let first = try persian.date(year: 1402, month: 7, day: 5)
    let last = try persian.date(year: 1402, month: 7, day: 7)
    #expect(first.epochDay == isoDay("2023-09-27") && last.epochDay == isoDay("2023-09-29"))
    let grid = try persian.monthGrid(year: 1402, month: 7, firstWeekday: .saturday)
    let mask = grid.cells.mask(of: first.epochDay...last.epochDay)
    #expect(grid.cells.indices.filter { mask[$0] }.map { grid.cells[$0].day } == [5, 6, 7])
  }

  // MARK: - Coptic, Ethiopic

  @Test(
    "the thirteenth month offers five days, or six",
    .bug("https://github.com/yinebebt/ethiocal/issues/15", id: "ET-03"),
    arguments: [CalendarIdentifier.ethiopic, .ethioaa, .coptic])
  func thirteenthMonth(identifier: CalendarIdentifier) throws {
    let calendar = try CalendarSystem(identifier)
    // The Ethiopic year 2016 by each calendar's count; the year before is the long one.
    let year = try calendar.date(of: Day("2024-09-08")).year
    for (year, length) in [(year - 1, 6), (year, 5), (year + 1, 5), (year + 3, 6)] {
      let months = try calendar.months(ofYear: year)
      #expect(months.count == 13 && months[12].daysInMonth == length)
      for first in Weekday.allCases {
        let grid = try calendar.monthGrid(year: year, month: 13, firstWeekday: first)
        #expect((1...2).contains(grid.rowCount))
      }
      let fields = DateFields(year: year, month: 13, day: 30)
      #expect(try calendar.date(from: fields, overflow: .constrain).day == length)
      #expect(throws: KalendsError.fieldOutOfRange(.day, value: 30, limits: 1...length)) {
        try calendar.date(from: fields, overflow: .reject)
      }
    }
  }

  @Test(
    "24 December 2025 is 15 Tahsas 2018",
    .bug("https://github.com/baakal/EthiopianCalendar/issues/5", id: "ET-04"))
  func ethiopicDate() throws {
    let date = try CalendarSystem(.ethiopic).date(of: Day("2025-12-24"))
    #expect(date.year == 2018 && date.month == 4 && date.day == 15)
  }

  /// Policy: the Coptic calendar has one era, as in the Temporal standard.
  ///
  /// Before it years are 0 and negative. ICU counts the same year backwards, as 284 of an era
  /// before it: 1 − 284 = −283.
  @Test(
    "the distant past of the Coptic calendar is there",
    .bug("https://github.com/airbnb/HorizonCalendar/issues/307", id: "ET-05"))
  func copticPast() throws {
    let coptic = try CalendarSystem(.coptic)
    // 1 January of the year 1 in the Julian calendar.
    let date = try coptic.date(of: Day("0000-12-30"))
    #expect(date.year == -283 && date.era == .am && date.eraYear == -283)
    #expect(try coptic.date(of: .min).epochDay == .min)
    #expect(try coptic.monthGrid(containing: .min, firstWeekday: .sunday).rowCount > 0)
  }
}

/// Bugs that others reported against calendars that follow the moon: Chinese, Hebrew, Islamic.
@Suite struct ReportedBugsLunarCalendarTests {
  // MARK: - Chinese

  @Test(
    "Chinese dates are those of the published tables",
    .bug("https://github.com/tc39/test262/pull/4710", id: "CH-01"),
    .bug("https://github.com/unicode-org/icu/pull/4070", id: "CH-02"),
    .bug("https://github.com/huanghaibin-dev/CalendarView/issues/853", id: "CH-07"),
    .bug("https://github.com/christophsax/seasonal/issues/219", id: "CH-09"),
    arguments: [
      ("1987-07-26", "M06L", 1), ("1987-08-24", "M07", 1), ("2027-02-06", "M01", 1),
      ("2030-02-03", "M01", 1), ("2027-02-09", "M01", 4), ("2027-02-10", "M01", 5),
      ("2015-02-19", "M01", 1), ("2018-02-16", "M01", 1),
    ])
  func chineseDates(text: String, code: String, day: Int) throws {
    let date = try CalendarSystem(.chinese).date(of: Day(text))
    #expect(date.monthCode.description == code && date.day == day)
  }

  /// The core has the published years, 1901…2100; an earlier day is a typed error with the limits,
  /// until the calendar is opened with a year table (which ICU can compute).
  @Test(
    "a day before the published years is an error with the limits",
    .bug("https://github.com/XiaoMi/hiui/issues/2611", id: "CH-05"))
  func beforePublishedYears() throws {
    for identifier in [CalendarIdentifier.chinese, .dangi] {
      let calendar = try CalendarSystem(identifier)
      let day = try Day("1890-06-01")
      let error = KalendsError.dayOutOfRange(day.daysSinceEpoch, limits: calendar.supportedDays)
      #expect(throws: error) { try calendar.date(of: day) }
      #expect(throws: error) { try calendar.monthGrid(containing: day, firstWeekday: .monday) }
      #expect(throws: error) { try calendar.month(containing: day) }
    }
  }

  /// Sources conflict on the lengths of two months, so that none is asserted.
  @Test(
    "every day of the published years has a day of a month",
    .bug("https://github.com/6tail/lunar-python/issues/17", id: "CH-08"),
    arguments: [CalendarIdentifier.chinese, .dangi])
  func validDays(identifier: CalendarIdentifier) throws {
    let calendar = try CalendarSystem(identifier)
    var tally = Tally("days of \(identifier)")
    let days = calendar.supportedDays
    var previous: CalendarDate?
    for number in days.lowerBound.daysSinceEpoch...days.upperBound.daysSinceEpoch {
      let date = try calendar.date(of: Day(daysSinceEpoch: number))
      let isNext =
        date.day == (previous?.day ?? 0) + 1
        || date.day == 1 && previous?.day == previous?.daysInMonth
      tally.judge(isNext && (29...30).contains(date.daysInMonth), "\(date)")
      previous = date
    }
    print(tally.summary)
    #expect(tally.differences == 0, "\(tally.summary)")
  }

  // MARK: - Hebrew

  @Test(
    "5784 has both months of Adar",
    .bug("https://github.com/Ordisoftware/Hebrew-Calendar/issues/1318", id: "HE-02"))
  func hebrewLeapYear() throws {
    let months = try CalendarSystem(.hebrew).months(ofYear: 5784)
    #expect(
      months.map(\.daysInMonth) == [30, 29, 29, 29, 30, 30, 29, 30, 29, 30, 29, 30, 29])
    #expect(months[5].monthCode.description == "M05L")
    #expect(months[5].days.lowerBound == isoDay("2024-02-10"))
    #expect(months[6].monthCode.description == "M06")
    #expect(months[6].days.lowerBound == isoDay("2024-03-11"))
  }

  @Test(
    "after Shevat of a common year comes Adar",
    .bug("https://github.com/Sivan22/otzaria/pull/698", id: "HE-03"))
  func monthAfterShevat() throws {
    let hebrew = try CalendarSystem(.hebrew)
    let date = try hebrew.date(of: Day("2023-01-24"))
    #expect(date.year == 5783 && date.monthCode.description == "M05" && date.day == 2)
    let next = try hebrew.date(date, adding: DateDuration(months: 1))
    #expect(next.epochDay == isoDay("2023-02-23") && next.monthCode.description == "M06")
    let month = try #require(hebrew.month(after: try hebrew.month(containing: date.epochDay)))
    #expect(month.monthCode.description == "M06" && month.month == 6)
    // In a leap year it is Adar I.
    let leap = try hebrew.date(year: 5784, monthCode: MonthCode("M05"), day: 2)
    let adarI = try hebrew.date(leap, adding: DateDuration(months: 1))
    #expect(adarI.monthCode.description == "M05L")
  }

  @Test(
    "a year after Adar I comes Adar",
    .bug("https://github.com/unicode-org/icu4x/issues/7794", id: "HE-04"))
  func yearAfterAdarI() throws {
    let hebrew = try CalendarSystem(.hebrew)
    let date = try hebrew.date(year: 5787, monthCode: MonthCode("M05L"), day: 10)
    #expect(date.epochDay == isoDay("2027-02-17"))
    let next = try hebrew.date(date, adding: DateDuration(years: 1))
    #expect(next.year == 5788 && next.monthCode.description == "M06" && next.day == 10)
    #expect(next.epochDay == isoDay("2028-03-08"))
    #expect(throws: KalendsError.self) {
      try hebrew.date(date, adding: DateDuration(years: 1), overflow: .reject)
    }
    // A leap year later it is Adar I again.
    let leap = try hebrew.date(date, adding: DateDuration(years: 3))
    #expect(leap.year == 5790 && leap.monthCode.description == "M05L")
  }

  @Test(
    "a month after the leap month keeps its name a year later",
    .bug("https://github.com/js-temporal/temporal-polyfill/issues/149", id: "HE-05"))
  func yearAfterIyar() throws {
    let hebrew = try CalendarSystem(.hebrew)
    let date = try hebrew.date(of: Day("2022-05-03"))
    #expect(date.year == 5782 && date.monthCode.description == "M08" && date.day == 2)
    let next = try hebrew.date(date, adding: DateDuration(years: 1))
    #expect(next.epochDay == isoDay("2023-04-23"))
    #expect(next.year == 5783 && next.monthCode.description == "M08" && next.day == 2)
  }

  @Test(
    "every month keeps its code a year later",
    arguments: [
      CalendarIdentifier.hebrew, .chinese, .dangi,
    ])
  func yearAfterAnyMonth(identifier: CalendarIdentifier) throws {
    let calendar = try CalendarSystem(identifier)
    let today = try calendar.date(of: Day("2024-06-12")).year
    for year in today - 19...today + 19 {
      for month in try calendar.months(ofYear: year) where !month.monthCode.isLeap {
        let date = try calendar.date(year: year, month: month.month, day: 1)
        for years in [-19, -1, 1, 2, 19] {
          let moved = try calendar.date(date, adding: DateDuration(years: years))
          #expect(moved.year == year + years && moved.monthCode == date.monthCode)
        }
      }
    }
  }

  // MARK: - Islamic

  @Test(
    "each Islamic calendar has its own answer",
    .bug("https://github.com/unicode-org/icu4x/issues/6197", id: "IS-01"),
    .bug("https://github.com/kbwood/calendars/issues/37", id: "IS-02"),
    .bug("https://github.com/ZulNs/Calendar.js/issues/2", id: "IS-03"),
    arguments: [
      (CalendarIdentifier.islamicUmmAlQura, "2025-02-26", 1446, 8, 27),
      (.islamicUmmAlQura, "2024-12-04", 1446, 6, 3), (.islamicCivil, "2024-12-04", 1446, 6, 2),
      (.islamicUmmAlQura, "2019-01-01", 1440, 4, 25),
      (.islamicTabular, "2019-01-01", 1440, 4, 24), (.islamicCivil, "2019-01-01", 1440, 4, 23),
    ])
  func islamicDates(
    identifier: CalendarIdentifier, text: String, year: Int, month: Int, day: Int
  ) throws {
    let date = try CalendarSystem(identifier).date(of: Day(text))
    #expect(date.year == year && date.month == month && date.day == day)
  }

  @Test(
    "a year of 354 days begins with its first day",
    .bug("https://github.com/tc39/proposal-temporal/issues/2741", id: "IS-05"))
  func lengthOfYear() throws {
    let ummAlQura = try CalendarSystem(.islamicUmmAlQura)
    let year = try ummAlQura.year(1445)
    #expect(year.first.month == 1 && year.first.day == 1)
    #expect(year.days.lowerBound == isoDay("2023-07-19"))
    #expect(year.days.upperBound.days(since: year.days.lowerBound) + 1 == 354)
    for year in 1300...1600 {
      let days = try ummAlQura.year(year).days
      let length = days.upperBound.days(since: days.lowerBound) + 1
      #expect(length == 354 || length == 355, "\(year)")
      let months = try ummAlQura.months(ofYear: year)
      #expect(months.map(\.daysInMonth).reduce(0, +) == length, "\(year)")
    }
  }
}
