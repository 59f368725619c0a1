import LegibleCore
import LegibleText

/// How far the ink of each line reaches above and below its baseline, in pt, from the top down.
struct LineInk {
  /// From baseline to baseline in pt.
  let leading: Double
  /// From the top of a line to its baseline in pt.
  let lineAscent: Double
  private let lines: [(above: Double, below: Double)?]

  /// Measures the lines of a fit.
  ///
  /// - Complexity: Shapes them.
  init(_ fit: Fit, leading: Double, lineAscent: Double) {
    self.leading = leading
    self.lineAscent = lineAscent
    lines = fit.lines.map { line in
      fit.ink(of: line).map {
        (line.baseline - $0.y, $0.y + $0.height - line.baseline)
      }
    }
  }

  /// By how many pt ink leaves a box in whose middle the lines stand; negative for what is left.
  ///
  /// - Parameters:
  ///   - height: The height of the box in pt.
  ///   - factor: What the ink is multiplied by, as another font may be larger.
  func excess(over height: Double, scaledBy factor: Double = 1) -> Double {
    let space = (height - Double(lines.count) * leading) / 2
    var worst = -Double.infinity
    for (index, ink) in lines.enumerated() {
      guard let ink else { continue }
      let baseline = space + Double(index) * leading + lineAscent
      worst = max(worst, ink.above * factor - baseline, baseline + ink.below * factor - height)
    }
    return worst
  }
}
