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

  /// How the model of a picker with a calendar or with wheels behaves: moved in, chosen in and left
  /// by keyboard.
  ///
  /// - Parameters:
  ///   - picker: what the host put together: a picker for one date, for several, or for a range.
  ///   - environment: the world around it.
  ///   - now: the present.
  /// - Throws: what the model of that kind throws; ``PickerError/unknownStyle(_:)`` for a select.
  public init(
    playing picker: StyledPicker, in environment: PickerEnvironment, now: Instant
  ) throws(PickerError) {
    let moves: [PickerAction] = [.key(.arrowUp), .key(.pageDown), .key(.enter)]
    switch picker.configuration.kind {
    case .date:
      var model = try DatePickerModel(picker, in: environment, now: now)
      try self.init(playing: &model, of: picker, in: environment, moves, now: now)
    case .multiDate:
      // Chosen, chosen besides, and taken away again.
      let more: [PickerAction] = [.key(.arrowRight), .key(.space), .key(.enter)]
      var model = try MultiDatePickerModel(picker, in: environment, now: now)
      try self.init(playing: &model, of: picker, in: environment, moves + more, now: now)
    case .dateRange:
      // Begun, completed, begun anew and given up.
      let more: [PickerAction] = [.key(.arrowDown), .key(.enter), .key(.enter), .escape]
      var model = try DateRangePickerModel(picker, in: environment, now: now)
      try self.init(playing: &model, of: picker, in: environment, moves + more, now: now)
    case .select: throw .unknownStyle(picker.style)
    }
  }

  private init(
    playing model: inout some CalendarPickerModel, of picker: StyledPicker,
    in environment: PickerEnvironment, _ moves: [PickerAction], now: Instant
  ) throws(PickerError) {
    self.init(
      picker.configuration.id, tree: try model.tree(), words: try StateWords(in: environment))
    moments.append(Moment(nil, try model.firstStep()))
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
