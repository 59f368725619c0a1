/// The tab stops of a line at one font size.
struct TabGrid {
  /// The distance between two stops in pt.
  private let interval: Double
  /// The least advance of a tab in pt.
  private let least: Double
  private let rounding: ParagraphSettings.Rounding

  /// Stops so close that a position cannot be counted in them, in pt.
  private static let nothing = 1e-6

  init(_ settings: ParagraphSettings, space: Double) {
    rounding = settings.rounding
    switch settings.tabStops {
    case .spaces(let count): (interval, least) = (count * space, space / 2)
    case .points(let length): (interval, least) = (length, 0)
    }
  }

  /// How far it is from a position in a line to the next stop, both in pt.
  func advance(at x: Double) -> Double {
    guard interval > Self.nothing, x.isFinite else { return 0 }
    // A position that rounding puts just short of a stop is on it.
    let next = ((x / interval + 1e-9).rounded(.down) + 1) * interval
    return rounding.snapped(next - x < least ? next + interval - x : next - x)
  }
}
