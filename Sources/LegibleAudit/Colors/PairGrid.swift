import LegibleColor
import LegibleCore

/// All foregrounds of an audit's pairs on all its grounds, in one context: a picture, no verdict.
struct PairGrid: Sendable {
  /// The context.
  let label: String
  /// The names of the colours in front: the rows.
  let foregrounds: [String]
  /// The names of what lies behind: the columns.
  let grounds: [String]
  /// The contrasts by row, `nil` where the context lacks a colour.
  let cells: [[Contrast?]]
  /// Whether there were more rows or columns than a picture can hold.
  let isCut: Bool

  /// The most rows and columns.
  static let limit = 40

  /// Draws up the grid of a context.
  init(_ pairs: [ColorPair], in context: ColorContext) {
    var front: [String] = []
    var behind: [[String]] = []
    for pair in pairs {
      if !front.contains(pair.foreground) { front.append(pair.foreground) }
      if !behind.contains(pair.backgrounds) { behind.append(pair.backgrounds) }
    }
    isCut = max(front.count, behind.count) > Self.limit
    label = context.label
    foregrounds = Array(front.prefix(Self.limit))
    let shown = behind.prefix(Self.limit)
    grounds = shown.map { $0.joined(separator: " on ") }
    let colors = foregrounds.map { try? context.store.colorOrCSS($0) }
    let layers = shown.map { names in
      try? names.map { name throws(LegibleError) in try context.store.colorOrCSS(name) }
    }
    cells = colors.map { color in
      layers.map { layers in
        guard let color, let layers else { return nil }
        return Contrast(color, over: layers)
      }
    }
  }
}
