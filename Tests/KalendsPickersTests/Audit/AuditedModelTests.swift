import Kalends
import TestSupport
import Testing

/// What the audit finds when it plays the models itself.
@Suite struct AuditedModelTests {
  @Test("the models of right pickers of every kind break nothing, in any language")
  func models() throws {
    var tally = Tally("languages, readers and pickers")
    let texts = try FindingTexts()
    for catalogue in Catalogues.all where !["en-XA", "ar-XB"].contains(catalogue.language) {
      let calendar = try PickerEnvironment(locale: catalogue.language, zone: .utc).locale.calendar
      let readers = catalogue.language == "en" ? ScreenReader.allCases : [.voiceOver]
      for reader in readers {
        for picker in Golden.all {
          let picker = changed(picker) { $0.calendar = calendar }
          let evidence = try played(picker, locale: catalogue.language, reader: reader)
          let findings = try audit(PickerScope([picker]), reader: reader, evidence: [evidence])
            .filter { $0.severity != .limitation }
          let messages = try findings.map(texts.message).joined(separator: "; ")
          tally.judge(
            findings.isEmpty, "\(catalogue.language) \(reader) \(picker.id): \(messages)")
        }
      }
    }
    print(tally.summary)
    #expect(tally.differences == 0, "\(tally.summary)")
  }

  @Test("several days and a range are played: chosen, completed, taken back")
  func daysAndRanges() throws {
    let days = try played(Golden.daysOff()).moments.map(\.step.value)
    let first = DaySet(try Day("2026-04-07")...Day("2026-04-07"))
    let both = DaySet(try Day("2026-04-07")...Day("2026-04-08"))
    #expect(
      days == [
        .none, .none, .none, .days(first), .days(first), .days(both), .days(first),
      ])
    let ranges = try played(Golden.stay()).moments.map(\.step.value)
    let begun = PickerSelection.range(start: try Day("2026-04-07"), end: nil)
    let whole = PickerSelection.range(start: try Day("2026-04-07"), end: try Day("2026-04-14"))
    #expect(ranges.contains(begun) && ranges.contains(whole) && ranges.last == whole)
    let compact = try played(Golden.compactStay()).moments
    #expect(compact.first?.step.focus == .button && compact.last?.step.focus == .button)
    #expect(compact.count { $0.step.changed.contains(.open) } == 4)
  }

  @Test("a select is no picker of dates")
  func select() throws {
    let environment = try PickerEnvironment(locale: "en", zone: .utc)
    let now = try Instant("2026-03-14T09:30Z")
    #expect(throws: PickerError.unknownStyle(.menu)) {
      try PickerEvidence(playing: StyledPicker(Golden.fruit()), in: environment, now: now)
    }
  }

  @Test("a range without its announcements, and days without their names, are found out")
  func faults() throws {
    var range = try played(Golden.stay())
    for index in range.moments.indices { range.moments[index].step.announcements = [] }
    #expect(try broken(Golden.stay(), evidence: [range]) == [.rangeSilent])
    var days = try played(Golden.daysOff())
    days.tree?.change(.day(try Day("2026-03-14"))) { $0.name = LocalizedText("14", language: "en") }
    #expect(try broken(Golden.daysOff(), evidence: [days]) == [.cellIncompleteName])
  }
}
