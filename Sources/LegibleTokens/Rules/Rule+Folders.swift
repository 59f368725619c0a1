package import LegibleCore

// On folders, and on patterns of token paths.
extension Rule {
  package static let leftOut = Rule(
    "left-out", of: .tokens, severity: .note,
    summary: "A folder holds more than tokens.",
    explanation: """
      The note says what was not checked, so that it is not taken for checked.
      """)

  package static let unusedPattern = Rule(
    "unused-pattern", of: .tokens, severity: .error,
    summary:
      "A pattern of token paths under \"lint\" of legible.json matches no token, most likely because a token was renamed.",
    explanation: """
      What it was to spare or to ask for is not any more. Where not all tokens of the \
      configuration are checked, only patterns that are near to others are reported.
      """)
}
