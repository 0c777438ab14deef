import KalendsCore
import KalendsICU
public import TestSupport

extension TextSweeps {
  /// The patterns and texts that come from ICU's own objects, as they do where the shape of its
  /// bundles is not known, against those from its bundles.
  public func objects() throws -> Tally {
    var tally = Tally("texts by objects and by bundles")
    try forEachPair { locale, calendar in
      let identifier = try LocaleIdentifier(locale)
      var own = try TextCompiler(
        LocaleCompiler(identifier, readsBundles: true), calendar: calendar)
      var other = try TextCompiler(
        LocaleCompiler(identifier, readsBundles: false), calendar: calendar)
      let dates = Array((days[calendar] ?? []).prefix(12))
      var forms = DateStyle.allCases.map { TextForm.date($0) }
      forms += DateStyle.allCases.map { .dateAndTime($0, .short) }
      forms += TimeStyle.allCases.map { .time($0) }
      forms += Self.skeletons.map { .skeleton($0) }
      for form in forms {
        do {
          let expected = try own.program(form)
          let program = try other.program(form)
          for date in dates {
            let time = try TimeOfDay(hour: date.day % 24, minute: date.month)
            let text = try program.text(of: date, time)
            tally.judge(
              text == (try expected.text(of: date, time)),
              "\(locale) \(calendar) \(form) \(date.epochDay): '\(text)' by objects")
          }
        } catch {
          tally.judge(false, "\(locale) \(calendar) \(form): \(error)")
        }
      }
    }
    return tally
  }
}
