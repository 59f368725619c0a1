import CYardsticks
import LegibleKit

extension Benchmark {
  /// Contrast ratios of 8-bit sRGB colours, against the formula in C.
  static let contrast = Benchmark("contrast") {
    let channels = SampleColors.channels
    let colors = stride(from: 0, to: channels.count, by: 3).map {
      RGBA8(red: channels[$0], green: channels[$0 + 1], blue: channels[$0 + 2])
    }
    let pairs = colors.count / 2
    let race = await Race {
      stride(from: 0, to: colors.count, by: 2).reduce(0) {
        $0 + Contrast.ratio(colors[$1], on: colors[$1 + 1])
      }
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
    let race = await Race {
      sumOfRatios(colors)
    } against: {
      unsafe yardstick_contrast_oklch(oklch, Int32(pairs))
    }
    return [race.figure("contrast.any", perSecond: pairs, of: "ratios")]
  }

  /// A grid of 1,000 by 1,000 colours, against the same number of single pairs in C.
  static let contrastGrid = Benchmark("contrast.grid") {
    let side = 1000
    let channels = (0..<side).map { index in
      let at = index * 3 % (SampleColors.channels.count - 2)
      return Array(SampleColors.channels[at..<at + 3])
    }
    let colors = channels.map { Color(red: $0[0], green: $0[1], blue: $0[2]) }
    var pairs: [UInt8] = []
    for row in channels {
      for column in channels { pairs += row + column }
    }
    let race = await Race {
      ContrastGrid(colors, over: colors).ratios.reduce(0, +)
    } against: {
      unsafe yardstick_contrast(pairs, Int32(side * side))
    }
    return [race.figure("contrast.grid", perSecond: side * side, of: "ratios")]
  }

  private static func sumOfRatios(_ colors: [Color]) -> Double {
    stride(from: 0, to: colors.count, by: 2).reduce(0) {
      $0 + Contrast.ratio(colors[$1], on: colors[$1 + 1])
    }
  }
}
