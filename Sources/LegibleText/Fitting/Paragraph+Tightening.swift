extension Paragraph {
  /// What to add after each cluster so that a line which is a little too wide fits, in pt: 0 when it
  /// fits as it is, or when that would not help.
  ///
  /// Clusters of joined scripts are not moved together. How the platforms spread the excess is not
  /// published: evenly over all clusters is our reading.
  ///
  /// - Parameter excess: The largest share of the width that is taken out.
  /// - Complexity: O(*line-break opportunities*).
  func tightening(width: Double, upTo excess: Double, size: Double) -> Double {
    let natural = self.width(size: size)
    guard width.isFinite, natural > width + Fit.tolerance,
      natural <= (width + Fit.tolerance) * (1 + excess), canTighten
    else { return 0 }
    return (width - natural) / Double(trackedClusters)
  }

  /// Whether tightening moves anything: one hard line, with clusters that are not joined.
  var canTighten: Bool { hardLineCount == 1 && trackedClusters > 0 }

  /// The clusters that tightening moves together.
  private var trackedClusters: Int {
    breaks.last.map { Int(shaped.tracked[Int($0.trimmed)]) } ?? 0
  }
}
