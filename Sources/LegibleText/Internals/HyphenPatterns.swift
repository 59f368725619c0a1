#if canImport(CHyphen)
  import CHyphen
#endif

/// A dictionary that libhyphen has taken in; the one owner of its memory.
@safe struct HyphenPatterns: ~Copyable {
  #if canImport(CHyphen)
    private let handle: UnsafeMutablePointer<HyphenDict>
  #endif

  /// Takes in the text of a dictionary; `nil` when libhyphen does not.
  init?(_ bytes: [UInt8]) {
    #if canImport(CHyphen)
      guard let opened = unsafe legible_open_dictionary(bytes, bytes.count) else { return nil }
      unsafe handle = opened
    #else
      return nil
    #endif
  }

  #if canImport(CHyphen)
    deinit {
      unsafe hnj_hyphen_free(handle)
    }
  #endif

  /// An offset in a word, counted in the characters of the dictionary's set.
  struct Hyphen {
    /// Where the next line starts.
    var offset: Int
    /// The characters that change there, and what they become with the hyphen written as `=`; `nil` for a
    /// spelling that stays.
    var change: (start: Int, count: Int, spelling: [UInt8])?
  }

  /// The offsets in a word where a hyphen may divide it.
  ///
  /// - Parameter word: In lower case and the dictionary's character set.
  borrowing func hyphens(in word: [UInt8]) -> [Hyphen] {
    #if canImport(CHyphen)
      var found = [legible_hyphen](repeating: legible_hyphen(), count: word.count)
      let letters = word.map { CChar(bitPattern: $0) }
      let count = unsafe legible_hyphenate(handle, letters, Int32(letters.count), &found)
      return found.prefix(Int(count)).map { hyphen in
        let text = unsafe withUnsafeBytes(of: hyphen.text) { unsafe Array($0.prefix { $0 != 0 }) }
        return Hyphen(
          offset: Int(hyphen.at),
          change: text.isEmpty ? nil : (Int(hyphen.start), Int(hyphen.cut), text))
      }
    #else
      return []
    #endif
  }

  /// The bytes of a dictionary's file; `nil` when there is none.
  static func bytes(of path: String) -> [UInt8]? {
    #if canImport(CHyphen)
      var size = 0
      guard let bytes = unsafe legible_read_file(path, &size) else { return nil }
      defer { unsafe free(bytes) }
      return unsafe Array(UnsafeBufferPointer(start: bytes, count: size))
    #else
      return nil
    #endif
  }
}
