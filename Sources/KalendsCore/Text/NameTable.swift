/// A list of names in one piece of UTF-8, so that a name is written as bytes without making a
/// `String` of it.
public struct NameTable: Hashable, Sendable {
  /// The names, one directly after the other.
  private var bytes: [UInt8] = []
  /// Where each name ends in `bytes`.
  private var ends: [Int32] = []

  /// Makes an empty table.
  public init() {}

  /// Makes room for so many names of so many bytes in all.
  public mutating func reserve(_ capacity: Int, bytes byteCount: Int) {
    guard capacity > ends.capacity || byteCount > bytes.capacity else { return }
    ends.reserveCapacity(capacity)
    bytes.reserveCapacity(byteCount)
  }

  /// Makes a table of names in order.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  public init(_ names: [String]) {
    reserve(names.count, bytes: names.reduce(0) { $0 + $1.utf8.count })
    for name in names { append(name) }
  }

  /// The number of names.
  public var count: Int { ends.count }

  /// The name at an index in `0..<count`.
  ///
  /// - Complexity: O(*n*) in the number of the name's bytes.
  public subscript(index: Int) -> String {
    String(decoding: bytes[range(of: index)], as: UTF8.self)
  }

  /// The names in order.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  public var names: [String] { (0..<count).map { self[$0] } }

  /// Adds a name behind the last one.
  public mutating func append(_ name: String) {
    bytes.append(contentsOf: name.utf8)
    ends.append(Int32(truncatingIfNeeded: bytes.count))
  }

  /// Adds names in UTF-8 behind the last one.
  ///
  /// Not for any caller: texts of names are made without another look at their bytes.
  ///
  /// - Parameters:
  ///   - names: the names, one directly after the other, each of them valid UTF-8.
  ///   - newEnds: where each of them ends in `names`, in order.
  /// - Complexity: O(*n*) in the number of bytes.
  package mutating func append(joined names: Span<UInt8>, ends newEnds: Span<Int>) {
    let start = bytes.count
    unsafe names.withUnsafeBufferPointer { unsafe bytes.append(contentsOf: $0) }
    for index in newEnds.indices {
      let end = min(max(newEnds[index], 0), names.count)
      ends.append(max(ends.last ?? 0, Int32(truncatingIfNeeded: start + end)))
    }
  }

  /// Writes the name at an index in `0..<count`, in UTF-8.
  ///
  /// - Throws: ``KalendsError/outputFull(needed:available:)`` when it does not fit; nothing is
  ///   written then.
  /// - Complexity: O(*n*) in the number of the name's bytes; allocates nothing.
  public func append(_ index: Int, to output: inout OutputSpan<UInt8>) throws(KalendsError) {
    try output.append(bytes, range(of: index))
  }

  /// Writes the names of a part of `0..<count` in order, beginning at an index in it and going on at
  /// its first name after its last.
  ///
  /// - Parameters:
  ///   - part: the names to write.
  ///   - index: the name to begin with.
  ///   - output: where to write.
  /// - Throws: ``KalendsError/outputFull(needed:available:)`` when they do not fit; nothing is
  ///   written then.
  /// - Complexity: O(*n*) in the number of bytes; allocates nothing.
  public func append(
    _ part: Range<Int>, startingAt index: Int, to output: inout OutputSpan<UInt8>
  ) throws(KalendsError) {
    let first = start(of: part.lowerBound)
    let start = start(of: index)
    let end = self.start(of: part.upperBound)
    guard output.freeCapacity >= end - first else {
      throw .outputFull(needed: end - first, available: output.freeCapacity)
    }
    try output.append(bytes, start..<end)
    if start > first { try output.append(bytes, first..<start) }
  }

  /// Where the name at an index in `0...count` starts, in bytes.
  func start(of index: Int) -> Int { index == 0 ? 0 : Int(ends[index - 1]) }

  /// Adds the bytes of a name to an array.
  @inline(__always)
  func copy(_ index: Int, to target: inout [UInt8]) {
    target.append(contentsOf: bytes[range(of: index)])
  }

  private func range(of index: Int) -> Range<Int> {
    start(of: index)..<Int(ends[index])
  }
}

extension OutputSpan<UInt8> {
  /// Writes a part of an array in one piece, or nothing when it does not fit.
  @inline(__always)
  mutating func append(_ bytes: [UInt8], _ range: Range<Int>) throws(KalendsError) {
    let count = range.count
    guard count <= freeCapacity else {
      throw .outputFull(needed: count, available: freeCapacity)
    }
    let source = bytes.span.extracting(range)
    // One copy instead of a checked byte at a time: the room was checked above.
    unsafe withUnsafeMutableBufferPointer { buffer, initializedCount in
      unsafe source.withUnsafeBufferPointer { source in
        guard let from = source.baseAddress, let to = buffer.baseAddress else { return }
        unsafe (to + initializedCount).update(from: from, count: count)
      }
      initializedCount += count
    }
  }

  /// Writes one byte, or nothing when it does not fit.
  @inline(__always)
  mutating func append(byte: UInt8) throws(KalendsError) {
    guard freeCapacity > 0 else { throw .outputFull(needed: 1, available: 0) }
    append(byte)
  }
}

extension String {
  /// Makes a text of what a function writes; the room grows until it fits.
  package static func written(
    by write: (inout OutputSpan<UInt8>) throws(KalendsError) -> Void
  ) throws(KalendsError) -> String {
    var capacity = 128
    while true {
      do throws(KalendsError) {
        let bytes = try [UInt8](capacity: capacity) { output throws(KalendsError) in
          try write(&output)
        }
        return String(decoding: bytes, as: UTF8.self)
      } catch {
        guard case .outputFull(let needed, _) = error else { throw error }
        capacity += Swift.max(capacity, needed)
      }
    }
  }
}
