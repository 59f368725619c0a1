extension Color {
  /// The same colour in another space, in double precision and without gamut mapping.
  ///
  /// Missing components count as 0; a hue without meaning in the new space (a grey's) comes out
  /// missing. Source: CSS Color 4, “Converting Colors”.
  public func converted(to target: ColorSpace) -> Color {
    if target == space { return self }
    let components = convert(components, from: space, to: target)
    let missing = self.missing.intersection(.alpha)
    let definition = target.definition
    guard let hue = definition.hueIndex, definition.isHuePowerless(components) else {
      return Color(target, components, alpha: alpha, missing: missing)
    }
    var grey = components
    grey[hue] = 0
    return Color(target, grey, alpha: alpha, missing: missing.union(.component(hue)))
  }
}

/// From one space to another, by way of `xyz-d65` or a nearer space that both stand on.
func convert(_ components: Vector3, from source: ColorSpace, to target: ColorSpace) -> Vector3 {
  if source == target { return components }
  let (from, to) = (source.definition, target.definition)
  guard from.stem == to.stem else { return to.fromXYZ(from.toXYZ(components)) }
  return to.raised(components, from: source)
    ?? convert(from.toBase(components), from: from.baseSpace, to: target)
}
