extension CSSColor: CustomStringConvertible {
  /// The serialisation; source: CSS Color 4, “Serializing <color> Values”.
  public var description: String {
    switch color.space {
    case .srgb where isLegacy: rgb
    case .hsl, .hwb: color.missing.isEmpty ? rgb : cylindrical
    case .lab, .lch, .oklab, .oklch: "\(color.space.rawValue)(\(values)\(alpha))"
    default: "color(\(color.space.rawValue) \(values)\(alpha))"
    }
  }

  private var rgb: String {
    let channels = color.converted(to: .srgb).components
    let list = [channels.x, channels.y, channels.z]
      .map { String(RGBA8.channel($0)) }.joined(separator: ", ")
    return color.alpha < 1 ? "rgba(\(list), \(Self.opacity(color.alpha)))" : "rgb(\(list))"
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
    return color.alpha < 1 ? " / \(Self.opacity(color.alpha))" : ""
  }

  private static func component(_ value: Double?) -> String {
    value.map { CSSNumber.text($0) } ?? "none"
  }

  /// Two decimals where they give back the same 8-bit step, else three; more for other values.
  private static func opacity(_ alpha: Double) -> String {
    let step = (alpha * 255).rounded()
    guard abs(alpha * 255 - step) < 1e-9 else { return CSSNumber.text(alpha) }
    let short = (alpha * 100).rounded() / 100
    let isEnough = (short * 255).rounded() == step
    return CSSNumber.text(alpha, decimals: isEnough ? 2 : 3)
  }
}
