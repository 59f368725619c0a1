package import LegibleCore

extension Rule {
  package static let uses = Rule(
    "uses", of: .configuration, severity: .error,
    summary: "The file that \"uses\" names does not say where texts are shown.",
    explanation: """
      It is a JSON object with \"keys\", each with its \"key\", its \"catalog\" and its \"uses\", as the reader \
      of sources writes it.
      """)
}
