#if canImport(CHyphen)
  import CHyphen
#endif
import LegibleCore
import Synchronization

/// An open dictionary of libhyphen; the one owner of its memory.
///
/// Sendable because the lock lets in one thread at a time.
@safe final class HyphenationDictionary: @unchecked Sendable {
  #if canImport(CHyphen)
    private let handle: UnsafeMutablePointer<HyphenDict>
  #endif
  private let lock = Mutex(())
  private let encoding: WordEncoding

  /// Longer words are left whole: none is a word of a language.
  private static let longestWord = 100

  /// Opens a file.
  ///
  /// - Returns: `nil` when there is no such file.
  /// - Throws: `LegibleError` with rule `hyphenation` when its character set is unknown.
  init?(path: String) throws(LegibleError) {
    #if canImport(CHyphen)
      guard let opened = unsafe hnj_hyphen_load(path) else { return nil }
      let name = unsafe withUnsafeBytes(of: opened.pointee.cset) { bytes in
        unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard let encoding = WordEncoding(named: name) else {
        unsafe hnj_hyphen_free(opened)
        throw LegibleError(
          rule: "hyphenation", "the character set \"\(name)\" of the dictionary is not known",
          hint: "The first line of a dictionary names it, as UTF-8 or ISO8859-1.",
          at: SourceLocation(path: path))
      }
      unsafe handle = opened
      self.encoding = encoding
    #else
      return nil
    #endif
  }

  #if canImport(CHyphen)
    deinit {
      unsafe hnj_hyphen_free(handle)
    }
  #endif

  /// The offsets in a word before which a hyphen may part it.
  ///
  /// - Parameter word: Letters of the basic plane.
  /// - Complexity: O(*n*) and the patterns that match.
  func hyphens(in word: ArraySlice<UInt16>) -> [Int] {
    #if canImport(CHyphen)
      guard word.count <= Self.longestWord, let bytes = encoding.encode(word) else { return [] }
      var marks = [CChar](repeating: 0, count: bytes.count + 5)
      let status = lock.withLock { _ in
        unsafe legible_hyphenate(handle, bytes, Int32(bytes.count), &marks)
      }
      guard status == 0 else { return [] }
      // One mark a character, whatever its bytes.
      return (1..<word.count).filter { marks[$0 - 1] != 0 }
    #else
      return []
    #endif
  }
}

/// The character set of a dictionary, into which words are put in lower case.
enum WordEncoding {
  case utf8
  /// The byte of each code unit.
  case bytes([UInt16: CChar])

  /// The set that the first line of a dictionary names.
  init?(named name: String) {
    if name == "UTF-8" {
      self = .utf8
      return
    }
    let prefix = "microsoft-"
    let plain = name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
    guard let table = characterSet(named: plain) else { return nil }
    var bytes: [UInt16: CChar] = [:]
    for (byte, unit) in table.enumerated() where unit != 0xFFFD {
      bytes[unit] = CChar(truncatingIfNeeded: byte)
    }
    self = .bytes(bytes)
  }

  /// A word in lower case; `nil` when it has a character that the set lacks.
  func encode(_ word: ArraySlice<UInt16>) -> [CChar]? {
    let lower = word.map(\.lowercased)
    switch self {
    case .utf8:
      return String(decoding: lower, as: UTF16.self).utf8.map { CChar(bitPattern: $0) }
    case .bytes(let table):
      let bytes = lower.compactMap { table[$0] }
      return bytes.count == lower.count ? bytes : nil
    }
  }
}

extension UInt16 {
  /// The small letter, where it is one code unit as well.
  fileprivate var lowercased: UInt16 {
    guard let scalar = Unicode.Scalar(self) else { return self }
    let mapped = scalar.properties.lowercaseMapping.utf16
    return mapped.count == 1 ? mapped.first ?? self : self
  }
}
