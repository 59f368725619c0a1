extension Paragraph {
  /// Where a part of a line ends that starts at a position in its line, in pt.
  ///
  /// - Parameter extent: Measures a part without tabs.
  /// - Complexity: O(*tabs*).
  func end(
    of range: Range<Int>, from x: Double = 0, _ scale: TextScale,
    _ extent: (_ start: Int, _ end: Int) -> Double
  ) -> Double {
    var x = x
    var start = range.lowerBound
    let grid = tabGrid(scale)
    for tab in shaped.tabs(in: range) {
      x += extent(start, Int(tab))
      x += grid.advance(at: x)
      start = Int(tab) + 1
    }
    return x + extent(start, range.upperBound)
  }

  /// The tab stops at a font size.
  func tabGrid(_ scale: TextScale) -> TabGrid {
    let space =
      Double(shaped.space) * scale.unit + spacing(of: shaped.fonts[0], scale) + scale.wordSpacing
    return TabGrid(settings, space: space)
  }
}
