internal import Kalends

extension BatchOperation {
  /// What the clocks of a zone show.
  static let zones: [BatchOperation] = [
    BatchOperation(
      "zone",
      keys: [
        RequestKey("instant", .any), RequestKey("local", .text),
        RequestKey("disambiguation", .text), RequestKey("offset", .text),
      ], answer: ["instant", "local", "offset", "kind", "zone", "source", "version"]
    ) { request in
      let rules = try request.zone()
      let instant = try request.instant(in: rules)
      // Of a local time that is skipped, the kind is that of what was asked.
      let shown = try rules.localDateTime(at: instant)
      let kind = try rules.instants(at: request.local() ?? shown).kind
      let source = try request.zoneSource()
      return .object([
        "instant": .string(instant.description), "local": .string(shown.description),
        "offset": .string(rules.offset(at: instant).description), "kind": .string(kind.rawValue),
        "zone": .string(rules.identifier), "source": .string(source.name),
        "version": .optional(source.version),
      ])
    },
    BatchOperation(
      "day", keys: [RequestKey("iso", .text, isRequired: true)],
      answer: ["exists", "start", "end", "hours", "zone"]
    ) { request in
      let rules = try request.zone()
      let span = try rules.span(of: request.requiredDay("iso"))
      return .object([
        "exists": .bool(span.exists), "start": .string(rules.text(of: span.start)),
        "end": .string(rules.text(of: span.end)), "hours": .hours(span.milliseconds),
        "zone": .string(rules.identifier),
      ])
    },
  ]
}

extension ZoneRules {
  /// The local time of an instant with its offset, as RFC 3339 writes it; in UTC where the local day
  /// is none that has a name.
  fileprivate func text(of instant: Instant) -> String {
    guard let local = try? localDateTime(at: instant) else { return instant.description }
    return AnnotatedDateTime(local, offset: .numeric(offset(at: instant))).description
  }
}

extension JSONValue {
  /// Hours, with a fraction only where there is one.
  fileprivate static func hours(_ milliseconds: Int64) -> JSONValue {
    let (hours, rest) = milliseconds.quotientAndRemainder(dividingBy: 3_600_000)
    return rest == 0
      ? .integer(Int(hours)) : .number("\(Double(milliseconds) / 3_600_000)")
  }
}

extension BatchRequest {
  fileprivate func local() throws(KalendsError) -> LocalDateTime? {
    try text("local").map { text throws(KalendsError) in try LocalDateTime(text) }
  }

  /// The instant of the request, or that of its local time.
  fileprivate func instant(in rules: ZoneRules) throws -> Instant {
    let resolution = try choice(
      "disambiguation", among: LocalTimeResolution.allCases.map { ($0.rawValue, $0) })
    let offset = try text("offset").map { text throws(KalendsError) in try ZoneOffset(text) }
    switch (try instant("instant"), try local()) {
    case (nil, nil): throw missing("instant")
    case (let instant?, nil): return instant
    case (nil, let local?):
      return try rules.instant(
        at: local, resolving: resolution ?? .compatible, preferring: offset)
    case (_?, let local?):
      throw RequestError(
        .unknownKey, "instant and local exclude each other", input: .string(local.description))
    }
  }

  /// The zone of the request, or of the process.
  func zone() throws -> ZoneRules { try session.zone(text("zone")) }

  /// Where the rules of that zone come from, and in which release.
  fileprivate func zoneSource() throws -> (name: String, version: String?) {
    guard text("zone") != nil else { return ("process", nil) }
    let zones = try session.timeZones()
    return (zones.source.rawValue, zones.version)
  }
}
