public import LegibleAdaptive
public import LegibleCore

/// A geometry held one way: what decides a layout besides the user's settings.
public struct Place: Hashable, Sendable {
  /// The geometry, which many devices may share.
  public let geometry: Geometry
  /// How the device is held.
  public let orientation: Orientation
  /// The devices of the audit that have the geometry, in the order of the device table.
  public let devices: [String]

  /// `375 x 812, 44/34 portrait`.
  public var label: String { "\(geometry.label) \(orientation.rawValue)" }

  /// The device that stands for the geometry in messages: `iPhone X and 2 more, portrait`.
  public var shortLabel: String {
    let first = devices.first ?? geometry.label
    let more = devices.count > 1 ? " and \(devices.count - 1) more" : ""
    return "\(first)\(more), \(orientation.isLandscape ? "landscape" : "portrait")"
  }

  /// The places of some devices: each geometry once, in each orientation.
  static func all(of devices: [Device], _ orientations: [Orientation]) -> [Place] {
    var names: [Geometry: [String]] = [:]
    var order: [Geometry] = []
    for device in devices {
      if names[device.geometry] == nil { order.append(device.geometry) }
      names[device.geometry, default: []].append(device.name)
    }
    return order.flatMap { geometry in
      orientations.map {
        Place(geometry: geometry, orientation: $0, devices: names[geometry, default: []])
      }
    }
  }
}
