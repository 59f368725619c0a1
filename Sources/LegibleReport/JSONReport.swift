import LegibleAdaptive
import LegibleAudit
import LegibleCatalogs
import LegibleColor
import LegibleCore
import LegibleText
import LegibleTokens
import LegibleUses
import LegibleJSON

/// The report for programs.
///
/// Lengths are pt, ratios and bands unrounded; `places` of a finding are positions in those of the
/// coverage.
struct JSONReport: ReportWriter {
  func write(_ report: AuditReport) -> String {
    let positions = Dictionary(
      uniqueKeysWithValues: report.coverage.viewports.enumerated().map { ($1, $0) })
    let coverage = report.coverage
    let value: JSONValue = [
      "configuration": .naming(report.configuration),
      "errors": .integer(report.count(.error)),
      "warnings": .integer(report.count(.warning)),
      "notes": .integer(report.count(.note)),
      "coverage": [
        "strings": .integer(coverage.strings),
        "inferredComponents": .integer(coverage.inferred),
        "readComponents": .integer(coverage.read),
        "projectRemark": .optional(coverage.projectRemark),
        "sourcesRemark": .optional(coverage.sourcesRemark),
        "leftOut": .object(
          TextUse.Kind.allCases.compactMap { kind in
            coverage.leftOut[kind].map { JSONValue.Member(kind.rawValue, .integer($0)) }
          }),
        "hidden": .array(
          coverage.hiddenReasons.map { ["reason": .string($0.reason), "keys": .integer($0.keys)] }),
        "texts": .integer(coverage.texts),
        "languages": .array(coverage.languages.map(JSONValue.string)),
        "devices": .integer(coverage.devices),
        "places": .array(coverage.viewports.map(place)),
        "unsupportedDevices": .array(
          (coverage.unsupported?.devices ?? []).map(JSONValue.string)),
        "categories": .array(coverage.categories.map { .string($0.rawValue) }),
        "contexts": .integer(coverage.contexts),
        "layouts": .integer(coverage.layouts),
        "distinctLayouts": .integer(coverage.distinctLayouts),
        "contrastJudgements": .integer(coverage.pairs),
        "styleContexts": share(coverage.styleContexts),
        "colorComparisons": .integer(coverage.comparisons),
        "colorContexts": share(coverage.colorContexts),
        "inferredPairs": .integer(coverage.inferredPairs),
        "targets": .integer(coverage.targets),
      ],
      "versions": [
        "harfbuzz": .string(report.versions.harfBuzz),
        "freetype": .string(report.versions.freeType),
        "icu": .string(report.versions.icu),
        "unicode": .string(report.versions.unicode),
      ],
      "findings": .array(report.findings.map { finding($0, positions) }),
    ]
    return value.pretty + "\n"
  }

  private func share(_ share: AuditReport.Share) -> JSONValue {
    ["count": .integer(share.count), "of": .integer(share.total)]
  }

  private func finding(_ found: AuditFinding, _ positions: [Viewport: Int]) -> JSONValue {
    found.finding.json([.init("evidence", evidence(found.evidence, positions))])
  }

  private func evidence(
    _ evidence: AuditFinding.Evidence, _ positions: [Viewport: Int]
  ) -> JSONValue {
    switch evidence {
    case .none: .null
    case .target(let target):
      [
        "width": .number(target.size.width), "height": .number(target.size.height),
        "required": .number(target.required),
      ]
    case .contrast(let contrast): ["contexts": .array(contrast.rows.map(row))]
    case .text(let text): self.text(text, positions)
    }
  }

  private func row(_ row: ContrastEvidence.Row) -> JSONValue {
    [
      "pair": .string(row.pair),
      "appearance": .optional(row.appearance?.rawValue),
      "contrast": .optional(row.contrast?.rawValue),
      "context": .object(
        row.others.map { JSONValue.Member($0.modifier, .string($0.context)) }),
      "style": .optional(row.style), "against": .optional(row.neighbour?.rawValue),
      "level": .string(row.level.rawValue),
      "ratio": .number(row.ratio),
      "painted": .number(row.shown.paintedRatio),
      "decidedBy": row.range == nil ? .string(row.shown.basis.rawValue) : .null,
      "range": row.range.map { [.number($0.lowerBound), .number($0.upperBound)] } ?? .null,
      "required": .optional(row.required),
      "outcome": .string(row.outcome.rawValue),
      "policies": .object(
        row.policies.map { JSONValue.Member($0.name, .string($0.outcome.rawValue)) }),
      "foreground": .string(row.foreground), "background": .string(row.background),
    ]
  }

  private func text(_ text: TextEvidence, _ positions: [Viewport: Int]) -> JSONValue {
    [
      "text": .string(text.text), "samples": .string(text.samples),
      "markup": .array(Markup.allCases.filter(text.markup.contains).map { .string($0.rawValue) }),
      "language": .string(text.language),
      "component": .string(text.setting.component.name),
      "style": .optional(text.setting.style),
      "context": .object(text.context.map { JSONValue.Member($0.modifier, .string($0.context)) }),
      "inferredFrom": .optional(text.inferredFrom),
      "word": .optional(text.word), "detail": .optional(text.detail),
      "uncertainty": .number(text.uncertainty),
      "failing": text.failing.map { range($0, positions) } ?? .null,
      "unsure": text.unsure.map { range($0, positions) } ?? .null,
      "others": .array(text.others.map { self.text($0, positions) }),
    ]
  }

  private func range(_ range: ContextRange, _ positions: [Viewport: Int]) -> JSONValue {
    [
      "count": .integer(range.count), "of": .integer(range.total),
      "atDefaultSize": .integer(range.atDefaultSize),
      "categories": .array(range.categories.map { .string($0.rawValue) }),
      "places": .array(range.viewports.map { .integer(positions[$0, default: -1]) }),
      "worst": [
        "category": .string(range.worst.category.rawValue),
        "place": .integer(positions[range.worst.viewport, default: -1]),
        "needed": length(range.worst.needed),
        "neededRange": [length(range.worst.range.lower), length(range.worst.range.upper)],
        "excess": length(range.worst.excess),
        "room": [.number(range.worst.available.lower), .number(range.worst.available.upper)],
        "fontSize": .number(range.worst.fontSize),
      ],
    ]
  }

  /// A length in pt; `null` for one without end.
  private func length(_ length: Double) -> JSONValue {
    length.isFinite ? .number(length) : .null
  }

  private func place(_ place: Viewport) -> JSONValue {
    [
      "geometry": .string(place.geometry.label),
      "orientation": .string(place.orientation.rawValue),
      "devices": .array(place.devices.map(JSONValue.string)),
    ]
  }
}
