package import LegibleCore

/// The contrast of a foreground on what lies behind it.
///
/// It is known exactly and as it is painted, with channels of 8 bits. The smallest figure decides: a pair
/// that passes does so however its colours are written and shown.
///
/// ```swift
/// let pair = Contrast(text, over: [card, page])
/// pair.ratio
/// pair.verdict(for: style, policy: .wcag2ict)
/// ```
public struct Contrast: Hashable, Sendable {
  /// The foreground as it shows, in sRGB, which it may exceed; over the worse canvas when unknown.
  package let foreground: Color
  /// The background as it shows, in sRGB, which it may exceed; over the worse canvas when unknown.
  package let background: Color
  /// The displays that the pair is meant for; `nil` when it has to do on all of them.
  package let display: DisplayGamut?
  /// The exact ratio, 1...21, of colours that nothing rounded: of those in `gamut` the one on `display`,
  /// or the smaller one.
  public let ratio: Double
  /// The pair in 8-bit sRGB, its colours mapped by ``Color/converted(to:gamutMapping:)`` as exports of tokens do.
  package let painted: PaintedContrast
  /// The pair in 8-bit sRGB with clipped channels, as browsers do, when sRGB cannot hold one of
  /// the colours.
  package let clipped: PaintedContrast?
  /// The ratios over black and over white, when what lies under all layers is not known.
  package let range: ClosedRange<Double>?
  /// The exact ratios on two kinds of display, when sRGB cannot hold one of the colours.
  package let gamut: GamutRatios?
  /// The layers that an unknown canvas shows through.
  private let open: UnknownCanvas?
  /// The ratios that decide over black and over white.
  private let ends: ClosedRange<Double>?
  /// Whether ``painted`` and ``clipped`` count, which are in sRGB.
  let countsPainted: Bool

  /// Computes a contrast.
  ///
  /// - Parameters:
  ///   - foreground: The colour of the text or the shape.
  ///   - layers: What lies behind it, the nearest first.
  ///   - canvas: What lies behind all layers; `nil` when it is not known, which matters only when
  ///     no layer is opaque.
  ///   - display: The displays that the pair is meant for, when others show another one in its place; `nil`
  ///     when it has to do on all of them.
  /// - Complexity: O(*layers*).
  public init(
    _ foreground: Color, over layers: [Color], canvas: Color? = nil,
    on display: DisplayGamut? = nil
  ) {
    let text = PremultipliedLayer(foreground)
    // Displays of Display P3 show what sRGB cannot hold, so that 8-bit sRGB says nothing of it.
    let countsPainted =
      display != .displayP3
      || ([foreground] + layers + [canvas].compactMap(\.self)).allSatisfy {
        $0.isInGamut(of: .srgb)
      }
    func sample(_ ground: PremultipliedLayer, over canvas: Vector3) -> ContrastSample {
      ContrastSample(text, ground, canvas: canvas, on: display, countsPainted: countsPainted)
    }
    var ground = PremultipliedLayer.flattened(layers)
    if ground.alpha < 1, let canvas { ground = ground.over(PremultipliedLayer(canvas)) }
    if ground.alpha >= 1 {
      self.init(sample(ground, over: .zero), on: display, range: nil, ends: nil, open: nil)
      return
    }
    let onBlack = sample(ground, over: .zero)
    let onWhite = sample(ground, over: .one)
    self.init(
      onBlack.leastRatio <= onWhite.leastRatio ? onBlack : onWhite, on: display,
      range: .between(onBlack.ratio, onWhite.ratio),
      ends: .between(onBlack.leastRatio, onWhite.leastRatio),
      open: UnknownCanvas(text: text, ground: ground, isInSRGB: countsPainted))
  }

  private init(
    _ sample: ContrastSample, on display: DisplayGamut?, range: ClosedRange<Double>?,
    ends: ClosedRange<Double>?, open: UnknownCanvas?
  ) {
    foreground = Color(.srgb, sample.foreground, alpha: 1)
    background = Color(.srgb, sample.background, alpha: 1)
    ratio = sample.ratio
    painted = sample.painted
    clipped = sample.clipped
    gamut = sample.gamut
    countsPainted = sample.countsPainted
    self.display = display
    self.range = range
    self.ends = ends
    self.open = open
  }

  /// Whether the pair reaches a ratio: its ``leastRatio`` compared unrounded, and `cannotTell` where an
  /// unknown canvas decides.
  package func outcome(atLeast threshold: Double) -> Outcome {
    outcome(atLeast: threshold, extremes)
  }

  /// The least and the greatest of the ratios that decide over every canvas, when it is not known: one
  /// between black and white may give less or more than both.
  ///
  /// - Complexity: 1024 times the curve of sRGB.
  package var extremes: ClosedRange<Double>? {
    guard let ends, let ratios = open?.ratios else { return nil }
    return min(ratios.lowerBound, ends.lowerBound)...max(ratios.upperBound, ends.upperBound)
  }

  /// The same with ``extremes`` that are known already.
  func outcome(atLeast threshold: Double, _ extremes: ClosedRange<Double>?) -> Outcome {
    guard let extremes else { return leastRatio >= threshold ? .pass : .fail }
    if extremes.upperBound < threshold { return .fail }
    return extremes.lowerBound >= threshold ? .pass : .cannotTell
  }

  /// A ratio with two decimals, truncated rather than rounded: 4.499 is `4.49`.
  public static func text(_ ratio: Double) -> String {
    guard ratio.isFinite, ratio < 1e6, ratio >= 0 else { return "0.00" }
    var hundredths = Int(ratio * 100)
    // The product may round down a ratio that has two decimals itself.
    if Double(hundredths + 1) / 100 <= ratio { hundredths += 1 }
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}

/// The exact ratios of a pair on displays of two gamuts.
package struct GamutRatios: Hashable, Sendable {
  /// On an sRGB display, the colours mapped by ``Color/converted(to:gamutMapping:)`` as exports of tokens do.
  package let srgb: Double
  /// On a Display P3 display, by the Y of XYZ; what lies beyond it is clipped, as panels and
  /// browsers do.
  package let displayP3: Double
}
