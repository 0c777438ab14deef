/// Pickers that belong together, and the styles that reach those inside it.
///
/// Styles cascade: the nearest one that is set wins, the picker's own before all.
public struct PickerScope: Hashable, Sendable {
  /// The style of the date pickers inside; `nil` for that of the scope around it.
  public var style: PickerStyle?
  /// The style of the selects inside; `nil` for that of the scope around it.
  public var selectStyle: PickerStyle?
  /// What is inside, in the order in which it is read.
  public var children: [Child]

  /// Makes a scope.
  public init(
    style: PickerStyle? = nil, selectStyle: PickerStyle? = nil, children: [Child] = []
  ) {
    self.style = style
    self.selectStyle = selectStyle
    self.children = children
  }

  /// Makes a scope that sets nothing.
  public init(_ pickers: [PickerConfiguration]) {
    self.init(children: pickers.map { .picker($0) })
  }

  /// A scope inside a scope, or a picker.
  public indirect enum Child: Hashable, Sendable {
    /// A scope with styles of its own.
    case scope(PickerScope)
    /// A picker.
    case picker(PickerConfiguration)
  }

  /// The pickers inside, each with the style that reaches it.
  ///
  /// - Complexity: O(*n*) in the number of pickers and scopes.
  public var pickers: [StyledPicker] {
    var found: [StyledPicker] = []
    collect(
      into: &found, path: [],
      dates: (style ?? .automatic, style == nil ? .platform : .scope([])),
      selects: (selectStyle ?? .automatic, selectStyle == nil ? .platform : .scope([])))
    return found
  }

  private func collect(
    into found: inout [StyledPicker], path: [Int], dates: (PickerStyle, StyleOrigin),
    selects: (PickerStyle, StyleOrigin)
  ) {
    for (index, child) in children.enumerated() {
      switch child {
      case .picker(let configuration):
        let inherited = configuration.kind == .select ? selects : dates
        found.append(
          StyledPicker(
            configuration: configuration, style: configuration.style ?? inherited.0,
            origin: configuration.style == nil ? inherited.1 : .picker))
      case .scope(let scope):
        let inner = path + [index]
        scope.collect(
          into: &found, path: inner,
          dates: scope.style.map { ($0, .scope(inner)) } ?? dates,
          selects: scope.selectStyle.map { ($0, .scope(inner)) } ?? selects)
      }
    }
  }
}

/// Whose style a picker has.
public enum StyleOrigin: Hashable, Sendable {
  /// The picker set it.
  case picker
  /// A scope around it set it, found by the places of scopes from the outermost one's children on;
  /// no place for the outermost scope itself.
  case scope([Int])
  /// Nobody set one.
  case platform
}

/// A picker with the style that it has in the end.
public struct StyledPicker: Hashable, Sendable {
  /// The picker.
  public var configuration: PickerConfiguration
  /// Its style.
  public var style: PickerStyle
  /// Whose style that is.
  public var origin: StyleOrigin

  /// Joins a picker and a style.
  public init(configuration: PickerConfiguration, style: PickerStyle, origin: StyleOrigin) {
    self.configuration = configuration
    self.style = style
    self.origin = origin
  }

  /// A picker that stands in no scope.
  public init(_ configuration: PickerConfiguration) {
    self.init(
      configuration: configuration, style: configuration.style ?? .automatic,
      origin: configuration.style == nil ? .platform : .picker)
  }

  /// The style of a date picker; `nil` for a select, or a style that date pickers do not have.
  ///
  /// A picker of several days, like SwiftUI's `MultiDatePicker`, is a calendar whatever its style.
  public var dateStyle: DatePickerStyle? {
    switch configuration.kind {
    case .select: nil
    case .multiDate: DatePickerStyle(style) == nil ? nil : .graphical
    case .date, .dateRange: DatePickerStyle(style)
    }
  }

  /// The style of a select; `nil` for a date picker, or a style that selects do not have.
  public var selectStyle: SelectStyle? {
    configuration.kind == .select ? SelectStyle(style) : nil
  }
}
