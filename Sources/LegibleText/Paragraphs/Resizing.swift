public import LegibleCore

extension Paragraph {
  /// The paragraph at another font size.
  ///
  /// - Parameter size: The font size in pt.
  /// - Returns: This paragraph where its fonts only scale; one shaped anew where a font is drawn
  ///   differently at the other size, by its `opsz` axis or as another cut of a stand-in.
  /// - Throws: `LegibleError` with rule `text` for a size that is out of range.
  /// - Complexity: O(*families*), or what shaping takes.
  public func resized(to size: Double) throws(LegibleError) -> Paragraph {
    var other = style
    other.size = size
    // Several styles scale together.
    if !shaped.spans.isEmpty { return self }
    if size == style.size || library.sharesShapes(style, other) { return self }
    return try library.paragraph(text, style: other, locale: locale, settings: settings)
  }
}
