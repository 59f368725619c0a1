import LegibleColor
import Testing

@Suite struct DifferenceTests {
  /// Pairs of L*a*b* and their CIEDE2000; Sharma, Wu, Dalal (2005), table 1.
  static let published: [(first: [Double], second: [Double], difference: Double)] = [
    ([50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425),
    ([50, 3.1571, -77.2803], [50, 0, -82.7485], 2.8615),
    ([50, 2.8361, -74.02], [50, 0, -82.7485], 3.4412),
    ([50, -1.3802, -84.2814], [50, 0, -82.7485], 1),
    ([50, -1.1848, -84.8006], [50, 0, -82.7485], 1),
    ([50, -0.9009, -85.5211], [50, 0, -82.7485], 1),
    ([50, 0, 0], [50, -1, 2], 2.3669),
    ([50, -1, 2], [50, 0, 0], 2.3669),
    ([50, 2.49, -0.001], [50, -2.49, 0.0009], 7.1792),
    ([50, 2.49, -0.001], [50, -2.49, 0.001], 7.1792),
    ([50, 2.49, -0.001], [50, -2.49, 0.0011], 7.2195),
    ([50, 2.49, -0.001], [50, -2.49, 0.0012], 7.2195),
    ([50, -0.001, 2.49], [50, 0.0009, -2.49], 4.8045),
    ([50, -0.001, 2.49], [50, 0.001, -2.49], 4.8045),
    ([50, -0.001, 2.49], [50, 0.0011, -2.49], 4.7461),
    ([50, 2.5, 0], [50, 0, -2.5], 4.3065),
    ([50, 2.5, 0], [73, 25, -18], 27.1492),
    ([50, 2.5, 0], [61, -5, 29], 22.8977),
    ([50, 2.5, 0], [56, -27, -3], 31.903),
    ([50, 2.5, 0], [58, 24, 15], 19.4535),
    ([50, 2.5, 0], [50, 3.1736, 0.5854], 1),
    ([50, 2.5, 0], [50, 3.2972, 0], 1),
    ([50, 2.5, 0], [50, 1.8634, 0.5757], 1),
    ([50, 2.5, 0], [50, 3.2592, 0.335], 1),
    ([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644),
    ([63.0109, -31.0961, -5.8663], [62.8187, -29.7946, -4.0864], 1.263),
    ([61.2901, 3.7196, -5.3901], [61.4292, 2.248, -4.962], 1.8731),
    ([35.0831, -44.1164, 3.7933], [35.0232, -40.0716, 1.5901], 1.8645),
    ([22.7233, 20.0904, -46.694], [23.0331, 14.973, -42.5619], 2.0373),
    ([36.4612, 47.858, 18.3852], [36.2715, 50.5065, 21.2231], 1.4146),
    ([90.8027, -2.0831, 1.441], [91.1528, -1.6435, 0.0447], 1.4441),
    ([90.9257, -0.5406, -0.9208], [88.6381, -0.8985, -0.7239], 1.5381),
    ([6.7747, -0.2908, -2.4247], [5.8714, -0.0985, -2.2286], 0.6377),
    ([2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082),
  ]

  @Test(arguments: published)
  func equalsWhatIsPublished(first: [Double], second: [Double], difference: Double) {
    let (first, second) = (lab(first), lab(second))
    #expect(abs(first.ciede2000Difference(from: second) - difference) < 1e-4)
    #expect(abs(second.ciede2000Difference(from: first) - difference) < 1e-4)
  }

  /// Hues on either side of 0 degrees that make more than a circle together: their mean is near 0, not
  /// near 360, which the rotation term tells apart (formula 14 of the paper).
  @Test func takesTheMeanOfHuesAroundZero() {
    let difference = lab([50, 100, -10]).ciede2000Difference(from: lab([50, 60, 12]))
    #expect(abs(difference - 12.45049571895707) < 1e-9)
  }

  private func lab(_ components: [Double]) -> Color {
    Color(.lab, components[0], components[1], components[2])
  }

  /// Source: ColorAide 8.13.
  @Test func dependsOnTheWhite() throws {
    let (first, second) = (try Color(css: "#79d60f"), try Color(css: "#0e193f"))
    #expect(abs(first.ciede2000Difference(from: second) - 81.76066372) < 1e-7)
    #expect(abs(first.ciede2000Difference(from: second, white: .d65) - 80.9348662) < 1e-7)
    #expect(abs(first.cie76Difference(from: second) - 132.68502658) < 1e-7)
    #expect(abs(first.okDifference(from: second) - 0.6235484285) < 1e-9)
  }

  @Test(arguments: ["white", "#2f62a1", "oklch(70% 0.3 150)", "color(xyz 1e9 0 1e9)"])
  func isNothingToItself(css: String) throws {
    let color = try Color(css: css)
    #expect(color.cie76Difference(from: color) == 0)
    #expect(color.ciede2000Difference(from: color) == 0)
    #expect(color.okDifference(from: color) == 0)
  }

  @Test func staysANumberFarOutside() throws {
    let (first, second) = (try Color(css: "color(xyz 1e9 0 1e9)"), Color.black)
    #expect(first.ciede2000Difference(from: second).isFinite)
    #expect(first.ciede2000Difference(from: second, white: .d65).isFinite)
  }
}
