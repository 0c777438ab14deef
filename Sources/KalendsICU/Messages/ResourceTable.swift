internal import CICU

/// A table of one of ICU's bundles that belong to no locale, open.
@safe
struct ResourceTable: ~Copyable {
  private let handle: OpaquePointer

  deinit { unsafe icu_ures_close(handle) }

  private init(_ handle: OpaquePointer) { unsafe self.handle = handle }

  /// Opens the table at a path of keys.
  ///
  /// - Throws: ``ICUError/failed(_:during:input:)`` when ICU has no such table.
  init(_ bundle: String, _ path: [String]) throws(ICUError) {
    var status = U_ZERO_ERROR
    var place = unsafe icu_ures_openDirect(nil, bundle, &status)
    for key in path { unsafe place = icu_ures_getByKey(place, key, place, &status) }
    guard status.isSuccess, let place = unsafe place else {
      unsafe icu_ures_close(place)
      try status.check("ures_getByKey", input: bundle)
      throw .failed("U_MISSING_RESOURCE_ERROR", during: "ures_getByKey", input: bundle)
    }
    unsafe handle = place
  }

  /// The number of elements.
  var count: Int { unsafe Int(icu_ures_getSize(handle)) }

  /// The text of a key, `nil` when there is none.
  func text(_ key: String) -> String? {
    var status = U_ZERO_ERROR
    var length: Int32 = 0
    let text = unsafe icu_ures_getStringByKey(handle, key, &length, &status)
    return unsafe Self.string(text, length, status)
  }

  /// The text at a position, `nil` when it is none.
  func text(at index: Int) -> String? {
    var status = U_ZERO_ERROR
    var length: Int32 = 0
    let text = unsafe icu_ures_getStringByIndex(handle, Int32(index), &length, &status)
    return unsafe Self.string(text, length, status)
  }

  private static func string(
    _ text: UnsafePointer<UChar>?, _ length: Int32, _ status: UErrorCode
  ) -> String? {
    guard status.isSuccess, let text = unsafe text else { return nil }
    return unsafe String(utf16: UnsafeBufferPointer(start: text, count: Int(length)))
  }

  /// The number at a position, `nil` when it is none.
  func integer(at index: Int) -> Int? {
    var status = U_ZERO_ERROR
    let element = unsafe icu_ures_getByIndex(handle, Int32(index), nil, &status)
    defer { unsafe icu_ures_close(element) }
    guard status.isSuccess, unsafe icu_ures_getType(element) == URES_INT else { return nil }
    let number = unsafe icu_ures_getInt(element, &status)
    return status.isSuccess ? Int(number) : nil
  }

  /// The table or array of a key, `nil` when there is none.
  func table(_ key: String) -> ResourceTable? {
    var status = U_ZERO_ERROR
    let place = unsafe icu_ures_getByKey(handle, key, nil, &status)
    guard status.isSuccess, let place = unsafe place else {
      unsafe icu_ures_close(place)
      return nil
    }
    return unsafe ResourceTable(place)
  }

  /// The keys and texts of all elements that are texts, as far as a letter that begins what is not
  /// needed.
  func texts(upTo end: Unicode.Scalar) -> [(key: String, text: String)] {
    (0..<count).compactMap { index in
      var status = U_ZERO_ERROR
      let element = unsafe icu_ures_getByIndex(handle, Int32(index), nil, &status)
      defer { unsafe icu_ures_close(element) }
      var length: Int32 = 0
      let text = unsafe icu_ures_getString(element, &length, &status)
      guard status.isSuccess, let text = unsafe text, let key = unsafe icu_ures_getKey(element)
      else { return nil }
      let units = unsafe UnsafeBufferPointer(start: text, count: Int(length))
      let needed = unsafe units.prefix { $0 != UInt16(truncatingIfNeeded: end.value) }
      return unsafe (String(cString: key), String(decoding: needed, as: UTF16.self))
    }
  }
}
