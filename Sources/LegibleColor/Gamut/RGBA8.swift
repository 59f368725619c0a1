/// A colour as most files keep it: four 8-bit sRGB channels.
public struct RGBA8: Hashable, Sendable {
  /// The red channel.
  package var red: UInt8
  /// The green channel.
  package var green: UInt8
  /// The blue channel.
  package var blue: UInt8
  /// The opacity.
  package var alpha: UInt8

  /// Creates a colour from its channels.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Rounds a colour after mapping it into sRGB by ``Color/converted(to:gamutMapping:)``.
  package init(_ color: Color) {
    self.init(encoded: color.mapped(to: .srgb).components, alpha: color.alpha)
  }

  /// Rounds encoded sRGB, which is cut to 0...1.
  init(encoded rgb: Vector3, alpha: Double = 1) {
    self.init(
      red: Self.channel(rgb.x), green: Self.channel(rgb.y), blue: Self.channel(rgb.z),
      alpha: Self.channel(alpha))
  }

  /// The nearest of 256 steps to a value, which is cut to 0...1; halves go up, as browsers round.
  static func channel(_ value: Double) -> UInt8 {
    // What is not a number fails the first comparison.
    value > 0 ? UInt8((min(value, 1) * 255).rounded()) : 0
  }

  /// `#rrggbb`, or `#rrggbbaa` when it is not opaque.
  package var hex: String {
    var channels = [red, green, blue]
    if alpha < 255 { channels.append(alpha) }
    return channels.reduce(into: "#") { text, channel in
      text += channel < 16 ? "0" : ""
      text += String(channel, radix: 16)
    }
  }
}

extension Color {
  /// Creates an sRGB colour out of 8-bit channels.
  package init(_ channels: RGBA8) {
    self.init(
      red: channels.red, green: channels.green, blue: channels.blue, alpha: channels.alpha)
  }

  /// The sRGB colour in hexadecimal after mapping into the gamut: `#rrggbb` or `#rrggbbaa`.
  public var hex: String { RGBA8(self).hex }
}
