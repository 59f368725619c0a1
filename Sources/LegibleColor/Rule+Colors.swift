package import LegibleCore

extension Rule {
  package static let colorSyntax = Rule(
    "color-syntax", of: .colors, severity: .error,
    summary: "A text is not a CSS colour.",
    explanation: """
      Colours are written as in CSS Color 4: hexadecimal, by name, or by a function such as rgb() \
      or oklch(). The finding marks the place.
      """)

  package static let colorUnsupported = Rule(
    "color-unsupported", of: .colors, severity: .error,
    summary: "A CSS colour depends on what only a page knows.",
    explanation: """
      System colours, currentcolor and custom properties have a value in a page alone.
      """)

  package static let visionUnsupported = Rule(
    "vision-unsupported", of: .colors, severity: .error,
    summary: "A colour-vision model does not cover a deficiency or a severity.",
    explanation: """
      The models differ in what they were fitted on; the finding names one that has it.
      """)

  /// What is said of texts that should be colours: the one list.
  package static let colorRules: [Rule] = [
    .colorSyntax, .colorUnsupported, .visionUnsupported,
  ]
}
