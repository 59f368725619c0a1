/// Where and how a screen is looked at, for advice beside the verdicts: WCAG knows but one.
public struct ViewingCondition: Hashable, Sendable {
  /// The name in reports: `sun`.
  public let name: String
  /// What it is, with its figure.
  public let summary: String
  /// The light that falls on the screen, in lx.
  public let illuminance: Double
  /// The white that the display shows, as CIE 1931 x and y.
  public let white: SIMD2<Double>
  /// Where the figures come from.
  public let source: String

  /// A lit office.
  public static let office = ViewingCondition(
    name: "office", summary: "a lit office, 500 lx", illuminance: 500, white: d65,
    source: "EN 12464-1, offices: writing, typing, reading")

  /// Outdoors under clouds.
  public static let overcast = ViewingCondition(
    name: "overcast", summary: "outdoors under clouds at noon, 10,000 lx", illuminance: 10_000,
    white: d65, source: "6,000 to 20,000 lx at 51 degrees north: TRILUX, Lighting Practice")

  /// In the sun.
  public static let sun = ViewingCondition(
    name: "sun", summary: "in the sun, 100,000 lx", illuminance: 100_000, white: d65,
    source: "an open place under a cloudless sky in summer: CIBSE, Code for Interior Lighting")

  /// A display whose white follows warm daylight or a cool lamp.
  public static let warmWhite = ViewingCondition(
    name: "warm white", summary: "True Tone in warm light: white as CIE illuminant D50",
    illuminance: 0, white: SIMD2(0.345_67, 0.358_50), source: "CIE 15, illuminant D50")

  /// A display whose white is that of an incandescent lamp.
  public static let lampWhite = ViewingCondition(
    name: "lamp white", summary: "Night Shift at its warmest: white as CIE illuminant A",
    illuminance: 0, white: SIMD2(0.447_57, 0.407_45),
    source: "CIE 15, illuminant A (2856 K); Apple publishes no figure")

  /// All conditions, in the order of reports.
  public static let all = [office, overcast, sun, warmWhite, lampWhite]

  /// The white of sRGB and Display P3.
  ///
  /// Source: CIE 15, illuminant D65.
  private static let d65 = SIMD2(0.3127, 0.3290)

  private init(
    name: String, summary: String, illuminance: Double, white: SIMD2<Double>, source: String
  ) {
    self.name = name
    self.summary = summary
    self.illuminance = illuminance
    self.white = white
    self.source = source
  }
}
