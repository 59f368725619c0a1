extension Color {
  /// The colour in another space, brought into its gamut as CSS does: the chroma shrinks in OKLCH
  /// until what cutting the components changes is too small to see.
  ///
  /// Source: CSS Color 4, “Sample Pseudocode for the Binary Search Gamut Mapping Algorithm with
  /// Local MINDE”, with its difference of 0.02 and its precision of 0.0001.
  ///
  /// - Complexity: At most about 15 steps.
  public func mapped(to space: ColorSpace) -> Color {
    guard let cube = space.gamut, let profile = cube.definition.rgb else {
      return converted(to: space)
    }
    let direct = convert(components, from: self.space, to: cube)
    if direct.isWithinUnit(tolerance: 0) { return converted(to: space) }
    let linear = LinearMapping(profile)
      .map(convert(components, from: self.space, to: .oklab))
    let inside = linear.mapped(profile.encode).clampedToUnit
    return Color(cube, inside, alpha: alpha, missing: missing.intersection(.alpha))
      .converted(to: space)
  }
}

/// The search for one destination, in its linear light: a cube's faces stay where they are under
/// any transfer curve, so the curve need not be computed in the loop.
private struct LinearMapping {
  private static let noticeable = 0.02
  private static let precision = 0.0001

  private let profile: RGBProfile

  init(_ profile: RGBProfile) { self.profile = profile }

  /// Maps an OKLab colour; the result is linear RGB within 0...1.
  func map(_ origin: Vector3) -> Vector3 {
    if origin.x >= 1 { return .one }
    if origin.x <= 0 { return .zero }
    let chroma = (origin.y * origin.y + origin.z * origin.z).squareRoot()
    let direction = chroma > 0 ? Vector3(0, origin.y, origin.z) / chroma : .zero
    let grey = Vector3(origin.x, 0, 0)

    var result = rgb(origin).clampedToUnit
    if distance(origin, oklab(result)) < Self.noticeable { return result }
    var (low, high) = (0.0, chroma)
    var isLowInside = true
    while high - low > Self.precision {
      let middle = (low + high) / 2
      let current = grey + direction * middle
      let linear = rgb(current)
      if isLowInside && linear.isWithinUnit(tolerance: 0) {
        low = middle
        continue
      }
      result = linear.clampedToUnit
      let error = distance(current, oklab(result))
      if error >= Self.noticeable {
        high = middle
      } else if Self.noticeable - error < Self.precision {
        break
      } else {
        isLowInside = false
        low = middle
      }
    }
    return result
  }

  private func rgb(_ oklab: Vector3) -> Vector3 {
    profile.fromXYZ * convert(oklab, from: .oklab, to: profile.base)
  }

  private func oklab(_ rgb: Vector3) -> Vector3 {
    convert(profile.toXYZ * rgb, from: profile.base, to: .oklab)
  }

  private func distance(_ first: Vector3, _ second: Vector3) -> Double {
    OKDifference.between(first, second)
  }
}
