public import KalendsCore

/// What a front end draws, does and speaks.
extension MultiDatePickerModel {
  /// Does something with the picker.
  ///
  /// - Parameters:
  ///   - action: what is done.
  ///   - now: the present.
  /// - Returns: what changed, what has the focus, and what is said.
  /// - Throws: ``PickerError/wrongValue(_:)``, ``PickerError/noSuchNode(_:)``,
  ///   ``PickerError/noSuchColumn(_:)`` for any wheel, and ``PickerError/core(_:)`` for rules that leave
  ///   nothing to choose at the present. The picker is as before then.
  /// - Complexity: O(log *n*) in the number of unavailable intervals.
  public mutating func perform(
    _ action: PickerAction, now: Instant
  ) throws(PickerError) -> PickerStep {
    try play(action, now: now)
  }

  /// What a front end shows and a screen reader says when the picker first gets the focus.
  ///
  /// - Throws: ``PickerError/core(_:)`` with a number that the numbering system cannot write.
  /// - Complexity: O(1)
  public func firstStep() throws(PickerError) -> PickerStep { try reportFirst() }

  /// The accessibility tree, made anew each time.
  ///
  /// - Throws: ``PickerError/core(_:)`` with a number that the numbering system cannot write.
  /// - Complexity: O(*n*) in the number of days that are shown.
  public func tree() throws(PickerError) -> AccessibilityNode { try accessibilityTree() }

  /// How the host put the picker together.
  public var configuration: PickerConfiguration { shell.context.configuration }
  /// The world that the picker lives in.
  public var environment: PickerEnvironment { shell.context.environment }
  /// Whether what the host gave was not allowed, so that less of it was taken.
  public var isOutside: Bool { shell.isOutside }
  /// Whether the calendar is shown: always where the picker is no button.
  public var isOpen: Bool { shell.showsCalendar }
  /// What has the focus.
  public var focus: NodeIdentifier { shell.focus }
  /// The day that the keyboard moves in the calendar.
  public var focusedDay: Day { shell.calendar.focused }
  /// The days that are shown.
  public var visibleDays: ClosedRange<Day> { shell.calendar.visibleDays }
  /// Whether there is something to choose before the days that are shown.
  public var hasPrevious: Bool { shell.calendar.hasPrevious }
  /// Whether there is something to choose after the days that are shown.
  public var hasNext: Bool { shell.calendar.hasNext }

  /// Whether a part can have the focus now.
  public func shows(_ node: NodeIdentifier) -> Bool { shell.shows(node) }

  /// The heads of the columns of days.
  ///
  /// - Complexity: O(1)
  public func header(_ width: NameWidth) -> WeekdayHeader { shell.calendar.header(width) }

  /// The months, or the weeks or days, that are shown.
  ///
  /// - Throws: what the core throws beyond the supported days, which no action reaches.
  /// - Complexity: O(*n*) in the number of months.
  public func pages() throws(PickerError) -> [PickerPage] { try shownPages() }

  /// The title: the month that is shown, or the first and the last one of several.
  ///
  /// - Throws: ``PickerError/core(_:)`` with a year that the numbering system cannot write.
  /// - Complexity: O(*n*) in the length of the title.
  public func title() throws(PickerError) -> String { try shownTitle() }
}
