/// A language in which texts are made: how it is written and some of its words.
struct SampleLanguage: Sendable {
  /// The BCP 47 tag.
  let tag: String
  /// The ISO 15924 code that HarfBuzz shapes it by.
  let script: String
  /// The embedded family that covers it.
  let family: String
  /// That family's regular file in `Fonts/`.
  let fontFile: String
  let isRightToLeft: Bool
  /// What stands between words.
  let space: String
  /// What ends a sentence.
  let stop: String
  let words: [String]

  init(
    _ tag: String, _ script: String, _ family: String, _ fontFile: String,
    isRightToLeft: Bool = false, space: String = " ", stop: String = ".", words: String
  ) {
    self.tag = tag
    self.script = script
    self.family = family
    self.fontFile = fontFile
    self.isRightToLeft = isRightToLeft
    self.space = space
    self.stop = stop
    self.words = words.split(separator: " ").map(String.init)
  }

  /// A language by its tag.
  static func tagged(_ tag: String) -> SampleLanguage {
    guard let language = all.first(where: { $0.tag == tag }) else {
      preconditionFailure("no sample language \(tag)")
    }
    return language
  }
}
