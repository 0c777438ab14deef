/// One cell of a grid of days: the day, and its date in the grid's calendar, in eight bytes.
///
/// | bits | what |
/// | --- | --- |
/// | 0…23 | epoch day + 2²³ |
/// | 24…28 | day of the month |
/// | 29…32 | position of the month in its year |
/// | 33…37 | number of the month code, and its leap flag |
/// | 38 | whether the cell belongs to the month that the grid shows |
/// | 39…43 | ``Era``, 0 without one |
/// | 44…63 | year + 2¹⁹ |
///
/// The cell that follows in the same month is the same number plus ``step``.
public struct DayCell: Hashable, Sendable {
  let bits: UInt64

  /// The difference between two neighbours in one month: one epoch day and one day of the month.
  static let step: UInt64 = 1 << 24 | 1

  @inline(__always)
  init(bits: UInt64) { self.bits = bits }

  /// Packs the cell of an epoch day that lies in a month.
  @inline(__always)
  init(_ day: Int, in span: MonthSpan, isInMonth: Bool, calendar: CalendarIdentifier) {
    let era = calendar.era(ofDay: day, year: span.year)
    let date =
      UInt64(truncatingIfNeeded: day &+ 1 << 23)
      | UInt64(truncatingIfNeeded: day &- span.firstDay &+ 1) << 24
    let month =
      UInt64(truncatingIfNeeded: span.ordinal) << 29
      | UInt64(truncatingIfNeeded: span.number) << 33 | (span.isLeap ? 1 << 37 : 0)
    let year =
      UInt64(era?.rawValue ?? 0) << 39
      | UInt64(truncatingIfNeeded: span.year &+ 1 << 19) << 44
    bits = date | month | year | (isInMonth ? 1 << 38 : 0)
  }

  /// A field of `width` bits from bit `start` on.
  @inline(__always)
  private func field(_ start: UInt64, _ width: UInt64) -> Int {
    Int(truncatingIfNeeded: bits &>> start & (1 &<< width &- 1))
  }

  /// The day.
  ///
  /// Around the first and the last supported month a cell can lie outside the supported days; it is
  /// then outside the month too, and never available.
  @inline(__always)
  public var epochDay: Day { Day(unchecked: Int32(truncatingIfNeeded: field(0, 24) &- 1 << 23)) }

  /// The day of the month, from 1: what the cell shows.
  @inline(__always)
  public var day: Int { field(24, 5) }

  /// The position of the month in its year, from 1.
  @inline(__always)
  public var month: Int { field(29, 4) }

  /// The month code.
  @inline(__always)
  public var monthCode: MonthCode {
    MonthCode(unchecked: field(33, 4), isLeap: field(37, 1) != 0)
  }

  /// Whether the cell belongs to the month that the grid shows; always in a strip.
  @inline(__always)
  public var isInMonth: Bool { field(38, 1) != 0 }

  /// The era, `nil` in calendars that have none.
  @inline(__always)
  public var era: Era? { Era(rawValue: UInt8(truncatingIfNeeded: field(39, 5))) }

  /// The year in the calendar's continuous count.
  @inline(__always)
  public var year: Int { field(44, 20) &- 1 << 19 }
}
