extension Color {
  /// The colour in another space, brought into its gamut as CSS does: the chroma shrinks in OKLCH
  /// until what cutting the components changes is too small to see.
  ///
  /// Source: CSS Color 4, “Sample Pseudocode for the Binary Search Gamut Mapping Algorithm with
  /// Local MINDE”, with its difference of 0.02 and its precision of 0.0001.
  ///
  /// - Complexity: At most about 15 steps.
  package func mapped(to space: ColorSpace) -> Color {
    mapped(to: space) { $0.reducingChroma(of: $1) }
  }

  /// Maps by a search in the linear light of the destination, out of OKLab.
  func mapped(to space: ColorSpace, by search: (LinearGamut, Vector3) -> Vector3) -> Color {
    guard let cube = space.gamut, let rgb = cube.rgb else { return converted(to: space) }
    let direct = convert(components, from: self.space, to: cube)
    if direct.isWithinUnit(tolerance: 0) { return converted(to: space) }
    let linear =
      endOfLightness
      ?? search(rgb.linearGamut, convert(components, from: self.space, to: .oklab))
    let inside = rgb.encode(linear).clampedToUnit
    return Color(cube, inside, alpha: alpha, missing: missing.intersection(.alpha))
      .converted(to: space)
  }

  /// Black or white, as which CSS shows colours whose lightness is at an end of its range, whatever
  /// their chroma; for Lab and LCH their lightness in OKLCH would come near, but not there.
  ///
  /// Source: CSS Color 4, “Specifying Lab and LCH” and “Specifying Oklab and OkLCh”.
  var endOfLightness: Vector3? {
    let white: Double
    switch space {
    case .lab, .lch: white = 100
    case .oklab, .oklch: white = 1
    default: return nil
    }
    if components.x <= 0 { return .zero }
    return components.x >= white ? .one : nil
  }
}

extension LinearGamut {
  /// A difference in OKLab that is just noticeable.
  private static let noticeable = 0.02
  private static let precision = 0.0001

  /// Halves the interval of chroma until cutting what is left outside cannot be seen.
  ///
  /// - Parameter origin: A colour in OKLab.
  /// - Returns: Linear RGB within 0...1.
  func reducingChroma(of origin: Vector3) -> Vector3 {
    if origin.x >= 1 { return .one }
    if origin.x <= 0 { return .zero }
    var result = rgb(ofCone: cone(origin)).clampedToUnit
    if distance(origin, oklab(result)) < Self.noticeable { return result }
    let ray = ChromaRay(to: origin)
    var (low, high) = (0.0, ray.chroma)
    var isLowInside = true
    while high - low > Self.precision {
      let middle = (low + high) / 2
      let linear = rgb(ofCone: ray.cone(chroma: middle))
      if isLowInside && linear.isWithinUnit(tolerance: 0) {
        low = middle
        continue
      }
      result = linear.clampedToUnit
      let error = distance(ray.oklab(chroma: middle), oklab(result))
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
}
