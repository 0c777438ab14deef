import KalendsCore
import KalendsICU
import TestSupport
import Testing

/// Skeletons and patterns that nobody would ask for.
@Suite struct SkeletonFuzzTests {
  private let locales = ["en", "de", "ja", "ar", "fr_CM", "es", "te"]
  private let calendars: [CalendarIdentifier] = [.gregory, .buddhist, .hebrew, .chinese, .japanese]

  @Test("a random skeleton runs, or is a typed error")
  func anySkeleton() throws {
    var random = SplitMix64(seed: 0x736b_656c)
    let letters = Array("GyYuUrMLdDEecabBhHkKjJCms")
    var tally = Tally("random skeletons")
    var compiled = 0
    for index in 0..<2000 {
      let system = try CalendarSystem.open(calendars[index % calendars.count])
      var compiler = try TextCompiler(
        locales[index % locales.count], calendar: system.identifier)
      let skeleton = (0..<Int.random(in: 0...4, using: &random)).map { _ in
        String(
          repeating: letters.randomElement(using: &random) ?? "y",
          count: Int.random(in: 1...6, using: &random))
      }.joined()
      do throws(ICUError) {
        let program = try compiler.program(.skeleton(skeleton))
        compiled += 1
        let text = try? program.text(of: system.date(of: Day(daysSinceEpoch: 20_526)))
        tally.judge(
          text.map { $0.utf8.count <= program.greatestLength } ?? false,
          "\(skeleton): \(program.pattern) does not run")
      } catch {
        tally.judge(isExpected(error), "\(skeleton): \(error)")
      }
    }
    print(tally.summary)
    #expect(tally.differences == 0, "\(tally.summary)")
    #expect(compiled > 1000)
  }

  @Test("what is no skeleton or pattern, or a megabyte of one, is a typed error or runs")
  func extremes() throws {
    var compiler = try TextCompiler("en", calendar: .gregory)
    let date = try CalendarSystem(.gregory).date(year: 2026, month: 3, day: 14)
    let texts = [
      "'", "y'", "'open", "Q", "Z", "12", "é", "{0}", "\0",
      String(repeating: "y", count: 1_000_000), String(repeating: "yMd", count: 100_000),
    ]
    for text in texts {
      do throws(ICUError) {
        let program = try compiler.program(.skeleton(text))
        #expect(((try? program.text(of: date))?.utf8.count ?? 0) <= program.greatestLength)
      } catch {
        #expect(isExpected(error), "skeleton \(text.prefix(8)): \(error)")
      }
      do throws(ICUError) {
        let program = try compiler.program(pattern: text)
        #expect(((try? program.text(of: date))?.utf8.count ?? 0) <= program.greatestLength)
      } catch {
        #expect(isExpected(error), "pattern \(text.prefix(8))")
      }
    }
  }

  private func isExpected(_ error: ICUError) -> Bool {
    switch error {
    case .rejected(.unsupportedPatternField), .rejected(.malformedPattern), .missing: true
    default: false
    }
  }
}
