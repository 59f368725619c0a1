/// How wide a platform sets the letters of a script, against the embedded font's.
struct PlatformLetters: Hashable, Sendable {
  /// How many times as wide they are; a range where versions or uses differ.
  var widths: ClosedRange<Double>
  /// The part of the uncertainty, as a fraction, that is the same for texts of any length.
  var average: Double
  /// The part that falls with the square root of the length, for a text of one cluster.
  var spread: Double

  init(_ widths: ClosedRange<Double>, average: Double, spread: Double = 0) {
    self.widths = widths
    self.average = average
    self.spread = spread
  }

  init(_ width: Double, average: Double, spread: Double = 0) {
    self.init(width...width, average: average, spread: spread)
  }

  /// What widths are multiplied by: the middle.
  var factor: Double { (widths.lowerBound + widths.upperBound) / 2 }

  /// The relative half-width of the uncertainty interval of a text of some clusters.
  func uncertainty(clusters: Int) -> Double {
    (widths.upperBound - widths.lowerBound) / 2 / factor + average + spread / Self.root(clusters)
  }

  /// What holds for both.
  func union(_ other: Self) -> Self {
    let (low, high) = (
      min(widths.lowerBound, other.widths.lowerBound),
      max(widths.upperBound, other.widths.upperBound)
    )
    return Self(
      low...high, average: max(average, other.average), spread: max(spread, other.spread))
  }

  /// The square root of the clusters of a line: of a text's, up to 24.
  static func root(_ clusters: Int) -> Double { Double(min(max(clusters, 1), 24)).squareRoot() }
}
