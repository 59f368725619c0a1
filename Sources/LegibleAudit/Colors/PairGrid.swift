package import LegibleColor
import LegibleCore

/// All foregrounds of an audit's pairs on all its grounds, in one context: a picture, no verdict.
package struct PairGrid: Sendable {
  /// The context.
  package let label: String
  /// The names of the colours in front: the rows.
  package let foregrounds: [String]
  /// The names of what lies behind: the columns.
  package let grounds: [String]
  /// The cells by row, `nil` where the context lacks a colour.
  package let cells: [[Cell?]]
  /// How many rows and columns there would be without a limit.
  package let count: (foregrounds: Int, grounds: Int)

  /// A foreground on a ground.
  package struct Cell: Sendable {
    package let contrast: Contrast
    /// Whether it is one of the audit's pairs.
    package let isJudged: Bool
  }

  /// The most rows and columns.
  package static let limit = 40

  /// Draws up the grid of a context.
  init(_ pairs: [ColorPair], in context: ColorContext) {
    var (seenFront, seenBehind): (Set<String>, Set<[String]>) = ([], [])
    let front = pairs.map(\.foreground).filter { seenFront.insert($0).inserted }
    let behind = pairs.map(\.backgrounds).filter { seenBehind.insert($0).inserted }
    count = (front.count, behind.count)
    label = context.label
    foregrounds = Array(front.prefix(Self.limit))
    let shown = behind.prefix(Self.limit)
    grounds = shown.map { $0.joined(separator: " on ") }
    func color(_ name: String) throws(LegibleError) -> Color {
      try context.store.colorOrCSS(name, in: context.appearance)
    }
    let colors = foregrounds.map { try? color($0) }
    let layers = shown.map { names in
      try? names.map { name throws(LegibleError) in try color(name) }
    }
    let judged = Set(pairs.map(\.names))
    cells = zip(front, colors).map { name, color in
      zip(behind, layers).map { names, layers in
        guard let color, let layers else { return nil }
        return Cell(
          contrast: Contrast(color, over: layers, on: context.gamut),
          isJudged: judged.contains([name] + names))
      }
    }
  }
}
