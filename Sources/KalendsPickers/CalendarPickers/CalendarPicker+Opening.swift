import KalendsCore

/// Opening and closing.
extension CalendarPicker {
  /// Shows what the title or the button that has the focus opens.
  mutating func open(_ effect: inout Effect) throws(KalendsError) {
    if shell.focus == .title, shell.titleOpensWheels {
      return shell.isChoosingMonth ? closeMonthWheels(&effect) : try openMonthWheels(&effect)
    }
    guard context.isCollapsed, shell.open == nil else { return }
    let part = shell.part(of: shell.focus)
    shell.open = part
    effect.changed.insert(.open)
    effect.isOpening = true
    if part == .date {
      try showCalendar()
      shell.focus = .day(shell.calendar.focused)
    } else if let field = try shownWheels().first?.fields.first {
      shell.focus = .column(field)
    }
  }

  private mutating func openMonthWheels(_ effect: inout Effect) throws(KalendsError) {
    let shown = try shownMonthWheels()
    shell.monthWheels = shown.selection
    shell.isChoosingMonth = true
    if let field = shown.fields.first { shell.focus = .column(field) }
    effect.changed.insert(.open)
  }

  private mutating func closeMonthWheels(_ effect: inout Effect) {
    shell.isChoosingMonth = false
    shell.focus = .title
    effect.changed.insert(.open)
  }

  /// Hides what is innermost, and gives the old value back where the host wants that of Escape.
  mutating func close(restores: Bool, _ effect: inout Effect) throws(KalendsError) {
    if shell.isChoosingMonth { return closeMonthWheels(&effect) }
    if try abandon(&effect), restores { return }
    if selection != shell.committed {
      if restores {
        try take(shell.committed)
        shell.forgetWheels()
        effect.changed.insert(.adjusted)
        effect.add(.restored)
      } else {
        shell.committed = selection
        effect.changed.insert(.value)
        effect.add(.value)
      }
    }
    guard let part = shell.open else { return }
    shell.open = nil
    shell.focus = shell.button(of: part)
    effect.changed.insert(.open)
  }

  /// Tells the host of a value that a person chose, now or when the picker closes.
  mutating func commit(_ effect: inout Effect) {
    guard selection != shell.committed else { return }
    if configuration.commit == .live || !context.isCollapsed {
      shell.committed = selection
      effect.changed.insert(.value)
    } else {
      effect.changed.insert(.pending)
    }
  }
}
