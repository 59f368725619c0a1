extension Color {
  /// The colour in another space, brought to the surface of its gamut with hue and lightness kept
  /// in OKLCH: more of both survives than by ``mapped(to:)``, and less chroma.
  ///
  /// Source: CSS Color 4, “Sample Pseudocode for the Ray Trace Gamut Mapping Algorithm”.
  package func rayTraced(to space: ColorSpace) -> Color {
    mapped(to: space) { $0.tracingRay(to: $1) }
  }
}

extension LinearGamut {
  /// How often the ray is sent again from where hue and lightness are put right.
  private static let passes = 4
  private static let margin = 1e-6

  /// Follows the way from grey to a colour up to the cube's surface.
  ///
  /// - Parameter origin: A colour in OKLab, outside the cube.
  /// - Returns: Linear RGB within 0...1.
  func tracingRay(to origin: Vector3) -> Vector3 {
    if origin.x >= 1 { return .one }
    if origin.x <= 0 { return .zero }
    let ray = ChromaRay(to: origin)
    var anchor = rgb(ofCone: ray.cone(chroma: 0))
    var target = rgb(ofCone: ray.cone(chroma: ray.chroma))
    var last = target
    for pass in 0..<Self.passes {
      if pass > 0 {
        target = rgb(ofCone: ray.cone(chroma: ChromaRay(to: oklab(target)).chroma))
      }
      guard let surface = Self.intersection(from: anchor, towards: target) else {
        target = last
        break
      }
      let isInside = target.min() > Self.margin && target.max() < 1 - Self.margin
      if pass > 0, isInside { anchor = target }
      target = surface
      last = surface
    }
    return target.clampedToUnit
  }

  /// Where a ray meets the surface of the unit cube, from inside or outside.
  private static func intersection(from start: Vector3, towards end: Vector3) -> Vector3? {
    let step = end - start
    var (near, far) = (-Double.infinity, Double.infinity)
    for index in 0..<3 {
      if abs(step[index]) <= 1e-15 {
        guard (0...1).contains(start[index]) else { return nil }
        continue
      }
      let (first, second) = (-start[index] / step[index], (1 - start[index]) / step[index])
      near = max(near, min(first, second))
      far = min(far, max(first, second))
    }
    guard near <= far, far >= 0 else { return nil }
    let distance = near < 0 ? far : near
    return distance.isFinite ? start + step * distance : nil
  }
}
