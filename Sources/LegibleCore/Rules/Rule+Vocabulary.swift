// On the names of what the library knows.
extension Rule {
  package static let unknownSizeCategory = Rule(
    "unknown-size-category", of: .measuring, severity: .error,
    summary: "No text size of iOS has this name.",
    explanation: """
      There are twelve, from XS to XXXL and from AX1 to AX5; UIKit's names for them are read too.
      """)
}
