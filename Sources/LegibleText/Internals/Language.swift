import CHarfBuzz

/// A language as HarfBuzz interns it: valid for the life of the process.
@safe struct Language: @unchecked Sendable {
  // Unchecked: HarfBuzz never frees nor changes an interned language.
  let handle: OpaquePointer?

  /// Creates a language from a BCP 47 tag.
  init(_ tag: String) {
    unsafe handle = hb_language_from_string(tag, -1)
  }
}
