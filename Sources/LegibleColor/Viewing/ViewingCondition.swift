/// Where and how a screen is looked at, for advice beside the verdicts: WCAG knows but one.
package struct ViewingCondition: Hashable, Sendable {
  /// The name in reports: `sun`.
  package let name: String
  /// What it is, with its figure.
  package let summary: String
  /// The light that falls on the screen, in lx.
  package let illuminance: Double
  /// The white that the display shows, as CIE 1931 x and y.
  package let white: SIMD2<Double>
  /// Where the figures come from.
  package let source: String

  /// A lit office.
  ///
  /// Source: EN 12464-1, as TRILUX, Lighting Practice, “Lighting of offices and VDU workstations”, and
  /// Performance in Lighting give its table: 500 lx for work at a screen.
  package static let office = ViewingCondition(
    name: "office", summary: "a lit office, 500 lx", illuminance: 500, white: d65,
    source: "EN 12464-1, offices: work at a screen")

  /// Outdoors under clouds.
  ///
  /// Our choice within the sources: 6,000 to 20,000 lx (TRILUX), 1,000 to 30,000 lx on overcast days in
  /// North America (New Buildings Institute, Daylighting Pattern Guide), 5,000 lx under heavy clouds (CIBSE).
  package static let overcast = ViewingCondition(
    name: "overcast", summary: "outdoors under clouds at noon, 10,000 lx", illuminance: 10_000,
    white: d65,
    source: "our choice within 6,000 to 20,000 lx at 51 degrees north: TRILUX, Lighting Practice")

  /// In the sun.
  ///
  /// Source: CIBSE, Code for Interior Lighting, as IES VE gives its examples of illuminance.
  package static let sun = ViewingCondition(
    name: "sun", summary: "in the sun, 100,000 lx", illuminance: 100_000, white: d65,
    source: "an open place under a cloudless sky in summer: CIBSE, Code for Interior Lighting")

  /// A display whose white follows the light around it.
  ///
  /// Apple publishes no figures of True Tone: that it goes as far as D50 is our assumption.
  package static let warmWhite = ViewingCondition(
    name: "warm white", summary: "True Tone in warm light: white as CIE illuminant D50",
    illuminance: 0, white: SIMD2(0.345_67, 0.358_51),
    source: "CIE 15, illuminant D50; that True Tone goes so far is our assumption")

  /// A display whose white is that of an incandescent lamp.
  ///
  /// Apple publishes no figures of Night Shift: that its warmest white is that of a lamp is our assumption.
  package static let lampWhite = ViewingCondition(
    name: "lamp white", summary: "Night Shift at its warmest: white as CIE illuminant A",
    illuminance: 0, white: SIMD2(0.447_57, 0.407_45),
    source: "CIE 15, illuminant A (2856 K); that Night Shift goes so far is our assumption")

  /// All conditions, in the order of reports.
  package static let all = [office, overcast, sun, warmWhite, lampWhite]

  /// The white of sRGB and Display P3.
  ///
  /// Source: IEC 61966-2-1.
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
