import LegibleCore

/// The languages of a locale's dictionaries, and the names of their files.
struct HyphenationLocale {
  private let tag: String
  private let language: String
  private let region: String

  init(_ tag: String) {
    self.tag = tag
    let parts = LocaleParts(of: tag)
    (language, region) = (parts.language, parts.region)
  }

  /// Whether the writing of the language has no hyphens between letters: Han, kana, Hangul and the
  /// scripts of South-East Asia.
  var hasNoHyphens: Bool {
    ["ja", "zh", "yue", "ko", "th", "lo", "km", "my"].contains(language)
  }

  /// The names of dictionaries from the nearest to the farthest: `de-AT` takes that of Austria, then of
  /// German, then of Germany, the likely region of a tag without any (UTS #35, likely subtags).
  var dictionaries: [String] {
    let likely = HyphenationLocale.likelyRegion(of: language)
    var names: [String] = []
    for name in [
      tag.split(separator: "-").joined(separator: "_"), "\(language)_\(region)", language,
      "\(language)_\(likely)",
    ] where !names.contains(name) {
      names.append(name)
    }
    return names.map { "hyph_\($0).dic" }
  }

  private static func likelyRegion(of language: String) -> String {
    LocaleParts(of: language).region
  }

  /// What to say when no folder has a dictionary.
  func missing(in folders: [String]) -> LegibleError {
    let name = tag.isEmpty ? "a text without a language" : "\"\(tag)\""
    return LegibleError(
      rule: .hyphenation,
      "there is no hyphenation dictionary for \(name) in \(folders.joined(separator: ", "))",
      hint: tag.isEmpty
        ? "Name the language of the text."
        : "Install the package hyphen-\(language) (Debian; English is hyphen-en-us), or leave "
          + "hyphenation off.",
      at: .unspecified)
  }
}
