public import LegibleCore

/// How the system scales a custom font or length along with a text style.
///
/// A value grows as the style's leading does, not as its size: body text of 17 pt becomes 16.333 at
/// medium on a screen of three pixels per pt, as read on a device (jaredsinclair.com, 2024).
public struct ContentSizeScaling: Hashable, Sendable {
  /// The style whose curve it follows.
  package let style: TextStyleName

  /// Follows a style; UIKit's default is the body.
  public init(_ style: TextStyleName = .body) {
    self.style = style
  }

  /// The leading of the style at a text size, relative to the one at Large.
  package func scale(at category: SizeCategory) -> Double {
    let row = DynamicTypeRow.of(style)
    return Double(row.leadings[category.index]) / Double(row.leadings[SizeCategory.large.index])
  }

  /// A length in pt designed for Large, scaled and rounded to whole pixels, halves away from zero.
  ///
  /// - Parameters:
  ///   - value: The length in pt.
  ///   - category: The text size.
  ///   - displayScale: Pixels per pt, more than 0; anything else leaves the length unrounded.
  public func scaledValue(
    _ value: Double, at category: SizeCategory, displayScale: Double = 1
  ) -> Double {
    let scaled = value * scale(at: category)
    guard displayScale > 0, displayScale.isFinite else { return scaled }
    return (scaled * displayScale).rounded() / displayScale
  }

  /// The size in pt of a custom font designed for Large: rounded to whole pt, then capped.
  ///
  /// - Parameters:
  ///   - size: The size in pt at Large.
  ///   - category: The text size.
  ///   - maximum: The largest size in pt that the result may have.
  public func scaledSize(
    of size: Double, at category: SizeCategory, maximum: Double = .infinity
  ) -> Double {
    min(scaledValue(size, at: category), maximum)
  }
}
