import LegibleAdaptive
import LegibleCore

/// What fails only where much text cannot fit: at accessibility sizes, on the narrowest screens alone or within the
/// doubt about widths.
///
/// One by one such findings would hide the others; together they are a note a rule.
struct MinorFindings: Sendable {
  /// The viewports that no other is narrower than; empty where all are equally wide.
  private let narrowest: Set<Viewport>
  /// Whether the audit is about accessibility sizes alone: then what fails at them is what is asked for.
  private let isAskedFor: Bool

  /// Takes the viewports of an audit, the widths of their windows in pt, and its size categories.
  init(_ viewports: [Viewport], widths: [Double], categories: [SizeCategory]) {
    isAskedFor = categories.allSatisfy(\.isAccessibility)
    let least = widths.min() ?? 0
    let narrow = zip(viewports, widths).filter { $1 == least }.map(\.0)
    narrowest = narrow.count < viewports.count ? Set(narrow) : []
  }

  /// Whether a finding is one of them, in all its languages and places.
  func contains(_ found: AuditFinding) -> Bool {
    guard !isAskedFor, case .text(let evidence) = found.evidence, evidence.inferredFrom == nil
    else { return false }
    return ([evidence] + evidence.others).allSatisfy(isMinor)
  }

  private func isMinor(_ evidence: TextEvidence) -> Bool {
    if let failing = evidence.failing {
      return failing.isAtAccessibilitySizes && failing.viewports.allSatisfy(narrowest.contains)
    }
    return evidence.unsure?.isAtAccessibilitySizes ?? false
  }

  /// A note for each rule that has some, in the order of the rules.
  func notes(
    on findings: [AuditFinding], _ rules: [any TextRule], at location: SourceLocation
  ) -> [AuditFinding] {
    rules.compactMap { rule in
      let found = findings.filter { $0.finding.rule == type(of: rule).rule.id }
        .sorted { $0.weight > $1.weight }
      return found.isEmpty ? nil : .minor(found, rule, at: location)
    }
  }
}

extension ContextRange {
  /// Whether no standard size category is among them.
  fileprivate var isAtAccessibilitySizes: Bool { categories.allSatisfy(\.isAccessibility) }
}

extension AuditFinding {
  fileprivate static func minor(
    _ found: [AuditFinding], _ rule: any TextRule, at location: SourceLocation
  ) -> AuditFinding {
    let keys = pluralized(found.count, "key")
    return AuditFinding(
      Finding(
        rule: type(of: rule).rule, severity: .note, outcome: .cannotTell,
        message:
          "\(keys) \(found.count == 1 ? "fails" : "fail") only at accessibility sizes, and there only on "
          + "the narrowest screens or within the doubt about widths",
        hint: rule.hint, at: location, count: found.count,
        related: found.map { .init($0.finding.message, at: $0.finding.location) }))
  }
}
