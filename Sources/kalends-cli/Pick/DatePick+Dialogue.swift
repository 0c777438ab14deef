internal import Kalends

extension DatePick {
  func question() throws -> String {
    "\(label) [\(try proposal())]:"
  }

  /// What an empty answer takes: the value, or else today.
  private func proposal() throws -> String {
    guard let value = model.value else { return model.focusedDay.description }
    return try value.text(model.configuration.components ?? .date, in: model.environment.zone)
  }

  mutating func answer(_ text: String, now: Instant) throws -> PickDialogue.Reply {
    let text = try text.isEmpty ? proposal() : text
    let bound: DateBound
    do throws(KalendsError) {
      bound = try DateBound(text)
    } catch {
      return try complaint(about: text, error)
    }
    guard fits(bound) else { return try complaint(about: text) }
    let step = try perform(.choose(.date(bound)), now: now)
    if try isValue(bound) { return .done }
    return .more(step.announcements.map(\.text.text))
  }

  /// What is said of an answer that is no value.
  private func complaint(
    about text: String, _ error: KalendsError
  ) throws -> PickDialogue.Reply {
    switch error {
    case .malformedDate, .malformedTime: return try complaint(about: text)
    default:
      let isTime = model.configuration.components == .hourAndMinute
      return .more([try message(isTime ? .errorNoSuchTime : .errorNoSuchDate)])
    }
  }

  /// Whether a value says what the picker chooses.
  private func fits(_ bound: DateBound) -> Bool {
    switch (bound, model.configuration.components ?? .date) {
    case (.day, .date), (.time, .hourAndMinute): true
    case (.local, [.date, .hourAndMinute]), (.instant, [.date, .hourAndMinute]): true
    default: false
    }
  }

  /// Whether the value is what was asked for.
  private func isValue(_ bound: DateBound) throws -> Bool {
    guard let value = model.value else { return false }
    let local = try model.environment.zone.localDateTime(at: value)
    switch bound {
    case .day(let day): return local.day == day
    case .time(let time): return local.time == time
    case .local(let asked): return local == asked
    case .instant(let instant): return value == instant
    case .now: return false
    }
  }
}
