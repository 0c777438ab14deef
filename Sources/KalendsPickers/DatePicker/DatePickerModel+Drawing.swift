public import KalendsCore

/// What a front end draws.
extension DatePickerModel {
  /// The months, or the weeks or days, that are shown; none while there is no calendar.
  ///
  /// - Throws: what the core throws beyond the supported days, which no action reaches.
  /// - Complexity: O(*n*) in the number of months.
  public func pages() throws(PickerError) -> [PickerPage] {
    guard showsDays else { return [] }
    return try drawn { () throws(KalendsError) in try calendar.pages(chosen) }
  }

  /// The title: the month that is shown, or the first and the last one of several.
  ///
  /// - Throws: ``PickerError/core(_:)`` with a year that the numbering system cannot write.
  /// - Complexity: O(*n*) in the length of the title.
  public func title() throws(PickerError) -> String {
    try drawn { () throws(KalendsError) in try calendar.title().text }
  }

  /// The heads of the columns of days.
  ///
  /// - Complexity: O(1)
  public func header(_ width: NameWidth) -> WeekdayHeader { calendar.header(width) }

  /// The texts that the picker shows: those on its buttons, or the title and the rows of wheels.
  ///
  /// - Throws: ``PickerError/core(_:)`` with a year that the numbering system cannot write.
  /// - Complexity: O(1)
  public func texts() throws(PickerError) -> [String] {
    try drawn { () throws(KalendsError) in try shownTexts() }
  }

  /// All wheels that are shown: those behind the title first, then those of the value.
  ///
  /// - Throws: ``PickerError/core(_:)`` when bounds that are the present have left nothing to choose.
  /// - Complexity: O(1): rows are computed when they are asked for.
  public func wheelSets() throws(PickerError) -> [ShownWheels] {
    try drawn { () throws(KalendsError) in try shownWheels() }
  }

  private func drawn<Answer>(
    _ body: () throws(KalendsError) -> Answer
  ) throws(PickerError) -> Answer {
    do throws(KalendsError) {
      return try body()
    } catch {
      throw .core(error)
    }
  }
}
