import LegibleCore

/// The heights of the system's bars in pt, without the safe area behind them.
package struct Bars: Hashable, Sendable {
  /// The navigation bar with an inline title.
  public let navigationBar: Double
  /// The navigation bar with a large title below it; `nil` before iOS 11, which has none, and for
  /// phones held sideways, where it is unpublished.
  public let largeTitleBar: Double?
  /// The tab bar.
  public let tabBar: Double
  /// The toolbar.
  public let toolbar: Double
}

extension Bars {
  /// Whether bars have large titles, which came with iOS 11.
  package static func hasLargeTitles(_ version: SystemVersion) -> Bool {
    version >= SystemVersion(11)
  }

  /// The heights, or `nil` since iOS 26, whose floating bars have no published geometry.
  ///
  /// Source: QMUI_iOS: 44 pt, 32 pt where a phone's height is compact and so is its width, 50 pt on
  /// iPads since iOS 12; a large title adds 52 pt; tab bars are 49, 32 and 50 pt.
  static func system(
    _ geometry: Geometry, _ orientation: Orientation, version: SystemVersion
  ) -> Bars? {
    guard version < SystemVersion(26) else { return nil }
    if geometry.kind == .iPad, version >= SystemVersion(12) {
      return Bars(navigationBar: 50, largeTitleBar: 102, tabBar: 50, toolbar: 50)
    }
    let classes = geometry.sizeClasses(orientation)
    if classes.horizontal == .compact, classes.vertical == .compact {
      return Bars(navigationBar: 32, largeTitleBar: nil, tabBar: 32, toolbar: 32)
    }
    let isSideways = geometry.kind == .iPhone && orientation.isLandscape
    let largeTitleBar: Double? = isSideways || !hasLargeTitles(version) ? nil : 96
    return Bars(navigationBar: 44, largeTitleBar: largeTitleBar, tabBar: 49, toolbar: 44)
  }
}
