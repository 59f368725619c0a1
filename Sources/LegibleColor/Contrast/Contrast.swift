public import LegibleCore

/// The contrast of a foreground on what lies behind it.
///
/// ```swift
/// let pair = Contrast(text, over: [card, page])
/// pair.ratio
/// pair.verdict(for: style, policy: .wcag2ict)
/// ```
public struct Contrast: Hashable, Sendable {
  /// The foreground as it shows, in sRGB, which it may exceed; over the worse canvas when unknown.
  public let foreground: Color
  /// The background as it shows, in sRGB, which it may exceed; over the worse canvas when unknown.
  public let background: Color
  /// The ratio that decides, 1...21, not rounded: the smallest of those below.
  public let ratio: Double
  /// The ratios over black and over white, when what lies under all layers is not known.
  public let range: ClosedRange<Double>?
  /// The ratios on two kinds of display, when sRGB cannot hold one of the colours.
  public let gamut: GamutRatios?
  /// The layers that an unknown canvas shows through.
  private let open: UnknownCanvas?

  /// Computes a contrast.
  ///
  /// - Parameters:
  ///   - foreground: The colour of the text or the shape.
  ///   - layers: What lies behind it, the nearest first.
  ///   - canvas: What lies behind all layers; `nil` when it is not known, which matters only when
  ///     no layer is opaque.
  /// - Complexity: O(*layers*).
  public init(_ foreground: Color, over layers: [Color], canvas: Color? = nil) {
    let text = PremultipliedLayer(foreground)
    var ground = PremultipliedLayer.flattened(layers)
    if ground.alpha < 1, let canvas { ground = ground.over(PremultipliedLayer(canvas)) }
    if ground.alpha >= 1 {
      self.init(Sample(text, ground, canvas: .zero), range: nil, open: nil)
      return
    }
    let onBlack = Sample(text, ground, canvas: .zero)
    let onWhite = Sample(text, ground, canvas: .one)
    let (low, high) = (min(onBlack.ratio, onWhite.ratio), max(onBlack.ratio, onWhite.ratio))
    self.init(
      onBlack.ratio <= onWhite.ratio ? onBlack : onWhite, range: low...high,
      open: UnknownCanvas(text: text, ground: ground))
  }

  private init(_ sample: Sample, range: ClosedRange<Double>?, open: UnknownCanvas?) {
    foreground = Color(.srgb, sample.foreground, alpha: 1)
    background = Color(.srgb, sample.background, alpha: 1)
    ratio = sample.ratio
    self.range = range
    gamut = sample.gamut
    self.open = open
  }

  /// Whether the pair reaches a ratio: compared unrounded, and `cannotTell` where an unknown
  /// canvas decides.
  public func outcome(atLeast threshold: Double) -> Outcome {
    outcome(atLeast: threshold, extremes)
  }

  /// The least and the greatest ratio over every canvas, when it is not known: one between black and
  /// white may give less or more than both.
  ///
  /// - Complexity: 512 times the curve of sRGB.
  public var extremes: ClosedRange<Double>? {
    guard let range, let ratios = open?.ratios else { return nil }
    return min(ratios.lowerBound, range.lowerBound)...max(ratios.upperBound, range.upperBound)
  }

  /// The same with ``extremes`` that are known already.
  func outcome(atLeast threshold: Double, _ extremes: ClosedRange<Double>?) -> Outcome {
    guard let extremes else { return ratio >= threshold ? .pass : .fail }
    if extremes.upperBound < threshold { return .fail }
    return extremes.lowerBound >= threshold ? .pass : .cannotTell
  }

  /// A ratio with two decimals, cut off rather than rounded: 4.499 is `4.49`.
  public static func text(_ ratio: Double) -> String {
    guard ratio.isFinite, ratio < 1e6, ratio >= 0 else { return "0.00" }
    var hundredths = Int(ratio * 100)
    // The product may round down a ratio that has two decimals itself.
    if Double(hundredths + 1) / 100 <= ratio { hundredths += 1 }
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}

/// The ratios of a pair on displays of two gamuts.
public struct GamutRatios: Hashable, Sendable {
  /// On an sRGB display, the colours mapped by ``Color/mapped(to:)`` as exports of tokens do.
  public let srgb: Double
  /// On a Display P3 display, by the Y of XYZ; what lies beyond it is cut off, as panels and
  /// browsers do.
  public let displayP3: Double
}

/// A pair over one known canvas.
private struct Sample {
  /// As they show, in encoded sRGB, which they may exceed.
  let foreground, background: Vector3
  private let pair: DisplayedPair

  var ratio: Double { pair.ratio }
  var gamut: GamutRatios? { pair.gamut }

  init(_ text: PremultipliedLayer, _ ground: PremultipliedLayer, canvas: Vector3) {
    background = ground.over(canvas)
    foreground = text.over(background)
    pair = DisplayedPair(
      DisplayedLight(linear: SRGBCurve.decode(foreground)),
      DisplayedLight(linear: SRGBCurve.decode(background)))
  }
}
