package import LegibleCore

extension Rule {
  package static let exportName = Rule(
    "export-name", of: .exports, severity: .warning,
    summary: "Two tokens would have the same identifier in this format.",
    explanation: """
      The first one keeps it, the other one gets a number.
      """)

  package static let exportContext = Rule(
    "export-context", of: .exports, severity: .warning,
    summary:
      "A modifier other than appearance and contrast changes tokens, and the format holds but one of its contexts.",
    explanation: """
      Export once for each of them.
      """)

  package static let exportBroken = Rule(
    "export-broken", of: .exports, severity: .error,
    summary: "A token is broken in some context, or takes its value from one that is.",
    explanation: """
      No file gets it: where it is broken it would fall back on the value of another context.
      """)

  package static let exportMissingBase = Rule(
    "export-missing-base", of: .exports, severity: .warning,
    summary:
      "A token has a value in some contexts, but none in the default one, so there is nothing that the others could replace."
  )

  package static let exportMissingMode = Rule(
    "export-missing-mode", of: .exports, severity: .warning,
    summary: "A token of the default context is missing in another one.",
    explanation: """
      What a file says of the default context holds where nothing else is said, in CSS by the \
      cascade and in Swift as the value of light, so the token keeps a value that the tokens do not \
      give it there.
      """)

  package static let exportText = Rule(
    "export-text", of: .exports, severity: .warning,
    summary: "A text has a character that this format cannot hold: CSS has no U+0000.",
    explanation: """
      The replacement character stands for it.
      """)

  package static let exportStale = Rule(
    "export-stale", of: .exports, severity: .error,
    summary: "An exported file is missing or differs from what would be written.",
    explanation: """
      Somebody changed the tokens and did not export them, or edited the file by hand.
      """)

  package static let exportPermutations = Rule(
    "export-permutations", of: .exports, severity: .note,
    summary: "The contexts of the modifiers multiply to more than an export resolves.",
    explanation: """
      Every context of every modifier is among those that were exported. Choose a \
      context of some modifiers to export the others in full.
      """)

  /// What an export says of tokens that its format cannot hold as they are: the one list.
  package static let exportRules: [Rule] = [
    .exportName, .exportContext, .exportBroken, .exportMissingBase, .exportMissingMode, .exportText,
    .exportStale,
    .exportPermutations,
  ]
}
