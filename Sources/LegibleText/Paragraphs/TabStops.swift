extension ParagraphSettings {
  /// Where text goes on behind a tab, counted from the start of its line.
  public enum TabStops: Hashable, Sendable {
    /// At multiples of some spaces of the first font with their spacing, the next one that is at least
    /// half a space away (CSS Text 3, 4.2 `tab-size`; Blink, `Font::TabWidth`).
    case spaces(Double)
    /// At multiples of a length in pt.
    case points(Double)
  }
}

/// The tab stops of a line at one font size.
struct TabGrid {
  /// The distance between two stops in pt.
  private let interval: Double
  /// The least advance of a tab in pt.
  private let least: Double
  private let rounding: ParagraphSettings.Rounding

  /// Stops so close that a place cannot be counted in them, in pt.
  private static let nothing = 1e-6

  init(_ settings: ParagraphSettings, space: Double) {
    rounding = settings.rounding
    switch settings.tabStops {
    case .spaces(let count): (interval, least) = (count * space, space / 2)
    case .points(let length): (interval, least) = (length, 0)
    }
  }

  /// How far it is from a place in a line to the next stop, both in pt.
  func advance(at x: Double) -> Double {
    guard interval > Self.nothing, x.isFinite else { return 0 }
    // A place that rounding puts just short of a stop is on it.
    let next = ((x / interval + 1e-9).rounded(.down) + 1) * interval
    return rounding.snapped(next - x < least ? next + interval - x : next - x)
  }
}

extension Paragraph {
  /// Where a part of a line ends that starts at a place in its line, in pt.
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

  /// The advances of the tabs of a line by their offsets, in pt.
  func tabAdvances(in pieces: [Fit.Piece], _ scale: TextScale) -> [Int: Double] {
    guard !shaped.tabs.isEmpty else { return [:] }
    var advances: [Int: Double] = [:]
    var x = 0.0
    let grid = tabGrid(scale)
    for piece in pieces {
      switch piece {
      case .sign(let sign): x += shape(sign: sign, scale).advance
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

  private func tabGrid(_ scale: TextScale) -> TabGrid {
    let space =
      Double(shaped.space) * scale.unit + spacing(of: shaped.fonts[0], scale) + scale.wordSpacing
    return TabGrid(settings, space: space)
  }
}
