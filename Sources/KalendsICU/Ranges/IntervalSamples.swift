internal import KalendsCore

/// Pairs of moments whose greatest difference is known, and of which everything below it differs.
struct IntervalSamples {
  /// A date and a time on it.
  struct Moment {
    let date: CalendarDate
    let time: TimeOfDay

    /// Milliseconds since the epoch, in UTC.
    var instant: Double {
      let seconds = (time.hour * 60 + time.minute) * 60 + time.second
      return Double(date.epochDay.daysSinceEpoch * 86_400 + seconds) * 1000
    }
  }

  private let calendar: CalendarSystem
  /// A year of the calendar in which ICU and the calendar agree, whose next one does too.
  private let year: Int

  init(_ calendar: CalendarSystem) throws(ICUError) {
    self.calendar = calendar
    year = try accepted(calendar.date(of: Day("2021-07-01"))).year
  }

  /// The pairs for a difference; none where the calendar has no such one.
  ///
  /// Days below and above ten in every month, so that each width and each name is told apart.
  func pairs(_ difference: IntervalProgram.Difference) -> [(first: Moment, last: Moment)] {
    return (1...12).compactMap { month in
      // An hour below ten at either end; ICU does not ask which end is the later one.
      let early = month % 2 == 0 ? (17, 7, 8) : (9, 5, 3)
      let late = month % 2 == 0 ? (9, 5, 3) : (17, 7, 8)
      let other = month % 12 + 1
      let day = month < 11 ? 3 : 12
      let otherDay = month < 11 ? 8 : 27
      // Not twelve, which has words of its own.
      let hour = month < 7 ? month + 5 : month + 6
      switch difference {
      case .era:
        guard let year = yearOfOtherEra else { return nil }
        return pair((year, month, day), early, (self.year, other, otherDay), late)
      case .year: return pair((year, month, day), early, (year + 1, other, otherDay), late)
      case .month:
        guard month < 12 else { return nil }
        return pair((year, month, day), early, (year, other, otherDay), late)
      case .day: return pair((year, month, day), early, (year, month, otherDay), late)
      case .halfDay: return pair((year, month, day), early, (year, month, day), late)
      case .hour:
        return month % 2 == 0
          ? pair((year, month, day), (9, 5, 3), (year, month, day), (11, 7, 8))
          : pair((year, month, day), (11, 5, 3), (year, month, day), (8, 7, 8))
      case .minute: return pair((year, month, day), (hour, 5, 3), (year, month, day), (hour, 7, 8))
      case .second: return pair((year, month, day), (hour, 5, 3), (year, month, day), (hour, 5, 8))
      }
    }
  }

  /// A year of an era before the present one.
  private var yearOfOtherEra: Int? {
    switch calendar.identifier {
    case .gregory: -43
    case .japanese: 2017
    case .roc: -10
    case .ethiopic: -43
    case .chinese, .dangi: 1979
    default: nil
    }
  }

  private func pair(
    _ first: (Int, Int, Int), _ firstTime: (Int, Int, Int), _ last: (Int, Int, Int),
    _ lastTime: (Int, Int, Int)
  ) -> (first: Moment, last: Moment)? {
    guard let first = moment(first, firstTime), let last = moment(last, lastTime) else {
      return nil
    }
    return (first, last)
  }

  private func moment(_ date: (Int, Int, Int), _ time: (Int, Int, Int)) -> Moment? {
    guard let date = try? calendar.date(year: date.0, month: date.1, day: date.2),
      let time = try? TimeOfDay(hour: time.0, minute: time.1, second: time.2)
    else { return nil }
    return Moment(date: date, time: time)
  }
}
