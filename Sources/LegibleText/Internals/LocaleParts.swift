import CLegibleUnicode

/// The language of a BCP 47 tag and its region.
struct LocaleParts {
  /// Empty when the tag is not one.
  var language = ""
  /// The likely region (UTS #35) when the tag names none.
  var region = ""

  /// Reads a tag.
  init(of tag: String) {
    var language = [CChar](repeating: 0, count: Int(legible_locale_part))
    var region = language
    guard unsafe legible_locale_parts(tag, &language, &region) == 0 else { return }
    self.language = Self.text(language)
    self.region = Self.text(region)
  }

  private static func text(_ part: [CChar]) -> String {
    String(decoding: part.lazy.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
