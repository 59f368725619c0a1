public import LegibleCore

extension Device {
  /// Finds a device by name; case, quotes, spaces and punctuation do not matter.
  ///
  /// Lines of several generations answer to each of them: `iPad mini 6`, `iPad Air (M2) 11-inch`,
  /// `iPad Pro (12.9-inch) (6th generation)`.
  ///
  /// - Throws: `LegibleError` that lists what an ambiguous name could mean, or the nearest names
  ///   of one that nothing answers to.
  public static func named(_ name: String) throws(LegibleError) -> Device {
    let key = DeviceSpelling.key(name)
    let exact = all.filter { DeviceSpelling.spellings(of: $0).contains(key) }
    if let device = exact.first, exact.count == 1 { return device }

    let meant = exact.isEmpty && !key.isEmpty ? all.filter { $0.isAbbreviated(by: key) } : exact
    if meant.count > 1 {
      throw LegibleError(
        rule: "ambiguous-device",
        "the device name \"\(name.prefix(80))\" could mean \(list(meant, limit: 8))",
        hint: "Add the size or the generation.", at: SourceLocation(path: "<device>"))
    }
    if let first = name.split(separator: ",").first, first.count < name.count,
      let device = try? named(String(first))
    {
      throw LegibleError(
        rule: "unknown-device", "no device is named \"\(name.prefix(80))\"",
        hint: "Name one device at a time, such as \(device.name).",
        at: SourceLocation(path: "<device>"))
    }
    let nearest = meant.isEmpty ? DeviceSpelling.nearest(to: key, count: 3) : meant
    throw LegibleError(
      rule: "unknown-device", "no device is named \"\(name.prefix(80))\"",
      hint: "Did you mean \(list(nearest, limit: 3))? Run legible devices for all of them.",
      at: SourceLocation(path: "<device>"))
  }

  private func isAbbreviated(by key: String) -> Bool {
    DeviceSpelling.key(self.name).hasPrefix(key)
  }

  private static func list(_ devices: [Device], limit: Int) -> String {
    let names = devices.prefix(limit).map(\.name).joined(separator: "; ")
    return devices.count > limit ? "\(names); and \(devices.count - limit) more" : names
  }
}

/// The spellings by which people and simulators call a device.
enum DeviceSpelling {
  /// More letters than any device's name has.
  private static let longest = 64

  /// Letters, digits and decimal points alone, lower case, without `inch`, `generation` and the
  /// endings of ordinals.
  static func key(_ name: String) -> String {
    let letters = name.lazy.filter { $0.isLetter || $0.isNumber || $0 == "." }
    var key = String(letters.prefix(longest)).lowercased()
    for word in ["generation", "gen", "inch"] { key = key.replacing(word, with: "") }
    return key.replacing(/([0-9])(st|nd|rd|th)/) { String($0.output.1) }
  }

  /// The keys of all spellings of a device: its name, its line with or without sizes, and each with
  /// a generation before or after the size.
  static func spellings(of device: Device) -> Set<String> {
    let base = device.name.prefix { $0 != "(" }.split(separator: " ")
    let line = base.filter { !$0.hasSuffix("-inch") }.joined(separator: " ")
    let sizes = base.filter { $0.hasSuffix("-inch") }
      .flatMap { $0.dropLast("-inch".count).split(separator: "/") }
    var spellings = [device.name, line] + sizes.map { "\(line) \($0)" }
    for generation in device.generations {
      spellings.append("\(line) \(generation)")
      for size in sizes {
        spellings += ["\(line) \(size) \(generation)", "\(line) \(generation) \(size)"]
      }
    }
    return Set(spellings.map(key))
  }

  /// The devices whose name is the fewest typing mistakes away, nearest first, ties in table order.
  ///
  /// - Complexity: O(*d* · *n*²) for *d* devices and names of *n* letters, at most 64.
  static func nearest(to key: String, count: Int) -> [Device] {
    let typed = Array(key)
    let ranked = Device.all.enumerated().map { index, device in
      (distance: mistakes(typed, Array(self.key(device.name))), index: index, device: device)
    }
    return ranked.sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }
      .prefix(count).map(\.device)
  }
}
