import CYardsticks
import LegibleKit

extension Benchmark {
  /// Mapping colourful OKLCH colours into sRGB as CSS does, against twelve steps of such a search.
  static let gamutMap = Benchmark("gamut-map") {
    let triples = SampleColors.oklch(chroma: 0.4)
    let colors = triples.map { Color(.oklch, $0.x, $0.y, $0.z) }
    let raw = flattened(triples)
    let race = await Race {
      colors.reduce(0) { $0 + $1.converted(to: .srgb, gamutMapping: .css).components.x }
    } against: {
      unsafe yardstick_gamut_search(raw, Int32(triples.count))
    }
    return [race.figure("gamut-map", perSecond: colors.count, of: "colours")]
  }
}
