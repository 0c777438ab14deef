/// What an action did, and what a front end has to do about it.
public struct PickerStep: Hashable, Sendable {
  /// The value, always an allowed one.
  public var value: PickerSelection
  /// The texts that the picker shows of its value.
  public var shown: [String]
  /// What has the focus.
  public var focus: NodeIdentifier
  /// What a screen reader says of what has the focus: all of it when the focus has moved, else only
  /// what has changed.
  public var utterance: Utterance
  /// What is said besides: nothing that ``utterance`` says already, and one message at most.
  public var announcements: [Announcement]
  /// What has changed.
  public var changed: PickerChanges

  /// Makes a step.
  public init(
    value: PickerSelection, shown: [String], focus: NodeIdentifier, utterance: Utterance,
    announcements: [Announcement] = [], changed: PickerChanges = []
  ) {
    self.value = value
    self.shown = shown
    self.focus = focus
    self.utterance = utterance
    self.announcements = announcements
    self.changed = changed
  }
}

/// What an action has changed.
public struct PickerChanges: OptionSet, Hashable, Sendable {
  /// A bit a thing.
  public let rawValue: UInt16

  /// Makes a set of its bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// A person has changed the value: the host has to be told.
  public static let value = PickerChanges(rawValue: 1)
  /// The value was moved into bounds or set by the host, who is not told.
  public static let adjusted = PickerChanges(rawValue: 2)
  /// A person has chosen a value that the host is told of when the picker closes.
  public static let pending = PickerChanges(rawValue: 512)
  /// The focus.
  public static let focus = PickerChanges(rawValue: 4)
  /// What is shown of the calendar.
  public static let visible = PickerChanges(rawValue: 8)
  /// Something was opened or closed.
  public static let open = PickerChanges(rawValue: 16)
  /// Wheels were turned and have not come to rest.
  public static let wheels = PickerChanges(rawValue: 32)
  /// What may be chosen.
  public static let available = PickerChanges(rawValue: 64)
  /// The day of today.
  public static let today = PickerChanges(rawValue: 128)
  /// The options of a menu.
  public static let options = PickerChanges(rawValue: 256)

  /// The names of what has changed, in the order of the declarations.
  public var names: [String] {
    let all: [(PickerChanges, String)] = [
      (.value, "value"), (.adjusted, "adjusted"), (.pending, "pending"),
      (.focus, "focus"), (.visible, "visible"), (.open, "open"), (.wheels, "wheels"),
      (.available, "available"), (.today, "today"), (.options, "options"),
    ]
    return all.filter { contains($0.0) }.map { $0.1 }
  }
}
