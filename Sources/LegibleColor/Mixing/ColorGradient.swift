/// Colours that run into each other.
package struct ColorGradient: Hashable, Sendable {
  /// A colour at a place.
  package struct Stop: Hashable, Sendable {
    /// The colour.
    package let color: Color
    /// The place, 0...1; one before that of an earlier stop counts as the same place.
    package let position: Double

    /// Creates a stop.
    package init(_ color: Color, at position: Double) {
      self.color = color
      self.position = position
    }
  }

  /// The stops in their order.
  package let stops: [Stop]

  /// Creates a gradient.
  package init(_ stops: [Stop]) { self.stops = stops }

  /// The stops and the colours between them, near enough to each other that no 8-bit colour is missed:
  /// in gamma-encoded sRGB, as renderers blend, and in OKLab as well when a stop is not an sRGB colour.
  ///
  /// Source: CSS Images 4, “Gradient Color Interpolation”: OKLab unless all colours are legacy ones.
  ///
  /// - Complexity: At most 2,048 colours for each stop.
  package var colors: [Color] {
    guard let first = stops.first else { return [] }
    var colors = [first.color]
    let spaces: [ColorSpace] = isOfSRGB ? [.srgb] : [.srgb, .oklab]
    var place = first.position
    for (start, end) in zip(stops, stops.dropFirst()) {
      // Two stops at one place meet in an edge: nothing lies between.
      if end.position > place {
        for space in spaces { colors += Self.between(start.color, end.color, in: space) }
      }
      place = max(place, end.position)
      colors.append(end.color)
    }
    return colors
  }

  private var isOfSRGB: Bool {
    stops.allSatisfy { [.srgb, .hsl, .hwb].contains($0.color.space) }
  }

  private static let mostSteps = 1024

  private static func between(_ start: Color, _ end: Color, in space: ColorSpace) -> [Color] {
    let way = (start.encodedSRGB - end.encodedSRGB).mapped(abs).max()
    let reach = max(way, abs(start.alpha - end.alpha))
    let steps = Int((min(reach, 4) * 255).rounded(.up))
    guard steps > 1 else { return [] }
    let count = min(steps, mostSteps)
    let interpolation = ColorInterpolation(space)
    return (1..<count).map {
      interpolation.mixed(start, end, progress: Double($0) / Double(count))
    }
  }
}
