internal import CICU
internal import KalendsCore

/// A skeleton of `intervalFormats`, with how often each letter is in it: what such skeletons are
/// compared by.
struct IntervalSkeleton {
  /// The skeleton as it is written.
  let text: String
  /// The counts of all ASCII letters, from `@` on.
  private(set) var counts = SIMD64<UInt8>()

  init(_ text: String) {
    self.text = text
    for byte in text.utf8 where byte & 0xC0 == 0x40 {
      let index = Int(byte & 0x3F)
      counts[index] = min(counts[index], 254) + 1
    }
  }

  /// How often a letter is written.
  subscript(letter: Unicode.Scalar) -> Int { Int(counts[Int(letter.value & 0x3F)]) }

  /// How far two skeletons are apart, and whether they have the same letters.
  func distance(to other: IntervalSkeleton) -> (distance: Int, sameFields: Bool) {
    var distance = 0
    var sameFields = true
    let differs = counts .!= other.counts
    for index in 0..<64 where differs[index] {
      let (own, others) = (Int(counts[index]), Int(other.counts[index]))
      if own == 0 || others == 0 {
        sameFields = false
        distance += 0x1000
      } else if index == Int(UInt8(ascii: "M") & 0x3F), (own > 2) != (others > 2) {
        // A month in digits and a month by name.
        distance += 0x100
      } else {
        distance += abs(own - others)
      }
    }
    return (distance, sameFields)
  }
}

/// What a locale's bundles say about ranges in one calendar.
///
/// Source: UTS 35, part 4, "Interval Formats".
struct IntervalFormats: ~Copyable {
  /// How near a skeleton of the data comes to one that was asked for.
  enum Likeness {
    /// It is the same.
    case same
    /// It has the same fields in other lengths.
    case otherLengths
    /// It has the same fields but for those that the data never names: `z`, `K`, `k`, `a` and `b`.
    case otherLetters
    /// It has other fields.
    case otherFields
  }

  private let chain: BundleChain
  /// The calendars whose data are looked up, in order.
  private let sources: [String]
  private let skeletons: [IntervalSkeleton]
  /// How two whole texts are put together: `{0} – {1}`.
  let fallback: String
  /// Whether the later of them comes first, as it then does where a pattern does not say otherwise.
  let laterComesFirst: Bool

  /// Reads what there is for a calendar.
  ///
  /// - Parameters:
  ///   - calendars: the locale's data of calendars, as the chain at `calendar`.
  ///   - sources: the calendars whose data are looked up.
  init(_ calendars: consuming BundleChain, sources: [String]) {
    var skeletons: [IntervalSkeleton] = []
    var fallback: String?
    for source in sources {
      let place = calendars.descending([source, "intervalFormats"])
      let isLast = source == sources.last
      if fallback == nil { fallback = place.string("fallback", inRoot: isLast) }
      place.forEachTable(inRoot: isLast) { key in
        // The data have the letters of a skeleton in one order only.
        let skeleton = IntervalSkeleton(key)
        if !skeletons.contains(where: { $0.counts == skeleton.counts }) {
          skeletons.append(skeleton)
        }
      }
    }
    chain = calendars
    self.sources = sources
    self.skeletons = skeletons
    // What ICU takes where the data have none.
    self.fallback = fallback ?? "{0} – {1}"
    let first = self.fallback.utf8.drop { $0 != UInt8(ascii: "{") }.dropFirst().first
    laterComesFirst = first == UInt8(ascii: "1")
  }

  /// The pattern of a skeleton of the data for a greatest difference.
  borrowing func pattern(
    _ skeleton: String, _ difference: IntervalProgram.Difference
  ) -> String? {
    for source in sources {
      let place = chain.descending([source, "intervalFormats", skeleton])
      let keys = difference.intervalKeys
      if let pattern = place.string(ofAny: keys, inRoot: source == sources.last), !pattern.isEmpty {
        return pattern
      }
    }
    return nil
  }

  /// The skeleton of the data that is nearest to one that was asked for; `nil` when there are none.
  borrowing func nearest(to text: String) -> (skeleton: IntervalSkeleton, likeness: Likeness)? {
    var plain = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "a", "b": continue
      case "z": plain.unicodeScalars.append("v")
      case "k": plain.unicodeScalars.append("H")
      case "K": plain.unicodeScalars.append("h")
      default: plain.unicodeScalars.append(scalar)
      }
    }
    let wanted = IntervalSkeleton(plain)
    var best: (skeleton: IntervalSkeleton, distance: Int, sameFields: Bool)?
    for skeleton in skeletons {
      let (distance, sameFields) = wanted.distance(to: skeleton)
      if distance < best?.distance ?? .max { best = (skeleton, distance, sameFields) }
    }
    guard let best else { return nil }
    let likeness: Likeness =
      !best.sameFields
      ? .otherFields : plain != text ? .otherLetters : best.distance == 0 ? .same : .otherLengths
    return (best.skeleton, likeness)
  }
}

extension IntervalProgram.Difference {
  /// The keys under which the data have patterns for the difference; in one locale the first counts.
  fileprivate var intervalKeys: [String] {
    switch self {
    case .era: ["G"]
    case .year: ["y"]
    case .month: ["M"]
    case .day: ["d"]
    case .halfDay: ["B", "a"]
    case .hour: ["H", "h"]
    case .minute: ["m"]
    // ICU does not look for it.
    case .second: []
    }
  }
}
