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
  @usableFromInline let bits: UInt64

  /// The difference between two neighbours in one month: one epoch day and one day of the month.
  @inlinable static var step: UInt64 { 1 << 24 | 1 }

  /// The difference between two months without leap flag: one position and one number.
  @inlinable static var month: UInt64 { 1 << 29 | 1 << 33 }
  /// The difference between two years.
  @inlinable static var year: UInt64 { 1 << 44 }

  @inlinable
  init(bits: UInt64) { self.bits = bits }

  /// What is the same in all cells of one era: all but the date, and an offset of the year.
  static func origin(era: UInt8, yearOffset: Int) -> UInt64 {
    DayCell(bits: 1 << 23 | UInt64(truncatingIfNeeded: yearOffset &+ 1 << 19) << 44)
      .with(era: era, isInMonth: true).bits
  }

  /// Adds a date to an ``origin(era:yearOffset:)``.
  @inlinable
  @inline(__always)
  init(origin: UInt64, epochDay: Int, year: Int, month: Int, day: Int) {
    let days = UInt64(truncatingIfNeeded: epochDay) &+ UInt64(truncatingIfNeeded: day) << 24
    let months = UInt64(truncatingIfNeeded: month) &* Self.month
    bits = origin &+ days &+ months &+ UInt64(truncatingIfNeeded: year) << 44
  }

  /// The cell with an era's raw value and a place, where it had none.
  @inline(__always)
  func with(era: UInt8, isInMonth: Bool) -> DayCell {
    DayCell(bits: bits | UInt64(era) << 39 | (isInMonth ? 1 << 38 : 0))
  }

  /// The cell so many days later, in the same month.
  ///
  /// Arithmetic wraps: moved out of the month and back in again, it is the same cell.
  @inlinable
  func moved(by days: Int) -> DayCell {
    DayCell(bits: bits &+ UInt64(truncatingIfNeeded: days) &* DayCell.step)
  }

  /// How many days after another cell this one comes, if it does.
  @inline(__always)
  func days(since earlier: DayCell) -> Int {
    Int(truncatingIfNeeded: (bits &- earlier.bits) & 0xFF_FFFF)
  }

  /// A field of `width` bits from bit `start` on.
  @inlinable
  func field(_ start: UInt64, _ width: UInt64) -> Int {
    Int(truncatingIfNeeded: bits &>> start & (1 &<< width &- 1))
  }

  /// The day.
  ///
  /// In and around the first and the last supported month a cell can lie outside the supported
  /// days, even beyond ``Day/min`` and ``Day/max``: no date can be made of it, and it is never
  /// available.
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
