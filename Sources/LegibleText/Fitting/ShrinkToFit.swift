import LegibleCore

extension Paragraph {
  /// The largest factor on the font size with which the text fits, between a minimum and 1.
  ///
  /// - Parameters:
  ///   - width: The box in pt.
  ///   - lines: The line limit, 0 for none.
  ///   - minimum: The smallest factor, 0...1; it is the answer when nothing fits.
  ///   - size: The font size in pt that the factor applies to; `nil` for the style's.
  /// - Complexity: O(*line-break opportunities*) a step of the search, of which there are ten.
  public func largestScale(
    width: Double, lines: Int, minimum: Double, size: Double? = nil
  ) -> Double {
    let size = size ?? style.size
    func fits(_ scale: Double) -> Bool {
      !summary(width: width, lines: lines, size: size * scale).overflows
    }
    if fits(1) { return 1 }
    var (low, high) = (min(max(minimum, 0.001), 1), 1.0)
    guard fits(low) else { return low }
    while high - low > 1.0 / 1024 {
      let middle = (low + high) / 2
      if fits(middle) { low = middle } else { high = middle }
    }
    return low
  }
}
