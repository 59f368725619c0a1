package import LegibleCore

extension Rule {
  package static let font = Rule(
    "font", of: .measuring, severity: .error,
    summary: "A font file cannot be used, or no font is left for a text.",
    explanation: """
      Files are TrueType, OpenType or collections of them, whole and in order: a file that is cut \
      short would measure as narrower than it is.
      """)

  package static let text = Rule(
    "text", of: .measuring, severity: .error,
    summary: "A text or its setting cannot be measured.",
    explanation: """
      Sizes, spacings and limits have bounds beyond which no layout makes sense, and a text holds \
      1,000,000 characters at most.
      """)

  package static let hyphenation = Rule(
    "hyphenation", of: .measuring, severity: .error,
    summary: "The dictionary that words of a language are hyphenated by is missing or damaged.",
    explanation: """
      Dictionaries are those of libhyphen; the finding names the package that has them.
      """)

  /// What is said of fonts, of texts that cannot be measured and of text sizes: the one list.
  package static let textRules: [Rule] = [
    .font, .text, .hyphenation, .unknownSizeCategory,
  ]
}
