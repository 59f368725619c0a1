/// A colour that lets a pair reach a ratio, as near as possible to the one that does not.
public struct ContrastSuggestion: Hashable, Sendable {
  /// The colour, in the space of the original and rounded to what files keep.
  public let color: Color
  /// The contrast it gives as it is written; its 8-bit roundings reach the ratio too.
  public let contrast: Contrast
  /// The OK difference from the original, opacity left aside.
  package let difference: Double

  /// The colour of a pair that may change.
  public enum Side: String, Hashable, Sendable, CaseIterable {
    case foreground
    /// The topmost layer behind the foreground.
    case background
  }

  /// Searches the nearest colour that passes.
  ///
  /// The lightness moves first, up and down: in a space with a hue that of the space, which keeps the hue
  /// as it was given, else that of OKLCH. The gamut takes away chroma where it must. Where no lightness passes because the colour is translucent, its opacity grows as far as needed.
  /// A colour within sRGB stays there, any other one stays within Display P3.
  ///
  /// - Parameters:
  ///   - foreground: The colour of the text or the shape.
  ///   - layers: What lies behind it, the nearest first.
  ///   - canvas: What lies behind all layers, when it is known.
  ///   - threshold: The ratio to reach. The colour passes as it is written and after rounding to
  ///     8 bits in its gamut and in sRGB.
  ///   - side: Which of the two colours changes.
  /// - Returns: `nil` when no colour passes, or when there is no layer to change.
  /// - Complexity: Some hundreds of contrasts.
  public init?(
    for foreground: Color, over layers: [Color], canvas: Color? = nil, atLeast threshold: Double,
    changing side: Side = .foreground
  ) {
    let search: SuggestionSearch
    switch side {
    case .foreground:
      search = SuggestionSearch(foreground, atLeast: threshold) {
        Contrast($0, over: layers, canvas: canvas)
      }
    case .background:
      guard let top = layers.first else { return nil }
      search = SuggestionSearch(top, atLeast: threshold) {
        Contrast(foreground, over: [$0] + layers.dropFirst(), canvas: canvas)
      }
    }
    guard let found = search.nearest() else { return nil }
    self = found
  }

  init(color: Color, contrast: Contrast, difference: Double) {
    self.color = color
    self.contrast = contrast
    self.difference = difference
  }
}
