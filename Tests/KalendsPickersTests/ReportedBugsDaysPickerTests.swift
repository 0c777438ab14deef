import Kalends
import Testing

/// Faults that were reported of other pickers for ranges and of menus, each with the right answer.
@Suite struct ReportedBugsDaysPickerTests {
  private let scene = Scene(now: "2023-10-01T12:00Z")

  @Test(
    "a range across an unavailable day is refused, typed as well as chosen",
    .bug("https://github.com/adobe/react-spectrum/issues/5302", id: "RG-01"))
  func contiguity() throws {
    let now = try scene.instant()
    let taken = AvailabilityRules.Unavailable(
      DaySet(try Day("2023-10-15")...Day("2023-10-15")))
    let typed = PickerSelection.range(start: try Day("2023-10-10"), end: try Day("2023-10-20"))
    var picker = try scene.rangePicker { $0.unavailable = [taken] }
    let step = try picker.perform(.choose(typed), now: now)
    #expect(picker.range == nil && step.value == .none)
    #expect(step.said.count == 1 && step.announcements[0].urgency == .assertive)
    #expect(step.said[0].contains("Not available: Sunday, October 15, 2023."), "\(step.said)")
    try picker.choose("2023-10-10", "2023-10-20", now: now)
    #expect(picker.range == nil)
    // Policy: the host may allow ranges with gaps.
    var gaps = try scene.rangePicker {
      $0.unavailable = [taken]
      $0.isContiguous = false
    }
    _ = try gaps.perform(.choose(typed), now: now)
    #expect(gaps.text == "2023-10-10/2023-10-20")
  }

  /// Policy: a second day before the first one swaps with it, which is usual, or begins anew.
  @Test(
    "an earlier second day is a choice of the host",
    .bug("https://github.com/hernansartorio/react-nice-dates/issues/8", id: "RG-06"))
  func earlierDay() throws {
    let now = try scene.instant()
    for (policy, text) in [
      (PickerConfiguration.EarlierEnd.swaps, "2020-01-10/2020-01-20"), (.restarts, "none"),
    ] {
      var picker = try scene.rangePicker { _ in
      } change: {
        $0.earlierEnd = policy
      }
      try picker.choose("2020-01-20", "2020-01-10", now: now)
      #expect(picker.text == text)
      #expect((picker.anchor?.description == "2020-01-10") == (policy == .restarts))
    }
  }

  @Test(
    "the first cell of a range says its date once, and the range its year once",
    .bug("https://github.com/adobe/react-spectrum/issues/6043", id: "SP-04"))
  func rangeTexts() throws {
    for reader in ScreenReader.allCases {
      let picker = try Scene(reader: reader).rangePicker(value: ("2024-03-12", "2024-03-16"))
      let cell = try #require(try picker.tree().first(.day(Day("2024-03-12")))?.name?.text)
      #expect(cell == "Tuesday, March 12, 2024, start date", "\(reader)")
      let value = try #require(try picker.tree().value?.text)
      #expect(value == "Tuesday, March 12 to Saturday, March 16, 2024")
      #expect(value.unicodeScalars.allSatisfy { $0.isASCII }, "plain spaces, no dash")
    }
  }

  /// Policy: what is typed is compared by the locale's collation, then by the root collation, then
  /// by base letters; so letters that a locale tells apart are found all the same.
  @Test(
    "plain letters find accented options, whatever the locale",
    .bug("https://github.com/templui/templui/issues/584", id: "SE-01"),
    .bug("https://github.com/ericgio/react-bootstrap-typeahead/issues/279", id: "SE-03"),
    .bug("https://github.com/optimistex/ngx-select-ex/issues/59", id: "SE-04"),
    arguments: [
      ("en", "munchen", "München"), ("en", "cafe", "Café"), ("en", "sarunas", "Šarūnas"),
      ("en", "lodz", "Łódź"), ("en", "fur", "Für"), ("en", "fur", "Fu\u{308}r"),
      ("pt", "maca", "Maçã"), ("sv", "angstrom", "Ångström"), ("en", "angstrom", "Ångström"),
      ("da", "a", "Åbo"), ("tr", "isparta", "Isparta"), ("pl", "lodz", "Łódź"),
      ("lt", "sarunas", "Šarūnas"),
    ])
  func accents(_ locale: String, _ typed: String, _ option: String) throws {
    var player = try SelectPlayer(["Zzz", option], chosen: "Zzz", locale: locale)
    try player.perform(.type(typed))
    #expect(player.highlighted == option)
  }
}
