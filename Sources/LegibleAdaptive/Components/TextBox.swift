public import LegibleCore

/// The space that a component leaves for one text.
public struct TextBox: Hashable, Sendable {
  /// The width in pt.
  public let width: Interval
  /// The number of lines that the text may take; `nil` for any number.
  public private(set) var lineLimit: Int?
  /// The height in pt that does not grow with the text; `nil` where it does.
  package let fixedHeight: Double?
  /// How far the text shrinks before it is truncated, above 0 to 1; 1 not at all.
  package private(set) var minimumScale = 1.0
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

  /// Creates a box whose width is derived in one step.
  ///
  /// - Parameters:
  ///   - width: In pt, rounded to hundredths; less than nothing is nothing.
  ///   - source: From what.
  init(
    width: Interval, lineLimit: Int?, fixedHeight: Double? = nil, source: String,
    confidence: Confidence = .low
  ) {
    func rounded(_ length: Double) -> Double { max(0, (length * 100).rounded() / 100) }
    self.init(
      width: Interval(rounded(width.lower), rounded(width.upper)), lineLimit: lineLimit,
      fixedHeight: fixedHeight,
      sources: [
        Provenance(figure: "width", source: source, confidence: confidence, isDerived: true)
      ])
  }

  /// The same for another number of lines; `nil` for any number.
  package func limited(to lines: Int?) -> Self {
    var box = self
    box.lineLimit = lines
    return box
  }

  /// The same with another width in pt.
  package func spanning(_ width: Interval) -> Self {
    var box = Self(
      width: width, lineLimit: lineLimit, fixedHeight: fixedHeight, sources: sources)
    box.minimumScale = minimumScale
    return box
  }

  /// The same for a text that shrinks before it is truncated.
  func shrinking(to scale: Double) -> Self {
    var box = self
    box.minimumScale = scale
    return box
  }
}
