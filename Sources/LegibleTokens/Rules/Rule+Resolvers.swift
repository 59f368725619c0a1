package import LegibleCore

// On resolvers and their contexts.
extension Rule {
  package static let resolverStructure = Rule(
    "resolver-structure", of: .tokens, severity: .error,
    summary:
      "A resolver has version 2025.10, a resolutionOrder with at least one item, and sets and modifiers with the properties that the resolver module defines."
  )

  package static let resolverReference = Rule(
    "resolver-reference", of: .tokens, severity: .error,
    summary: "A reference in a resolver must lead to a file, a set or a modifier.",
    explanation: """
      Nothing may refer to resolutionOrder, a set may not refer to a modifier, and there are no \
      circles.
      """)

  package static let resolverContexts = Rule(
    "resolver-contexts", of: .tokens, severity: .error,
    summary: "A modifier needs at least two contexts, and its default must be one of them.")

  package static let resolverInput = Rule(
    "resolver-input", of: .tokens, severity: .error,
    summary:
      "An input must name a modifier and one of its contexts, and each modifier without a default needs one."
  )

  package static let missingFromDefault = Rule(
    "missing-from-default", of: .tokens, severity: .warning,
    summary: "A token exists in some contexts of a modifier but not in the default one.",
    explanation: """
      Most are misspelt: the file of the context defines a new token, and the one that was meant \
      keeps its default value there.
      """)

  package static let permutations = Rule(
    "permutations", of: .tokens, severity: .note,
    summary: "The contexts of all modifiers multiply.",
    explanation: """
      When there are too many to resolve each, every context is checked once, together with the \
      defaults of the other modifiers.
      """)
}
