internal import CICU
public import KalendsCore

/// The time zones of ICU's own data, for machines without zone files or with older ones.
///
/// ```swift
/// let paris = try ICUZones().rules(for: "Europe/Paris")
/// ```
///
/// Rules are compiled from the changes that ICU lists, each time that they are asked for: a value to
/// keep.
public struct ICUZones: Sendable {
  /// The release of the time zone data, such as `2022e`.
  public let version: String

  /// Asks which data ICU has.
  ///
  /// - Throws: ``ICUError/failed(_:during:input:)`` when ICU's data cannot be read.
  /// - Complexity: O(1)
  public init() throws(ICUError) {
    var status = U_ZERO_ERROR
    let version = unsafe icu_ucal_getTZDataVersion(&status)
    try status.check("ucal_getTZDataVersion")
    self.version = unsafe version.map { unsafe String(cString: $0) } ?? ""
  }

  /// The rules of a zone, under its IANA name.
  ///
  /// - Parameter name: an IANA name, links included; upper and lower case count.
  /// - Returns: the rules; their identifier is ``canonicalName(of:)``.
  /// - Throws: ``ICUError/unknownZone(_:)`` for a name that ICU's data do not have, where ICU itself
  ///   would take GMT; ``ICUError/failed(_:during:input:)``.
  /// - Complexity: O(*n*) in the number of changes.
  public func rules(for name: String) throws(ICUError) -> ZoneRules {
    let canonical = try canonicalName(of: name)
    let zone = try ICUZone(name)
    let (initialOffset, transitions, repeats) = try zone.changes()
    return try accepted(
      try ZoneRules(
        identifier: canonical, initialOffset: initialOffset, transitions: transitions,
        repeats: repeats))
  }

  /// IANA's name of a zone.
  ///
  /// ICU's data keep old names of a place and places that were merged with another alike, as links.
  /// They also have each name's country: a link within a country is an old name and resolves, one
  /// to another country is a place of its own and does not.
  ///
  /// - Throws: ``ICUError/unknownZone(_:)``, and ``ICUError/failed(_:during:input:)``.
  /// - Complexity: O(log *n*) in the number of names.
  public func canonicalName(of name: String) throws(ICUError) -> String {
    let names = try ResourceTable("zoneinfo64", ["Names"])
    let zones = try ResourceTable("zoneinfo64", ["Zones"])
    let regions = try ResourceTable("zoneinfo64", ["Regions"])
    guard ZoneName.isWellFormed(name), var index = index(of: name, in: names),
      name != "Etc/Unknown"
    else { throw .unknownZone(String(name.prefix(64))) }
    if let place = ZoneName.place(meantBy: name), self.index(of: place, in: names) != nil {
      return place
    }
    // No link leads to a link; the bound is for data that went wrong.
    for _ in 0..<8 {
      guard let target = zones.integer(at: index),
        regions.text(at: index) == regions.text(at: target)
      else { break }
      index = target
    }
    return names.text(at: index) ?? name
  }

  /// The names of all zones, links included, in order.
  ///
  /// - Throws: ``ICUError/failed(_:during:input:)`` when ICU's data cannot be read.
  /// - Complexity: O(*n*) in the number of names.
  public func names() throws(ICUError) -> [String] {
    let names = try ResourceTable("zoneinfo64", ["Names"])
    return (0..<names.count).compactMap { names.text(at: $0) }.filter { $0 != "Etc/Unknown" }
  }

  /// Finds a name by halving: ICU's names are in the order of their bytes.
  private func index(of name: String, in names: borrowing ResourceTable) -> Int? {
    var range = 0..<names.count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      guard let candidate = names.text(at: middle) else { return nil }
      if candidate == name { return middle }
      range = candidate < name ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }
}
