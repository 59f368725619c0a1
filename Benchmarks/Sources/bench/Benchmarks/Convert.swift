import CYardsticks
import LegibleKit

extension Benchmark {
  /// Converting gamma-coded sRGB to OKLCH, against the formulas in C.
  static let convert = Benchmark("convert") {
    let triples = SampleColors.unitTriples
    let colors = triples.map { Color(.srgb, $0.x, $0.y, $0.z) }
    let rgb = flattened(triples)
    var oklch = [Double](repeating: 0, count: rgb.count)
    let race = await Race {
      colors.reduce(0) { $0 + $1.converted(to: .oklch).components.x }
    } against: {
      unsafe yardstick_oklch(rgb, &oklch, Int32(triples.count))
    }
    return [race.figure("convert", perSecond: colors.count, of: "colours")]
  }

  /// Triples as plain numbers.
  static func flattened(_ triples: [SIMD3<Double>]) -> [Double] {
    triples.flatMap { [$0.x, $0.y, $0.z] }
  }
}
