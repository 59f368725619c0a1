import CYardsticks
import LegibleKit

extension Benchmark {
  /// Contrast ratios of 8-bit sRGB colours, against the formula in C.
  static let contrast = Benchmark("contrast") {
    let channels = SampleColors.channels
    let colors = stride(from: 0, to: channels.count, by: 3).map {
      Color(red: channels[$0], green: channels[$0 + 1], blue: channels[$0 + 2])
    }
    let pairs = colors.count / 2
    let race = Race {
      sumOfRatios(colors)
    } against: {
      unsafe yardstick_contrast(channels, Int32(pairs))
    }
    return [race.figure("contrast", perSecond: pairs, of: "ratios")]
  }

  /// Contrast ratios of colours from every space in turn, against those of OKLCH colours in C.
  static let contrastOfAnySpace = Benchmark("contrast.any") {
    let colors = SampleColors.ofAllSpaces
    let oklch = flattened(SampleColors.oklch(chroma: 0.1))
    let pairs = colors.count / 2
    let race = Race {
      sumOfRatios(colors)
    } against: {
      unsafe yardstick_contrast_oklch(oklch, Int32(pairs))
    }
    return [race.figure("contrast.any", perSecond: pairs, of: "ratios")]
  }

  private static func sumOfRatios(_ colors: [Color]) -> Double {
    stride(from: 0, to: colors.count, by: 2).reduce(0) {
      $0 + Contrast(colors[$1], over: [colors[$1 + 1]]).ratio
    }
  }
}
