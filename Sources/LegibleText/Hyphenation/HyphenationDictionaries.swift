import LegibleCore
import Synchronization

/// The dictionaries that have been opened, one a file, for all threads.
enum HyphenationDictionaries {
  private static let opened = Mutex<[String: HyphenationDictionary]>([:])

  /// More than any text has languages.
  private static let limit = 64

  /// The dictionary for a locale; `nil` for languages that are not hyphenated.
  ///
  /// - Throws: `LegibleError` with rule `hyphenation` when no folder has one, or the file is none.
  static func dictionary(
    for locale: String, in folders: [String]
  ) throws(LegibleError) -> HyphenationDictionary? {
    let locale = HyphenationLocale(locale)
    for folder in folders {
      for name in locale.dictionaries {
        let path = "\(folder)/\(name)"
        if let known = opened.withLock({ $0[path] }) { return known }
        guard let found = try HyphenationDictionary(path: path) else { continue }
        opened.withLock { $0.store(found, for: path, limit: limit) }
        return found
      }
    }
    if locale.hasNoHyphens { return nil }
    throw locale.missing(in: folders)
  }
}
