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
    guard width.isFinite, natural > width + Fit.tolerance, natural <= width * (1 + excess),
      let end = breaks.last, breaks.dropLast().allSatisfy({ !$0.isMandatory })
    else { return 0 }
    let clusters = shaped.tracked[Int(end.trimmed)]
    return clusters > 0 ? (width - natural) / Double(clusters) : 0
  }
}
