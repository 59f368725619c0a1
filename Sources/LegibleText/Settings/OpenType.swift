extension ParagraphSettings {
  /// What is asked of the fonts beside a style.
  public struct OpenType: Hashable, Sendable {
    /// Features in HarfBuzz's syntax: `-kern`, `tnum`.
    public var features: [String] = []
    /// Axis settings of variable fonts by tag.
    package var variations: [String: Double] = [:]
    /// Whether optional ligatures stay when letters are spaced.
    ///
    /// CSS Text 4, 8.2, and UIKit's `tracking` attribute take them away; its `kern` attribute keeps them
    /// (NSAttributedString.Key).
    package var keepsLigaturesWhenTracked = false
  }
}
