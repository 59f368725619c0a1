import LegibleKit
/// The part of a source line around a column, and the marker that stands below it.
struct SourceExcerpt {
  /// The line as it is shown: tabs as spaces, control characters visible, long lines cut.
  let text: String
  /// Spaces, a caret and a tilde for each further column of the range.
  let marker: String

  /// Cuts a line.
  ///
  /// - Parameters:
  ///   - line: The whole line.
  ///   - location: Where the caret goes, and where its range ends if that is on the same line.
  ///   - width: The columns to fill, taken as 20 at least.
  init(line: String, at location: SourceLocation, width: Int) {
    let width = max(width, 20)
    let caret = line.index(atColumn: location.column)
    // No more than the width is looked at: a line may be as long as its file.
    let before = Self.cells(line[..<caret].suffix(width + 1))
    let after = Self.cells(line[caret...].prefix(width + 1))

    // What follows the caret gets a third of the width, if it needs that much.
    let reserved = min(max(Self.columns(after), 1), width / 3)
    let shownBefore = Self.fitting(before.reversed(), width - reserved).reversed() as [Cell]
    let lead = (shownBefore.count < before.count ? [("…", 1)] : []) + shownBefore
    let leadColumns = Self.columns(lead)
    let shownAfter = Self.fitting(after, width - leadColumns)
    let tail = shownAfter + (shownAfter.count < after.count ? [("…", 1)] : [])
    text = (lead + tail).map(\.text).joined()

    var marked = 1
    if location.endLine == location.line, let endColumn = location.endColumn {
      let end = line.index(atColumn: endColumn)
      let length = caret < end ? line[caret..<end].prefix(shownAfter.count).count : 0
      marked = max(1, Self.columns(shownAfter.prefix(length)))
    }
    marker =
      String(repeating: " ", count: leadColumns) + "^" + String(repeating: "~", count: marked - 1)
  }

  private typealias Cell = (text: String, columns: Int)

  private static func cells(_ characters: some Sequence<Character>) -> [Cell] {
    characters.map { character in
      if character == "\t" { return ("  ", 2) }
      let text = String(character).escapingControls
      return (text, text.reduce(0) { $0 + columnCount(of: $1) })
    }
  }

  private static func columns(_ cells: some Sequence<Cell>) -> Int {
    cells.reduce(0) { $0 + $1.columns }
  }

  /// The cells that fit; when some do not, one column is left for an ellipsis.
  private static func fitting(_ cells: [Cell], _ width: Int) -> [Cell] {
    if columns(cells) <= width { return cells }
    var left = width - 1
    return Array(
      cells.prefix { cell in
        left -= cell.columns
        return left >= 0
      })
  }
}

extension String {
  /// The character that holds a column, counted from 1 in UTF-16 code units.
  fileprivate func index(atColumn column: Int) -> Index {
    let index = utf16.index(startIndex, offsetBy: max(column - 1, 0), limitedBy: endIndex)
    guard let index, index < endIndex else { return endIndex }
    return self[...index].indices.last ?? startIndex
  }
}
