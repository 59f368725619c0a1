extension Contrast {
  /// The ratio in other surroundings than those that WCAG assumes: advice, never a verdict.
  ///
  /// Light that the screen throws back adds to both luminances: L' = L + veil. The 0.05 of WCAG stays,
  /// so that without light the ratio is that of WCAG, but for the display's gamut.
  ///
  /// - Parameters:
  ///   - condition: The surroundings.
  ///   - screen: The screen.
  package func ratio(in condition: ViewingCondition, on screen: Screen = .phone) -> Double {
    let display = WhitePointShift(to: condition.white)
    let flare = 0.05 + screen.veil(illuminance: condition.illuminance)
    let luminances = (display.luminance(of: foreground), display.luminance(of: background))
    return (max(luminances.0, luminances.1) + flare) / (min(luminances.0, luminances.1) + flare)
  }
}
