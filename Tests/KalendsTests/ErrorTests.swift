import Kalends
import Testing

/// What developers are told.
@Suite struct ErrorTests {
  @Test("an error says what was wrong and what would be right")
  func descriptions() {
    let calendar = KalendsError.unknownCalendar("mayan")
    #expect("\(calendar)".contains("'mayan'") && "\(calendar)".contains("islamic-umalqura"))
    #expect(calendar.code == .unknownCalendar)
    let day = KalendsError.fieldOutOfRange(.day, value: 30, limits: 1...28)
    #expect("\(day)" == "day 30 is not in 1 … 28")
    #expect(day.code == .invalidDate)
    let zone = SystemError.unknownZone("Europe/Atlantis", directory: "/usr/share/zoneinfo")
    #expect("\(zone)".contains("'Europe/Atlantis'") && "\(zone)".contains("/usr/share/zoneinfo"))
    #expect(ICUError.rejected(day).code == .invalidDate)
    #expect("\(ICUError.rejected(day))" == "\(day)")
  }
}
