import KalendsCore

/// What an action has done so far.
struct Effect: Hashable, Sendable {
  var changed: PickerChanges = []
  /// What is to be said; of several things the one that matters most.
  private(set) var event: Event?
  /// Whether the picker as a whole got the focus, so that its name and value are said.
  var isEntry = false
  /// Whether only the value of what has the focus was changed.
  var isValueOnly = false
  /// Whether something was opened, so that it is said what can be chosen.
  var isOpening = false

  /// Things that are said, the less important ones first.
  enum Event: Hashable, Sendable {
    /// Another month, week or day is shown.
    case visible
    /// The focus has jumped over days.
    case skipped(Int)
    /// A person has chosen a value, or the host has set one.
    case value
    /// The program has moved the limits past the value.
    case boundsMoved
    /// A person has left without a choice.
    case restored
    /// A value that is not allowed gave way to another one.
    case adjusted
    /// The month is too short for the day.
    case dayAdjusted
    /// The clocks show the time twice.
    case hourRepeated
    /// The clocks jump over the time.
    case hourSkipped(TimeOfDay)
    /// There is nothing before.
    case minimum
    /// There is nothing after.
    case maximum
    /// A day that cannot be chosen was to be chosen.
    case unavailable(Day)
    /// Something that only one picker says.
    case text(Announcement)
  }

  mutating func add(_ event: Event) {
    if event == .visible { changed.insert(.visible) }
    if let current = self.event, current.rank > event.rank { return }
    self.event = event
  }

  mutating func add(_ move: PickerCalendar.Move) {
    if move.skipped > 0 { add(.skipped(move.skipped)) }
    switch move.limit {
    case .minimum: add(.minimum)
    case .maximum: add(.maximum)
    case nil: break
    }
  }
}

extension Effect.Event {
  fileprivate var rank: Int {
    switch self {
    case .visible: 0
    case .skipped: 1
    case .value: 2
    case .boundsMoved: 3
    case .restored: 4
    case .adjusted: 5
    case .dayAdjusted: 6
    case .hourRepeated: 7
    case .hourSkipped: 8
    case .minimum: 9
    case .maximum: 10
    case .unavailable: 11
    case .text: 12
    }
  }

  /// What is said of wheels that have moved by themselves; `nil` when they have not.
  init?(_ settlement: WheelSettlement, from turned: WheelSelection) {
    switch settlement.reason {
    case nil, .wantedDay: return nil
    case .noSuchDay: self = .dayAdjusted
    case .skippedTime: self = .hourSkipped(turned.time)
    case .beforeLower: self = .minimum
    case .afterUpper: self = .maximum
    case .otherEra, .shownOnce, .outsideTimes, .offGrid: self = .adjusted
    }
  }
}
