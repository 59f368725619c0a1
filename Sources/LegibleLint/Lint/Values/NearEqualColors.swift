import LegibleColor
import LegibleCore
import LegibleTokens

/// Colours that cannot be told apart.
struct NearEqualColors: LintCheck {
  static let rule = Rule(
    "near-equal-colors", of: .lint, severity: .note,
    summary: "Two colours of a context are the same or can be told apart.",
    explanation: """
      Colours whose distance in OKLab (CSS Color 4, deltaEOK) is below "difference" look the same: \
      about 0.02 is just noticeable side by side. Most are one colour that was picked twice, or \
      converted with and without rounding. Equal colours have a rule of their own. Only colours \
      that are written at their tokens are compared, with those of the same opacity, and none that \
      names its source under $extensions.org.legible: facts are not a choice. Let one token refer to \
      the other.
      """,
    options: [
      .number("difference", 0.005, in: 0.0001...0.1, "The smallest distance that can be seen.")
    ])

  /// How many colours of nearly the same lightness one is compared with, so that a crowd costs no
  /// square.
  private static let maximumCrowd = 500

  /// What two notations of one colour may differ by: far below a step of 8 bits.
  private static let leastDifference = 1e-5

  private let difference: Double

  /// A colour, where it is written and where it lies in OKLab.
  private struct Spot {
    var id: EntryID
    var color: Color
    var lab: SIMD3<Double>
  }

  init(_ settings: LintSettings) { difference = settings.number("difference", of: Self.rule) }

  mutating func visit(_ scene: LintScene, _ report: inout LintReport) {
    var spots: [Spot] = []
    var known: Set<SIMD4<Double>> = []
    for id in scene.tokens where scene.isLiteral(id) {
      guard case .color(let value) = scene.value(id), !scene.isFact(id) else { continue }
      let lab = value.color.converted(to: .oklab).components
      guard known.insert(SIMD4(lab, value.color.alpha)).inserted else { continue }
      spots.append(Spot(id: id, color: value.color, lab: lab))
    }
    let partners = partners(of: spots)
    for (spot, other) in partners.sorted(by: { $0.key < $1.key }) {
      let id = spots[spot].id
      let otherID = spots[other].id
      report.add(
        "\(scene.path(id)) looks like \(scene.path(otherID)): "
          + "\(ColorValue(color: spots[spot].color)) and \(ColorValue(color: spots[other].color))",
        hint: "Where both are meant to be one color, write {\(scene.path(otherID))}.",
        at: scene.valueLocation(id), subject: scene.path(id),
        related: [Finding.Related("the other one", at: scene.valueLocation(otherID))])
    }
  }

  /// For each colour that looks like an earlier one, the earliest of them; equal colours count once.
  private func partners(of spots: [Spot]) -> [Int: Int] {
    // By lightness, colours that are near stand near.
    let order = spots.indices.sorted { (spots[$0].lab.x, $0) < (spots[$1].lab.x, $1) }
    var partners: [Int: Int] = [:]
    for (number, first) in order.enumerated() {
      let lab = spots[first].lab
      for second in order[(number + 1)...].prefix(Self.maximumCrowd) {
        if spots[second].lab.x - lab.x >= difference { break }
        let step = spots[second].lab - lab
        let distance = (step * step).sum().squareRoot()
        guard distance < difference, distance > Self.leastDifference,
          spots[first].color.alpha == spots[second].color.alpha
        else { continue }
        let (earlier, later) = (min(first, second), max(first, second))
        partners[later] = min(partners[later] ?? earlier, earlier)
      }
    }
    return partners
  }
}
