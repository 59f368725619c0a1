import LegibleCore

/// Touched areas against the three sizes that authorities ask for.
enum TouchTargetRule {
  static let rule = Rule(
    "touch-target", of: .audit, severity: .error,
    summary: "Controls must be large enough to touch.",
    explanation: """
      Three tiers: below 24 pt a control fails WCAG 2.2, success criterion 2.5.8 (AA), unless one of \
      its exceptions holds: an error. Below 28 pt it is under the minimum of Apple's Human Interface \
      Guidelines: a warning. Below 44 pt it is under what the Guidelines recommend and what WCAG \
      2.5.5 (AAA) asks for: a note.
      """)

  /// A size that an authority asks for.
  private struct Tier {
    var side: Double
    var severity: Severity
    var authority: String
  }

  private static let tiers = [
    Tier(side: 24, severity: .error, authority: "WCAG 2.2, 2.5.8 (AA)"),
    Tier(side: 28, severity: .warning, authority: "the minimum of Apple's HIG"),
    Tier(side: 44, severity: .note, authority: "Apple's HIG and WCAG 2.2, 2.5.5 (AAA)"),
  ]

  /// What is asked of a target.
  ///
  /// Spacing and an equivalent control excuse from WCAG alone; where the text, the system or the law
  /// sets the size, nobody can ask for another.
  private static func tiers(for target: DeclaredTarget) -> ArraySlice<Tier> {
    switch target.exception {
    case nil: tiers[...]
    case .spacing, .equivalent: tiers.dropFirst()
    case .inline, .userAgent, .essential: []
    }
  }

  /// One finding for each target that misses a tier: the most serious one.
  static func findings(_ targets: [DeclaredTarget]) -> [AuditFinding] {
    targets.compactMap { target in
      let side = min(target.size.width, target.size.height)
      guard let tier = tiers(for: target).first(where: { side < $0.side }) else { return nil }
      let size =
        "\(target.size.width.roundedUpDescription()) x \(target.size.height.roundedUpDescription())"
      let finding = Finding(
        rule: rule, severity: tier.severity, outcome: .fail,
        message:
          "\"\(target.name)\" is \(size) pt, less than \(tier.side.roundedUpDescription()) pt, which is "
          + "asked for by \(tier.authority)",
        hint: "Make the touched area at least 44 x 44 pt; it may be larger than what is seen.",
        at: target.location, subject: target.name)
      return AuditFinding(
        finding, .target(TargetEvidence(size: target.size, required: tier.side)))
    }
  }
}
