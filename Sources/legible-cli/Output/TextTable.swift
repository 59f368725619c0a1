import LegibleCore

/// Rows whose columns line up, two spaces between them; control characters are spelled out.
struct TextTable {
  /// The rows, headings first where there are any.
  var rows: [[String]] = []

  /// The lines, without spaces at their ends.
  var lines: [String] {
    let rows = rows.map { $0.map(\.escapingControls) }
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], columnCount(of: cell))
      }
    }
    return rows.map { Self.line($0, widths) }
  }

  /// The lines, a line break after each.
  var text: String { lines.map { $0 + "\n" }.joined() }

  private static func line(_ row: [String], _ widths: [Int]) -> String {
    var line = ""
    var pending = 0
    for (cell, width) in zip(row, widths) {
      if !cell.isEmpty { line += String(repeating: " ", count: pending) + cell }
      pending = cell.isEmpty ? pending + width + 2 : width - columnCount(of: cell) + 2
    }
    return line
  }
}
