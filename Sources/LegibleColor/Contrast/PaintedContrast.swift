/// A pair as it is painted: composited, brought into sRGB and then rounded to 8 bits, once.
///
/// Source: WCAG 2.2, “relative luminance”, which starts from 8-bit channels.
package struct PaintedContrast: Hashable, Sendable {
  /// The colour in front.
  package let foreground: RGBA8
  /// The colour behind.
  package let background: RGBA8
  /// Their ratio, 1...21, not rounded.
  package let ratio: Double

  init(_ foreground: RGBA8, _ background: RGBA8) {
    self.foreground = foreground
    self.background = background
    ratio = Contrast.ratio(foreground, on: background)
  }
}

/// Which of the ratios of a pair decides.
package enum ContrastBasis: String, Hashable, Sendable, CaseIterable {
  /// That of the colours which nothing rounded, on an sRGB display.
  case exact
  /// That of the colours in 8 bits: ``Contrast/painted``.
  case painted
  /// That of the colours in 8 bits that browsers clip: ``Contrast/clipped``.
  case clipped
  /// That on a Display P3 display.
  case displayP3 = "p3"
}

extension Contrast {
  /// The ratio that decides: the smallest of the exact, the painted, the clipped one and that on
  /// Display P3.
  ///
  /// A `display` leaves out those that it does not show. On Display P3 the exact one counts alone where
  /// sRGB cannot hold a colour.
  public var leastRatio: Double { countsPainted ? min(ratio, paintedRatio) : ratio }

  /// The smaller one of the ratios in 8 bits: of the mapped and of the clipped colours.
  package var paintedRatio: Double { min(painted.ratio, clipped?.ratio ?? painted.ratio) }

  /// Which ratio is the smallest; of equal ones the first in the order of ``ContrastBasis``, but for
  /// `displayP3`, which is an exact one.
  package var basis: ContrastBasis {
    guard countsPainted else { return .displayP3 }
    // The errors of conversion decide nothing.
    if ratio <= leastRatio * (1 + 1e-12) {
      let isWide = display == nil && gamut.map { $0.displayP3 < $0.srgb } ?? false
      return isWide ? .displayP3 : .exact
    }
    return painted.ratio <= leastRatio ? .painted : .clipped
  }

  /// What was done to the colours for the ratio that decides, to follow it in a sentence: `painted as
  /// #937053 on #ffffff`; `nil` when that ratio is the exact one.
  package var basisPhrase: String? {
    func pair(_ contrast: PaintedContrast) -> String {
      "\(contrast.foreground.hex) on \(contrast.background.hex)"
    }
    switch basis {
    case .exact: return nil
    case .painted: return "painted as \(pair(painted))"
    case .clipped: return "clipped to \(pair(clipped ?? painted)), as browsers do"
    case .displayP3: return "on Display P3"
    }
  }

  /// The ratio that decides as reports write it: `4.48:1`, and what was done to the colours where the exact
  /// ratio reads otherwise: `4.48:1 (painted as #937053 on #ffffff)`.
  package var leastFigure: String {
    let figure = "\(Contrast.text(leastRatio)):1"
    guard Contrast.text(leastRatio) != Contrast.text(ratio), let basisPhrase else { return figure }
    return "\(figure) (\(basisPhrase))"
  }
}
