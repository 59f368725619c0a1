import LegibleCore

extension Paragraph {
  /// The largest factor on the font size with which the text fits and no word is divided, between a
  /// minimum and 1.
  ///
  /// - Parameters:
  ///   - width: The box in pt.
  ///   - lines: The line limit; `nil` for none.
  ///   - minimum: The smallest factor, 0...1; it is the answer when nothing fits.
  ///   - tightening: How much wider than the box a single line may be, as it will be tightened, as a
  ///     fraction. That a platform tightens before it shrinks is our reading.
  ///   - size: The font size in pt that the factor applies to; `nil` for the style's.
  /// - Complexity: O(*line-break opportunities*) a step of the search, of which there are ten; shapes at each
  ///   where fonts are drawn by size.
  public func largestScale(
    width: Double, lines: Int?, minimum: Double, tightening: Double = 0, size: Double? = nil
  ) -> Double {
    let size = size ?? style.size
    func fits(_ scale: Double) -> Bool {
      // A size that is out of range is none of this paragraph's, and the search leaves it alone.
      let paragraph = (try? resized(to: size * scale)) ?? self
      if lines == 1, paragraph.tightening(width: width, upTo: tightening, size: size * scale) < 0 {
        return true
      }
      let summary = paragraph.summary(width: width, lines: lines, size: size * scale)
      return !summary.overflows && !summary.dividesWord
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
