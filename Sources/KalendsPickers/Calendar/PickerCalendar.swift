import KalendsCore

/// The days that a picker shows, and the one that has the focus: what all models with a calendar
/// have in common.
struct PickerCalendar: Hashable, Sendable {
  var context: PickerContext
  var availability: PickerAvailability
  /// The first day that is shown.
  private(set) var first: Day
  /// The day that the keyboard moves.
  private(set) var focused: Day
  /// The day of the month that a person moved to last: months that are long enough get it back.
  private(set) var wantedDay = 1

  /// Shows the days around one.
  ///
  /// - Throws: ``KalendsError/fieldOutOfRange(_:value:limits:)`` for more than 24 months, six weeks
  ///   or 42 days, or for none.
  init(
    _ context: PickerContext, _ availability: PickerAvailability, around day: Day
  ) throws(KalendsError) {
    switch context.configuration.visible {
    case .months(let count) where !(1...24).contains(count):
      throw .fieldOutOfRange(.month, value: count, limits: 1...24)
    case .weeks(let count) where !(1...6).contains(count):
      throw .fieldOutOfRange(.week, value: count, limits: 1...6)
    case .days(let count) where !(1...42).contains(count):
      throw .fieldOutOfRange(.day, value: count, limits: 1...42)
    default: break
    }
    self.context = context
    self.availability = availability
    focused = min(max(day, availability.limits.lowerBound), availability.limits.upperBound)
    first = focused
    first = firstDay(showing: focused, at: (unitCount - 1) / 2)
    wantedDay = dayOfMonth(of: focused)
  }

  var calendar: CalendarSystem { context.calendar }
  var limits: ClosedRange<Day> { availability.limits }
  private var span: PickerConfiguration.VisibleSpan { context.configuration.visible }

  /// How many months, weeks or days are shown.
  private var unitCount: Int {
    switch span {
    case .months(let count), .weeks(let count), .days(let count): count
    }
  }

  /// The days that are shown.
  var visibleDays: ClosedRange<Day> {
    switch span {
    case .months(let count):
      guard var month = try? calendar.month(containing: first) else { return first...first }
      for _ in 1..<count { month = calendar.month(after: month) ?? month }
      return first...max(first, month.days.upperBound)
    case .weeks(let count): return first...Day(clamping: first.daysSinceEpoch + 7 * count - 1)
    case .days(let count): return first...Day(clamping: first.daysSinceEpoch + count - 1)
    }
  }

  /// Whether a day before those that are shown can be chosen.
  var hasPrevious: Bool { limits.lowerBound < visibleDays.lowerBound }
  /// Whether a day after those that are shown can be chosen.
  var hasNext: Bool { limits.upperBound > visibleDays.upperBound }

  /// Whether whole months are shown.
  var showsMonths: Bool {
    if case .months = span { true } else { false }
  }

  /// Whether single days are shown, whatever week they belong to.
  private var showsDays: Bool {
    if case .days = span { true } else { false }
  }

  // MARK: - What is shown

  /// The first day of a view whose unit at a place, from 0 on, has a day in it.
  private func firstDay(showing day: Day, at place: Int) -> Day {
    let supported = calendar.supportedDays
    switch span {
    case .months:
      guard var month = try? calendar.month(containing: day) else { return day }
      for _ in 0..<place { month = calendar.month(before: month) ?? month }
      return max(month.days.lowerBound, supported.lowerBound)
    case .weeks(let count):
      let column = day.weekday.column(startingWith: context.firstWeekday)
      return strip(from: day.daysSinceEpoch - column - 7 * place, count: 7 * count)
    case .days(let count):
      return strip(from: day.daysSinceEpoch - place, count: count)
    }
  }

  /// A first day so that all days of a strip are supported.
  private func strip(from number: Int, count: Int) -> Day {
    let shown = context.showableDays
    let last = shown.upperBound.daysSinceEpoch - count + 1
    return Day(clamping: max(min(number, last), shown.lowerBound.daysSinceEpoch))
  }

  /// Shows the focused day, at the end that it comes from.
  private mutating func showFocus() {
    let visible = visibleDays
    if focused < visible.lowerBound { first = firstDay(showing: focused, at: unitCount - 1) }
    if focused > visible.upperBound { first = firstDay(showing: focused, at: 0) }
  }

  /// Shows a day that the host wants to see; the focus stays among what is shown.
  mutating func show(_ day: Day, chosen: ChosenDays) {
    let supported = context.showableDays
    let day = min(max(day, supported.lowerBound), supported.upperBound)
    if !visibleDays.contains(day) { first = firstDay(showing: day, at: 0) }
    refocus(chosen: chosen)
  }

  /// Moves the focus to where it may be, when it is on a day that is not shown or not reachable: to
  /// the chosen day, else to today, else to the first day that can be chosen.
  mutating func refocus(chosen: ChosenDays) {
    let visible = visibleDays
    if visible.contains(focused), mayFocus(focused) { return }
    var days = [chosen.first(in: visible), availability.today].compactMap { $0 }
    if let day = availability.validator.firstAvailable(from: visible.lowerBound) {
      days.append(day)
    }
    if let day = days.first(where: { visible.contains($0) && availability.contains($0) }) {
      focus(on: day)
      return
    }
    // Nothing that is shown can be chosen: the nearest day that can be reached.
    let nearest = min(max(focused, limits.lowerBound), limits.upperBound)
    let inside = min(max(nearest, visible.lowerBound), visible.upperBound)
    if limits.contains(inside), mayFocus(inside) {
      focus(on: inside)
    } else {
      focus(on: mayFocus(nearest) ? nearest : availability.nearest(to: nearest) ?? nearest)
    }
  }

  /// Puts the focus on a day, and wants its day of the month from now on.
  mutating func focus(on day: Day) {
    focused = min(max(day, limits.lowerBound), limits.upperBound)
    wantedDay = dayOfMonth(of: focused)
    showFocus()
  }

  /// Whether the keyboard may rest on a day.
  private func mayFocus(_ day: Day) -> Bool {
    guard limits.contains(day) else { return false }
    return context.configuration.unavailableFocus == .focusable || availability.contains(day)
  }

  private func dayOfMonth(of day: Day) -> Int { (try? calendar.date(of: day))?.day ?? 1 }

  // MARK: - Moving

  /// What stood against a move.
  struct Move: Hashable, Sendable {
    /// The move ended at a bound.
    var limit: Limit?
    /// How many unavailable days were jumped over.
    var skipped = 0

    enum Limit: Hashable, Sendable {
      case minimum
      case maximum
    }
  }

  /// Moves the focus by days.
  mutating func move(days: Int) -> Move { move(to: focused.daysSinceEpoch + days, stride: days) }

  /// Moves the focus to the first or the last day of its week, or of the view where that is shorter.
  mutating func moveInWeek(toEnd: Bool) -> Move {
    if showsDays {
      let visible = visibleDays
      let day = toEnd ? visible.upperBound : visible.lowerBound
      return move(to: day.daysSinceEpoch, stride: toEnd ? -1 : 1)
    }
    let column = focused.weekday.column(startingWith: context.firstWeekday)
    // An unavailable end gives way to the next day inside the week.
    return move(
      to: focused.daysSinceEpoch - column + (toEnd ? 6 : 0), stride: toEnd ? -1 : 1)
  }

  /// Moves the focus by months, to the day that a person wants.
  mutating func move(months: Int) -> Move { move(DateDuration(months: months)) }

  /// Moves the focus by years, to the day that a person wants.
  mutating func move(years: Int) -> Move { move(DateDuration(years: years)) }

  private mutating func move(_ duration: DateDuration) -> Move {
    let isBack = duration.months < 0 || duration.years < 0
    let target = moved(focused, by: duration)
    let wanted = wantedDay
    let result = move(
      to: (target ?? (isBack ? .min : .max)).daysSinceEpoch, stride: isBack ? -1 : 1)
    wantedDay = wanted
    return result
  }

  /// The wanted day of another month; `nil` beyond the supported days.
  private func moved(_ day: Day, by duration: DateDuration) -> Day? {
    guard let date = try? calendar.date(of: day),
      let moved = try? calendar.date(date, adding: duration)
    else { return nil }
    let wanted = min(wantedDay, moved.daysInMonth)
    return Day(clamping: moved.epochDay.daysSinceEpoch + wanted - moved.day)
  }

  /// Shows what comes so many views, or months of a view of months, later; the focus moves along.
  mutating func page(by count: Int, unit: PageUnit?) -> Move {
    // No calendar has as many months, and no sum of days overflows.
    let count = min(max(count, -1_000_000), 1_000_000)
    switch (unit, span) {
    case (.days, _): return move(days: count)
    case (.weeks, .months): return move(days: 7 * count)
    case (.years, _): return move(years: count)
    case (.months, .weeks), (.months, .days): return move(months: count)
    case (nil, .months), (.months, .months): return pageMonths(by: count)
    case (nil, .weeks(let weeks)): return pageStrip(by: count, length: 7 * weeks)
    case (.weeks, _): return pageStrip(by: count, length: 7)
    case (nil, .days(let days)): return pageStrip(by: count, length: days)
    }
  }

  private mutating func pageMonths(by count: Int) -> Move {
    let previous = first
    let result = move(months: count)
    // The first month moves as far as the focus has.
    if let before = try? calendar.month(containing: previous),
      let after = movedMonth(before, by: count), visible(from: after).contains(focused)
    {
      first = max(after.days.lowerBound, calendar.supportedDays.lowerBound)
    }
    return result
  }

  private func movedMonth(_ month: CalendarMonth, by count: Int) -> CalendarMonth? {
    let first = max(month.days.lowerBound, calendar.supportedDays.lowerBound)
    guard let date = try? calendar.date(of: first),
      let moved = try? calendar.date(date, adding: DateDuration(months: count))
    else { return nil }
    return try? calendar.month(containing: moved.epochDay)
  }

  private func visible(from month: CalendarMonth) -> ClosedRange<Day> {
    var copy = self
    copy.first = max(month.days.lowerBound, calendar.supportedDays.lowerBound)
    return copy.visibleDays
  }

  private mutating func pageStrip(by count: Int, length: Int) -> Move {
    let distance = count * length
    let start = strip(from: first.daysSinceEpoch + distance, count: visibleDays.dayCount)
    let result = move(to: focused.daysSinceEpoch + distance, stride: count < 0 ? -1 : 1)
    var shifted = self
    shifted.first = start
    if shifted.visibleDays.contains(focused) { first = start }
    return result
  }

  /// Moves the focus to a day or as near to it as it may be.
  ///
  /// - Parameters:
  ///   - number: the epoch day.
  ///   - stride: where to go on from an unavailable day that the focus may not rest on.
  /// - Returns: what stood against it.
  private mutating func move(to number: Int, stride: Int) -> Move {
    var result = Move()
    var target = number
    if number < limits.lowerBound.daysSinceEpoch { result.limit = .minimum }
    if number > limits.upperBound.daysSinceEpoch { result.limit = .maximum }
    if result.limit != nil, abs(stride) == 7 { target = focused.daysSinceEpoch }
    let day = min(max(Day(clamping: target), limits.lowerBound), limits.upperBound)
    if mayFocus(day) {
      focus(on: day)
      return result
    }
    let found = reachable(from: day, stride: stride)
    if let found {
      result.skipped = found.skipped
      focus(on: found.day)
    } else if result.limit == nil {
      result.limit = stride < 0 ? .minimum : .maximum
    }
    return result
  }

  /// The next day that can be chosen, with the number of steps over those that cannot.
  private func reachable(from day: Day, stride: Int) -> (day: Day, skipped: Int)? {
    if abs(stride) == 7 {
      // The same weekday within a year; unavailable stretches that are longer are left by days.
      for step in 1...53 {
        let target = day.daysSinceEpoch + step * stride
        guard limits.lowerBound.daysSinceEpoch <= target,
          target <= limits.upperBound.daysSinceEpoch
        else { break }
        let next = Day(clamping: target)
        if availability.contains(next) { return (next, step) }
      }
    }
    let validator = availability.validator
    let found =
      stride < 0 ? validator.lastAvailable(upTo: day) : validator.firstAvailable(from: day)
    guard let found, limits.contains(found) else { return nil }
    return (found, abs(found.days(since: day)))
  }
}
