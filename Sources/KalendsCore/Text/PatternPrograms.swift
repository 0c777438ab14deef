/// Programs of which one at a time is used, picked by its position.
///
/// To take a program out of an array counts a reference, twice as slow as the text itself, and threads
/// that share the program wait for each other. Here it is used where it lies (`J3s-buffer`, `J8`).
@safe
struct PatternPrograms: Hashable, Sendable {
  private let programs: [PatternProgram]
  /// The objects of `programs`, which lives as long and owns them.
  private let uncounted: [Unmanaged<PatternCode>]

  /// Takes programs in the order of their positions; those that are equal become one object.
  init(_ programs: [PatternProgram]) {
    self.programs = programs.map { program in
      programs.first { $0 == program } ?? program
    }
    unsafe uncounted = self.programs.map { unsafe Unmanaged.passUnretained($0.code) }
  }

  /// The program at a position.
  subscript(position: Int) -> PatternProgram { programs[position] }

  /// Writes a date with the program at a position: as ``PatternProgram/append(_:to:)-(CalendarDate,_)``.
  @inline(__always)
  func append(
    _ date: CalendarDate, using position: Int, to output: inout OutputSpan<UInt8>
  ) throws(KalendsError) {
    guard appendQuickly(PatternCode.Fields(date), of: date, using: position, to: &output) else {
      return try programs[position].appendCarefully(date, .midnight, to: &output)
    }
  }

  /// Writes a date and a time with the program at a position: as
  /// ``PatternProgram/append(_:_:to:)``.
  @inline(__always)
  func append(
    _ date: CalendarDate, _ time: TimeOfDay, using position: Int,
    to output: inout OutputSpan<UInt8>
  ) throws(KalendsError) {
    guard appendQuickly(PatternCode.Fields(date, time), of: date, using: position, to: &output)
    else { return try programs[position].appendCarefully(date, time, to: &output) }
  }

  @inline(__always)
  private func appendQuickly(
    _ fields: PatternCode.Fields, of date: CalendarDate, using position: Int,
    to output: inout OutputSpan<UInt8>
  ) -> Bool {
    unsafe uncounted[position]._withUnsafeGuaranteedRef { code in
      date.calendar == code.calendar
        && code.appendQuickly(fields, year: date.year, to: &output)
    }
  }

  static func == (left: PatternPrograms, right: PatternPrograms) -> Bool {
    left.programs == right.programs
  }

  func hash(into hasher: inout Hasher) { hasher.combine(programs) }
}
