public import KalendsCore

/// The programs of the texts that a picker shows of its value.
public struct PickerTexts: Hashable, Sendable {
  /// A date on a button: CLDR's medium style.
  public let date: PatternProgram
  /// A time on a button: CLDR's short style, in the hour cycle of the picker.
  public let time: PatternProgram
  /// The words for days near the present: “today”.
  public let relativeDays: RelativeDayNames
  /// The word for today as a row of a wheel; `nil` where the language has none.
  public let listedToday: String?
  /// The texts of wheels, for each set of columns.
  public let wheels: [WheelTexts]

  /// Joins the programs.
  public init(
    date: PatternProgram, time: PatternProgram, relativeDays: RelativeDayNames,
    listedToday: String?, wheels: [WheelTexts]
  ) {
    self.date = date
    self.time = time
    self.relativeDays = relativeDays
    self.listedToday = listedToday
    self.wheels = wheels
  }

  /// The texts of wheels with certain columns, in whatever order; `nil` when there are none.
  ///
  /// - Complexity: O(*n*) in the number of sets of columns.
  func wheels(of fields: [WheelField]) -> WheelTexts? {
    wheels.first { texts in
      texts.layout.fields.count == fields.count
        && fields.allSatisfy { texts.layout.fields.contains($0) }
    }
  }
}
