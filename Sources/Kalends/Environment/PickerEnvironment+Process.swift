public import KalendsCore
public import KalendsPickers
public import KalendsSystem

extension PickerEnvironment {
  /// Opens what the locale and the time zone of a process need.
  ///
  /// Nothing else reads them behind the caller's back: whoever wants them says so by this call.
  ///
  /// - Parameters:
  ///   - process: the variables of the process: `LC_ALL`, `LC_TIME`, `LANG` and `TZ` count.
  ///   - calendar: the calendar; the locale's own when `nil`.
  /// - Returns: the environment.
  /// - Throws: ``EnvironmentError/system(_:)`` for a locale or a zone that cannot be read, and what
  ///   ``init(locale:calendar:zone:numberingSystem:firstWeekday:hourCycle:years:)`` throws.
  /// - Complexity: O(1), a few tenths of a millisecond; one or two files are read.
  public static func ofProcess(
    _ process: ProcessEnvironment = .process, calendar: CalendarIdentifier? = nil
  ) throws(EnvironmentError) -> PickerEnvironment {
    let locale: String
    let zone: ZoneRules
    do throws(SystemError) {
      locale = try ProcessLocale(process).identifier
      zone = try ProcessZone(process).rules()
    } catch {
      throw .system(error)
    }
    return try PickerEnvironment(locale: locale, calendar: calendar, zone: zone)
  }
}
