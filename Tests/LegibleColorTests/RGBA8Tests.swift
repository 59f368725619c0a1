import LegibleColor
import Testing

@Suite struct RGBA8Tests {
  /// Each row: a value and the step of 255 that is nearest; halves go up, also from an even step.
  @Test(
    arguments: [
      (0, 0), (1, 255), (-1, 0), (2, 255), (0.5, 128), (0.1, 26), (0.9, 230), (0.3, 77), (0.7, 179),
      (0.5 / 255, 1), (1.5 / 255, 2), (2.5 / 255, 3), (4.5 / 255, 5), (126.5 / 255, 127),
      (254.5 / 255, 255), (0.49 / 255, 0), (2.49 / 255, 2), (2.51 / 255, 3),
    ] as [(Double, UInt8)])
  func roundsHalvesUp(value: Double, step: UInt8) {
    let grey = RGBA8(Color(.srgb, value, value, value, alpha: value))
    if (0...1).contains(value) {
      #expect(grey == RGBA8(red: step, green: step, blue: step, alpha: step))
    }
    #expect(RGBA8(Color(.srgb, 0, 0, 0, alpha: value)).alpha == step)
  }
}
