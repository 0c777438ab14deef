public import KalendsCore

/// The programs of the texts that a picker shows of its value.
public struct PickerTexts: Hashable, Sendable {
  /// A date on a button: CLDR's medium style.
  public let date: PatternProgram
  /// A time on a button: CLDR's short style, in the hour cycle of the picker.
  public let time: PatternProgram
  /// The words for days near the present: “today”.
  public let relativeDays: RelativeDayNames

  /// Joins the programs.
  public init(date: PatternProgram, time: PatternProgram, relativeDays: RelativeDayNames) {
    self.date = date
    self.time = time
    self.relativeDays = relativeDays
  }
}
