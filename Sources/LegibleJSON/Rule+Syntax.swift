package import LegibleCore

// On the syntax of JSON and of what is read like it.
extension Rule {
  package static let jsonSyntax = Rule(
    "json-syntax", of: .inputs, severity: .error,
    summary: "Token files are strict JSON: no comments, no trailing commas, double quotes.",
    explanation: """
      What one tool forgives the next one refuses. Files that end in .json5 or .jsonc may have \
      what JSON5 allows.
      """)

  package static let yamlSyntax = Rule(
    "yaml-syntax", of: .inputs, severity: .error,
    summary:
      "A file that ends in .yaml or .yml holds one document of YAML 1.2, read with the core schema.",
    explanation: """
      Keys are texts that occur once; tags, merge keys and numbers that are not finite are \
      refused.
      """)

  package static let jsonDepth = Rule(
    "json-depth", of: .inputs, severity: .error,
    summary: "Objects and arrays may be nested 512 levels deep.",
    explanation: """
      No design system needs more, and hostile files do.
      """)
}
