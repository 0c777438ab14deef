internal import CICU
internal import KalendsCore

/// An ICU calendar in a time zone, open: what tells the zone's changes.
///
/// It belongs to one thread at a time, as every ICU handle does.
@safe struct ICUZone: ~Copyable {
  private let handle: UnsafeMutablePointer<UCalendar?>
  private let name: String

  /// Opens a zone that ICU's data are known to have: for another name ICU takes GMT.
  ///
  /// - Throws: ``ICUError/failed(_:during:input:)`` when ICU has no data.
  init(_ name: String) throws(ICUError) {
    let zone = Array(name.utf16)
    var status = U_ZERO_ERROR
    let opened = unsafe icu_ucal_open(
      zone, Int32(zone.count), "en", UCAL_GREGORIAN, &status)
    try status.check("ucal_open", input: name)
    guard let opened = unsafe opened else {
      throw .failed("U_MEMORY_ALLOCATION_ERROR", during: "ucal_open", input: name)
    }
    unsafe handle = opened
    self.name = name
  }

  deinit {
    unsafe icu_ucal_close(handle)
  }

  /// Every change of the zone's offset, and the offset before the first.
  ///
  /// A zone that still changes its clocks does so by a rule, which ICU has no function to tell: the
  /// changes then go on for more than the 400 years after which they repeat.
  func changes() throws(ICUError) -> (
    initialOffset: ZoneOffset, transitions: [ZoneTransition], repeats: Bool
  ) {
    // ICU's data end in 2037, and its rules begin by then; Morocco's changes are listed to 2087.
    let end = 4_133_980_800_000 + 404 * 31_556_952_000.0
    var time = Double(Instant.min.millisecondsSinceEpoch)
    let initialOffset = try offset(at: time)
    var transitions: [ZoneTransition] = []
    while let next = try change(after: time), next <= end {
      // ICU lists changes of summer time's share too; where the sum stays the rules drop them.
      let instant = try accepted(try Instant(millisecondsSinceEpoch: next))
      transitions.append(ZoneTransition(at: instant, to: try offset(at: next)))
      time = next
    }
    return (initialOffset, transitions, try change(after: time) != nil)
  }

  /// The first change after a time, both in milliseconds since the epoch.
  private func change(after time: Double) throws(ICUError) -> Double? {
    var status = U_ZERO_ERROR
    var change = 0.0
    unsafe icu_ucal_setMillis(handle, time, &status)
    let isThere = unsafe icu_ucal_getTimeZoneTransitionDate(
      handle, UCAL_TZ_TRANSITION_NEXT, &change, &status)
    try status.check("ucal_getTimeZoneTransitionDate", input: name)
    // A change that is not later would go on without end.
    guard isThere != 0, change > time else { return nil }
    return change
  }

  /// The offset at a time, in milliseconds since the epoch.
  func offset(at time: Double) throws(ICUError) -> ZoneOffset {
    var status = U_ZERO_ERROR
    unsafe icu_ucal_setMillis(handle, time, &status)
    let standard = unsafe icu_ucal_get(handle, UCAL_ZONE_OFFSET, &status)
    let summer = unsafe icu_ucal_get(handle, UCAL_DST_OFFSET, &status)
    try status.check("ucal_get", input: name)
    return try accepted(try ZoneOffset(seconds: Int(standard + summer) / 1000))
  }
}
