package import LegibleCore

extension Rule {
  package static let xmlSyntax = Rule(
    "xml-syntax", of: .inputs, severity: .error,
    summary: "A storyboard, a xib or another XML file is damaged.",
    explanation: """
      It is read up to the damage. Files that declare entities are refused: a few lines of them can stand for \
      gigabytes.
      """)
}
