package import LegibleCore

/// The ink of a fit's lines, and the height that shows all of it.
package struct LineInk: Sendable {
  /// The box around each line's ink in pt, from the line's left and the paragraph's top; `nil` for a
  /// line without ink.
  package let boxes: [Rect?]
  /// The baseline of each line, from the paragraph's top in pt.
  private let baselines: [Double]
  /// The height of all lines in pt.
  private let height: Double

  /// Measures the ink of a fit's lines.
  ///
  /// - Complexity: Shapes them.
  package init(_ fit: Fit) {
    boxes = fit.lines.map { fit.ink(of: $0) }
    baselines = fit.lines.map(\.baseline)
    height = fit.size.height
  }

  /// The least height in pt of a box in whose middle the lines stand and lose no ink; 0 without ink.
  ///
  /// Labels of UIKit centre their lines in their height. What reaches beyond one edge asks for as much
  /// again at the other.
  package var neededHeight: Double { neededHeight(scaledBy: 1) }

  /// The same when ink is larger or smaller than measured, as another font may draw it.
  ///
  /// - Parameter factor: What the ink's distances from the baseline are multiplied by.
  package func neededHeight(scaledBy factor: Double) -> Double {
    var needed = 0.0
    for (box, baseline) in zip(boxes, baselines) {
      guard let box else { continue }
      let top = baseline - (baseline - box.y) * factor
      let bottom = baseline + (box.y + box.height - baseline) * factor
      needed = max(needed, height - 2 * top, 2 * bottom - height)
    }
    return needed
  }
}
