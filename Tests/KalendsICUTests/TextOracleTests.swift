import TestSupport
import Testing
import TextOracle

/// Texts and patterns against ICU's, byte for byte: a part of the sweeps that
/// `swift run -c release kalends-text-oracle` does in full.
@Suite struct TextOracleTests {
  /// Coprime to the 18 calendars: each calendar meets other locales.
  private static let stride = 151

  @Test("the pattern for a skeleton is the one that ICU's generator chooses")
  func patterns() throws { try check(TextSweeps(every: Self.stride).patterns()) }

  @Test("every letter of a pattern writes what ICU writes for it")
  func letters() throws { try check(TextSweeps(every: Self.stride).letters()) }

  @Test("dates are written as ICU writes them, in every style")
  func dates() throws { try check(TextSweeps(every: Self.stride).dates()) }

  @Test("times are written as ICU writes them, in every hour cycle")
  func times() throws { try check(TextSweeps(every: 23).times()) }

  @Test("a text begins with a capital where ICU's does")
  func contexts() throws { try check(TextSweeps(every: Self.stride).contexts()) }

  @Test("yesterday, today and tomorrow are ICU's words")
  func relativeDays() throws { try check(TextSweeps(every: 7).relativeDays()) }

  @Test("ranges are written as ICU writes them")
  func ranges() throws { try check(TextSweeps(every: 739).ranges()) }

  @Test("texts are the same where ICU's own objects are asked, and not its bundles")
  func objects() throws { try check(TextSweeps(every: 307).objects()) }

  @Test("lists are joined as ICU joins them")
  func lists() throws { try check(TextSweeps(every: 7).lists()) }

  @Test("the parts of a date and a time are named as ICU names them")
  func fieldNames() throws { try check(TextSweeps(every: 7).fieldNames()) }

  private func check(_ tally: Tally) throws {
    print(tally.summary)
    #expect(tally.differences == 0, "\(tally.summary)")
    #expect(tally.cases > 1000)
  }
}
