internal import CICU
internal import KalendsCore

/// One place in ICU's locale data and the same place in each parent locale, nearest first: the chain
/// along which a name is looked up.
///
/// ICU's public functions inherit a table's first level only, and follow the aliases that root has
/// without saying so. Here what a locale inherits counts as missing in it, and root is read only
/// where a caller knows that there is no alias.
///
/// A locale is opened with `ures_open`, which brings its parents with it. `ures_openDirect` takes a
/// tenth of the time, but where ICU does not have the locale yet it makes root the parent of one such
/// as `nb`, whose parent is `no`, and every later `ures_open` of the process would get that answer.
/// So only the parents are opened by it.
///
/// Source: UTS 35, part 1, "Inheritance and Validity".
@safe
struct BundleChain: ~Copyable {
  /// Open bundles, nearest first, without root.
  private let levels: [OpaquePointer]
  /// The path of this place; root is opened when it is needed, which is seldom.
  private let path: [String]

  deinit {
    for index in unsafe levels.indices { unsafe icu_ures_close(levels[index]) }
  }

  private init(levels: [OpaquePointer], path: [String]) {
    unsafe self.levels = levels
    self.path = path
  }

  /// Opens a locale and its parents; none but root when ICU has none of them.
  static func opening(_ baseName: String) -> BundleChain {
    var levels: [OpaquePointer] = unsafe []
    unsafe levels.reserveCapacity(4)
    var next: String? = baseName
    // Where no locale of the chain states its parent, which most do not, the others are not asked.
    var statesParents = false
    while let name = next, !name.isEmpty, name != "root",
      let level = unsafe levels.isEmpty ? open(name) : openParent(name)
    {
      if unsafe levels.isEmpty { unsafe statesParents = anyParentIsStated(from: level) }
      unsafe levels.append(level)
      let ownName = unsafe self.name(of: level)
      next = unsafe statesParents ? parent(of: level, ownName) : truncated(ownName)
    }
    return unsafe BundleChain(levels: levels, path: [])
  }

  /// The names of the locales, nearest first, in ICU's form; without root.
  var names: [String] { unsafe levels.map { unsafe Self.name(of: $0) } }

  /// The name of the nearest locale that ICU has, in ICU's form; `root` when it has none.
  var name: String {
    guard let nearest = unsafe levels.first else { return "root" }
    return unsafe Self.name(of: nearest)
  }

  /// The same chain at a place further down; levels without it are left out.
  borrowing func descending(_ path: [String]) -> BundleChain {
    var found: [OpaquePointer] = unsafe []
    unsafe found.reserveCapacity(levels.count)
    for index in unsafe levels.indices {
      guard let place = unsafe Self.descend(from: levels[index], path.span) else { continue }
      unsafe found.append(place)
    }
    return unsafe BundleChain(levels: found, path: self.path.isEmpty ? path : self.path + path)
  }

  /// The texts of the nearest array at a path.
  ///
  /// - Parameters:
  ///   - path: the keys to go down.
  ///   - inRoot: whether root is read too: only where none of the keys is an alias there.
  /// - Returns: `nil` when there is no such array, or one of other things than texts.
  borrowing func names(at path: [String], inRoot: Bool) -> NameTable? {
    unsafe withNearest(path.span, inRoot: inRoot) { array in
      var table = NameTable()
      return unsafe Self.append(namesOf: array, startingAt: 0, to: &table) ? table : nil
    }
  }

  /// Adds the texts of the nearest array at a leaf to a table.
  ///
  /// - Parameters:
  ///   - leaf: the two keys to go down.
  ///   - inRoot: whether root is read too.
  ///   - first: the index of the array's element that comes first; those before it come last.
  ///   - table: where to add them.
  /// - Returns: whether there is such an array, and one of texts.
  borrowing func append(
    namesAt leaf: NameLeaf, inRoot: Bool, startingAt first: Int = 0, to table: inout NameTable
  ) -> Bool {
    let keys = leaf.keys
    return unsafe withNearest(keys.span, inRoot: inRoot) { array in
      unsafe Self.append(namesOf: array, startingAt: first, to: &table)
    } ?? false
  }

  /// The nearest text of a key, in root too where a caller knows that there is no alias.
  borrowing func string(_ key: String, inRoot: Bool) -> String? {
    string(ofAny: CollectionOfOne(key), inRoot: inRoot)
  }

  /// The nearest text of any of several keys, in root too where a caller knows that there is no
  /// alias; in one locale the first of them counts.
  borrowing func string(
    ofAny keys: some Collection<String>, inRoot: Bool
  ) -> String? {
    for index in unsafe levels.indices {
      for key in keys {
        if let text = unsafe Self.string(of: levels[index], key) { return text }
      }
    }
    guard inRoot, let place = unsafe openRoot(at: Span()) else { return nil }
    defer { unsafe icu_ures_close(place) }
    for key in keys {
      if let text = unsafe Self.string(of: place, key) { return text }
    }
    return nil
  }

  /// The texts of the tables in this place, level by level, nearest first.
  ///
  /// - Parameter body: what takes a key and a text, both for the time of the call, and whether they
  ///   are of the last level.
  borrowing func forEachText(
    _ body: (UnsafePointer<CChar>, UnsafeBufferPointer<UChar>, Bool) -> Void
  ) {
    for index in unsafe levels.indices {
      let isLast = unsafe index == levels.count - 1
      unsafe Self.forEachText(in: levels[index]) { unsafe body($0, $1, isLast) }
    }
  }

  /// The texts of root's table in this place, where no alias leads here.
  ///
  /// - Parameter body: what takes a key and a text, both for the time of the call.
  borrowing func forEachTextInRoot(
    _ body: (UnsafePointer<CChar>, UnsafeBufferPointer<UChar>) -> Void
  ) {
    guard let place = unsafe openRoot(at: Span()) else { return }
    defer { unsafe icu_ures_close(place) }
    unsafe Self.forEachText(in: place, body)
  }

  private static func forEachText(
    in table: OpaquePointer, _ body: (UnsafePointer<CChar>, UnsafeBufferPointer<UChar>) -> Void
  ) {
    unsafe icu_ures_resetIterator(table)
    while unsafe icu_ures_hasNext(table) != 0 {
      var status = U_ZERO_ERROR
      var length: Int32 = 0
      var key: UnsafePointer<CChar>?
      let text = unsafe icu_ures_getNextString(table, &length, &key, &status)
      // A table of plural forms is no text.
      guard status.isSuccess, let text = unsafe text, let key = unsafe key else { continue }
      unsafe body(key, UnsafeBufferPointer(start: text, count: Int(length)))
    }
  }

  /// The keys of the tables in this place, level by level, nearest first.
  ///
  /// - Parameters:
  ///   - inRoot: whether root is read too: only where no alias leads here.
  ///   - body: what takes a key.
  borrowing func forEachTable(inRoot: Bool, _ body: (String) -> Void) {
    for index in unsafe levels.indices { unsafe Self.forEachTable(in: levels[index], body) }
    guard inRoot, let place = unsafe openRoot(at: Span()) else { return }
    defer { unsafe icu_ures_close(place) }
    unsafe Self.forEachTable(in: place, body)
  }

  private static func forEachTable(in table: OpaquePointer, _ body: (String) -> Void) {
    unsafe icu_ures_resetIterator(table)
    while unsafe icu_ures_hasNext(table) != 0 {
      var status = U_ZERO_ERROR
      var length: Int32 = 0
      var key: UnsafePointer<CChar>?
      let text = unsafe icu_ures_getNextString(table, &length, &key, &status)
      if unsafe text == nil, let key = unsafe key { unsafe body(String(cString: key)) }
    }
  }

  /// The nearest array at a path, whose elements are texts or pairs of a text and a note on it.
  borrowing func annotatedTexts(at path: [String], inRoot: Bool) -> AnnotatedTexts? {
    unsafe withNearest(path.span, inRoot: inRoot) { unsafe Self.annotatedTexts(of: $0) }
  }

  private static func annotatedTexts(of array: OpaquePointer) -> AnnotatedTexts? {
    let count = unsafe icu_ures_getSize(array)
    var result = AnnotatedTexts()
    result.reserveCapacity(Int(count))
    for index in 0..<count {
      if let text = unsafe string(of: array, at: index) {
        result.append(text, note: nil)
        continue
      }
      var status = U_ZERO_ERROR
      let pair = unsafe icu_ures_getByIndex(array, index, nil, &status)
      defer { unsafe icu_ures_close(pair) }
      guard status.isSuccess, let pair = unsafe pair, let text = unsafe string(of: pair, at: 0)
      else { return nil }
      result.append(text, note: unsafe string(of: pair, at: 1))
    }
    return result
  }

  private static func string(of array: OpaquePointer, at index: Int32) -> String? {
    var status = U_ZERO_ERROR
    var length: Int32 = 0
    let text = unsafe icu_ures_getStringByIndex(array, index, &length, &status)
    guard status.isSuccess, let text = unsafe text else { return nil }
    return unsafe String(utf16: UnsafeBufferPointer(start: text, count: Int(length)))
  }

  /// The numbers of an entry of the nearest table of a name, without root.
  ///
  /// - Parameters:
  ///   - table: the table.
  ///   - key: the entry.
  ///   - inherits: whether a table that lacks the entry has it from its parents.
  /// - Returns: the numbers; `nil` without an entry.
  borrowing func numbers(_ table: String, _ key: String, inherits: Bool) -> [Int32]? {
    for index in unsafe levels.indices {
      guard let entries = unsafe Self.descend(from: levels[index], [table].span) else { continue }
      guard let place = unsafe Self.descend(from: entries, [key].span, reusing: entries) else {
        if inherits { continue }
        return nil
      }
      defer { unsafe icu_ures_close(place) }
      var status = U_ZERO_ERROR
      var count: Int32 = 0
      let numbers = unsafe icu_ures_getIntVector(place, &count, &status)
      guard status.isSuccess, let numbers = unsafe numbers else { return nil }
      return unsafe Array(UnsafeBufferPointer(start: numbers, count: Int(count)))
    }
    return nil
  }

  /// Reads what lies at the end of some keys in the nearest locale that has it, or in root.
  private borrowing func withNearest<Result>(
    _ keys: Span<String>, inRoot: Bool, _ read: (OpaquePointer) -> Result?
  ) -> Result? {
    for index in unsafe levels.indices {
      guard let place = unsafe Self.descend(from: levels[index], keys) else { continue }
      defer { unsafe icu_ures_close(place) }
      return unsafe read(place)
    }
    guard inRoot, let place = unsafe openRoot(at: keys) else { return nil }
    defer { unsafe icu_ures_close(place) }
    return unsafe read(place)
  }

  // MARK: - One bundle

  /// Opens the nearest locale to a name that ICU has.
  private static func open(_ name: String) -> OpaquePointer? {
    var status = U_ZERO_ERROR
    let bundle = unsafe name.withCString { unsafe icu_ures_open(nil, $0, &status) }
    // With none of the locale's parents at hand ICU takes the process's own locale, which has
    // nothing to do with what was asked for.
    guard status.isSuccess, status != U_USING_DEFAULT_WARNING else {
      unsafe icu_ures_close(bundle)
      return nil
    }
    return unsafe bundle
  }

  /// Opens a parent of a locale that is open, or root.
  private static func openParent(_ name: String) -> OpaquePointer? {
    var status = U_ZERO_ERROR
    let bundle = unsafe name.withCString { unsafe icu_ures_openDirect(nil, $0, &status) }
    if status == U_ZERO_ERROR { return unsafe bundle }
    unsafe icu_ures_close(bundle)
    return unsafe open(name)
  }

  /// Opens a place below this one in root.
  private func openRoot(at keys: Span<String>) -> OpaquePointer? {
    guard let root = unsafe Self.openParent("root"),
      let place = unsafe Self.descend(from: root, path.span, reusing: root)
    else { return nil }
    return unsafe Self.descend(from: place, keys, reusing: place)
  }

  private static func name(of bundle: OpaquePointer) -> String {
    var status = U_ZERO_ERROR
    let name = unsafe icu_ures_getLocaleByType(bundle, ULOC_VALID_LOCALE, &status)
    guard status.isSuccess, let name = unsafe name else { return "root" }
    return unsafe String(cString: name)
  }

  /// Whether a locale or one of its parents states its parent.
  private static func anyParentIsStated(from bundle: OpaquePointer) -> Bool {
    ["%%Parent", "%%ParentIsRoot"].contains { key in
      var status = U_ZERO_ERROR
      let value = unsafe key.withCString { unsafe icu_ures_getByKey(bundle, $0, nil, &status) }
      unsafe icu_ures_close(value)
      return status.isSuccess
    }
  }

  /// The name of a locale's parent: the one that it states, or its own without the last part.
  private static func parent(of bundle: OpaquePointer, _ name: String) -> String? {
    if let parent = unsafe string(of: bundle, "%%Parent") { return parent }
    var status = U_ZERO_ERROR
    let flag = unsafe icu_ures_getByKey(bundle, "%%ParentIsRoot", nil, &status)
    unsafe icu_ures_close(flag)
    return status == U_ZERO_ERROR ? nil : truncated(name)
  }

  private static func truncated(_ name: String) -> String? {
    guard var end = name.utf8.lastIndex(of: UInt8(ascii: "_")) else { return nil }
    while end > name.startIndex, name.utf8[name.utf8.index(before: end)] == UInt8(ascii: "_") {
      end = name.utf8.index(before: end)
    }
    return String(name[..<end])
  }

  /// Opens what lies at the end of some keys below a bundle, if the bundle has it itself.
  ///
  /// One that may be reused is closed, or becomes the place.
  private static func descend(
    from bundle: OpaquePointer, _ keys: Span<String>, reusing place: OpaquePointer? = nil
  ) -> OpaquePointer? {
    var status = U_ZERO_ERROR
    var place = unsafe place
    for index in keys.indices {
      // A text passed as a C string without `withCString` is copied to the heap first.
      unsafe place = keys[index].withCString { key in
        unsafe icu_ures_getByKey(place ?? bundle, key, place, &status)
      }
      // A success that is not plain was inherited.
      guard status == U_ZERO_ERROR else {
        unsafe icu_ures_close(place)
        return nil
      }
    }
    return unsafe place
  }

  private static func string(of bundle: OpaquePointer, _ key: String) -> String? {
    var status = U_ZERO_ERROR
    var length: Int32 = 0
    let text = unsafe key.withCString { key in
      unsafe icu_ures_getStringByKey(bundle, key, &length, &status)
    }
    guard status == U_ZERO_ERROR, let text = unsafe text else { return nil }
    return unsafe String(utf16: UnsafeBufferPointer(start: text, count: Int(length)))
  }

  private static func append(
    namesOf array: OpaquePointer, startingAt first: Int, to table: inout NameTable
  ) -> Bool {
    let count = unsafe Int(icu_ures_getSize(array))
    guard count > first else { return false }
    // Room for names of 16 bytes, so that the table grows for few locales.
    if table.count == 0 { table.reserve(count, bytes: count * 16) }
    // The names are written side by side, and the table takes them by the handful.
    let room = 1024
    let longest = 256
    return unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: room) { buffer in
      var used = 0
      var ends = InlineArray<16, Int>(repeating: 0)
      var pending = 0
      var index = first
      for offset in 0..<count {
        var status = U_ZERO_ERROR
        var length: Int32 = 0
        let text = unsafe icu_ures_getStringByIndex(array, Int32(index), &length, &status)
        guard status.isSuccess, let text = unsafe text,
          let written = unsafe UnsafeMutableBufferPointer(rebasing: buffer[used...]).write(
            utf16: UnsafeBufferPointer(start: text, count: Int(length)))
        else { return false }
        used += written
        ends[pending] = used
        pending += 1
        index = index + 1 == count ? 0 : index + 1
        if pending == ends.count || used > room - longest || offset == count - 1 {
          let names = unsafe UnsafeBufferPointer(rebasing: buffer[..<used])
          unsafe table.append(joined: names.span, ends: ends.span.extracting(..<pending))
          used = 0
          pending = 0
        }
      }
      return true
    }
  }
}

/// Texts, some of them with a note.
struct AnnotatedTexts {
  private(set) var texts: [String] = []
  /// A note for each text, empty where there is none.
  private var notes: [String] = []

  mutating func reserveCapacity(_ count: Int) {
    texts.reserveCapacity(count)
    notes.reserveCapacity(count)
  }

  mutating func append(_ text: String, note: String?) {
    texts.append(text)
    notes.append(note ?? "")
  }

  /// The note on a text.
  func note(_ index: Int) -> String? { notes[index].isEmpty ? nil : notes[index] }
}
