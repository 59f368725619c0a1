public import LegibleCore

extension Device {
  /// The layout of an app on this device.
  ///
  /// Without a `version` it is the one the device had that is nearest to ``SystemVersion/standard``.
  ///
  /// - Throws: `LegibleError` for a version that the device never had, and for a split that it does
  ///   not offer as it is held.
  public func context(
    _ orientation: Orientation = .portrait, split: Split = .full,
    category: SizeCategory = .large, direction: LayoutDirection = .ltr,
    version: SystemVersion? = nil
  ) throws(LegibleError) -> LayoutContext {
    try LayoutContext(
      self, geometry, [self], orientation, split, category, direction, try self.version(version))
  }
}

extension Geometry {
  /// The layout of an app on any device of this geometry.
  ///
  /// Without a `version` it is one that a device had, the nearest to ``SystemVersion/standard``.
  ///
  /// - Throws: `LegibleError` for a split that the geometry does not offer as it is held.
  package func context(
    _ orientation: Orientation = .portrait, split: Split = .full,
    category: SizeCategory = .large, direction: LayoutDirection = .ltr,
    version: SystemVersion? = nil
  ) throws(LegibleError) -> LayoutContext {
    try LayoutContext(
      nil, self, devices, orientation, split, category, direction,
      version ?? .nearestToStandard(of: devices.map(\.systems)))
  }
}

extension LayoutContext {
  fileprivate init(
    _ device: Device?, _ geometry: Geometry, _ devices: [Device], _ orientation: Orientation,
    _ split: Split, _ category: SizeCategory, _ direction: LayoutDirection,
    _ version: SystemVersion
  ) throws(LegibleError) {
    let width = try Self.width(geometry, orientation, split, version)
    let margins = LayoutMargins.system(geometry, orientation, split: split)
    let readable = ReadableGuide.system(
      width: width, margins: margins.margins, category: category, version: version)
    let radii = Set(devices.map(\.cornerRadius))

    self.device = device
    self.geometry = geometry
    self.orientation = orientation
    self.split = split
    self.category = category
    self.direction = direction
    self.version = version
    size = WindowSize(width: width, height: split.height(on: geometry, orientation))
    sizeClass = split.sizeClasses(on: geometry, orientation, width: width)
    safeArea = SafeArea.system(geometry, orientation, split: split, version: version)
    self.margins = margins.margins
    readableGuide = readable.guide
    bars = Bars.system(geometry, orientation, version: version)
    let hidesStatusBar = geometry.kind == .iPhone && orientation.isLandscape
    statusBar = split == .slideOver ? nil : hidesStatusBar ? 0 : geometry.statusBar
    cornerRadius = radii.count == 1 ? devices.first?.cornerRadius : nil

    sources =
      split.provenance(width: width)
      + [Self.insetSource(safeArea, devices, version), margins.source, readable.source]
      + (bars == nil ? [] : [Self.barSource])
      + (statusBar == nil ? [] : [Self.statusBarSource])
      + (cornerRadius == nil ? [] : devices[0].cornerRadiusProvenance)
  }

  private static func width(
    _ geometry: Geometry, _ orientation: Orientation, _ split: Split, _ version: SystemVersion
  ) throws(LegibleError) -> Double {
    if split != .full, version >= SystemVersion(26) {
      throw LegibleError(
        rule: .unavailableSplit,
        "iPadOS 26 has freely resizable windows instead of splits, and no widths are published",
        hint: "Name an earlier version or the full screen.", at: .unspecified)
    }
    guard let width = split.width(on: geometry, orientation) else {
      let place = geometry.kind == .iPhone ? "on phones" : "in portrait"
      throw LegibleError(
        rule: .unavailableSplit, "the split \(split.rawValue) is not offered \(place)",
        at: .unspecified)
    }
    return width
  }

  /// The best-founded row among devices of one geometry; an edge that is a range is in dispute.
  private static func insetSource(
    _ area: SafeArea, _ devices: [Device], _ version: SystemVersion
  ) -> Provenance {
    if let top = area.top, top.value == nil {
      return Provenance(
        figure: "safeArea", source: "0 and 21 measured up to iOS 16, 20 and 20 reported for iOS 26",
        confidence: .low)
    }
    return devices.map(\.insetProvenance).max { $0.confidence < $1.confidence }
      ?? Provenance(figure: "safeArea", source: "no device has this geometry", confidence: .low)
  }

  private static let barSource = Provenance(
    figure: "bars", source: "QMUI_iOS (QMUIHelper), widely repeated", confidence: .medium)
  private static let statusBarSource = Provenance(
    figure: "statusBar", source: "QMUI_iOS; simulators, iOS 14.4 to 16.2 (ios-dimensions)",
    confidence: .medium)
}
