import LegibleJSON

/// A colour set of an asset catalog.
struct AssetColor {
  /// Where a colour of a set holds.
  struct Slot: Hashable {
    /// `universal`, `iphone`, `ipad` and so on.
    var device = "universal"
    /// Whether it is for the dark appearance.
    var isDark = false
    /// Whether it is for increased contrast.
    var isHighContrast = false
    /// The screens it is for; `nil` for all of them.
    var gamut: Gamut?
  }

  /// The gamuts that Xcode tells screens apart by.
  enum Gamut: String, CaseIterable {
    case sRGB = "sRGB"
    case displayP3 = "display-P3"

    /// The name of its context.
    var context: String {
      switch self {
      case .sRGB: "srgb"
      case .displayP3: "displayP3"
      }
    }
  }

  /// The namespaces and the name.
  var path: [String]
  /// The `Contents.json`.
  var root: JSONNode
  /// The colours that were given.
  var slots: [Slot: SourceMappedJSON] = [:]
  /// Data without a counterpart.
  var kept: [SourceMappedJSON.Member] = []

  /// The devices that have colours of their own, the most common first.
  var devices: [String] {
    let devices = Set(slots.keys.map(\.device)).subtracting(["universal"])
    return devices.sorted { ($0 == "iphone" ? 0 : 1, $0) < ($1 == "iphone" ? 0 : 1, $1) }
  }

  /// Whether there are colours for devices that are not named.
  var hasUniversal: Bool { slots.keys.contains { $0.device == "universal" } }

  /// Whether screens of different gamuts show different colours.
  var dependsOnGamut: Bool {
    slots.keys.contains { slot in
      let colors = AssetColor.Gamut.allCases.map { gamut in
        var slot = slot
        slot.gamut = gamut
        return value(in: slot)?.json
      }
      return colors[0] != colors[1]
    }
  }

  /// The colour that shows in a slot.
  ///
  /// Those of the device come before universal ones, and where there are none of these, those of the
  /// first device stand for others; of the rest the one of the same appearance
  /// before the one of the same contrast. For a gamut without a colour, that of all screens shows,
  /// or what there is.
  func value(in slot: Slot) -> SourceMappedJSON? {
    let hasDevice = slots.keys.contains { $0.device == slot.device }
    let other = hasUniversal ? "universal" : devices.first ?? "universal"
    let device = hasDevice ? slot.device : other
    let choices = [
      (slot.isDark, slot.isHighContrast), (slot.isDark, false), (false, slot.isHighContrast),
      (false, false),
    ]
    for (isDark, isHigh) in choices {
      for gamut in [slot.gamut, nil] + Gamut.allCases {
        let found = slots[
          Slot(device: device, isDark: isDark, isHighContrast: isHigh, gamut: gamut)]
        if let found { return found }
      }
    }
    return nil
  }
}
