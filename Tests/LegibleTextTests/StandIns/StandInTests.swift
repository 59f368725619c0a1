import LegibleCore
import LegibleText
import Testing

/// The stand-ins for San Francisco and the doubt they carry.
struct StandInTests {
  private func width(_ text: String, _ family: String, _ size: Double) throws -> Double {
    let style = TextStyle(name: "test", families: [family], size: size)
    return try embedded.paragraph(text, style: style, locale: "en").width
  }

  // Calibration: SF's published tracking at the size, less 15 thousandths (text) or 12 (display).
  @Test(arguments: [(17.0, "Inter", -41.0), (12, "Inter", -15), (28, "Inter Display", 0.6667)])
  func theCalibrationIsATracking(_ size: Double, _ family: String, _ tracking: Double) throws {
    let text = "Trailhead"
    let expected = try width(text, family, size) + Double(text.count) * size * tracking / 1000
    #expect(abs(try width(text, "SF Pro", size) - expected) < 0.01)
  }

  @Test(arguments: [
    ("Trailhead", "en", 17.0, 0.04...0.04), ("Trailhead", "en", 34, 0.03...0.03),
    ("道の駅", "ja", 17, 0.005...0.005), ("المسار", "ar", 17, 0.11...0.12),
    ("道 path", "ja", 17, 0.006...0.039),
  ])
  func theBandFollowsTheScript(
    _ text: String, _ locale: String, _ size: Double, _ expected: ClosedRange<Double>
  ) throws {
    let style = TextStyle(name: "test", families: ["SF Pro"], size: size)
    let paragraph = try embedded.paragraph(text, style: style, locale: locale)
    #expect(expected.contains(paragraph.uncertainty))
  }

  @Test func theUsersOwnFontHasNoBand() throws {
    #expect(try embedded.paragraph("Trailhead", style: inter(), locale: "en").uncertainty == 0)
  }
}
