import LegibleCore

/// A family that styles ask for and nobody declared.
enum MissingFontRule {
  static let description = AuditRule(
    name: "missing-font", summary: "Every font family of the styles in use must be declared.",
    explanation: """
      A text is measured in the fonts that its style names. Where a family is neither declared under \
      "fonts" nor embedded, the next one takes its place, and every width with it is of another font.
      """)

  /// One finding for each family.
  static func findings(_ families: Set<String>, at location: SourceLocation) -> [AuditFinding] {
    families.sorted().map { family in
      AuditFinding(
        Finding(
          rule: description.name, severity: .warning, outcome: .cannotTell,
          message: "nobody declared the font family \"\(family)\": other fonts take its place",
          hint: "Name its files under \"fonts\" in the configuration.", at: location,
          subject: family))
    }
  }
}
