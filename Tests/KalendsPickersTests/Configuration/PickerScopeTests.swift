import KalendsPickers
import Testing

/// Styles that cascade.
@Suite struct PickerScopeTests {
  private func picker(
    _ id: String, _ kind: PickerConfiguration.Kind = .date, style: PickerStyle? = nil
  ) -> PickerConfiguration {
    var configuration = PickerConfiguration(id, kind, label: .text(id))
    configuration.style = style
    return configuration
  }

  @Test("a style set on a parent or an ancestor reaches every date picker inside")
  func cascade() {
    let inner = PickerScope(children: [.picker(picker("Birthday"))])
    let outer = PickerScope(style: .graphical, children: [.scope(inner)])
    let found = outer.pickers
    #expect(found.map(\.style) == [.graphical])
    #expect(found.map(\.origin) == [.scope([])])
    #expect(found[0].dateStyle == .graphical)
  }

  @Test("the nearest style wins, the picker's own before all")
  func nearest() {
    let inner = PickerScope(
      style: .wheel, children: [.picker(picker("a")), .picker(picker("b", style: .compact))])
    let outer = PickerScope(
      style: .graphical, selectStyle: .menu,
      children: [.picker(picker("c")), .scope(inner), .picker(picker("d", .select))])
    #expect(outer.pickers.map(\.configuration.id) == ["c", "a", "b", "d"])
    #expect(outer.pickers.map(\.style) == [.graphical, .wheel, .compact, .menu])
    #expect(outer.pickers.map(\.origin) == [.scope([]), .scope([1]), .picker, .scope([])])
  }

  @Test("without any style a picker is automatic, by the platform's choice")
  func automatic() {
    let scope = PickerScope([picker("a"), picker("b", .select)])
    #expect(scope.pickers.map(\.style) == [.automatic, .automatic])
    #expect(scope.pickers.map(\.origin) == [.platform, .platform])
    #expect(scope.pickers[1].selectStyle == .automatic)
    #expect(scope.pickers[1].dateStyle == nil)
  }

  @Test("a style of selects is none of date pickers, and the other way round")
  func foreign() {
    #expect(StyledPicker(picker("a", style: .menu)).dateStyle == nil)
    #expect(StyledPicker(picker("a", .select, style: .compact)).selectStyle == nil)
    #expect(StyledPicker(picker("a", .multiDate, style: .compact)).dateStyle == .graphical)
  }

  @Test("an echo repeats the selection wherever its text says so")
  func echo() {
    #expect(SelectionEcho("Fruit: {value}").text(for: "Apple") == "Fruit: Apple")
    #expect(SelectionEcho("{value}{value} {val} é").text(for: "ß") == "ßß {val} é")
    #expect(SelectionEcho("").text(for: "Apple").isEmpty)
  }

  @Test("colours are written as in CSS")
  func colors() {
    #expect(Color("#1a2B3c") == Color(red: 26, green: 43, blue: 60))
    #expect(Color("#fab") == Color(red: 255, green: 170, blue: 187))
    for text in ["", "#", "#12345", "1a2b3c", "#1a2b3g", "##1a2b3"] {
      #expect(Color(text) == nil, "\(text)")
    }
  }
}
