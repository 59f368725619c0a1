import LegibleCore

/// The side margins of a view controller's root view, in pt from the window's edges.
public struct LayoutMargins: Hashable, Sendable {
  /// The margin at the left edge.
  public let left: Interval
  /// The margin at the right edge.
  public let right: Interval

  init(_ side: Interval) {
    left = side
    right = side
  }
}

extension LayoutMargins {
  /// The system's minimum margins.
  ///
  /// Source: iOS 16.2 simulators (ios-dimensions): 16 pt on phones up to 393 pt wide, 20 pt from
  /// 414 pt, 20 pt beside a home button held sideways and on every iPad, and 16 pt more than the
  /// inset of a notch. Phones 402, 420 and 440 pt wide and split views are not measured: one of
  /// the two values.
  static func system(
    _ geometry: Geometry, _ orientation: Orientation, split: Split
  ) -> (margins: LayoutMargins, source: Provenance) {
    func measured(_ side: Double) -> (LayoutMargins, Provenance) {
      let source = Provenance(
        figure: "margins", source: "measured in the simulator, iOS 16.2 (ios-dimensions)",
        confidence: .high)
      return (LayoutMargins(Interval(side)), source)
    }
    func derived(_ side: Double) -> (LayoutMargins, Provenance) {
      let source = Provenance(
        figure: "margins", source: "16 pt more than the inset, as measured for insets of 44 to 59",
        confidence: .medium, isDerived: true)
      return (LayoutMargins(Interval(side)), source)
    }
    func unknown(_ reason: String) -> (LayoutMargins, Provenance) {
      let source = Provenance(
        figure: "margins", source: "\(reason); 16 or 20 as elsewhere", confidence: .low,
        isDerived: true)
      return (LayoutMargins(Interval(16, 20)), source)
    }

    switch (geometry.kind, orientation.isLandscape) {
    case (.iPad, _):
      return split == .full ? measured(20) : unknown("not measured in split views")
    case (.iPhone, true) where geometry.hasHomeIndicator:
      let inset = geometry.landscapeInsets.left
      return inset <= 59 ? measured(16 + inset) : derived(16 + inset)
    case (.iPhone, true):
      return measured(20)
    case (.iPhone, false):
      switch geometry.points.width {
      case ...393: return measured(16)
      case 414, 428, 430: return measured(20)
      default: return unknown("not measured on phones of this width")
      }
    }
  }
}
