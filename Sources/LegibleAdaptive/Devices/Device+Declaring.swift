public import LegibleCore

extension Device {
  /// Creates a device that is not in the table, or a window of another system.
  ///
  /// What is not given is not guessed: no corner, every version of iOS, and insets of 0 pt that ``sources`` gives
  /// low confidence.
  ///
  /// - Parameters:
  ///   - name: The name in reports and configurations.
  ///   - points: The screen held upright, in pt.
  ///   - scale: Pixels per pt.
  ///   - kind: Phone or pad; `nil` takes a pad from 600 pt of width, below which no iPad is.
  ///   - portraitInsets: The safe area held upright, in pt; `nil` where it is unknown.
  ///   - landscapeInsets: The safe area held sideways, in pt; `nil` where it is unknown.
  ///   - statusBar: The height of the status bar in pt.
  ///   - cornerRadius: The radius of the screen's corners in pt.
  public init(
    name: String, points: Size, scale: Double, kind: Geometry.Kind? = nil,
    portraitInsets: Insets? = nil, landscapeInsets: Insets? = nil, statusBar: Double = 0,
    cornerRadius: Double? = nil
  ) {
    self.init(
      name: name,
      geometry: Geometry(
        kind: kind ?? (min(points.width, points.height) < 600 ? .iPhone : .iPad), points: points,
        scale: scale, statusBar: statusBar, portraitInsets: portraitInsets ?? Insets(),
        landscapeInsets: landscapeInsets ?? Insets()),
      cornerRadius: cornerRadius,
      basis: portraitInsets == nil || landscapeInsets == nil ? .undeclared : .declared)
  }

  /// Creates a device that is not in the table, with a layout of its own or of another device.
  package init(name: String, geometry: Geometry, cornerRadius: Double? = nil) {
    self.init(name: name, geometry: geometry, cornerRadius: cornerRadius, basis: .declared)
  }

  private init(name: String, geometry: Geometry, cornerRadius: Double?, basis: Basis) {
    self.init(
      name: name, generations: [], systems: .ios(9), year: nil,
      diagonal: nil, geometry: geometry, pixelsPerInch: nil, cornerRadius: cornerRadius,
      panel: nil, basis: basis)
  }
}
