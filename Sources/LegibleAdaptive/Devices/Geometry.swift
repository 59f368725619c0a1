public import LegibleCore

/// What decides a layout, shared by all devices that have the same: points, insets, size classes.
///
/// Sixty devices have 24 geometries; whoever computes a matrix does so by geometry and names the
/// devices behind it.
public struct Geometry: Hashable, Sendable {
  /// Phone or pad; an iPod touch is a phone here.
  package let kind: Kind
  /// The screen held upright, in pt.
  package let points: Size
  /// Pixels per pt that UIKit renders.
  package let scale: Double
  /// The height of the status bar held upright, in pt.
  package let statusBar: Double
  /// The safe area held upright, in pt.
  package let portraitInsets: Insets
  /// The safe area held sideways, in pt.
  package let landscapeInsets: Insets
  /// The width class held sideways.
  package let landscapeWidthClass: SizeClass

  /// Creates a geometry; lengths are pt.
  ///
  /// `landscapeWidthClass` is the width class held sideways; `nil` takes regular for pads and for phones from
  /// 414 pt of width, as it is on every phone of the table.
  package init(
    kind: Kind, points: Size, scale: Double, statusBar: Double, portraitInsets: Insets,
    landscapeInsets: Insets, landscapeWidthClass: SizeClass? = nil
  ) {
    self.kind = kind
    self.points = points
    self.scale = scale
    self.statusBar = statusBar
    self.portraitInsets = portraitInsets
    self.landscapeInsets = landscapeInsets
    self.landscapeWidthClass =
      landscapeWidthClass ?? (kind == .iPad || points.width >= 414 ? .regular : .compact)
  }

  /// The two families of devices.
  public enum Kind: String, Hashable, Sendable {
    case iPhone, iPad
  }

  /// Whether the screen has corners and a home indicator instead of a home button.
  package var hasHomeIndicator: Bool { portraitInsets.bottom > 0 }

  /// The devices of this geometry, in the order of the device table.
  package var devices: [Device] { Device.all.filter { $0.geometry == self } }

  /// The screen in pt as it is held.
  package func screen(_ orientation: Orientation) -> Size {
    orientation.isLandscape ? Size(width: points.height, height: points.width) : points
  }

  /// The size classes of the whole screen.
  ///
  /// Source: Apple Human Interface Guidelines, Layout, size classes of devices.
  public func sizeClasses(_ orientation: Orientation) -> SizeClasses {
    switch (kind, orientation.isLandscape) {
    case (.iPad, _): SizeClasses(horizontal: .regular, vertical: .regular)
    case (.iPhone, false): SizeClasses(horizontal: .compact, vertical: .regular)
    case (.iPhone, true): SizeClasses(horizontal: landscapeWidthClass, vertical: .compact)
    }
  }
}

extension Geometry: CustomStringConvertible {
  /// Points, top and bottom inset, devices: `375 x 812, 44/34: iPhone X, iPhone XS, iPhone 11 Pro`.
  public var description: String {
    "\(label): \(devices.map(\.name).joined(separator: ", "))"
  }

  /// Points, top and bottom inset: `375 x 812, 44/34`.
  package var label: String {
    let size = "\(Int(points.width)) x \(Int(points.height))"
    return "\(size), \(Int(portraitInsets.top))/\(Int(portraitInsets.bottom))"
  }
}
