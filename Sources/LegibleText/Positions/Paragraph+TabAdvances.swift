extension Paragraph {
  /// The advances of the tabs of a line by their offsets, in pt.
  func tabAdvances(in pieces: [Fit.Piece], _ scale: TextScale) -> [Int: Double] {
    guard !shaped.tabs.isEmpty else { return [:] }
    var advances: [Int: Double] = [:]
    var x = 0.0
    let grid = tabGrid(scale)
    for piece in pieces {
      switch piece {
      case .marker(let marker): x += shape(marker: marker, scale).advance
      case .text(let range, let within):
        var start = range.lowerBound
        func extent(to end: Int) -> Double {
          start == within.lowerBound
            ? exactWidth(start, end, scale) : self.extent(start, end, scale)
        }
        for tab in shaped.tabs(in: range) {
          x += extent(to: Int(tab))
          let advance = grid.advance(at: x)
          advances[Int(tab)] = advance
          x += advance
          start = Int(tab) + 1
        }
        x += extent(to: range.upperBound)
      }
    }
    return advances
  }
}
