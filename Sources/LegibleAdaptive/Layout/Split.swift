public import LegibleCore

/// How much of an iPad's screen an app has; a phone has all of it.
public enum Split: String, Hashable, Sendable, CaseIterable {
  case full
  case third = "1/3"
  case half = "1/2"
  case twoThirds = "2/3"
  case slideOver

  /// The width of the app in pt, or `nil` where the system does not offer the split: phones, and
  /// halves in portrait.
  ///
  /// The divider takes 10 pt, the narrow part is 320 or 375 pt. Source: swift-snapshot-testing,
  /// five iPads, all of which this reproduces.
  public func width(on geometry: Geometry, _ orientation: Orientation) -> Double? {
    let screen = geometry.screen(orientation).width
    if self == .full { return screen }
    guard geometry.kind == .iPad else { return nil }
    let third: Double = screen >= (orientation.isLandscape ? 1133 : 1024) ? 375 : 320
    switch self {
    case .full: return screen
    case .third, .slideOver: return third
    case .half: return orientation.isLandscape ? (screen - Self.divider) / 2 : nil
    case .twoThirds: return screen - Self.divider - third
    }
  }

  /// The height of the app in pt; `nil` where it is unpublished.
  ///
  /// A window over the app keeps 20 pt above and below on iPads with a home button.
  package func height(on geometry: Geometry, _ orientation: Orientation) -> Double? {
    let screen = geometry.screen(orientation).height
    guard self == .slideOver else { return screen }
    return geometry.hasHomeIndicator ? nil : screen - 40
  }

  /// The size classes of the app, with `width` as found by ``width(on:_:)``.
  ///
  /// Splits of up to 639 pt are compact, from 678 pt they are regular. The one width between
  /// them, 647 pt on the 13-inch iPad Pro, is taken as compact like its forerunner's 639.
  func sizeClasses(on geometry: Geometry, _ orientation: Orientation, width: Double) -> SizeClasses
  {
    guard self != .full else { return geometry.sizeClasses(orientation) }
    return SizeClasses(
      horizontal: width >= Self.regularWidth ? .regular : .compact, vertical: .regular)
  }

  private static let divider = 10.0
  private static let regularWidth = 678.0

  /// Where size and size classes come from.
  func provenance(width: Double) -> [Provenance] {
    switch self {
    case .full:
      [
        Provenance(
          figure: "size", source: "Apple HIG, Layout, device screen dimensions", confidence: .high),
        Provenance(
          figure: "sizeClass", source: "Apple HIG, Layout, size classes", confidence: .high),
      ]
    case .slideOver:
      [
        Provenance(
          figure: "size", source: "taken as the narrow split; 320 pt is published for 9.7 inches",
          confidence: .low, isDerived: true),
        Provenance(
          figure: "sizeClass", source: "Apple HIG, Multitasking", confidence: .high),
      ]
    case .third, .half, .twoThirds:
      [
        Provenance(
          figure: "size", source: "divider and narrow widths of swift-snapshot-testing",
          confidence: .medium, isDerived: true),
        Provenance(
          figure: "sizeClass", source: "Apple HIG, Layout, multitasking size classes (2023)",
          confidence: (639.5..<Self.regularWidth).contains(width) ? .low : .high,
          isDerived: true),
      ]
    }
  }
}
