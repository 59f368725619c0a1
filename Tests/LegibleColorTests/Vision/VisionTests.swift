import LegibleColor
import LegibleCore
import Testing

@Suite struct VisionTests {
  /// What colours look like to someone.
  struct Seen: CustomTestStringConvertible {
    let model: VisionModel
    let kind: VisionDeficiency
    let severity: Double
    let colors: KeyValuePairs<String, String>

    init(
      _ model: VisionModel, _ kind: VisionDeficiency, _ severity: Double,
      _ colors: KeyValuePairs<String, String>
    ) {
      (self.model, self.kind, self.severity, self.colors) = (model, kind, severity, colors)
    }

    var testDescription: String { "\(model) \(kind) \(severity)" }
  }

  /// Source: ColorAide 8.13, Brettel's half planes chosen as libDaltonLens does.
  @Test(arguments: [
    Seen(
      .brettel, .protan, 1,
      [
        "#ff0000": "#6c5c0c", "#e617a2": "#205ca3", "#0df333": "#ffe22f",
        "#7f2b6c": "#1e3f6c", "#1b2d88": "#003388", "#126f39": "#756838",
        "#f43af4": "#0072f5", "#0627a1": "#0032a1", "#2b270c": "#2d270c",
        "#66b5f5": "#8fb2f5",
      ]),
    Seen(
      .brettel, .deutan, 1,
      [
        "#ff0000": "#a48b00", "#e617a2": "#7f889e", "#0df333": "#e5c744",
        "#7f2b6c": "#48536a", "#1b2d88": "#003b88", "#126f39": "#665c3c",
        "#f43af4": "#6fa0f1", "#0627a1": "#003da1", "#2b270c": "#2d260c",
        "#66b5f5": "#86adf5",
      ]),
    Seen(
      .brettel, .deutan, 0.5,
      [
        "#ff0000": "#d86500", "#e617a2": "#bc64a0", "#0df333": "#a8df3c",
        "#7f2b6c": "#68426b", "#1b2d88": "#003488", "#126f39": "#4a663a",
        "#f43af4": "#c17bf3", "#0627a1": "#0034a1", "#2b270c": "#2c270c",
        "#66b5f5": "#77b1f5",
      ]),
    Seen(
      .brettel, .tritan, 1,
      [
        "#ff0000": "#ff004e", "#e617a2": "#e03f5d", "#0df333": "#72dfff",
        "#7f2b6c": "#7a3841", "#1b2d88": "#004153", "#126f39": "#316778",
        "#f43af4": "#e66e7f", "#0627a1": "#00465d", "#2b270c": "#2d2425",
        "#66b5f5": "#58bbda",
      ]),
    Seen(
      .vienot, .protan, 1,
      [
        "#ff0000": "#5e5e0d", "#e617a2": "#5858a3", "#0df333": "#e7e730",
        "#7f2b6c": "#3c3c6c", "#1b2d88": "#2b2b88", "#126f39": "#696939",
        "#f43af4": "#6868f4", "#0627a1": "#2525a1", "#2b270c": "#27270c",
        "#66b5f5": "#aeaef5",
      ]),
    Seen(
      .vienot, .deutan, 1,
      [
        "#ff0000": "#939300", "#e617a2": "#86869e", "#0df333": "#d1d141",
        "#7f2b6c": "#50506b", "#1b2d88": "#292988", "#126f39": "#5f5f3b",
        "#f43af4": "#9494f2", "#0627a1": "#2121a1", "#2b270c": "#28280c",
        "#66b5f5": "#a3a3f6",
      ]),
    Seen(
      .vienot, .deutan, 0.5,
      [
        "#ff0000": "#d26b00", "#e617a2": "#be62a0", "#0df333": "#99e33b",
        "#7f2b6c": "#6b406b", "#1b2d88": "#222b88", "#126f39": "#45673a",
        "#f43af4": "#cb72f3", "#0627a1": "#1724a1", "#2b270c": "#2a280c",
        "#66b5f5": "#89acf5",
      ]),
    Seen(
      .machado, .protan, 1,
      [
        "#ff0000": "#6d5f00", "#e617a2": "#4366a5", "#0df333": "#f8db00",
        "#7f2b6c": "#2e446e", "#1b2d88": "#003d8b", "#126f39": "#6f6535",
        "#f43af4": "#0083f9", "#0627a1": "#0040a5", "#2b270c": "#2b2609",
        "#66b5f5": "#99b6f8",
      ]),
    Seen(
      .machado, .deutan, 0.25,
      [
        "#ff0000": "#dc5c00", "#e617a2": "#c25aa0", "#0df333": "#9de43d",
        "#7f2b6c": "#6b3e6b", "#1b2d88": "#003088", "#126f39": "#45683b",
        "#f43af4": "#c86ef2", "#0627a1": "#002da0", "#2b270c": "#2b270c",
        "#66b5f5": "#77b1f5",
      ]),
    Seen(
      .machado, .tritan, 0.8,
      [
        "#ff0000": "#ff0000", "#e617a2": "#f90077", "#0df333": "#00f1b6",
        "#7f2b6c": "#882953", "#1b2d88": "#003f67", "#126f39": "#006f59",
        "#f43af4": "#ff47b7", "#0627a1": "#004378", "#2b270c": "#2e251c",
        "#66b5f5": "#00c1d8",
      ]),
    Seen(
      .machado, .tritan, 0.3,
      [
        "#ff0000": "#f42e1f", "#e617a2": "#db3998", "#0df333": "#60ed70",
        "#7f2b6c": "#793366", "#1b2d88": "#10337e", "#126f39": "#2b6c44",
        "#f43af4": "#e656e4", "#0627a1": "#003195", "#2b270c": "#2b2713",
        "#66b5f5": "#6cb6ec",
      ]),
  ])
  func equalsTheReference(_ seen: Seen) throws {
    let simulation = try VisionSimulation(seen.kind, model: seen.model, severity: seen.severity)
    for (original, expected) in seen.colors {
      #expect(try Color(css: original).simulated(simulation).hex == expected, "\(original)")
    }
  }

  static let all: [VisionSimulation] = VisionModel.allCases.flatMap { model in
    VisionDeficiency.allCases.flatMap { kind in
      [0, 0.15, 1].compactMap { try? VisionSimulation(kind, model: model, severity: $0) }
    }
  }

  @Test(arguments: all)
  func leavesGreysAndNormalVisionAlone(simulation: VisionSimulation) throws {
    for grey in ["black", "#777", "white"] {
      let color = try Color(css: grey)
      #expect(color.simulated(simulation).hex == color.hex)
    }
    let color = try Color(css: "#2f62a1")
    #expect((color.simulated(simulation).hex == color.hex) == (simulation.severity == 0))
  }

  @Test func keepsOpacityAndComesIntoSRGB() throws {
    let simulation = try VisionSimulation(.deutan)
    let seen = Color(.displayP3, 0, 1, 0, alpha: 0.5).simulated(simulation)
    #expect(seen.alpha == 0.5)
    #expect(seen.isInGamut(of: .srgb, tolerance: 0))
    #expect(Color(.srgb, 1, 0, 0, alpha: nil).simulated(simulation).missing == .alpha)
  }

  @Test func refusesWhatNoModelCovers() {
    #expect(throws: LegibleError.self) { try VisionSimulation(.tritan, model: .vienot) }
    for severity in [-0.1, 1.1, .nan] {
      #expect(throws: LegibleError.self) { try VisionSimulation(.protan, severity: severity) }
    }
  }
}
