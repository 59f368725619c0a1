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
  var (components, space) = (components, source)
  while !target.stands(on: space) {
    components = space.definition.toBase(components)
    space = space.definition.baseSpace
  }
  return climb(components, from: space, to: target)
}

/// Up from a space to one that stands on it.
private func climb(
  _ components: Vector3, from space: ColorSpace, to target: ColorSpace
) -> Vector3 {
  if space == target { return components }
  let definition = target.definition
  return definition.fromBase(climb(components, from: space, to: definition.baseSpace))
}

extension ColorSpace {
  /// Whether the way down leads over a space, itself included.
  fileprivate func stands(on other: ColorSpace) -> Bool {
    var space = self
    while space != other {
      if space == .xyzD65 { return false }
      space = space.definition.baseSpace
    }
    return true
  }
}
