import KalendsCore

/// What a picker says of a day besides what the rules say of it alone.
enum DayJudgement: Hashable, Sendable {
  /// Nothing.
  case byItself
  /// It can be chosen now, though not by itself.
  case available
  /// It cannot be chosen now, and why.
  case blocked(String?)
}

/// Judges a day.
typealias DayJudge = (Day) throws(KalendsError) -> DayJudgement

/// The nodes of a calendar.
extension PickerCalendar {
  /// The buttons that page, and the title between them.
  func navigation(
    title: LocalizedText, opensWheels: Bool, isExpanded: Bool, focus: NodeIdentifier
  ) -> [AccessibilityNode] {
    let back = pageButton(.previous, isEnabled: hasPrevious && !isExpanded, focus)
    let next = pageButton(.next, isEnabled: hasNext && !isExpanded, focus)
    var heading = AccessibilityNode(.title, .heading, name: title, live: .polite)
    if opensWheels {
      heading = AccessibilityNode(
        .title, .button, name: title,
        hint: context.environment.verbosity.hints ? context.phrases.chooseMonth : nil,
        states: [.focusable, isExpanded ? .expanded : .collapsed],
        actions: [isExpanded ? .close : .open], relations: [.controls(.grid)])
    }
    if focus == .title { heading.states.insert(.focused) }
    return [back, heading, next]
  }

  private func pageButton(
    _ id: NodeIdentifier, isEnabled: Bool, _ focus: NodeIdentifier
  ) -> AccessibilityNode {
    let phrases = context.phrases
    let name =
      id == .next
      ? showsMonths ? phrases.nextMonth : phrases.next
      : showsMonths ? phrases.previousMonth : phrases.previous
    var states: AccessibilityStates = isEnabled ? .focusable : [.focusable, .disabled]
    if focus == id { states.insert(.focused) }
    return AccessibilityNode(
      id, .button, name: name, states: states, actions: isEnabled ? [.press] : [])
  }

  /// The days with the names of their columns.
  ///
  /// - Parameters:
  ///   - chosen: the chosen days.
  ///   - title: the name of the whole.
  ///   - isMultiSelectable: whether several days can be chosen.
  ///   - focus: what has the focus.
  ///   - judge: what a picker adds to the rules.
  /// - Returns: a grid, or a group with a grid for each month.
  /// - Throws: what cannot be written in the locale's numbers.
  func grid(
    _ chosen: ChosenDays, title: LocalizedText, isMultiSelectable: Bool = false,
    focus: NodeIdentifier, judge: DayJudge?
  ) throws(KalendsError) -> AccessibilityNode {
    let pages = try pages(chosen)
    let today = context.date(ofToday: availability.today)
    var builder = GridBuilder(
      calendar: self, chosen: chosen, today: today, focus: focus, judge: judge)
    let isList = context.reader.readsDaysAsList
    var grid = AccessibilityNode(
      .grid, pages.count > 1 ? .group : isList ? .listBox : .grid, name: title)
    if isMultiSelectable { grid.states.insert(.multiSelectable) }
    if case .day = focus { grid.relations = [.activeDescendant(focus)] }
    guard pages.count > 1 else {
      grid.children = try builder.content(of: pages[0], at: 0)
      return grid
    }
    for (index, page) in pages.enumerated() {
      var name = title
      if let month = page.month { name = try context.spokenTitle(of: month) }
      grid.children.append(
        AccessibilityNode(
          .month(index), isList ? .listBox : .grid, name: name,
          children: try builder.content(of: page, at: index)))
    }
    return grid
  }

  /// A day by itself.
  func cell(
    _ day: Day, _ chosen: ChosenDays, focus: NodeIdentifier, judge: DayJudge?
  ) throws(KalendsError) -> AccessibilityNode {
    let builder = GridBuilder(
      calendar: self, chosen: chosen, today: context.date(ofToday: availability.today),
      focus: focus, judge: judge)
    return try builder.cell(
      day, isAvailable: availability.contains(day),
      role: context.reader.readsDaysAsList ? .option : .cell)
  }

  /// What is said of a day in words.
  func words(of day: Day, _ role: DayRole, isAvailable: Bool) -> CellWords {
    let reader = context.reader
    return CellWords(
      isUnavailable: !isAvailable && !reader.saysUnavailableFirst,
      isToday: day == availability.today && !reader.speaks(.current),
      role: role == .selected && reader.speaks(.selected) ? .none : role,
      edge: isAvailable ? availability.edge(of: day) : .none)
  }

  /// What is exposed of a day as a state.
  func states(of day: Day, _ role: DayRole, isAvailable: Bool) -> AccessibilityStates {
    let reader = context.reader
    var states: AccessibilityStates = isAvailable || limits.contains(day) ? .focusable : []
    if !isAvailable, reader.saysUnavailableFirst { states.insert(.disabled) }
    if day == availability.today, reader.speaks(.current) { states.insert(.current) }
    if role == .selected, reader.speaks(.selected) { states.insert(.selected) }
    return states
  }

  /// Why a day cannot be chosen, in the words that the host gave.
  func hostReason(of day: Day) throws(KalendsError) -> String? {
    for unavailable in availability.validator.rules.unavailable {
      guard let reason = unavailable.reason, unavailable.days.contains(day) else { continue }
      return try context.text(of: reason)
    }
    return nil
  }
}

extension PickerContext {
  /// A host's reason in words: its own text, or the message that it names.
  func text(of reason: AvailabilityRules.Reason) throws(KalendsError) -> String {
    switch reason {
    case .text(let text): return text
    case .key(let key):
      guard let key = MessageKey(rawValue: key) else {
        throw .missingMessage(key, language: environment.messages.languageTag)
      }
      return try text(key).text
    }
  }
}

/// Makes the nodes of months and days, whose rows and columns are counted through.
private struct GridBuilder {
  let calendar: PickerCalendar
  let chosen: ChosenDays
  let today: CalendarDate?
  let focus: NodeIdentifier
  let judge: DayJudge?
  private var row = 0
  private var column = 0

  init(
    calendar: PickerCalendar, chosen: ChosenDays, today: CalendarDate?, focus: NodeIdentifier,
    judge: DayJudge?
  ) {
    self.calendar = calendar
    self.chosen = chosen
    self.today = today
    self.focus = focus
    self.judge = judge
  }

  /// What is inside a month: its days in a list, or the heads of the columns and the rows.
  ///
  /// Nodes are large: each is made where it stays (`picker-action`).
  mutating func content(
    of page: PickerPage, at index: Int
  ) throws(KalendsError) -> [AccessibilityNode] {
    if calendar.context.reader.readsDaysAsList {
      return try [AccessibilityNode](capacity: page.cells.count) { days throws(KalendsError) in
        for index in page.cells.indices where page.shown[index] {
          days.append(try cell(index, of: page, role: .option, row: nil, column: nil))
        }
      }
    }
    return try [AccessibilityNode](capacity: page.rowCount + 1) { rows throws(KalendsError) in
      rows.append(header(of: page, at: index))
      for number in 0..<page.rowCount {
        let cells = try cells(inRow: number, of: page)
        guard !cells.isEmpty else { continue }
        rows.append(AccessibilityNode(.row(row), .row, children: cells))
        row += 1
      }
    }
  }

  private func cells(
    inRow number: Int, of page: PickerPage
  ) throws(KalendsError) -> [AccessibilityNode] {
    let first = number * page.columnCount
    let end = min(first + page.columnCount, page.cells.count)
    return try [AccessibilityNode](capacity: end - first) { cells throws(KalendsError) in
      for index in first..<end where page.shown[index] {
        cells.append(
          try cell(index, of: page, role: .cell, row: number + 1, column: index - first + 1))
      }
    }
  }

  private mutating func header(of page: PickerPage, at index: Int) -> AccessibilityNode {
    let first = calendar.header(.wide).firstWeekday
    let names = [AccessibilityNode](capacity: page.columnCount) { names in
      for place in 0..<page.columnCount {
        names.append(
          AccessibilityNode(
            .weekday(column), .columnHeader,
            name: calendar.context.phrases.name(of: first.advanced(by: place % 7)),
            column: place + 1))
        column += 1
      }
    }
    return AccessibilityNode(.header(index), .row, children: names)
  }

  private func cell(
    _ index: Int, of page: PickerPage, role: AccessibilityRole, row: Int?, column: Int?
  ) throws(KalendsError) -> AccessibilityNode {
    try cell(
      page.cells[index].epochDay, isAvailable: page.available[index], role: role, row: row,
      column: column)
  }

  func cell(
    _ day: Day, isAvailable: Bool, role: AccessibilityRole, row: Int? = nil, column: Int? = nil
  ) throws(KalendsError) -> AccessibilityNode {
    let dayRole = chosen.role(of: day)
    var isAvailable = isAvailable
    var reason: String?
    switch try judge?(day) ?? .byItself {
    case .byItself: if !isAvailable { reason = try calendar.hostReason(of: day) }
    case .available: isAvailable = true
    case .blocked(let text): (isAvailable, reason) = (false, text)
    }
    let words = calendar.words(of: day, dayRole, isAvailable: isAvailable)
    var states = calendar.states(of: day, dayRole, isAvailable: isAvailable)
    if focus == .day(day) { states.insert(.focused) }
    return AccessibilityNode(
      .day(day), role,
      name: try calendar.context.name(of: day, words, reason: reason, today: today),
      states: states, actions: isAvailable ? [.choose] : [], row: row, column: column)
  }
}
