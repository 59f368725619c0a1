package import LegibleCore

extension Paragraph {
  /// How far the ink reaches above and below the baselines in pt, over all of the text.
  ///
  /// - Parameter size: The font size in pt; `nil` for the style's.
  /// - Returns: Zero for a text without ink.
  /// - Complexity: Shapes the text.
  package func inkExtents(size: Double? = nil) throws(LegibleError) -> InkExtents {
    let fit = try fit(width: .infinity, size: size)
    var extents = InkExtents()
    for line in fit.lines {
      guard let ink = fit.ink(of: line) else { continue }
      extents.above = max(extents.above, line.baseline - ink.y)
      extents.below = max(extents.below, ink.y + ink.height - line.baseline)
    }
    return extents
  }
}
