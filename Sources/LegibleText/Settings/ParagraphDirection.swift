/// The base direction of a paragraph.
public enum ParagraphDirection: String, Hashable, Sendable, CaseIterable {
  /// The first strong character decides (UAX #9, P2 and P3).
  case auto
  case ltr, rtl
}
