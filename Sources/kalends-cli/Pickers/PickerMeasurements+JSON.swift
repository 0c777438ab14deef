internal import Kalends

extension PickerMeasurements {
  /// What was measured, as `numbers` of a configuration has it.
  init(_ value: JSONValue) throws(RequestError) {
    let members = try Members(
      value, of: "numbers",
      keys: [
        RequestKey("targets", .list), RequestKey("colors", .list),
        RequestKey("focusIndicator", .any), RequestKey("focusObscured", .boolean),
        RequestKey("textScale", .object),
      ])
    self.init()
    targets = try (members.list("targets") ?? []).map { value throws(RequestError) in
      try Target(value)
    }
    colors = try (members.list("colors") ?? []).map { value throws(RequestError) in
      try ColorPair(value)
    }
    focusIndicator =
      try members["focusIndicator"].map { value throws(RequestError) in
        try FocusIndicator(value)
      } ?? .unknown
    isFocusObscured = members.boolean("focusObscured")
    textScale = try members["textScale"].map { value throws(RequestError) in
      try TextScale(value)
    }
  }
}

extension TypedMembers {
  /// A number that is needed and not negative.
  fileprivate func size(_ key: String) throws(RequestError) -> Double {
    guard let size = try decimal(key) else { throw missing(key) }
    guard size >= 0 else {
      throw RequestError(
        .outOfRange, "\(key) cannot be less than 0", input: self[key] ?? .null)
    }
    return size
  }
}

extension PickerMeasurements.Target {
  fileprivate init(_ value: JSONValue) throws(RequestError) {
    let members = try Members(
      value, of: "a target",
      keys: [
        RequestKey("part", .text), RequestKey("width", .number), RequestKey("height", .number),
        RequestKey("spacing", .number), RequestKey("unit", .text, isRequired: true),
      ])
    guard let unit = try members.choice("unit", among: named(PickerMeasurements.LengthUnit.self))
    else { throw members.missing("unit") }
    self.init(
      part: members.text("part"), width: try members.size("width"),
      height: try members.size("height"), spacing: try members.decimal("spacing"), unit: unit)
  }
}

extension PickerMeasurements.ColorPair {
  fileprivate init(_ value: JSONValue) throws(RequestError) {
    let members = try Members(
      value, of: "colours",
      keys: [
        RequestKey("part", .text, isRequired: true),
        RequestKey("foreground", .text, isRequired: true),
        RequestKey("background", .text, isRequired: true), RequestKey("points", .number),
        RequestKey("bold", .boolean), RequestKey("appearance", .text),
      ])
    self.init(
      members.text("part") ?? "", foreground: try members.color("foreground"),
      background: try members.color("background"),
      points: members["points"] == nil ? nil : try members.size("points"),
      isBold: members.boolean("bold") ?? false, appearance: members.text("appearance"))
  }
}

extension TypedMembers {
  /// A colour that is needed, written `#rrggbb`.
  fileprivate func color(_ key: String) throws(RequestError) -> Color {
    guard let text = text(key), let color = Color(text) else {
      throw RequestError(
        .wrongType, "\(key) has to be a colour such as #1a2b3c", input: self[key] ?? .null)
    }
    return color
  }
}

extension PickerMeasurements.FocusIndicator {
  fileprivate init(_ value: JSONValue) throws(RequestError) {
    guard value != .null else {
      self = .missing
      return
    }
    let members = try Members(
      value, of: "focusIndicator",
      keys: [RequestKey("contrast", .number), RequestKey("perimeter", .number)])
    self = .shown(
      contrast: try members.size("contrast"), perimeter: try members.size("perimeter"))
  }
}

extension PickerMeasurements.TextScale {
  fileprivate init(_ value: JSONValue) throws(RequestError) {
    let members = try Members(
      value, of: "textScale",
      keys: [RequestKey("labelScales", .boolean), RequestKey("truncated", .boolean)])
    self.init(
      labelScales: members.boolean("labelScales") ?? true,
      isTruncated: members.boolean("truncated") ?? false)
  }
}
