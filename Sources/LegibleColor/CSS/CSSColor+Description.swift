extension CSSColor: CustomStringConvertible {
  /// The serialisation; source: CSS Color 4, “Serializing <color> Values”.
  package var description: String {
    switch color.space {
    case .srgb where isLegacy: rgb
    // A mixture is not a legacy colour, and CSS writes it in the space below.
    case .hsl, .hwb:
      if !isLegacy {
        CSSColor(color.converted(to: .srgb), isLegacy: false).description
      } else {
        color.missing.isEmpty ? rgb : cylindrical
      }
    case .lab, .lch, .oklab, .oklch: "\(color.space.rawValue)(\(values)\(alpha))"
    default: "color(\(color.space.rawValue) \(values)\(alpha))"
    }
  }

  private var rgb: String {
    let channels = color.converted(to: .srgb).components
    let list = [channels.x, channels.y, channels.z]
      .map { String(RGBA8.channel($0)) }.joined(separator: ", ")
    return opacity.map { "rgba(\(list), \($0))" } ?? "rgb(\(list))"
  }

  /// The colour in CSS in its own space: as ``description``, but that `hsl()` and `hwb()` stay, which CSS
  /// writes as `rgb()`.
  package var descriptionInItsSpace: String {
    color.space == .hsl || color.space == .hwb ? cylindrical : description
  }

  private var cylindrical: String {
    let names = (0..<3).map { index in
      Self.component(color[index]) + (index > 0 && color[index] != nil ? "%" : "")
    }
    return "\(color.space.rawValue)(\(names.joined(separator: " "))\(alpha))"
  }

  private var values: String {
    (0..<3).map { Self.component(color[$0]) }.joined(separator: " ")
  }

  private var alpha: String {
    if color.missing.contains(.alpha) { return " / none" }
    return opacity.map { " / \($0)" } ?? ""
  }

  private static func component(_ value: Double?) -> String {
    value.map { CSSNumber.text($0) } ?? "none"
  }

  /// The opacity, `nil` for 1: two decimals where they give back the same 8-bit step, else three;
  /// more for values between the steps.
  private var opacity: String? {
    let step = (color.alpha * 255).rounded()
    var decimals = 6
    if abs(color.alpha * 255 - step) < 1e-9 {
      let short = (color.alpha * 100).rounded() / 100
      decimals = (short * 255).rounded() == step ? 2 : 3
    }
    let text = CSSNumber.text(color.alpha, decimals: decimals)
    return text == "1" ? nil : text
  }
}
