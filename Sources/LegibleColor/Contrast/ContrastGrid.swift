/// The ratio of every foreground on every background.
///
/// Pairs of opaque colours share the luminances of their colours, so that a grid costs little more
/// than a division for each pair.
public struct ContrastGrid: Sendable {
  /// The colours in front: the rows.
  public let foregrounds: [Color]
  /// The colours behind: the columns.
  public let backgrounds: [Color]
  /// What lies behind them; `nil` when it is not known, which matters for translucent ones.
  public let canvas: Color?
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
  /// By the weights of WCAG, for pairs within sRGB.
  private let wcag: Double
  /// By the Y of XYZ on displays of both gamuts, for the other pairs.
  private let srgb, displayP3: Double
  private let isInSRGB: Bool

  /// `nil` for a translucent colour.
  init?(_ color: Color) {
    guard color.alpha >= 1 else { return nil }
    let shown = Color(.srgb, convert(color.components, from: color.space, to: .srgb), alpha: 1)
    isInSRGB = shown.components.isWithinUnit(tolerance: Color.gamutTolerance)
    wcag = RelativeLuminance.wcag(shown.components.clampedToUnit)
    srgb = RelativeLuminance.y(shown.mapped(to: .srgb))
    displayP3 = RelativeLuminance.y(shown.clipped(to: .displayP3))
  }

  func ratio(to other: OpaqueLuminance) -> Double {
    if isInSRGB && other.isInSRGB { return Self.ratio(wcag, other.wcag) }
    return min(Self.ratio(srgb, other.srgb), Self.ratio(displayP3, other.displayP3))
  }

  private static func ratio(_ first: Double, _ second: Double) -> Double {
    LuminancePair(first, second).ratio
  }
}
