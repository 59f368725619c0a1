/// How a line that is too long is truncated: the habits in which renderers differ.
///
/// By default it reads like the end of a text and is never wider than its limit.
package struct TruncationOptions: Hashable, Sendable {
  /// Whether the first cluster stays where only the ellipsis has room, and overflows: a browser never
  /// replaces the first character of a line (CSS Overflow 3, 5.1).
  package var keepsFirstCluster = false
  /// Whether letters beside the marker are shaped as at an end of text, with a final form and without
  /// the kerning of what is gone; browsers and Pango show them as they stood in the whole line.
  package var reshapes = true
  /// Whether an ellipsis that the declared fonts lack comes from another font, as with fonts of the
  /// whole system after them, before three periods take its place.
  package var borrowsEllipsis = false

  /// Truncation as in browsers of the Chromium family (Blink, `LineTruncator`).
  package static let browser: Self = {
    var rules = Self()
    rules.keepsFirstCluster = true
    rules.reshapes = false
    rules.borrowsEllipsis = true
    return rules
  }()
}
