public import LegibleCore

extension Device {
  /// Finds a device by name; case, quotes, spaces and punctuation do not matter.
  ///
  /// Lines of several generations answer to each of them: `iPad mini 6`, `iPad Air (M2) 11-inch`,
  /// `iPad Pro (12.9-inch) (6th generation)`. The diagonal and the generation may stand before the
  /// name, and `iPhone` and `iPad` may be left out: `12.9″ iPad Pro (3rd gen)`, `SE 2`.
  ///
  /// - Throws: `LegibleError` that lists what an ambiguous name could mean, or the nearest names
  ///   of one that nothing answers to.
  public init(named name: String) throws(LegibleError) {
    let typed = DeviceSpelling(name)
    let meant = typed.devices
    if let device = meant.first, meant.count == 1 {
      self = device
      return
    }
    if meant.count > 1 {
      throw LegibleError(
        rule: .ambiguousDevice,
        "the device name \"\(name.prefix(80))\" could mean \(Self.list(meant, limit: 8))",
        hint: "Add the size or the generation.", at: .unspecified)
    }
    if let first = name.split(separator: ",").first, first.count < name.count,
      let device = try? Device(named: String(first))
    {
      throw LegibleError(
        rule: .unknownDevice, "no device is named \"\(name.prefix(80))\"",
        hint: "Name one device at a time, such as \(device.name).", at: .unspecified)
    }
    throw LegibleError(
      rule: .unknownDevice, "no device is named \"\(name.prefix(80))\"",
      hint: "Did you mean \(Self.list(typed.nearest(count: 3), limit: 3))?",
      suggestion: .listDevices, at: .unspecified)
  }

  private static func list(_ devices: [Device], limit: Int) -> String {
    let names = devices.prefix(limit).map(\.name).joined(separator: "; ")
    return devices.count > limit ? "\(names); and \(devices.count - limit) more" : names
  }
}
