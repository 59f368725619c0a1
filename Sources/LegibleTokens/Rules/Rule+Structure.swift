package import LegibleCore

// On the members of files, groups and tokens.
extension Rule {
  package static let duplicateKey = Rule(
    "duplicate-key", of: .tokens, severity: .warning,
    summary: "An object has the same key twice.",
    explanation: """
      Readers disagree on which one counts, so one of two values is lost without a word.
      """)

  package static let structure = Rule(
    "structure", of: .tokens, severity: .error,
    summary: "A file, a group or a token must be a JSON object.",
    explanation: """
      Anything else under a group is neither a token nor a group.
      """)

  package static let invalidName = Rule(
    "invalid-name", of: .tokens, severity: .error,
    summary:
      "A name must not be empty, begin with $, or contain a brace or a full stop: $ is reserved for the format, and the others are the syntax of references.",
    explanation: """
      Two names that differ only in how their accents are encoded (Unicode normalization) are one \
      name.
      """)

  package static let similarNames = Rule(
    "similar-names", of: .tokens, severity: .warning,
    summary: "Two names in one group, of two modifiers or of two contexts differ only in case.",
    explanation: """
      They are two here but one identifier or one file on many platforms, and modifiers and contexts \
      are found by their names in any case.
      """)

  package static let unknownProperty = Rule(
    "unknown-property", of: .tokens, severity: .error,
    summary: "An object has a property that the format does not define there.",
    explanation: """
      Most are spelling mistakes; data of one's own belongs into $extensions.
      """)

  package static let propertyType = Rule(
    "property-type", of: .tokens, severity: .error,
    summary:
      "$description is a string, $deprecated true, false or a string, and $extensions an object with one key for each vendor."
  )

  package static let tokenAndGroup = Rule(
    "token-and-group", of: .tokens, severity: .error,
    summary: "An object with a $value is a token and cannot have children.",
    explanation: """
      A group that needs a value of its own holds it in a child named $root.
      """)

  package static let unfinishedToken = Rule(
    "unfinished-token", of: .tokens, severity: .warning,
    summary: "An object has a $type but neither a value nor children, so it says nothing.",
    explanation: """
      A token needs $value.
      """)

  package static let valueAndReference = Rule(
    "value-and-reference", of: .tokens, severity: .error,
    summary: "A token has both $value and $ref.",
    explanation: """
      Only one of them can be its value.
      """)

  package static let unknownType = Rule(
    "unknown-type", of: .tokens, severity: .error,
    summary: "A token has a type that the format does not know.",
    explanation: """
      It knows thirteen: \(TokenType.list). Any other makes the token unusable, because it is unknown \
      how to read or export its value.
      """)

  package static let missingType = Rule(
    "missing-type", of: .tokens, severity: .error,
    summary:
      "A token gets its type from its own $type, from the token it refers to, or from a group around it.",
    explanation: """
      Types are never guessed from the value.
      """)
}
