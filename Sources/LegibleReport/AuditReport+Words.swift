import LegibleAdaptive
public import LegibleAudit
import LegibleCatalogs
import LegibleCore
import LegibleText
import LegibleUses

extension AuditReport {
  /// The figures in one line: what was measured.
  public var figures: String {
    let coverage = coverage
    var parts = [
      pluralized(coverage.strings, "string"), pluralized(coverage.languages.count, "language"),
      pluralized(coverage.contexts, "context"),
      "\(coverage.layouts.groupedDescription) layouts (\(coverage.distinctLayouts.groupedDescription) different)",
    ]
    if let unsupported = coverage.unsupported { parts.append(unsupported.phrase + " left out") }
    if coverage.styleContexts.total > 1 {
      parts.append(coverage.styleContexts.counted("text-style context"))
    }
    if coverage.inferred > 0 {
      parts.append("\(pluralized(coverage.inferred, "key")) with an inferred component")
    }
    if coverage.read > 0 {
      parts.append("\(pluralized(coverage.read, "key")) placed by the sources")
    }
    if coverage.pairs > 0 { parts.append(pluralized(coverage.pairs, "colour judgement")) }
    if coverage.comparisons > 0 {
      parts.append(pluralized(coverage.comparisons, "colour comparison"))
    }
    if coverage.pairs + coverage.comparisons > 0 {
      parts.append(coverage.colorContexts.counted("colour context"))
    }
    if coverage.targets > 0 { parts.append(pluralized(coverage.targets, "touch target")) }
    return parts.joined(separator: ", ")
  }

  /// `3 errors, 12 warnings, 40 notes`.
  public var verdict: String {
    [
      pluralized(count(.error), "error"), pluralized(count(.warning), "warning"),
      pluralized(count(.note), "note"),
    ]
    .joined(separator: ", ")
  }

  /// What the audit looked at and what it did not: automatic checks are partial evidence.
  var limits: [String] {
    var limits = ["Checked: " + rules.map(\.rawValue).joined(separator: ", ") + "."]
    if let unsupported = coverage.unsupported {
      limits.append(
        "Left out: \(unsupported.phrase): \(unsupported.devices.joined(separator: ", ")).")
    }
    if let remark = coverage.projectRemark { limits.append("Project: \(remark).") }
    if let remark = coverage.sourcesRemark { limits.append("Sources: \(remark).") }
    if let leftOut = coverage.leftOutPhrase { limits.append("Left out: \(leftOut).") }
    for (reason, keys) in coverage.hiddenReasons {
      limits.append("Left out by the configuration: \(pluralized(keys, "key")): \(reason).")
    }
    return limits + [
      "Not checked: images of text, custom layouts, animation, focus order, what screen readers say. "
        + "Automatic checks are partial evidence.",
      "San Francisco may not be redistributed: Inter stands in for it, and open fonts for the "
        + "platform's other scripts. A verdict within their band of doubt is \"cannot tell\".",
    ]
  }

  /// The versions behind the figures.
  var tools: String {
    "HarfBuzz \(versions.harfBuzz), FreeType \(versions.freeType), ICU \(versions.icu), Unicode "
      + versions.unicode
  }
}

extension AuditReport.Coverage {
  /// The keys that were not measured, by the reason; `nil` where all were.
  fileprivate var leftOutPhrase: String? {
    let parts = TextUse.Kind.allCases.compactMap { kind -> String? in
      guard let count = leftOut[kind], let reason = kind.reasonLeftOut else { return nil }
      return "\(pluralized(count, "key")) \(reason)"
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// The reasons of the configuration for leaving keys out, those of most keys first.
  var hiddenReasons: [(reason: String, keys: Int)] {
    hidden.map { (reason: $0.key, keys: $0.value) }
      .sorted { $0.keys == $1.keys ? $0.reason < $1.reason : $0.keys > $1.keys }
  }
}

extension Severity {
  /// The heading for findings of this severity.
  var heading: String {
    switch self {
    case .error: "Errors"
    case .warning: "Warnings"
    case .note: "Notes"
    }
  }
}

extension TextEvidence {
  /// What a reader of the report should know about the measuring.
  var remarks: [String] {
    var remarks: [String] = []
    if let inferredFrom {
      remarks.append("component inferred: \(inferredFrom)")
    }
    if !context.isEmpty { remarks.append("text style of \(contextLabel(nil, nil, context))") }
    if !samples.isEmpty { remarks.append("samples: \(samples)") }
    if !markup.isEmpty {
      let names = Markup.allCases.filter(markup.contains).map(\.rawValue)
      remarks.append("\(names.joined(separator: " and ")) drawn as formatting")
    }
    if uncertainty > 0 {
      remarks.append(
        "widths to within \((uncertainty * 100).roundedUpDescription()) %: stand-in fonts")
    }
    return remarks
  }
}
