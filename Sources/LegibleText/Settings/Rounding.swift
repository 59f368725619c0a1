extension ParagraphSettings {
  /// How lengths are rounded on their way to a line's width.
  public enum Rounding: String, Hashable, Sendable, CaseIterable {
    /// Not at all.
    case none
    /// As in a browser of the Chromium family on FreeType.
    ///
    /// A font size is a 26.6 number, rounded down (Skia, `SkScalarToFDot6`), fonts are scaled by 16.16 numbers
    /// to advances that are such numbers (FreeType, `FT_Size_Metrics`, `linearHoriAdvance`), and each part of
    /// a line in one direction takes up whole 1/64 px, rounded up (Blink, `ShapeResult::SnappedWidth`). The
    /// advances are those at the paragraph's own size; at another one they scale.
    case browser
  }
}
