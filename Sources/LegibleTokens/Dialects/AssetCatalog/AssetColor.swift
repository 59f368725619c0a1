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
  }

  /// The namespaces and the name.
  var path: [String]
  /// The `Contents.json`.
  var root: JSONNode
  /// The colours that were given.
  var slots: [Slot: JSONDraft] = [:]
  /// Data without a counterpart.
  var kept: [JSONDraft.Member] = []

  /// The colour that shows in a slot.
  ///
  /// Those of the device come before universal ones; of the rest the one of the same appearance
  /// before the one of the same contrast.
  func value(in slot: Slot) -> JSONDraft? {
    let hasDevice = slots.keys.contains { $0.device == slot.device }
    let device = hasDevice ? slot.device : "universal"
    let choices = [
      (slot.isDark, slot.isHighContrast), (slot.isDark, false), (false, slot.isHighContrast),
      (false, false),
    ]
    for (isDark, isHigh) in choices {
      let found = slots[Slot(device: device, isDark: isDark, isHighContrast: isHigh)]
      if let found { return found }
    }
    return nil
  }
}
