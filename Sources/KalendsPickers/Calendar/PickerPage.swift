public import KalendsCore

/// A month, or the weeks or days that are shown without regard to months: what a front end draws.
public struct PickerPage: Hashable, Sendable {
  /// The cells, row by row.
  public let cells: DayCells
  /// The number of cells in a row.
  public let columnCount: Int
  /// The month; `nil` for weeks and days.
  public let month: CalendarMonth?
  /// The cells that are shown: without the days of other months, and without those that cannot be
  /// chosen where these are hidden.
  public let shown: CellMask
  /// The cells that can be chosen.
  public internal(set) var available: CellMask
  /// The cells that are chosen.
  public let chosen: CellMask
  /// The cell of today.
  public let today: CellMask
  /// The cells of the weekend.
  public let weekend: CellMask

  /// The number of rows.
  public var rowCount: Int { (cells.count + columnCount - 1) / columnCount }
}

extension PickerCalendar {
  /// What is shown, month by month.
  func pages(_ chosen: ChosenDays) throws(KalendsError) -> [PickerPage] {
    let firstWeekday = context.firstWeekday
    switch context.configuration.visible {
    case .months(let count):
      var pages: [PickerPage] = []
      let grids = try calendar.monthGrids(count, from: first, firstWeekday: firstWeekday)
      for grid in grids {
        pages.append(
          page(
            grid.cells, columnCount: 7, month: grid.month, inside: grid.inMonth, chosen))
      }
      return pages
    case .weeks(let count):
      let strip = try calendar.strip(
        weeks: count, containing: first, firstWeekday: firstWeekday)
      return [page(strip.cells, columnCount: 7, month: nil, inside: nil, chosen)]
    case .days(let count):
      let strip = try calendar.strip(days: count, from: first)
      return [page(strip.cells, columnCount: count, month: nil, inside: nil, chosen)]
    }
  }

  private func page(
    _ cells: DayCells, columnCount: Int, month: CalendarMonth?, inside: CellMask?,
    _ chosen: ChosenDays
  ) -> PickerPage {
    let supported = cells.mask(of: calendar.supportedDays)
    let available = availability.validator.mask(of: cells).intersection(cells.mask(of: limits))
    var shown = inside?.intersection(supported) ?? supported
    if context.configuration.unavailableFocus == .hidden { shown.formIntersection(available) }
    return PickerPage(
      cells: cells, columnCount: columnCount, month: month, shown: shown, available: available,
      chosen: chosen.mask(of: cells), today: cells.mask(of: availability.today),
      weekend: cells.mask(of: context.environment.weekRules.weekend))
  }

  /// The heads of the columns.
  func header(_ width: NameWidth) -> WeekdayHeader {
    let weekday =
      showsMonths || visibleDays.dayCount % 7 == 0 && isWeeks
      ? context.firstWeekday : first.weekday
    return context.environment.locale.weekdayHeader(width, startingWith: weekday)
  }

  private var isWeeks: Bool {
    if case .weeks = context.configuration.visible { true } else { false }
  }

  /// The month that is shown, or the first and the last one of several.
  func title() throws(KalendsError) -> LocalizedText {
    try title { month throws(KalendsError) in try context.title(of: month) }
  }

  /// The same as it is spoken.
  func spokenTitle() throws(KalendsError) -> LocalizedText {
    try title { month throws(KalendsError) in try context.spokenTitle(of: month) }
  }

  private func title(
    _ title: (CalendarMonth) throws(KalendsError) -> LocalizedText
  ) throws(KalendsError) -> LocalizedText {
    let visible = visibleDays
    let first = try calendar.month(containing: visible.lowerBound)
    let last = try calendar.month(
      containing: min(visible.upperBound, calendar.supportedDays.upperBound))
    let start = try title(first)
    guard first != last else { return start }
    return try context.text(
      .rangeDates, ["start": .text(start.text), "end": .text(title(last).text)])
  }
}
