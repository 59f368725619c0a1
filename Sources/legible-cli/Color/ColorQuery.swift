import LegibleKit

/// A colour, and what is asked about it.
struct ColorQuery {
  var color = CSSColor(.black)
  /// The appearance that the colours belong to, where `light-dark()` makes them depend on it.
  var appearance: Appearance?
  /// The spaces to convert to.
  var targets: [ColorSpace] = []
  /// How colours come into a gamut; `nil` leaves conversions alone and maps the hex value as CSS
  /// does.
  var mapping: GamutMapping?
  var simulation: VisionSimulation?
  var other: Color?

  /// The colour in one of the wanted spaces.
  func converted(to space: ColorSpace) -> Color {
    color.color.converted(to: space, gamutMapping: mapping ?? .none)
  }

  /// The colour in 8-bit sRGB, which has to hold it.
  var channels: RGBA8 {
    let mapping = mapping.flatMap { $0 == .none ? nil : $0 } ?? .css
    return RGBA8(color.color.converted(to: .srgb, gamutMapping: mapping))
  }

  /// The gamuts of displays and printing, the smallest first.
  static let gamuts: [ColorSpace] = [.srgb, .displayP3, .a98RGB, .rec2020, .proPhotoRGB]
}

extension ColorQuery {
  /// The query about colours as they were read: in both appearances where `light-dark()` occurs, or in that of
  /// the tokens beside it.
  func queries(
    _ color: ColorNames.ReadColor, against other: ColorNames.ReadColor?
  ) -> [ColorQuery] {
    let all = [color, other].compactMap(\.self)
    let isFixed = !all.contains(where: \.variants.dependsOnAppearance)
    let appearances: [Appearance?] =
      isFixed ? [nil] : all.lazy.compactMap(\.appearance).first.map { [$0] } ?? [.light, .dark]
    return appearances.map { appearance in
      var query = self
      query.color = color.variants[appearance ?? .light]
      query.other = other?.variants[appearance ?? .light].color
      query.appearance = appearance
      return query
    }
  }
}

/// How far two colours are apart.
struct ColorDifference {
  let first, second: Color

  var cie76: Double { first.cie76Difference(from: second) }
  var ciede2000: Double { first.ciede2000Difference(from: second) }
  var ciede2000OverD65: Double { first.ciede2000Difference(from: second, white: .d65) }
  var ok: Double { first.okDifference(from: second) }
}

extension ColorQuery {
  /// How far the colour is from the other one.
  var difference: ColorDifference? {
    other.map { ColorDifference(first: color.color, second: $0) }
  }

  /// How far both are apart after the simulation.
  var simulatedDifference: ColorDifference? {
    guard let simulation, let other else { return nil }
    return ColorDifference(
      first: color.color.simulated(simulation), second: other.simulated(simulation))
  }
}
