import LegibleCore

/// The insets that screen edges, sensors and the home indicator take, in pt; `nil` where they are
/// unpublished.
public struct SafeArea: Hashable, Sendable {
  /// The inset at the top, bars not counted.
  public let top: Interval?
  /// The inset at the left.
  public let left: Interval?
  /// The inset at the bottom, bars not counted.
  public let bottom: Interval?
  /// The inset at the right.
  public let right: Interval?

  init(_ insets: Insets) {
    top = Interval(insets.top)
    left = Interval(insets.left)
    bottom = Interval(insets.bottom)
    right = Interval(insets.right)
  }

  init(top: Interval?, left: Interval?, bottom: Interval?, right: Interval?) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension SafeArea {
  /// The safe area of an app's window.
  ///
  /// Two figures depend on the version: the mini phones' notch took 44 pt before iOS 15, and for
  /// iOS 26 the insets above and below a phone held sideways are reported as 20 and 20 pt instead
  /// of 0 and 21 (useyourloaf.com; not measured), so both stay possible.
  static func system(
    _ geometry: Geometry, _ orientation: Orientation, split: Split, version: SystemVersion
  ) -> SafeArea {
    guard split != .slideOver else {
      return SafeArea(top: nil, left: 0, bottom: nil, right: 0)
    }
    var insets = orientation.isLandscape ? geometry.landscapeInsets : geometry.portraitInsets
    if geometry == .w375h812top50, version < SystemVersion(15) {
      insets =
        orientation.isLandscape
        ? Geometry.w375h812top44.landscapeInsets : Geometry.w375h812top44.portraitInsets
    }
    let area = SafeArea(insets)
    guard version >= SystemVersion(26), geometry.kind == .iPhone, orientation.isLandscape,
      geometry.hasHomeIndicator, insets.top == 0
    else { return area }
    return SafeArea(
      top: Interval(0, 20), left: area.left, bottom: Interval(20, 21), right: area.right)
  }
}
