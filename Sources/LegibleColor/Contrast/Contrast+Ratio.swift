extension Contrast {
  /// The exact ratio of two colours, 1...21, not rounded, when nothing else is asked for.
  ///
  /// As ``ratio`` of the same pair, but for the last digits: opaque colours go to linear light
  /// without the way over encoded values, which only layers that blend need. What lies under a
  /// translucent background is not known.
  public static func ratio(_ foreground: Color, on background: Color) -> Double {
    guard foreground.alpha >= 1, background.alpha >= 1 else {
      return Contrast(foreground, over: [background]).ratio
    }
    return DisplayedPair(foreground.displayedLight, background.displayedLight).ratio
  }

  /// The ratio of two colours of 8-bit channels, 1...21, not rounded; the light of each step of a
  /// channel is known beforehand.
  ///
  /// Equal to ``ratio`` of the same pair. What lies under a translucent background is not known.
  public static func ratio(_ foreground: RGBA8, on background: RGBA8) -> Double {
    guard foreground.alpha == 255, background.alpha == 255 else {
      return Contrast(Color(foreground), over: [Color(background)]).ratio
    }
    return LuminancePair(foreground.luminance, background.luminance).ratio
  }
}

extension Color {
  /// The light of the colour without its opacity.
  fileprivate var displayedLight: DisplayedLight {
    DisplayedLight(linear: endOfLightness ?? convert(components, from: space, to: .srgbLinear))
  }
}

extension RGBA8 {
  /// The relative luminance of the colour without its opacity.
  var luminance: Double {
    let light = Self.lightOfSteps
    return RelativeLuminance.wcag(
      linear: Vector3(light[Int(red)], light[Int(green)], light[Int(blue)]))
  }

  /// The linear light of each of the 256 steps of a channel, 0...1.
  private static let lightOfSteps: [Double] = (0...255).map { step in
    SRGBCurve.decode(Vector3(repeating: Double(step)) / 255).x
  }
}
