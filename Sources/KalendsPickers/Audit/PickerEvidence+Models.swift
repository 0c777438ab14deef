public import KalendsCore

/// Evidence from the models of this module.
extension PickerEvidence {
  /// How the model of a select behaves: opened, chosen in and left by keyboard.
  ///
  /// - Parameters:
  ///   - picker: what the host put together.
  ///   - environment: the world around it.
  ///   - now: the present.
  ///   - searchKey: makes the key of a text, as `SearchKeyMaker` does.
  /// - Throws: what ``SelectMenuModel`` throws.
  /// - Complexity: O(*n* log *n*) in the number of options.
  public init(
    playing picker: StyledPicker, in environment: PickerEnvironment, now: Instant,
    searchKey: (String) -> SearchKey
  ) throws(PickerError) {
    var model = try SelectMenuModel(picker, in: environment, searchKey: searchKey)
    self.init(
      picker.configuration.id, tree: try model.tree(), words: try StateWords(in: environment))
    moments.append(Moment(nil, try model.firstStep()))
    let actions: [PickerAction] = [
      .key(.enter), .key(.end), .key(.enter), .key(.arrowDown, .alt), .key(.home), .key(.escape),
    ]
    for action in actions {
      let step = try model.perform(action, now: now, searchKey: searchKey)
      let echo = picker.configuration.echo?.text(for: step.shown.first ?? "")
      moments.append(Moment(action, step, tree: try model.tree(showing: 0..<50), echo: echo))
    }
  }

  /// How the model of a date picker behaves: moved in, chosen in and left by keyboard.
  ///
  /// - Parameters:
  ///   - picker: what the host put together.
  ///   - environment: the world around it.
  ///   - now: the present.
  /// - Throws: what ``DatePickerModel`` throws.
  public init(
    playing picker: StyledPicker, in environment: PickerEnvironment, now: Instant
  ) throws(PickerError) {
    var model = try DatePickerModel(picker, in: environment, now: now)
    self.init(
      picker.configuration.id, tree: try model.tree(), words: try StateWords(in: environment))
    moments.append(Moment(nil, try model.firstStep()))
    let moves: [PickerAction] = [.key(.arrowUp), .key(.pageDown), .key(.enter)]
    let actions: [PickerAction] =
      picker.dateStyle?.isCollapsed ?? true
      ? [.key(.enter)] + moves + [.key(.escape), .key(.space), .key(.escape)] : moves
    for action in actions {
      let step = try model.perform(action, now: now)
      moments.append(Moment(action, step, tree: try model.tree()))
    }
  }
}

extension PickerEvidence.StateWords {
  /// The words of an environment's language.
  init(in environment: PickerEnvironment) throws(PickerError) {
    do throws(KalendsError) {
      self.init(
        unavailable: try environment.messages.text(.stateUnavailable),
        selected: try environment.messages.text(.stateSelected),
        today: try environment.messages.text(.stateToday))
    } catch {
      throw .core(error)
    }
  }
}
