public import LegibleCore

/// The space that a component leaves for one text.
public struct TextBox: Hashable, Sendable {
  /// The width in pt.
  public let width: Interval
  /// The number of lines that the text may take; `nil` for any number.
  public let lineLimit: Int?
  /// The height in pt that does not grow with the text; `nil` where it does.
  package let fixedHeight: Double?
  /// Where the figures come from; empty where they are the app's own.
  package let sources: [Provenance]

  /// Creates a box.
  ///
  /// - Parameters:
  ///   - width: In pt; a literal, or an interval where the exact width is unknown.
  ///   - lineLimit: The number of lines that the text may take; `nil` for any number.
  ///   - fixedHeight: In pt; `nil` grows with the text.
  ///   - sources: Where the figures come from.
  public init(
    width: Interval, lineLimit: Int? = nil, fixedHeight: Double? = nil, sources: [Provenance] = []
  ) {
    self.width = width
    self.lineLimit = lineLimit
    self.fixedHeight = fixedHeight
    self.sources = sources
  }
}
