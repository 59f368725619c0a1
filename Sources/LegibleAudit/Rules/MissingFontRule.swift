import LegibleCore
import LegibleText

/// A family that styles ask for and nothing declares.
enum MissingFontRule {
  static let rule = Rule(
    "missing-font", of: .audit, severity: .warning,
    summary: "Every font of the styles in use must be declared.",
    explanation: """
      A text is measured in the fonts that its style names. Where a family is neither declared under \
      "fonts" nor embedded, the next one takes its place, and every width with it is of another font. \
      The same holds for a weight, a width or a slant that no declared file of a family has.
      """)

  /// One finding for each family.
  static func findings(_ families: Set<String>, at location: SourceLocation) -> [AuditFinding] {
    families.sorted().map { family in
      AuditFinding(
        Finding(
          rule: rule, severity: .warning, outcome: .cannotTell,
          message: "the font family \"\(family)\" is not declared: other fonts take its place",
          hint: "Name its files under \"fonts\" in the configuration.", at: location,
          subject: family))
    }
  }

  /// One finding for each declared file and style that it does not have.
  ///
  /// What embedded fonts lack is in the doubt about them.
  static func findings(
    _ styles: Set<UnavailableStyle>, _ configuration: AuditConfiguration
  ) -> [AuditFinding] {
    configuration.fonts.flatMap { font in
      let path = FontSource.path(in: configuration.path(of: font.path.value))
      return styles.filter { $0.font == path }.sorted { $0.wanted < $1.wanted }.map { style in
        AuditFinding(
          Finding(
            rule: rule, severity: .warning, outcome: .cannotTell,
            message: "\(font.path.value) has no \(style.wanted): texts are set in \(style.used)",
            hint: "Declare the family's file of that style, too.", at: font.path.location,
            subject: font.path.value))
      }
    }
  }
}
