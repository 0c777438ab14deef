public import KalendsCore

/// How a host puts a picker together: what a model is made of, and what the audit judges.
///
/// A plain value. What is absent is as the platform has it; nothing is checked here, so that the
/// audit can be told of every mistake.
///
/// ```swift
/// var start = PickerConfiguration("start", .date, label: .text("Start date"))
/// start.accessibilityLabel = "Start date"
/// start.selection = .date(.day(try Day("2026-03-14")))
/// start.components = .date
/// ```
public struct PickerConfiguration: Hashable, Sendable {
  /// What a picker chooses.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// One date, one time, or both.
    case date
    /// Any number of days.
    case multiDate
    /// A first and a last day.
    case dateRange
    /// One option of a list.
    case select
  }

  /// The host's name of the picker, by which reports call it.
  public var id: String
  /// What the picker chooses.
  public var kind: Kind

  // Names.

  /// The picker's label; `nil` for a picker that was given none.
  public var label: PickerLabel?
  /// Whether the label takes no part in the layout.
  public var isLabelHidden = false
  /// The text that the host set as accessibility label.
  public var accessibilityLabel: String?
  /// Visible texts beside the picker.
  public var visibleTexts: [String] = []
  /// The style that the picker sets itself; `nil` for one that it takes from around it.
  public var style: PickerStyle?

  // What is chosen.

  /// What the picker is bound to; `nil` for a picker that is bound to nothing.
  public var selection: PickerSelection?
  /// The components that are shown; `nil` for date and time.
  public var components: DisplayedComponents?
  /// What a person is asked for; `nil` where the host does not say.
  public var chooses: ChosenThing?
  /// How a person answers.
  public var entry = Entry.pick
  /// Where the control comes from.
  public var implementation = Implementation.native
  /// What may be chosen.
  public var bounds = DateBounds.none
  /// The distance of the minutes on offer, 1…30 and a divisor of 60.
  public var minuteInterval = 1
  /// Where a value between two of them goes, before it is clamped.
  public var minuteRounding = MinuteRounding.down
  /// Whether rows of wheels that cannot be reached stay.
  public var rowsShown = WheelRowsShown.all
  /// How many rows the wheel of days has.
  public var daysShown = WheelDaysShown.longestMonth
  /// The first day of the week; the locale's own when `nil`.
  public var firstWeekday: Weekday?
  /// How much of the calendar is shown at a time.
  public var visible = VisibleSpan.months(1)
  /// Days that cannot be chosen.
  public var unavailable: [AvailabilityRules.Unavailable] = []
  /// Whether the focus reaches days that cannot be chosen.
  public var unavailableFocus = UnavailableFocus.focusable
  /// What ranges of days may be chosen.
  public var rules: AvailabilityRules?
  /// How many days a picker of several takes at most; `nil` for any number.
  public var greatestCount: Int?
  /// What a second day before the first one does to a range.
  public var earlierEnd = EarlierEnd.swaps
  /// When a choice reaches the host.
  public var commit = Commit.live
  /// The options of a select.
  public var options: [SelectOption] = []

  // What the audit is told besides.

  /// Whether the host declares that all choices fit inline.
  public var fitsInline = false
  /// Whether the host returns the focus when the picker closes; `nil` where it says nothing.
  public var returnsFocus: Bool?
  /// A visible text that repeats the selection.
  public var echo: SelectionEcho?
  /// What was measured of the picker on a screen.
  public var measurements = PickerMeasurements()

  // The world around it.

  /// The locale, as a BCP 47 tag; the environment's own when `nil`.
  public var locale: String?
  /// The calendar; the locale's own when `nil`.
  public var calendar: CalendarIdentifier?
  /// The time zone by IANA's name; the environment's own when `nil`.
  public var zone: String?
  /// How hours are counted; as the locale does when `nil`.
  public var hourCycle: HourCycle?
  /// The present; the clock's when `nil`.
  public var now: Instant?
  /// How much the picker says.
  public var verbosity = Verbosity()

  /// Makes a picker with a label.
  public init(_ id: String, _ kind: Kind, label: PickerLabel? = nil) {
    self.id = id
    self.kind = kind
    self.label = label
  }

  /// What a person is asked for.
  public enum ChosenThing: String, CaseIterable, Hashable, Sendable {
    /// A day.
    case date
    /// A time of day.
    case time
    /// A day and a time.
    case dateTime
    /// Neither.
    case other

    /// The components that ask for it; `nil` for what is neither date nor time.
    public var components: DisplayedComponents? {
      switch self {
      case .date: .date
      case .time: .hourAndMinute
      case .dateTime: [.date, .hourAndMinute]
      case .other: nil
      }
    }
  }

  /// How a person answers.
  public enum Entry: String, CaseIterable, Hashable, Sendable {
    /// By choosing.
    case pick
    /// By typing any text.
    case type
  }

  /// Where a control comes from.
  public enum Implementation: String, CaseIterable, Hashable, Sendable {
    /// From the platform, with role, value and keyboard.
    case native
    /// From the host, who has to supply them.
    case custom
  }

  /// How much of the calendar is shown at a time.
  public enum VisibleSpan: Hashable, Sendable {
    /// Whole months, 1 or more.
    case months(Int)
    /// Whole weeks, 1 or more.
    case weeks(Int)
    /// Days, 1 or more.
    case days(Int)
  }

  /// Whether the focus reaches days that cannot be chosen.
  public enum UnavailableFocus: String, CaseIterable, Hashable, Sendable {
    /// It does.
    case focusable
    /// It jumps over them, and it is said how many they were.
    case skip
    /// They are not shown.
    case hidden
  }

  /// What a second day before the first one does to a range.
  public enum EarlierEnd: String, CaseIterable, Hashable, Sendable {
    /// It becomes the first day, and the other one the last.
    case swaps = "swap"
    /// It begins the range anew.
    case restarts = "restart"
  }

  /// When a choice reaches the host.
  public enum Commit: String, CaseIterable, Hashable, Sendable {
    /// At once.
    case live
    /// When the picker closes; Escape takes it back.
    case onClose
  }
}
