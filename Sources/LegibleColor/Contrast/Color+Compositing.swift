/// A layer in gamma-encoded sRGB, its components multiplied by the opacity.
struct PremultipliedLayer: Hashable {
  var color: Vector3
  var alpha: Double

  init(_ color: Color) {
    self.init(color.encodedSRGB * color.alpha, alpha: color.alpha)
  }

  private init(_ color: Vector3, alpha: Double) {
    self.color = color
    self.alpha = alpha
  }

  /// This layer upon another one.
  ///
  /// Renderers blend the encoded values, not light. Source: Compositing and Blending 1,
  /// “simple alpha compositing”.
  func over(_ below: PremultipliedLayer) -> PremultipliedLayer {
    PremultipliedLayer(
      color + below.color * (1 - alpha),
      // An opaque layer hides all, whatever the sum rounds to.
      alpha: below.alpha >= 1 ? 1 : alpha + below.alpha * (1 - alpha))
  }

  /// What shows when this layer lies on an opaque colour.
  func over(_ below: Vector3) -> Vector3 { color + below * (1 - alpha) }

  /// Layers from the top down to the first opaque one, as one.
  static func flattened(_ layers: [Color]) -> PremultipliedLayer {
    guard let top = layers.first else { return PremultipliedLayer(.zero, alpha: 0) }
    var result = PremultipliedLayer(top)
    for layer in layers.dropFirst() {
      if result.alpha >= 1 { break }
      result = result.over(PremultipliedLayer(layer))
    }
    return result
  }
}

extension Color {
  /// The largest encoded value of a channel: no display has a use for more, and no formula overflows.
  private static let largestChannel = 1e6

  /// The colour in gamma-encoded sRGB, which it may exceed; black or white at the ends of lightness.
  var encodedSRGB: Vector3 {
    if let end = endOfLightness { return end }
    return convert(components, from: space, to: .srgb).mapped { value in
      value.isNaN ? 0 : min(max(value, -Self.largestChannel), Self.largestChannel)
    }
  }

  /// The colour that shows when layers lie on top of each other, the first one on top, blended in
  /// gamma-encoded sRGB as renderers do.
  ///
  /// - Parameter layers: At least one colour for anything but transparent black.
  public static func composited(_ layers: [Color]) -> Color {
    let flat = PremultipliedLayer.flattened(layers)
    guard flat.alpha > 0 else { return Color(.srgb, 0, 0, 0, alpha: 0) }
    return Color(.srgb, flat.color / flat.alpha, alpha: flat.alpha)
  }
}
