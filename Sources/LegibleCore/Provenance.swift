/// Where a figure comes from and how sure it is.
public struct Provenance: Hashable, Sendable {
  /// The figure it speaks of: `readable width`.
  public var figure: String
  /// The document, table or measurement.
  public var source: String
  /// How sure it is.
  public var confidence: Confidence
  /// Whether we computed it from sourced figures instead of reading it there.
  package var isDerived: Bool

  /// Creates a note on a figure's origin.
  package init(
    figure: String, source: String, confidence: Confidence, isDerived: Bool = false
  ) {
    self.figure = figure
    self.source = source
    self.confidence = confidence
    self.isDerived = isDerived
  }
}

/// How sure a figure is, lowest first.
public enum Confidence: String, Hashable, Sendable, CaseIterable, Comparable {
  case low, medium, high

  /// Orders by certainty.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rank < rhs.rank }

  private var rank: Int {
    switch self {
    case .low: 0
    case .medium: 1
    case .high: 2
    }
  }
}
