/// Colours for a report that a terminal shows.
enum ReportPainter {
  /// The report with its severities in colour, places bold and hints faint.
  ///
  /// The text stays as it is: what is painted is found by the form that `path:line:column: error:`
  /// has in every report.
  static func paint(_ report: String, _ palette: Palette) -> String {
    guard palette.isOn else { return report }
    return report.split(separator: "\n", omittingEmptySubsequences: false)
      .map { paint(line: $0, palette) }
      .joined(separator: "\n")
  }

  private static func paint(line: Substring, _ palette: Palette) -> String {
    if line.hasPrefix("  hint: ") { return palette.paint(String(line), .faint) }
    guard !line.hasPrefix(" ") else { return String(line) }
    for (word, ink) in [("error", Palette.Ink.error), ("warning", .warning), ("note", .note)] {
      guard let mark = line.firstRange(of: ": \(word): ") else { continue }
      let place = palette.paint("\(line[..<mark.lowerBound]):", .bold)
      return "\(place) \(palette.paint("\(word):", ink)) \(line[mark.upperBound...])"
    }
    return String(line)
  }
}
