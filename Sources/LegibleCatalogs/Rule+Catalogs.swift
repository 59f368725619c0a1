package import LegibleCore

extension Rule {
  package static let catalogFormat = Rule(
    "catalog-format", of: .catalogs, severity: .error,
    summary:
      "A string catalog does not have the shape of its format, so that some of its texts cannot be read.",
    explanation: """
      What can be read is audited, even in a folder whose name is not UTF-8, which names no \
      language: no device looks into it.
      """)

  package static let stringsSyntax = Rule(
    "strings-syntax", of: .catalogs, severity: .error,
    summary:
      "A .strings file breaks the syntax of old-style property lists, or a key occurs twice.",
    explanation: """
      Apple's own reader refuses the whole file or takes the last value.
      """)

  package static let plistSyntax = Rule(
    "plist-syntax", of: .catalogs, severity: .error,
    summary: "A property list, XML or binary, is damaged.",
    explanation: """
      None of its strings can be read.
      """)

  package static let strayPercent = Rule(
    "stray-percent", of: .catalogs, severity: .warning,
    summary: "A percent sign starts no placeholder in a text that has placeholders.",
    explanation: """
      Formatting such a text may drop letters or show the wrong argument; %% writes a percent \
      sign.
      """)

  package static let unknownSubstitution = Rule(
    "unknown-substitution", of: .catalogs, severity: .error,
    summary: "A text names a substitution, %#@name@, that its entry does not define.",
    explanation: """
      Users see the name instead of a number.
      """)

  package static let endlessSubstitution = Rule(
    "endless-substitution", of: .catalogs, severity: .error,
    summary:
      "The substitutions of a text name each other in a circle, or so often that the text has no reasonable length.",
    explanation: """
      Nobody can show it.
      """)

  /// What is said of string catalogs and of the placeholders in their texts: the one list.
  package static let catalogRules: [Rule] = [
    .catalogFormat, .stringsSyntax, .plistSyntax, .strayPercent, .unknownSubstitution,
    .endlessSubstitution,
  ]
}
