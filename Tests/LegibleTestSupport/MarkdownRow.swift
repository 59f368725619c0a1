/// A row of a table as GitHub Flavored Markdown reads it: by code point.
public enum MarkdownRow {
  /// The cells of a row, their escaped bars as bars; `nil` where a line break ends it early.
  ///
  /// In cmark-gfm a backslash takes the punctuation after it along, so that only the others end a cell;
  /// then `\|` becomes a bar, even within code.
  public static func cells(_ row: String) -> [String]? {
    let scalars = Array(row.unicodeScalars)
    guard scalars.first == "|", scalars.last == "|" else { return nil }
    var cells: [String.UnicodeScalarView] = [.init()]
    var at = 1
    while at < scalars.count {
      let scalar = scalars[at]
      if scalar == "\n" || scalar == "\r" { return nil }
      if scalar == "\\", at + 1 < scalars.count, isPunctuation(scalars[at + 1]) {
        if scalars[at + 1] != "|" { cells[cells.count - 1].append(scalar) }
        cells[cells.count - 1].append(scalars[at + 1])
        at += 2
        continue
      }
      if scalar == "|" { cells.append(.init()) } else { cells[cells.count - 1].append(scalar) }
      at += 1
    }
    return cells.dropLast().map {
      String(String($0).drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
  }

  /// The text of a cell that is a code span or an HTML element of code; `nil` for anything else.
  public static func code(_ cell: String) -> String? {
    let scalars = cell.unicodeScalars
    let fence = scalars.prefix { $0 == "`" }.count
    guard fence > 0 else { return nil }
    let inner = scalars.dropFirst(fence)
    // The span ends at the first row of as many backticks.
    var row = 0
    for (index, scalar) in inner.enumerated() {
      if scalar == "`" {
        row += 1
        continue
      }
      if row == fence { return index == inner.count ? String(inner.dropLast(fence)) : nil }
      row = 0
    }
    return row == fence ? String(inner.dropLast(fence)) : nil
  }

  private static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && scalar.value > 0x20 && !scalar.properties.isAlphabetic
      && !("0"..."9").contains(scalar)
  }
}
