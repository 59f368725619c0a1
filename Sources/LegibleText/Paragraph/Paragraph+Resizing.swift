package import LegibleCore

extension Paragraph {
  /// The paragraph at another font size.
  ///
  /// - Parameter size: The font size in pt.
  /// - Returns: This paragraph where its fonts only scale; one shaped anew where a font is drawn
  ///   differently at the other size, by its `opsz` axis or at another optical size of a stand-in.
  /// - Throws: `LegibleError` with rule `text` for a size that is out of range.
  /// - Complexity: O(*families*), or what shaping takes.
  package func resized(to size: Double) throws(LegibleError) -> Paragraph {
    var other = style
    other.size = size
    // Several styles scale together.
    if !shaped.spans.isEmpty { return self }
    if serves(other) { return self }
    return try library.paragraph(text, style: other, locale: locale, settings: settings)
  }

  /// Whether the paragraph may be measured in another style, as only the sizes differ, and no font in
  /// use is drawn, spaced or stands in differently at the two.
  ///
  /// - Complexity: O(*families* + *runs*).
  package func serves(_ other: TextStyle) -> Bool {
    guard library.sharesFonts(style, other) else { return false }
    return style.size == other.size || StandIn(size: style.size) == StandIn(size: other.size)
      || !shaped.runs.contains { shaped.fonts[$0.font].isFallback }
  }
}
