public import LegibleCore

extension Device {
  /// Creates a device that is not in the table, or a window of another system.
  ///
  /// What is not given is not guessed: no inset, no corner, every version of iOS.
  ///
  /// - Parameters:
  ///   - name: The name in reports and configurations.
  ///   - points: The screen held upright, in pt.
  ///   - scale: Pixels per pt.
  ///   - kind: Phone or pad; `nil` takes a pad from 600 pt of width, below which no iPad is.
  ///   - portraitInsets: The safe area held upright, in pt.
  ///   - landscapeInsets: The safe area held sideways, in pt.
  ///   - statusBar: The height of the status bar in pt.
  ///   - cornerRadius: The radius of the screen's corners in pt.
  public init(
    name: String, points: Size, scale: Double, kind: Geometry.Kind? = nil,
    portraitInsets: Insets = Insets(), landscapeInsets: Insets = Insets(), statusBar: Double = 0,
    cornerRadius: Double? = nil
  ) {
    self.init(
      name: name,
      geometry: Geometry(
        kind: kind ?? (min(points.width, points.height) < 600 ? .iPhone : .iPad), points: points,
        scale: scale, statusBar: statusBar, portraitInsets: portraitInsets,
        landscapeInsets: landscapeInsets),
      cornerRadius: cornerRadius)
  }

  /// Creates a device that is not in the table, with a layout of its own or of another device.
  public init(name: String, geometry: Geometry, cornerRadius: Double? = nil) {
    self.init(
      name: name, generations: [], systems: .ios(9), year: nil,
      diagonal: nil, geometry: geometry, pixelsPerInch: nil, cornerRadius: cornerRadius,
      panel: nil, basis: .declared)
  }
}
