package import LegibleCore

// On references between tokens.
extension Rule {
  package static let invalidReference = Rule(
    "invalid-reference", of: .tokens, severity: .error,
    summary:
      "A reference is {path.to.token}, alone in its string, or an object with $ref and a JSON pointer (RFC 6901) such as #/path/to/token/$value/components/0."
  )

  package static let unknownReference = Rule(
    "unknown-reference", of: .tokens, severity: .error,
    summary: "A reference leads to nothing, so its token has no value in this context.")

  package static let groupReference = Rule(
    "group-reference", of: .tokens, severity: .error,
    summary: "A reference must lead to a token's value, not to a group.",
    explanation: """
      The value that belongs to a group itself is {group.$root}.
      """)

  package static let referenceCycle = Rule(
    "reference-cycle", of: .tokens, severity: .error,
    summary: "Tokens refer to each other in a circle.",
    explanation: """
      None of them has a value.
      """)

  package static let typeMismatch = Rule(
    "type-mismatch", of: .tokens, severity: .error,
    summary: "A reference leads to a value of another type than the one that is expected there.")
}
