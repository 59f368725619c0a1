/// Where a text that does not fit is truncated.
public enum Truncation: String, Hashable, Sendable, CaseIterable {
  /// The end gives way to an ellipsis.
  case tail
  /// The middle gives way: what stays on both sides is about equally wide.
  case middle
  /// The start gives way.
  case head
  /// The end gives way at a line-break opportunity, or as with ``tail`` when no word fits.
  case word
  /// The end is clipped without a marker.
  case clip
}
