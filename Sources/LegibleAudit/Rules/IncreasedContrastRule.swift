import LegibleColor
import LegibleCore

/// Pairs that the setting Increase Contrast does not help, or harms.
struct IncreasedContrastRule: ColorRule {
  static let rule = Rule(
    "increased-contrast", of: .audit, severity: .warning,
    summary: "Increase Contrast must increase contrast.",
    explanation: """
      Who turns on Increase Contrast needs more of it. A pair whose ratio is smaller with the setting \
      than without is a warning. Pairs that stay as they are below the 7:1 (4.5:1 for large text) of \
      WCAG 2.2, 1.4.6, are one note, although they may be meant so. Above that there is nothing to gain.
      """)

  /// A ratio without and with the setting.
  private struct Step {
    var standard: ContrastEvidence.Row
    var increased: ContrastEvidence.Row
  }

  func findings(_ setting: ColorSetting) -> [AuditFinding] {
    var findings: [AuditFinding] = []
    var unchanged: [JudgedPair] = []
    for judged in setting.pairs {
      let steps = Self.steps(judged.rows.filter { $0.outcome != .notApplicable })
      // Where the smaller ratio falls short, the rule contrast has said so.
      let lowered = steps.filter {
        $0.increased.ratio < $0.standard.ratio * (1 - 1e-9) && $0.increased.outcome == .pass
      }
      if !lowered.isEmpty {
        findings.append(Self.warning(judged, lowered))
      } else if judged.pair.role == .text, judged.pair.names.contains(where: setting.isOwn),
        steps.contains(where: Self.isIdle)
      {
        unchanged.append(judged)
      }
    }
    if let first = unchanged.first { findings.append(Self.note(unchanged, first)) }
    return findings
  }

  /// The rows of both settings that are alike in all else; those of the platform are left out.
  private static func steps(_ rows: [ContrastEvidence.Row]) -> [Step] {
    rows.filter { $0.contrast == .standard && !$0.isSystemColor }.compactMap { standard in
      rows.first {
        $0.contrast == .increased && $0.appearance == standard.appearance
          && $0.others == standard.others
      }.map { Step(standard: standard, increased: $0) }
    }
  }

  /// Whether a pair has something to gain and gains nothing.
  private static func isIdle(_ step: Step) -> Bool {
    step.increased.missesEnhancedContrast && step.increased.ratio == step.standard.ratio
  }

  private static func warning(
    _ judged: JudgedPair, _ lowered: [Step]
  ) -> AuditFinding {
    let details = lowered.map { step in
      "\(step.standard.figure) becomes \(step.increased.figure) in "
        + step.standard.label
    }
    let finding = Finding(
      rule: rule, severity: .warning, outcome: .fail,
      message: "\(judged.pair.name): Increase Contrast lowers the ratio: "
        + details.joined(separator: ", "),
      hint: "Choose values for increased contrast that lie further apart.",
      at: judged.pair.location, subject: judged.pair.foreground, count: lowered.count)
    return AuditFinding(
      finding,
      .contrast(ContrastEvidence(rows: lowered.flatMap { [$0.standard, $0.increased] })))
  }

  private static func note(
    _ pairs: [JudgedPair], _ first: JudgedPair
  ) -> AuditFinding {
    let names = pairs.prefix(5).map(\.pair.name).joined(separator: ", ")
    let more = pairs.count > 5 ? " and \(pairs.count - 5) more" : ""
    let finding = Finding(
      rule: rule, severity: .note, outcome: .fail,
      message:
        "Increase Contrast changes nothing for \(pluralized(pairs.count, "pair")) below 7:1: "
        + names + more,
      hint: "Give their tokens values for increased contrast.", at: first.pair.location,
      subject: first.pair.foreground, count: pairs.count)
    return AuditFinding(finding)
  }
}
