internal import KalendsCore

/// Which names of the time zone database stand for others.
///
/// The database has links of two sorts: names that it keeps for old programs (its file `backward`),
/// and places whose clocks agree with another place since 1970, such as Europe/Oslo with
/// Europe/Berlin. What systems install, `tzdata.zi`, lists both alike as `L target name`. The second
/// sort is in `zone.tab`, the list of places by country: "a zone.tab entry is never renamed because
/// zones are merged". So a link resolves unless `zone.tab` has its name, as ECMA-402 has it too
/// (AvailableNamedTimeZoneIdentifiers). Where a place was merged, a link to its older name points
/// past it to the place that it was merged with; ``ZoneName/place(meantBy:)`` says which was meant.
struct ZoneLinks: Sendable {
  /// The names of all zones and links, in order.
  let names: [String]
  private let canonicalNames: [String: String]

  /// Reads `tzdata.zi` and `zone.tab`; without either no name stands for another.
  init(_ directory: ZoneDirectory) {
    let data = Self.read(directory.path + "/tzdata.zi", limit: 1 << 20)
    let places = Self.places(in: Self.read(directory.path + "/zone.tab", limit: 1 << 18))
    var names: [String] = []
    var targets: [String: String] = [:]
    Self.forEachLine(of: data) { line in
      // `L target name`, and `Z name offset …`.
      guard line.first == UInt8(ascii: "L") || line.first == UInt8(ascii: "Z") else { return }
      let words = line.split(separator: UInt8(ascii: " "), maxSplits: 3).map(Self.text)
      guard words.count >= 3 else { return }
      if words[0] == "L" { targets[words[2]] = words[1] }
      names.append(words[0] == "L" ? words[2] : words[1])
    }
    self.names = names.sorted()
    canonicalNames = places.isEmpty ? [:] : Self.resolve(targets, places: places)
  }

  /// The name that a name stands for; the name itself when it stands for no other.
  func canonicalName(of name: String) -> String { canonicalNames[name] ?? name }

  private static func resolve(
    _ targets: [String: String], places: Set<String>
  ) -> [String: String] {
    var resolved: [String: String] = [:]
    for name in targets.keys where !places.contains(name) {
      var end = name
      // A link may lead to a link; none of them leads in a circle, but a file may be damaged.
      for _ in 0..<8 where !places.contains(end) {
        if let place = ZoneName.place(meantBy: end), places.contains(place) {
          end = place
        } else if let target = targets[end] {
          end = target
        }
      }
      resolved[name] = end
    }
    return resolved
  }

  /// The third column of `zone.tab`: the names of places.
  private static func places(in bytes: [UInt8]) -> Set<String> {
    var places: Set<String> = []
    forEachLine(of: bytes) { line in
      guard line.first != UInt8(ascii: "#") else { return }
      let columns = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
      if columns.count >= 3 { places.insert(text(columns[2])) }
    }
    return places
  }

  private static func read(_ path: String, limit: Int) -> [UInt8] {
    (try? SystemFile.start(of: path, limit: limit).get()) ?? []
  }

  private static func forEachLine(of bytes: [UInt8], _ body: (ArraySlice<UInt8>) -> Void) {
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      body(bytes[start..<end])
      start = end + 1
    }
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}
