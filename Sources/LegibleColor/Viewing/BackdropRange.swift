/// What a translucent layer, such as a material, does to a pair over whatever may lie under it.
///
/// The blur and the saturation of the platform's materials are not published; the backdrops are
/// plain colours: five steps of each sRGB channel.
package struct BackdropRange: Hashable, Sendable {
  /// The least ratio.
  package let least: Double
  /// The backdrop that gives it.
  package let leastBackdrop: Color
  /// The greatest ratio.
  package let greatest: Double
  /// The backdrop that gives it.
  package let greatestBackdrop: Color

  /// Looks at all backdrops; where two give the same ratio, the darker one is named.
  ///
  /// - Parameters:
  ///   - foreground: The colour of the text or the shape.
  ///   - layers: What lies between it and the backdrop, the nearest first.
  ///   - display: The displays that the pair is meant for; `nil` for all of them.
  /// - Returns: `nil` when a layer is opaque, as no backdrop shows then.
  package init?(_ foreground: Color, over layers: [Color], on display: DisplayGamut? = nil) {
    guard !layers.contains(where: { $0.alpha >= 1 }) else { return nil }
    let ratios = Self.backdrops.map {
      Contrast(foreground, over: layers, canvas: $0, on: display).ratio
    }
    var (low, high) = (0, 0)
    for index in ratios.indices {
      if ratios[index] < ratios[low] { low = index }
      if ratios[index] > ratios[high] { high = index }
    }
    (least, leastBackdrop) = (ratios[low], Self.backdrops[low])
    (greatest, greatestBackdrop) = (ratios[high], Self.backdrops[high])
  }

  private static let backdrops: [Color] = {
    let steps: [UInt8] = [0, 64, 128, 191, 255]
    return steps.flatMap { red in
      steps.flatMap { green in steps.map { Color(red: red, green: green, blue: $0) } }
    }
  }()
}
