public import LegibleCore

/// The room that a component leaves for one text.
public struct TextBox: Hashable, Sendable {
  /// The width in pt.
  public let width: Interval
  /// The number of lines the text may take; 0 is any number.
  public let lineLimit: Int
  /// The height in pt that does not grow with the text; `nil` where it does.
  public let fixedHeight: Double?
  /// Where the figures come from.
  public let sources: [Provenance]
}

/// The area that answers to a touch.
public struct TouchTarget: Hashable, Sendable {
  /// The width in pt.
  public let width: Interval
  /// The least height in pt; text may make it higher.
  public let minimumHeight: Double
}
