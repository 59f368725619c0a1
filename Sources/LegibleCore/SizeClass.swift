/// How much room there is along one axis, as UIKit tells it.
public enum SizeClass: String, Hashable, Sendable {
  case compact, regular
}

/// The two size classes of a layout.
public struct SizeClasses: Hashable, Sendable {
  /// Along the width.
  public var horizontal: SizeClass
  /// Along the height.
  public var vertical: SizeClass

  /// Creates a pair of size classes.
  package init(horizontal: SizeClass, vertical: SizeClass) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

/// How the device is held.
public enum Orientation: String, Hashable, Sendable, CaseIterable {
  case portrait, landscapeLeft, landscapeRight

  /// Whether the longer side is horizontal.
  public var isLandscape: Bool { self != .portrait }
}

/// Light or dark interface.
public enum Appearance: String, Hashable, Sendable, CaseIterable {
  case light, dark
}

/// The system's Increase Contrast setting.
package enum ContrastSetting: String, Hashable, Sendable, CaseIterable {
  case standard, increased
}

/// The direction in which a paragraph or an interface runs.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  case ltr, rtl
}
