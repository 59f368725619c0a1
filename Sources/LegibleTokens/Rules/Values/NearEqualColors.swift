import LegibleColor
import LegibleCore

/// Colours that nobody can tell apart.
struct NearEqualColors: LintCheck {
  static let rule = LintRule(
    name: "near-equal-colors",
    summary: "Two colours of a context are the same or can be told apart.",
    explanation: """
      Colours whose distance in OKLab (CSS Color 4, deltaEOK) is below "difference" look the same: \
      about 0.02 is just noticeable side by side. Most are one colour that was picked twice, or \
      converted with and without rounding. Equal colours have a rule of their own. Only colours \
      that are written at their tokens are compared, with those of the same opacity, and none that \
      names its source under $extensions.org.legible: facts are no choice. Let one token refer to \
      the other.
      """,
    severity: .note,
    options: [
      .number("difference", 0.005, in: 0.0001...0.1, "The smallest distance that can be seen.")
    ])

  /// How many colours of one cell of the grid are compared, so that a crowd costs no square.
  private static let maximumCrowd = 16

  private let difference: Double
  private var converted: [Color: SIMD3<Double>] = [:]

  /// A cube of OKLab, at one opacity.
  private struct Cell: Hashable {
    var at: SIMD3<Int32>
    var alpha: Double
  }

  /// A colour, where it is written and where it lies in OKLab.
  private struct Spot {
    var place: Int
    var color: Color
    var lab: SIMD3<Double>
  }

  init(_ settings: LintSettings) { difference = settings.number("difference", of: Self.rule) }

  mutating func visit(_ scene: LintScene, _ report: inout LintReport) {
    // Cells are as wide as the difference: what is near lies in a cell or in one beside it.
    var grid: [Cell: [Spot]] = [:]
    for place in scene.tokens where scene.isLiteral(place) {
      guard case .color(let value) = scene.value(place), !scene.isFact(place) else { continue }
      let spot = Spot(place: place, color: value.color, lab: lab(of: value.color))
      let cell = cell(of: spot)
      if grid[cell]?.contains(where: { $0.lab == spot.lab }) == true { continue }
      if let other = neighbour(of: spot, in: cell, grid) {
        report.add(
          "\(scene.path(place)) looks like \(scene.path(other.place)): \(value) and "
            + ColorValue(color: other.color).description,
          hint: "Write {\(scene.path(other.place))}, or make them differ.",
          at: scene.valueLocation(place), subject: scene.path(place),
          related: [Finding.Related("the other one", at: scene.valueLocation(other.place))])
      }
      if grid[cell]?.count ?? 0 < Self.maximumCrowd { grid[cell, default: []].append(spot) }
    }
  }

  private mutating func lab(of color: Color) -> SIMD3<Double> {
    if let known = converted[color] { return known }
    let lab = color.converted(to: .oklab).components
    converted[color] = lab
    return lab
  }

  private func cell(of spot: Spot) -> Cell {
    let limit = SIMD3<Double>(repeating: 1e6)
    let scaled = (spot.lab / difference).clamped(lowerBound: -limit, upperBound: limit)
    return Cell(at: SIMD3<Int32>(scaled.rounded(.down)), alpha: spot.color.alpha)
  }

  private func neighbour(of spot: Spot, in cell: Cell, _ grid: [Cell: [Spot]]) -> Spot? {
    for x in Int32(-1)...1 {
      for y in Int32(-1)...1 {
        for z in Int32(-1)...1 {
          let near = Cell(at: cell.at &+ SIMD3(x, y, z), alpha: cell.alpha)
          for other in grid[near] ?? [] {
            let step = spot.lab - other.lab
            let distance = (step * step).sum().squareRoot()
            // Below the least step of 8 bits by far, two notations of one colour.
            if distance < difference, distance > 1e-5 { return other }
          }
        }
      }
    }
    return nil
  }
}
