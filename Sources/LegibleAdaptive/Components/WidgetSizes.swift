import LegibleCore

/// The sizes in pt of the widgets of a screen.
///
/// Source: Apple Human Interface Guidelines, Widgets, December 2025; on iPads those of the canvas that the app
/// lays out, which the system then scales down.
struct WidgetSizes: Hashable {
  /// The screen held upright.
  private let screen: Size
  private let small: Size
  private let medium: Size
  private let large: Size

  private init(
    _ width: Double, _ height: Double, _ small: (Double, Double), _ medium: (Double, Double),
    _ large: (Double, Double)
  ) {
    func size(_ sides: (Double, Double)) -> Size { Size(width: sides.0, height: sides.1) }
    screen = size((width, height))
    self.small = size(small)
    self.medium = size(medium)
    self.large = size(large)
  }

  subscript(family: WidgetText) -> Size {
    switch family {
    case .small: small
    case .medium: medium
    case .large: large
    }
  }

  /// The sizes of a screen, twice where they are published, or those of the next smaller and the next larger one
  /// of its kind; `nil` where there is none.
  static func around(_ geometry: Geometry) -> (smaller: WidgetSizes?, larger: WidgetSizes?) {
    let screen = geometry.points
    let rows = geometry.kind == .iPhone ? phones : pads
    if let row = rows.first(where: { $0.screen == screen }) { return (row, row) }
    func isWithin(_ inner: Size, _ outer: Size) -> Bool {
      inner.width <= outer.width && inner.height <= outer.height
    }
    func isLess(_ one: Self, _ other: Self) -> Bool { one.medium.width < other.medium.width }
    return (
      rows.filter { isWithin($0.screen, screen) }.max(by: isLess),
      rows.filter { isWithin(screen, $0.screen) }.min(by: isLess)
    )
  }

  private static let phones = [
    Self(430, 932, (170, 170), (364, 170), (364, 382)),
    Self(428, 926, (170, 170), (364, 170), (364, 382)),
    Self(414, 896, (169, 169), (360, 169), (360, 379)),
    Self(414, 736, (159, 159), (348, 157), (348, 357)),
    Self(393, 852, (158, 158), (338, 158), (338, 354)),
    Self(390, 844, (158, 158), (338, 158), (338, 354)),
    Self(375, 812, (155, 155), (329, 155), (329, 345)),
    Self(375, 667, (148, 148), (321, 148), (321, 324)),
    Self(360, 780, (155, 155), (329, 155), (329, 345)),
    Self(320, 568, (141, 141), (292, 141), (292, 311)),
  ]

  private static let pads = [
    Self(768, 1024, (141, 141), (305.5, 141), (305.5, 305.5)),
    Self(744, 1133, (141, 141), (305.5, 141), (305.5, 305.5)),
    Self(810, 1080, (146, 146), (320.5, 146), (320.5, 320.5)),
    Self(820, 1180, (155, 155), (342, 155), (342, 342)),
    Self(834, 1112, (150, 150), (327.5, 150), (327.5, 327.5)),
    Self(834, 1194, (155, 155), (342, 155), (342, 342)),
    Self(1024, 1366, (170, 170), (378.5, 170), (378.5, 378.5)),
  ]
}
