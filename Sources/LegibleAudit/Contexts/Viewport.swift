package import LegibleAdaptive
public import LegibleCore

/// A geometry held one way: what decides a layout besides the user's settings.
public struct Viewport: Hashable, Sendable {
  /// The geometry, which many devices may share.
  package let geometry: Geometry
  /// How the device is held.
  public let orientation: Orientation
  /// The devices of the audit that have the geometry, in the order of the device table.
  public let devices: [String]
  /// The version of iOS whose layout it has: of those that the devices had and that are audited, the nearest
  /// to ``SystemVersion/standard``.
  let version: SystemVersion

  /// `375 x 812, 44/34 portrait`.
  public var label: String { "\(geometry.label) \(orientation.rawValue)" }

  /// The device that stands for the geometry in messages: `iPhone X and 2 more, portrait`.
  public var shortLabel: String {
    let first = devices.first ?? geometry.label
    let more = devices.count > 1 ? " and \(devices.count - 1) more" : ""
    return "\(first)\(more), \(orientation.isLandscape ? "landscape" : "portrait")"
  }

  /// The viewports of some devices: each geometry once, in each orientation that its devices are held in.
  static func all(
    of selection: DeviceSelection, _ orientations: (Device) -> [Orientation]
  ) -> [Viewport] {
    var groups: [Geometry: [DeviceSelection.Choice]] = [:]
    var order: [Geometry] = []
    for choice in selection.choices {
      let geometry = choice.device.geometry
      if groups[geometry] == nil { order.append(geometry) }
      groups[geometry, default: []].append(choice)
    }
    return order.flatMap { geometry in
      let choices = groups[geometry, default: []]
      let held = Orientation.allCases.filter { orientation in
        choices.contains { orientations($0.device).contains(orientation) }
      }
      let version = SystemVersion.nearestToStandard(of: choices.map(\.systems))
      return held.map {
        Viewport(
          geometry: geometry, orientation: $0, devices: choices.map(\.device.name),
          version: version)
      }
    }
  }
}
