import CICUBaseline
import KalendsCore
import KalendsICU

/// open-calendar: each calendar that needs no ICU, opened.
///
/// ICU opens a handle, which has computed nothing yet; the answers are the days of a month.
///
/// open-islamic and its like: a calendar that only ICU can compute, opened for its years; ICU says
/// where each of their months begins. ICU keeps what it has computed for the Islamic months, so that the
/// first opening in a process takes three times as long on either side.
let calendarOpeningPlans =
  [
    JobPlan(name: "open-calendar") {
      let calendars = CalendarIdentifier.allCases.filter { !$0.needsICU }
      return Job(
        // All of them together take no longer than was promised for one.
        unit: "calendar", unitCount: calendars.count, heldToWhole: 10e3,
        ours: Side(name: "kalends") {
          Worker { units in
            try consumeSum(of: units) { unit in
              Int64(try CalendarSystem(calendars[unit]).supportedDays.lowerBound.daysSinceEpoch)
            }
          } fold: { unit, checksum in
            let calendar = try CalendarSystem(calendars[unit])
            for number in shownDays {
              let date = try calendar.date(of: Day(daysSinceEpoch: number))
              checksum = checksum &* 31 &+ UInt64(date.day)
            }
          }
        },
        peers: [
          Side(name: "icu") {
            Worker { units in
              try consumeSum(of: units) { unit in
                try unsafe withICUCalendar(calendars[unit]) { Int64(Int(bitPattern: $0)) }
              }
            } fold: { unit, checksum in
              var cells = [ICUCell](repeating: ICUCell(), count: 42)
              try unsafe withICUCalendar(calendars[unit]) { calendar in
                unsafe icuGrid(calendar, Int32(shownDays.lowerBound), &cells)
              }
              for cell in cells where shownDays.contains(Int(cell.epochDay)) {
                checksum = checksum &* 31 &+ UInt64(cell.day)
              }
            }
          }
        ])
    }
  ]
  + [
    (name: "open-islamic", calendar: CalendarIdentifier.islamic, years: nil, limit: 20e6),
    (name: "open-islamic-rgsa", calendar: .islamicSaudi, years: nil, limit: 20e6),
    (name: "open-chinese-1801", calendar: .chinese, years: 1801...1900, limit: nil),
    (name: "open-dangi-1801", calendar: .dangi, years: 1801...1900, limit: nil),
  ].map { (name: String, calendar: CalendarIdentifier, years: ClosedRange<Int>?, limit: Double?) in
    JobPlan(name: name) {
      let days = try CalendarSystem.open(calendar, years: years).supportedDays
      let span = Int32(days.lowerBound.daysSinceEpoch)...Int32(days.upperBound.daysSinceEpoch)
      return Job(
        unit: "calendar", unitCount: 1, heldToWhole: limit, heldToTwoThreads: false,
        ours: Side(name: "kalends") {
          Worker { units in
            for _ in units { _ = try CalendarSystem.open(calendar, years: years) }
          } fold: { _, checksum in
            let opened = try CalendarSystem.open(calendar, years: years)
            var day = opened.supportedDays.lowerBound
            while opened.supportedDays.contains(day) {
              checksum = checksum &* 31 &+ UInt64(bitPattern: Int64(day.daysSinceEpoch))
              let length = try opened.date(of: day).daysInMonth
              day = try Day(daysSinceEpoch: day.daysSinceEpoch + length)
            }
          }
        },
        peers: [
          Side(name: "icu") {
            var firstDays = [Int32](repeating: 0, count: span.count / 29)
            return Worker { units in
              for _ in units { _ = try icuMonths(of: calendar, in: span, into: &firstDays) }
            } fold: { _, checksum in
              let count = try icuMonths(of: calendar, in: span, into: &firstDays)
              for day in firstDays.prefix(count) {
                checksum = checksum &* 31 &+ UInt64(bitPattern: Int64(day))
              }
            }
          }
        ])
    }
  }

/// The days whose numbers are compared: 2026-03-01 is a Sunday.
private let shownDays = 20_513...20_543

extension CalendarIdentifier {
  fileprivate var needsICU: Bool { self == .islamic || self == .islamicSaudi }
}

private func icuMonths(
  of calendar: CalendarIdentifier, in days: ClosedRange<Int32>, into firstDays: inout [Int32]
) throws -> Int {
  try unsafe withICUCalendar(calendar) { handle in
    unsafe Int(
      icuMonths(handle, days.lowerBound, days.upperBound, &firstDays, Int32(firstDays.count)))
  }
}

/// Opens ICU's calendar for the time of a call.
private func withICUCalendar<Result>(
  _ identifier: CalendarIdentifier, _ body: (OpaquePointer) throws -> Result
) throws -> Result {
  guard let calendar = unsafe icuCalendarOpen(identifier.name) else {
    throw BaselineError.cannotOpen(identifier.name)
  }
  defer { unsafe icuCalendarClose(calendar) }
  return try unsafe body(calendar)
}
