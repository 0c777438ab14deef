import Kalends
import Testing

/// The examples and rules of `date-picker-basics.txt`, heading by heading.
@Suite struct DatePickerBasicsTests {
  private func example(
    _ label: PickerLabel, components: DisplayedComponents? = nil, bounds: DateBounds = .none,
    style: PickerStyle? = nil
  ) -> PickerConfiguration {
    var picker = PickerConfiguration("example", .date, label: label)
    picker.selection = .date(.now)
    picker.components = components
    picker.bounds = bounds
    picker.style = style
    return picker
  }

  @Test("every compact or automatic example lacks the accessibility label that names it")
  func examples() throws {
    let cake = PickerLabel.image("birthday.cake", alternative: nil)
    let examples = [
      example(.text("Birthday")), example(cake),
      example(.text("Birthday"), components: .date), example(cake, components: .hourAndMinute),
      example(.text("Event Date"), bounds: DateBounds(from: .now)),
      example(
        .image("calendar", alternative: nil), components: .hourAndMinute,
        bounds: DateBounds(from: .now)),
      example(.text("Event Date"), components: .date, bounds: DateBounds(from: .now)),
      example(
        .image("calendar.badge.plus", alternative: nil), components: .date,
        bounds: DateBounds(from: .now)),
      example(.text("Birthday"), components: .date, style: .compact),
    ]
    for picker in examples {
      let rules = try broken(picker)
      #expect(rules.contains(.dateCompactNeedsAccessibilityLabel), "\(picker)")
      #expect(rules.contains(.dateNonTextLabel) == (picker.label?.words == nil))
      #expect(rules.count == (picker.label?.words == nil ? 2 : 1))
    }
    for style in [PickerStyle.graphical, .wheel] {
      #expect(try broken(example(.text("Birthday"), components: .date, style: style)) == [])
    }
  }

  @Test("at its minimum a date picker has a label and a selection")
  func minimum() throws {
    let unbound = changed(Golden.startDate()) { $0.selection = nil }
    #expect(try broken(unbound) == [.dateNoSelection])
    #expect(try broken(changed(Golden.startDate()) { $0.label = nil }) == [.dateNoSelection])
    #expect(try broken(changed(Golden.checkIn()) { $0.label = nil }) == [.dateNoSelection])
  }

  @Test("an image or a custom view can be the label, with a text that stands for it")
  func customLabel() throws {
    var picker = example(.image("birthday.cake", alternative: "Birthday"), style: .wheel)
    #expect(try broken(picker) == [])
    picker.style = nil
    picker.accessibilityLabel = "Birthday"
    #expect(try broken(picker) == [])
  }

  @Test("a bound that is finer than the components counts by day, and the present is no number")
  func precision() throws {
    let picker = changed(Golden.startDate()) { $0.bounds = DateBounds(from: .now) }
    #expect(try information(picker) == [.dateBoundPrecision])
    let now = try Instant("2026-03-14T09:30Z")
    let frozen = changed(Golden.scheduledTime()) { $0.bounds = DateBounds(from: .instant(now)) }
    #expect(try information(frozen) == [.dateFrozenNow])
  }

  @Test("styles are cascading: a parent's style is judged, and it is said whose it is")
  func cascade() throws {
    let scope = PickerScope(
      style: .graphical, children: [.picker(example(.text("Birthday"), components: .date))])
    let findings = try audit(scope).filter { $0.severity != .limitation }
    #expect(findings.map(\.rule) == [.dateInheritedStyle])
  }

  // MARK: - What the examples show, played

  /// A picker at 09:30 UTC on 14 March 2026.
  private func play(_ picker: PickerConfiguration) throws -> PlayedDatePicker {
    let now = try Instant("2026-03-14T09:30Z")
    let environment = try PickerEnvironment(locale: "en", zone: .utc)
    return PlayedDatePicker(
      model: try DatePickerModel(picker, in: environment, now: now), now: now)
  }

  @Test("displayed components: the date, the time, or both, which is also what no parameter means")
  func components() throws {
    for (components, texts) in [
      (DisplayedComponents.date, ["Mar 14, 2026"]), (.hourAndMinute, ["9:30 AM"]),
      ([.date, .hourAndMinute], ["Mar 14, 2026", "9:30 AM"]), (nil, ["Mar 14, 2026", "9:30 AM"]),
    ] {
      for label in [PickerLabel.text("Birthday"), .image("birthday.cake", alternative: "Birthday")]
      {
        let played = try play(example(label, components: components, style: .compact))
        #expect(try played.model.texts().map { $0.replacing("\u{202F}", with: " ") } == texts)
        #expect(played.model.shows(.timeButton) == (texts.count == 2))
      }
    }
  }

  @Test("date ranges: a custom one, the past, the future; unavailable dates are told from others")
  func ranges() throws {
    let custom = try DateBounds(Day("2026-03-05")...Day("2026-03-20"))
    for (bounds, days) in [
      (custom, 5...20), (DateBounds(through: .now), 1...14), (DateBounds(from: .now), 14...31),
    ] {
      for components in [DisplayedComponents.date, [.date, .hourAndMinute]] {
        let played = try play(
          example(
            .text("Event Date"), components: components, bounds: bounds, style: .graphical))
        for (index, node) in try played.model.tree().days.enumerated() {
          let isAvailable = days.contains(index + 1)
          #expect(node.actions.contains(.choose) == isAvailable, "\(bounds) \(index + 1)")
          #expect(node.name?.text.hasPrefix("Unavailable") == !isAvailable)
        }
        let page = try played.model.pages()[0]
        #expect(page.available.intersection(page.shown).count == days.count)
      }
    }
  }

  @Test("date ranges with displayed components: specific timings, after the current time")
  func timings() throws {
    for label in [PickerLabel.text("Event Date"), .image("calendar", alternative: "Event Date")] {
      var played = try play(
        example(label, components: .hourAndMinute, bounds: DateBounds(from: .now), style: .wheel))
      try played.choose("08:00")
      #expect(played.value == "2026-03-14T09:30")
      try played.choose("17:15")
      #expect(played.value == "2026-03-14T17:15")
    }
  }

  @Test("the picker changes its binding, and nothing else does")
  func binding() throws {
    var played = try play(example(.text("Birthday"), style: .graphical))
    #expect(try played.model.firstStep().changed.isEmpty)
    let step = try played.choose("2026-03-20")
    #expect(step.changed.contains(.value) && played.value == "2026-03-20T09:30")
  }

  @Test("compact is a button, graphical a calendar, wheel wheels; an ancestor's style is adopted")
  func styles() throws {
    for (style, role) in [
      (PickerStyle.compact, AccessibilityRole.popUpButton), (.graphical, .grid),
      (.wheel, .adjustable),
    ] {
      let picker = example(.text("Birthday"), components: .date)
      let inner = PickerScope(children: [.picker(picker)])
      let scope = PickerScope(style: style, children: [.scope(inner)])
      let adopted = try #require(scope.pickers.first)
      let now = try Instant("2026-03-14T09:30Z")
      let model = try DatePickerModel(
        adopted, in: PickerEnvironment(locale: "en", zone: .utc), now: now)
      #expect(try model.tree().all.contains { $0.role == role }, "\(style)")
    }
  }
}
