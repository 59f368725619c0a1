/// Colours and how much of each goes into a mixture: what `color-mix()` does.
///
/// Source: CSS Color 5, “Mixing Colors”; CSS Values 5, “Normalizing Mix Percentages”.
package struct ColorMix: Hashable, Sendable {
  /// A colour of the mixture.
  package struct Part: Hashable, Sendable {
    /// The colour.
    package let color: Color
    /// Its share in percent, 0...100; `nil` for an equal part of what the others leave.
    package let percentage: Double?

    /// Creates a part; a share outside 0...100 is cut to it.
    package init(_ color: Color, _ percentage: Double? = nil) {
      self.color = color
      self.percentage = percentage.map { min(max($0, 0), 100) }
    }
  }

  /// The space to mix in, and the way round.
  package let interpolation: ColorInterpolation
  /// The parts in their order, which matters where hues are mixed.
  package let parts: [Part]

  /// Creates a mixture.
  package init(_ parts: [Part], in interpolation: ColorInterpolation = ColorInterpolation()) {
    self.parts = parts
    self.interpolation = interpolation
  }

  /// The mixed colour, in the space that it was mixed in.
  ///
  /// Shares of more than 100 percent in all are scaled down; of less too, and what is left over
  /// makes the result translucent. Without any share it is transparent black.
  ///
  /// - Complexity: O(*parts*).
  package var color: Color {
    let (shares, leftover) = shares
    guard leftover < 1, let first = parts.first else {
      return Color(.srgb, 0, 0, 0, alpha: 0).converted(to: interpolation.space)
    }
    var (mixed, sum) = (first.color, shares[0])
    for (part, share) in zip(parts, shares).dropFirst() {
      sum += share
      mixed = interpolation.mixed(mixed, part.color, progress: sum > 0 ? share / sum : 0.5)
    }
    mixed = mixed.converted(to: interpolation.space)
    return leftover > 0 && !mixed.missing.contains(.alpha)
      ? mixed.withOpacity(mixed.alpha * (1 - leftover)) : mixed
  }

  /// The shares as fractions that sum to 1, and the fraction that is left over.
  private var shares: (shares: [Double], leftover: Double) {
    let given = min(parts.reduce(0) { $0 + ($1.percentage ?? 0) }, 100)
    let omitted = parts.count { $0.percentage == nil }
    let rest = omitted > 0 ? (100 - given) / Double(omitted) : 0
    let shares = parts.map { $0.percentage ?? rest }
    let sum = shares.reduce(0, +)
    guard sum > 0 else { return (shares, 1) }
    return (shares.map { $0 / sum }, sum < 100 ? 1 - sum / 100 : 0)
  }
}
