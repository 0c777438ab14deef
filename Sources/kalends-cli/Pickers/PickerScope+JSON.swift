internal import Kalends

extension PickerScope {
  /// A scope `{"style"?, "selectStyle"?, "children": […]}`; a configuration alone, or a list of
  /// both, stands for a scope that sets nothing.
  init(_ value: JSONValue) throws {
    var names = PickerNames()
    switch value {
    case .array(let children): self.init(children: try names.children(children))
    case .object where value["children"] != nil: self = try names.scope(value)
    default: self.init(children: try names.children([value]))
    }
  }
}

/// Gives pickers without an `id` one of their place: `picker1`, `picker2`.
private struct PickerNames {
  private var count = 0

  mutating func scope(_ value: JSONValue) throws -> PickerScope {
    let members = try Members(
      value, of: "a scope",
      keys: [
        RequestKey("style", .text), RequestKey("selectStyle", .text),
        RequestKey("children", .list, isRequired: true),
      ])
    return PickerScope(
      style: members.text("style").map(PickerStyle.init),
      selectStyle: members.text("selectStyle").map(PickerStyle.init),
      children: try children(members.list("children") ?? []))
  }

  mutating func children(_ values: [JSONValue]) throws -> [PickerScope.Child] {
    var children: [PickerScope.Child] = []
    for value in values {
      if value["children"] != nil {
        children.append(.scope(try scope(value)))
      } else {
        count += 1
        children.append(.picker(try PickerConfiguration(value, id: "picker\(count)")))
      }
    }
    return children
  }
}
