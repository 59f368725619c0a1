/// The ratio of every foreground on every background.
///
/// Pairs of opaque colours share the luminances of their colours, so that a grid costs little more
/// than a division for each pair.
public struct ContrastGrid: Sendable {
  /// The colours in front: the rows.
  package let foregrounds: [Color]
  /// The colours behind: the columns.
  package let backgrounds: [Color]
  /// What lies behind them; `nil` when it is not known, which matters for translucent ones.
  package let canvas: Color?
  /// The ratios row by row, equal to those of ``Contrast/ratio``.
  public let ratios: [Double]

  /// Computes a grid.
  ///
  /// - Complexity: O(*foregrounds* x *backgrounds*).
  public init(_ foregrounds: [Color], over backgrounds: [Color], canvas: Color? = nil) {
    self.foregrounds = foregrounds
    self.backgrounds = backgrounds
    self.canvas = canvas
    let front = foregrounds.map(OpaqueLuminance.init)
    let behind = backgrounds.map(OpaqueLuminance.init)
    var ratios: [Double] = []
    ratios.reserveCapacity(front.count * behind.count)
    for (row, above) in front.enumerated() {
      for (column, below) in behind.enumerated() {
        if let above, let below {
          ratios.append(above.ratio(to: below))
        } else {
          let pair = Contrast(foregrounds[row], over: [backgrounds[column]], canvas: canvas)
          ratios.append(pair.ratio)
        }
      }
    }
    self.ratios = ratios
  }

  /// The contrast of one pair.
  ///
  /// - Precondition: The row and the column exist.
  public func contrast(row: Int, column: Int) -> Contrast {
    Contrast(foregrounds[row], over: [backgrounds[column]], canvas: canvas)
  }
}

/// The luminances of an opaque colour that its contrasts need.
private struct OpaqueLuminance {
  private let light: DisplayedLight
  private let ofGamuts: (srgb: Double, displayP3: Double)

  /// `nil` for a translucent colour.
  init?(_ color: Color) {
    guard color.alpha >= 1 else { return nil }
    // By way of encoded values, as for single pairs.
    light = DisplayedLight(linear: SRGBCurve.decode(color.encodedSRGB))
    ofGamuts = light.ofGamuts
  }

  func ratio(to other: OpaqueLuminance) -> Double {
    if light.isInSRGB && other.light.isInSRGB { return Self.ratio(light.wcag, other.light.wcag) }
    return min(
      Self.ratio(ofGamuts.srgb, other.ofGamuts.srgb),
      Self.ratio(ofGamuts.displayP3, other.ofGamuts.displayP3))
  }

  private static func ratio(_ first: Double, _ second: Double) -> Double {
    LuminancePair(first, second).ratio
  }
}
