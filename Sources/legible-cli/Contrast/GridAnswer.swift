import LegibleJSON
import LegibleKit

/// Every foreground on every background: a picture, which passes no verdict on the run.
struct GridAnswer {
  private let foregrounds: [ColorNames.NamedColor]
  private let backgrounds: [ColorNames.NamedColor]
  private let grid: ContrastGrid
  private let query: ContrastQuery

  /// Computes a grid.
  ///
  /// - Parameter query: Size, weight, policy, role and canvas of all pairs.
  init(
    _ foregrounds: [ColorNames.NamedColor], on backgrounds: [ColorNames.NamedColor],
    _ query: ContrastQuery
  ) {
    self.foregrounds = foregrounds
    self.backgrounds = backgrounds
    self.query = query
    grid = ContrastGrid(
      foregrounds.map(\.color), over: backgrounds.map(\.color), canvas: query.canvas)
  }

  private func outcome(_ row: Int, _ column: Int) -> Outcome {
    query.outcome(of: grid.contrast(row: row, column: column))
  }

  private func ratio(_ row: Int, _ column: Int) -> Double {
    grid.ratios[row * backgrounds.count + column]
  }

  // MARK: Text

  /// The columns of a cell without a swatch: a space, the ratio of at most five characters, a mark.
  private static let cellWidth = 7
  /// What shows the pair before the ratio, which is never in its colours: some could not be read.
  private static let swatch = " Aa "

  /// The grid for people, in as many blocks as the width asks for.
  func lines(width: Int, palette: Palette, showsSwatches: Bool) -> [String] {
    let names = foregrounds.map(\.name.escapingControls)
    let label = min(names.map { columnCount(of: $0) }.max() ?? 0, max(width / 2, 8))
    let cellWidth = Self.cellWidth + (showsSwatches ? Self.swatch.count + 1 : 0)
    let columns = max((width - label - 1) / cellWidth, 1)
    var lines: [String] = []
    for start in stride(from: 0, to: backgrounds.count, by: columns) {
      let block = start..<min(start + columns, backgrounds.count)
      lines.append(
        String(repeating: " ", count: label)
          + block.map { Self.right("\($0 + 1)", cellWidth - 1) + " " }.joined())
      for row in foregrounds.indices {
        let cells = block.map { cell(row, $0, palette, showsSwatches) }
        lines.append(Self.fitted(names[row], label) + cells.joined())
      }
      lines.append("")
    }
    return lines + key(width: width) + ["", legend]
  }

  /// The names and colours of the columns.
  private func key(width: Int) -> [String] {
    let names = backgrounds.map(\.name.escapingControls)
    let label = min(names.map { columnCount(of: $0) }.max() ?? 0, max(width / 2, 8))
    return backgrounds.indices.map { index in
      let missing = max(label - columnCount(of: names[index]), 0)
      return "\(Self.right("\(index + 1)", 3))  \(names[index])"
        + String(repeating: " ", count: missing) + "  \(backgrounds[index].color.written)"
    }
  }

  private var legend: String {
    let asked = query.threshold.map { "\(CSSNumber.text($0)):1" } ?? "nothing"
    let goal =
      switch query.goal {
      case .level(let level): "\(level.rawValue) asks for \(asked)"
      case .ratio: "\(asked) is asked for"
      }
    return
      "\(query.role.rawValue), \(goal): - below it, ? depends on what lies under the background"
  }

  private func cell(
    _ row: Int, _ column: Int, _ palette: Palette, _ showsSwatches: Bool
  ) -> String {
    let contrast = grid.contrast(row: row, column: column)
    let outcome = query.outcome(of: contrast)
    let mark = outcome == .fail ? "-" : outcome == .cannotTell ? "?" : " "
    let text = Self.right(Contrast.text(contrast.leastRatio), Self.cellWidth - 1) + mark
    let figure = outcome == .fail ? palette.paint(text, .faint) : text
    guard showsSwatches else { return figure }
    return " \(contrast.swatch(Self.swatch))\(figure)"
  }

  private static func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(width - text.count, 0)) + text
  }

  /// The text in a field; of one that is too long its end, by which the paths of tokens differ.
  private static func fitted(_ text: String, _ width: Int) -> String {
    let missing = width - columnCount(of: text)
    if missing >= 0 { return text + String(repeating: " ", count: missing) }
    var (shown, used) = ("", 1)
    for character in text.reversed() {
      let columns = columnCount(of: character)
      guard used + columns <= width else { break }
      shown.insert(character, at: shown.startIndex)
      used += columns
    }
    return "…" + shown + String(repeating: " ", count: width - used)
  }

  // MARK: Suggestions

  /// What would help the pairs that do not pass; a colour on itself is left out.
  func remedies(in store: TokenStore?) -> GridRemedies {
    var pairs: [GridRemedies.Pair] = []
    for row in foregrounds.indices {
      for column in backgrounds.indices {
        var query = query
        query.foreground = foregrounds[row].color
        query.layers = [backgrounds[column].color]
        let contrast = grid.contrast(row: row, column: column)
        let outcome = query.outcome(of: contrast)
        guard outcome == .fail || outcome == .cannotTell,
          foregrounds[row].color != backgrounds[column].color
        else { continue }
        pairs.append(
          GridRemedies.Pair(foregrounds[row], backgrounds[column], query, contrast))
      }
    }
    return GridRemedies(
      store: store, pairs: pairs.sorted { $0.contrast.leastRatio < $1.contrast.leastRatio })
  }

  // MARK: JSON

  /// The grid for programs.
  func members(_ context: TokenContext?) -> [JSONValue.Member] {
    func list(_ colors: [ColorNames.NamedColor]) -> JSONValue {
      .array(
        colors.map { ["name": .string($0.name), "color": .string($0.color.written)] })
    }
    func matrix(_ cell: (Int, Int) -> JSONValue) -> JSONValue {
      .array(
        foregrounds.indices.map { row in .array(backgrounds.indices.map { cell(row, $0) }) })
    }
    return [
      JSONValue.Member("context", context?.json ?? .null),
      JSONValue.Member("foregrounds", list(foregrounds)),
      JSONValue.Member("backgrounds", list(backgrounds)),
      JSONValue.Member("ratios", matrix { .number(ratio($0, $1)) }),
      JSONValue.Member(
        "painted", matrix { .number(grid.contrast(row: $0, column: $1).paintedRatio) }),
      JSONValue.Member("outcomes", matrix { .string(outcome($0, $1).rawValue) }),
    ]
  }
}
