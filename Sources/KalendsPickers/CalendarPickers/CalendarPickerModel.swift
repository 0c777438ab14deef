public import KalendsCore

/// A picker with a calendar: what all of them have for a front end that draws, does and speaks.
///
/// ``DatePickerModel``, ``MultiDatePickerModel`` and ``DateRangePickerModel`` are such pickers. A front
/// end that is written for this protocol runs them all:
///
/// ```swift
/// func press<Picker: CalendarPickerModel>(
///   _ key: PickerKey, in picker: inout Picker, now: Instant
/// ) throws {
///   let step = try picker.perform(.key(key), now: now)
///   speak(step.utterance.text)
///   draw(try picker.pages(), title: try picker.title())
/// }
/// ```
///
/// The protocol is for those who use pickers; only this module makes new ones.
public protocol CalendarPickerModel: Hashable, Sendable {
  /// Makes a picker.
  ///
  /// What the selection has that is not allowed is moved or left out: see ``isOutside``.
  ///
  /// - Parameters:
  ///   - picker: how the host puts it together, with the style that reaches it. A style that does not
  ///     exist counts as `automatic`.
  ///   - environment: the world that it lives in; what the configuration says about locale, calendar
  ///     and zone is for whoever opens it.
  ///   - now: the present.
  /// - Throws: ``PickerError/wrongValue(_:)`` for a selection of another kind of picker, and
  ///   ``PickerError/core(_:)`` with what is wrong with bounds, components, minute interval, rules or
  ///   the number of months, weeks or days shown.
  /// - Complexity: O(*n* log *n*) in the number of unavailable intervals.
  init(
    _ picker: StyledPicker, in environment: PickerEnvironment, now: Instant
  ) throws(PickerError)

  // MARK: - What is done and said

  /// Does something with the picker.
  ///
  /// - Parameters:
  ///   - action: what is done.
  ///   - now: the present: “today” and bounds that are the present are judged by it. A value that
  ///     they have overtaken is moved by ``PickerAction/tick`` and by ``PickerAction/set(_:)`` alone.
  /// - Returns: what changed, what has the focus, and what is said.
  /// - Throws: ``PickerError/wrongValue(_:)`` for a value of another kind of picker,
  ///   ``PickerError/noSuchNode(_:)`` and ``PickerError/noSuchColumn(_:)`` for a part that is not
  ///   shown, and ``PickerError/core(_:)`` for what the core refuses: a row that a column does not
  ///   have, bounds that are inverted at the present. The picker is as before then.
  /// - Complexity: O(log *n*) in the number of unavailable intervals, a few microseconds.
  mutating func perform(
    _ action: PickerAction, now: Instant
  ) throws(PickerError) -> PickerStep

  /// What a front end shows and a screen reader says when the picker first gets the focus.
  ///
  /// - Throws: ``PickerError/core(_:)`` with a number that the numbering system cannot write.
  /// - Complexity: O(1), a few microseconds.
  func firstStep() throws(PickerError) -> PickerStep

  /// The accessibility tree, made anew each time.
  ///
  /// - Throws: ``PickerError/core(_:)`` with a number that the numbering system cannot write.
  /// - Complexity: O(*n*) in the number of days that are shown; some microseconds for a month.
  func tree() throws(PickerError) -> AccessibilityNode

  // MARK: - What is there

  /// How the host put the picker together.
  var configuration: PickerConfiguration { get }
  /// The world that the picker lives in.
  var environment: PickerEnvironment { get }
  /// The style that the picker has in the end: never `automatic`, which is `compact`.
  var style: DatePickerStyle { get }
  /// Whether what the host gave was not allowed, so that another value is shown, or less of it.
  var isOutside: Bool { get }
  /// Whether calendar or wheels are shown: always where the picker is no button.
  var isOpen: Bool { get }
  /// Whether the days of a calendar are shown.
  var showsDays: Bool { get }
  /// Whether wheels for month and year are shown in place of the days.
  var isChoosingMonth: Bool { get }
  /// What has the focus.
  var focus: NodeIdentifier { get }
  /// The day that the keyboard moves in the calendar.
  var focusedDay: Day { get }
  /// The days that are shown.
  var visibleDays: ClosedRange<Day> { get }
  /// Whether there is something to choose before the days that are shown.
  var hasPrevious: Bool { get }
  /// Whether there is something to choose after the days that are shown.
  var hasNext: Bool { get }
  /// Whether a part can have the focus now.
  func shows(_ node: NodeIdentifier) -> Bool

  // MARK: - What is drawn

  /// The months, or the weeks or days, that are shown; none while there is no calendar.
  ///
  /// - Throws: what the core throws beyond the supported days, which no action reaches.
  /// - Complexity: O(*n*) in the number of months.
  func pages() throws(PickerError) -> [PickerPage]

  /// The title: the month that is shown, or the first and the last one of several.
  ///
  /// - Throws: ``PickerError/core(_:)`` with a year that the numbering system cannot write.
  /// - Complexity: O(*n*) in the length of the title.
  func title() throws(PickerError) -> String

  /// The heads of the columns of days.
  ///
  /// - Complexity: O(1)
  func header(_ width: NameWidth) -> WeekdayHeader

  /// The texts that the picker shows: those on its buttons, or the title and the rows of wheels.
  ///
  /// - Throws: ``PickerError/core(_:)`` with a year that the numbering system cannot write.
  /// - Complexity: O(1)
  func texts() throws(PickerError) -> [String]

  /// All wheels that are shown: those behind the title first, then those of the value.
  ///
  /// - Throws: ``PickerError/core(_:)`` when bounds that are the present have left nothing to choose.
  /// - Complexity: O(1): rows are computed when they are asked for.
  func wheelSets() throws(PickerError) -> [ShownWheels]
}

extension CalendarPickerModel {
  /// Makes a picker that stands in no scope.
  ///
  /// - Parameters:
  ///   - configuration: how the host puts it together.
  ///   - environment: the world that it lives in.
  ///   - now: the present.
  /// - Throws: as ``init(_:in:now:)-(StyledPicker,_,_)``.
  /// - Complexity: O(*n* log *n*) in the number of unavailable intervals.
  public init(
    _ configuration: PickerConfiguration, in environment: PickerEnvironment, now: Instant
  ) throws(PickerError) {
    try self.init(StyledPicker(configuration), in: environment, now: now)
  }
}
