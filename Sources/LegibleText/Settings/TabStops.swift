extension ParagraphSettings {
  /// Where text goes on after a tab, counted from the start of its line.
  public enum TabStops: Hashable, Sendable {
    /// At multiples of some spaces of the first font with their spacing, the next one that is at least
    /// half a space away (CSS Text 3, 4.2 `tab-size`; Blink, `Font::TabWidth`).
    case spaces(Double)
    /// At multiples of a length in pt.
    case points(Double)
  }
}
