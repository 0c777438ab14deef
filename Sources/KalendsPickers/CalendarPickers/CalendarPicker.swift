import KalendsCore

/// How a picker with a calendar works: what is the same for all, in extensions, and what each kind
/// has to add.
protocol CalendarPicker: CalendarPickerModel {
  /// All that is no value.
  var shell: PickerShell { get set }
  /// The value, as the host is told it.
  var selection: PickerSelection { get }
  /// The days of the value, as the calendar shows them.
  var chosen: ChosenDays { get }

  // MARK: - The value

  /// Chooses a day that has the focus.
  mutating func choose(_ day: Day, _ effect: inout Effect) throws(KalendsError)
  /// Chooses a value, which is refused in words.
  mutating func choose(
    _ selection: PickerSelection, _ effect: inout Effect) throws(KalendsError)
  /// Takes a value of the host, as far as it is allowed.
  mutating func take(_ selection: PickerSelection) throws(KalendsError)
  /// Moves a value that the bounds have passed, which is no choice of a person.
  mutating func moveIntoBounds() throws(KalendsError)
  /// Gives up what was only begun.
  ///
  /// - Returns: whether there was something to give up.
  mutating func abandon(_ effect: inout Effect) throws(KalendsError) -> Bool
  /// What is said of a day besides what the rules say.
  func judge(_ day: Day) throws(KalendsError) -> DayJudgement

  // MARK: - Wheels

  /// The wheels of the value, where they are shown.
  func valueWheels() throws(KalendsError) -> PickerWheels?
  /// The instant that wheels show at first.
  var wheelInstant: Instant { get }
  /// Takes the value on which its wheels have come to rest.
  mutating func rest(_ shown: ShownWheels, _ effect: inout Effect) throws(KalendsError)
  /// Takes the month on which the wheels behind the title have come to rest.
  ///
  /// - Returns: whether there was a value to move there.
  mutating func takeMonth(
    _ settlement: WheelSettlement, from turned: WheelSelection, _ effect: inout Effect
  ) throws(KalendsError) -> Bool

  // MARK: - Speech

  /// The value as it is spoken.
  func spokenValue() throws(KalendsError) -> LocalizedText
  /// The value inside a sentence.
  func valueInSentence() throws(KalendsError) -> String
  /// The texts on the buttons of a picker that is collapsed.
  func buttonTexts() throws(KalendsError) -> [String]
  /// A part of the value as it is spoken.
  func spokenValue(of part: PickerShell.Part) throws(KalendsError) -> LocalizedText
  /// What is to be done next, as a hint.
  func nextHint() throws(KalendsError) -> LocalizedText?
  /// What the picker as a whole is, where it is no button.
  var wholeRole: MessageKey { get }
  /// What is said of a value that was chosen or set; `nil` where the focus says it.
  func valueAnnouncement(isFocusMoved: Bool) throws(KalendsError) -> Announcement?
  /// What is said of a time that clocks skip or show twice.
  func timeAnnouncement(_ event: Effect.Event) throws(KalendsError) -> Announcement?
}

/// What only some pickers have.
extension CalendarPicker {
  mutating func abandon(_ effect: inout Effect) throws(KalendsError) -> Bool { false }
  func judge(_ day: Day) throws(KalendsError) -> DayJudgement { .byItself }
  func valueWheels() throws(KalendsError) -> PickerWheels? { nil }
  var wheelInstant: Instant { shell.now }
  mutating func rest(_ shown: ShownWheels, _ effect: inout Effect) throws(KalendsError) {}
  mutating func takeMonth(
    _ settlement: WheelSettlement, from turned: WheelSelection, _ effect: inout Effect
  ) throws(KalendsError) -> Bool { false }
  func valueInSentence() throws(KalendsError) -> String { try spokenValue().text }
  func buttonTexts() throws(KalendsError) -> [String] { [try spokenValue().text] }
  func spokenValue(of part: PickerShell.Part) throws(KalendsError) -> LocalizedText {
    try spokenValue()
  }
  func nextHint() throws(KalendsError) -> LocalizedText? { nil }
  var wholeRole: MessageKey { .roleCalendar }
  func timeAnnouncement(_ event: Effect.Event) throws(KalendsError) -> Announcement? { nil }
}

/// What all pickers say of themselves; documented where ``CalendarPickerModel`` asks for it.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension CalendarPicker {
  var context: PickerContext { shell.context }

  public var configuration: PickerConfiguration { context.configuration }
  public var environment: PickerEnvironment { context.environment }
  public var style: DatePickerStyle { context.style }
  public var isOutside: Bool { shell.isOutside }
  public var isOpen: Bool { !context.isCollapsed || shell.open != nil }
  public var showsDays: Bool { shell.showsDays }
  public var isChoosingMonth: Bool { shell.isChoosingMonth }
  public var focus: NodeIdentifier { shell.focus }
  public var focusedDay: Day { shell.calendar.focused }
  public var visibleDays: ClosedRange<Day> { shell.calendar.visibleDays }
  public var hasPrevious: Bool { shell.calendar.hasPrevious }
  public var hasNext: Bool { shell.calendar.hasNext }

  public func shows(_ node: NodeIdentifier) -> Bool {
    switch node {
    case .picker: true
    case .button, .timeButton: shell.buttons.contains(node)
    case .grid, .day: shell.showsDays && shell.calendar.shows(node)
    case .previous, .next, .title: shell.showsCalendar
    case .column(let field): (try? shownWheels(with: field)) != nil
    default: false
    }
  }

  /// Where the focus of the picker starts.
  var firstFocus: NodeIdentifier {
    if context.isCollapsed { return .button }
    if shell.showsDays { return .day(shell.calendar.focused) }
    return (try? shownWheels().first?.fields.first).map { .column($0) } ?? .picker
  }

  /// Whatever the core refuses is an error of the picker.
  func answer<Answer>(
    _ body: () throws(KalendsError) -> Answer
  ) throws(PickerError) -> Answer {
    do throws(KalendsError) {
      return try body()
    } catch {
      throw .core(error)
    }
  }
}

/// What a front end draws.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension CalendarPicker {
  public func pages() throws(PickerError) -> [PickerPage] {
    guard shell.showsDays else { return [] }
    return try answer { () throws(KalendsError) in
      var pages = try shell.calendar.pages(chosen)
      for index in pages.indices { try judge(&pages[index]) }
      return pages
    }
  }

  /// Takes what can be chosen now for what can be chosen by itself.
  private func judge(_ page: inout PickerPage) throws(KalendsError) {
    for index in page.cells.indices where page.shown[index] {
      let cell = CellMask(rawValue: 1 << UInt64(index))
      switch try judge(page.cells[index].epochDay) {
      case .byItself: continue
      case .available: page.available.formUnion(cell)
      case .blocked: page.available.subtract(cell)
      }
    }
  }

  public func title() throws(PickerError) -> String {
    try answer { () throws(KalendsError) in try shell.calendar.title().text }
  }

  public func header(_ width: NameWidth) -> WeekdayHeader { shell.calendar.header(width) }

  public func texts() throws(PickerError) -> [String] {
    try answer { () throws(KalendsError) in try shownTexts() }
  }

  public func wheelSets() throws(PickerError) -> [ShownWheels] {
    try answer { () throws(KalendsError) in try shownWheels() }
  }

  /// The texts that the picker shows.
  func shownTexts() throws(KalendsError) -> [String] {
    var texts = context.isCollapsed ? try buttonTexts() : []
    if shell.showsCalendar { texts.append(try shell.calendar.title().text) }
    for shown in try shownWheels() {
      for column in shown.picker.columns(of: shown.selection) {
        if let row = column.selectedRow { texts.append(try shown.picker.text(of: row)) }
      }
    }
    return texts
  }
}
