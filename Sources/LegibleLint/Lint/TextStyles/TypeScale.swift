import LegibleCore
import LegibleTokens

/// Text styles whose sizes are out of order.
struct TypeScale: LintCheck {
  static let rule = Rule(
    "type-scale", of: .lint, severity: .warning,
    summary: "Sizes of text grow with the size category, and styles keep their order.",
    explanation: """
      Three orders are looked at. A style may not get smaller when the reader asks for larger text. \
      Styles whose names count, such as heading.1 to heading.6 or body.s to body.l, go one way. \
      And a style that is larger than another one at Large stays at least as large at all sizes: \
      titles and body text grow at different rates (Human Interface Guidelines, Typography: 34 to \
      60 pt and 17 to 53 pt), so a style that grows with body can overtake one that grows with \
      title. Change the size, or let both grow with the same style ("scalesWith").
      """)

  /// How many styles are compared with each other.
  private static let maximumStyles = 100

  private var sizes: [Key: [SizeCategory: Size]] = [:]

  /// A text style in all contexts that differ in the size category alone.
  private struct Key: Hashable {
    var rest: [TokenContext.Choice]
    var path: String
  }

  private struct Size {
    var points: Double
    var location: SourceLocation
  }

  init(_ settings: LintSettings) {}

  mutating func visit(_ scene: LintScene, _ report: inout LintReport) {
    let styles = scene.textStyles.map { (id: $0.id, size: $0.style.size) }
    for scale in Scale.all(in: scene, styles) {
      scale.reportBreaks(between: "style", in: scene, to: &report)
    }
    guard let category = scene.sizeCategory else { return }
    let rest = scene.context.choices.filter { $0.sizeCategory == nil }
    for (id, size) in styles {
      sizes[Key(rest: rest, path: scene.path(id)), default: [:]][category] =
        Size(points: size, location: scene.valueLocation(id))
    }
  }

  mutating func finish(_ summary: LintSummary, _ report: inout LintReport) {
    var groups: [[TokenContext.Choice]: [(path: String, row: [SizeCategory: Size])]] = [:]
    for (key, row) in sizes { groups[key.rest, default: []].append((key.path, row)) }
    for (_, styles) in groups {
      for (path, row) in styles { checkGrowth(of: path, row, &report) }
      // Largest first at Large; the order must hold at all other sizes.
      let ordered = styles.filter { $0.row[.large] != nil }.sorted { first, second in
        (-(first.row[.large]?.points ?? 0), first.path)
          < (-(second.row[.large]?.points ?? 0), second.path)
      }
      for (number, larger) in ordered.prefix(Self.maximumStyles).enumerated() {
        for smaller in ordered.prefix(Self.maximumStyles).dropFirst(number + 1) {
          checkOrder(larger, smaller, &report)
        }
      }
    }
  }

  private func checkGrowth(
    of path: String, _ row: [SizeCategory: Size], _ report: inout LintReport
  ) {
    let known = row.sorted { $0.key < $1.key }
    for (small, large) in zip(known, known.dropFirst())
    where large.value.points < small.value.points {
      report.add(
        "\(path) shrinks from \(small.value.points.shortDescription) pt at \(small.key.shortName) to "
          + "\(large.value.points.shortDescription) pt at \(large.key.shortName)",
        cause: path, hint: "Make it as large as at \(small.key.shortName).",
        at: large.value.location, subject: path,
        related: [Finding.Related("at \(small.key.shortName)", at: small.value.location)])
    }
  }

  private func checkOrder(
    _ larger: (path: String, row: [SizeCategory: Size]),
    _ smaller: (path: String, row: [SizeCategory: Size]), _ report: inout LintReport
  ) {
    guard let first = larger.row[.large], let second = smaller.row[.large],
      first.points > second.points
    else { return }
    for category in SizeCategory.allCases {
      guard let a = larger.row[category], let b = smaller.row[category], a.points < b.points else {
        continue
      }
      report.add(
        "\(larger.path) is larger than \(smaller.path) at L and smaller at "
          + "\(category.shortName): \(a.points.shortDescription) and \(b.points.shortDescription) pt",
        cause: larger.path, hint: "Let both grow with the same text style.", at: first.location,
        subject: larger.path, related: [Finding.Related("the other one", at: second.location)])
      return
    }
  }
}
