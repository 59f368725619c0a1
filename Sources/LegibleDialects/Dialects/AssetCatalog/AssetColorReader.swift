import LegibleColor
import LegibleCore
import LegibleJSON
import LegibleTokens

/// Reads the `Contents.json` of a colour set.
struct AssetColorReader {
  var values = LooseValues(.curly, raw: [:])
  private var color: AssetColor
  /// Whether a color could not be read, so that another one would show in its place.
  private var isLost = false

  init(path: [String], root: JSONNode) {
    color = AssetColor(path: path, root: root)
    values.subject = path.joined(separator: ".")
  }

  /// The set; entries that cannot be read are reported.
  mutating func read() -> AssetColor {
    for entry in color.root["colors"]?.elements ?? [] { read(entry) }
    if let properties = color.root["properties"] {
      color.kept.append(.init("properties", SourceMappedJSON(copying: properties)))
    }
    if color.slots.isEmpty, values.collector.findings.isEmpty {
      values.notCarriedOver("a color set without a color", at: color.root)
    }
    if isLost { color.slots = [:] }
    if let first = color.devices.first, !color.hasUniversal {
      values.assumed(
        "a color set without a universal color: other devices are taken to show that of \(first)",
        hint: "Add a color for every device.", at: color.root)
    }
    return color
  }

  private mutating func read(_ entry: JSONNode) {
    var slot = AssetColor.Slot(device: entry["idiom"]?.string ?? "universal")
    for appearance in entry["appearances"]?.elements ?? [] {
      switch (appearance["appearance"]?.string, appearance["value"]?.string) {
      case ("luminosity", "dark"): slot.isDark = true
      case ("luminosity", "light"): break
      case ("contrast", "high"): slot.isHighContrast = true
      default:
        values.notCarriedOver(
          "an appearance other than light, dark and high contrast", at: appearance)
        return
      }
    }
    if let gamut = entry["display-gamut"] {
      slot.gamut = gamut.string.flatMap(AssetColor.Gamut.init)
      if slot.gamut == nil {
        values.notCarriedOver("a gamut other than sRGB and display-P3", at: gamut)
        return
      }
    }
    guard let node = entry["color"] else {
      values.notCarriedOver("an entry of a color set without a color", at: entry)
      return
    }
    guard let value = value(node) else {
      isLost = true
      return
    }
    guard color.slots[slot] == nil else {
      values.notCarriedOver("a second color for the same screens", at: entry)
      return
    }
    color.slots[slot] = value
  }

  private mutating func value(_ node: JSONNode) -> SourceMappedJSON? {
    if let reference = node["reference"] { return platformColor(reference) }
    guard let components = node["components"] else {
      values.wrongKind("color of an asset catalog", at: node)
      return nil
    }
    let alpha = component("alpha", of: components) ?? 1
    let space = node["color-space"]?.string ?? "srgb"
    if space == "gray-gamma-22" || space == "extended-gray" {
      guard let white = component("white", of: components) else { return nil }
      // The curve of Adobe RGB is the power of 2.2 that these greys have, to within 0.0004.
      let color = Color(.a98RGB, white, white, white, alpha: alpha).converted(to: .srgb)
      return values.draft(of: color, isLegacy: true, at: components)
    }
    guard let known = assetSpaces[space] else {
      values.notCarriedOver("the color space \(space)", at: node["color-space"] ?? node)
      return nil
    }
    guard let red = component("red", of: components),
      let green = component("green", of: components), let blue = component("blue", of: components)
    else { return nil }
    let color = Color(known, red, green, blue, alpha: alpha)
    return values.draft(of: color, isLegacy: known == .srgb, at: components)
  }

  /// A part of a colour: `0.5` is a fraction, `128` and `0x80` count to 255, as Xcode writes them.
  ///
  /// A number instead of a string, and an opacity, are fractions: `1` is all of it. Source: Asset Catalog Format
  /// Reference, “Named Color Type”, which has numbers from 0 to 1, and an opacity of 1 in its sample.
  private mutating func component(_ name: String, of components: JSONNode) -> Double? {
    guard let node = components[name] else {
      if name != "alpha" { values.wrongKind("color without \(name)", at: components) }
      return nil
    }
    let text = node.kind == .number ? node.source : node.string?.trimmed ?? ""
    if text.lowercased().hasPrefix("0x"), let byte = Int(text.dropFirst(2), radix: 16), byte < 256 {
      return Double(byte) / 255
    }
    if let whole = Int(text) {
      let isFraction = name == "alpha" || node.kind == .number
      if isFraction, (0...1).contains(whole) { return Double(whole) }
      if whole == 1 {
        values.assumed(
          "\(name) \"1\" is taken as 1 of 255, as Xcode writes it",
          hint: "Write 1.000 for all of it.",
          at: node)
      } else if name == "alpha" {
        values.assumed(
          "alpha \(whole) is taken as \(whole) of 255", hint: "Write a number from 0 to 1.",
          at: node)
      }
      return Double(whole) / 255
    }
    guard let value = Double(text), value.isFinite else {
      values.unreadable(text, "component", hint: "Write 0.500, 128 or 0x80.", at: node)
      return nil
    }
    return value
  }

  /// The tokens of iOS, resolved once.
  private static let platform = try? TokenResolver.ios.resolve()

  /// A colour of the system, by the name of the token of iOS.
  private mutating func platformColor(_ node: JSONNode) -> SourceMappedJSON? {
    let name = node.string ?? ""
    let token = "ios.color.\(name.hasSuffix("Color") ? String(name.dropLast(5)) : name)"
    guard Self.platform?[token] != nil else {
      values.notCarriedOver("the system color \(name)", at: node)
      return nil
    }
    return SourceMappedJSON(DraftReference(target: token).text, from: node)
  }
}

/// The colour spaces of Xcode; components of the extended ones may lie outside 0 to 1.
private let assetSpaces: [String: ColorSpace] = [
  "srgb": .srgb, "extended-srgb": .srgb, "display-p3": .displayP3,
  "extended-linear-srgb": .srgbLinear,
]
