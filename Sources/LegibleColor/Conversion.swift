extension Color {
  /// The same colour in another space, in double precision and without gamut mapping.
  ///
  /// Missing components count as 0; a hue without meaning in the new space (a grey's) comes out
  /// missing. Source: CSS Color 4, “Converting Colors”.
  public func converted(to target: ColorSpace) -> Color {
    if target == space { return self }
    let components = convert(components, from: space, to: target)
    var missing = self.missing.intersection(.alpha)
    let definition = target.definition
    if let hue = definition.hueIndex, definition.isHuePowerless(components) {
      missing.insert(.component(hue))
      var grey = components
      grey[hue] = 0
      return Color(target, grey, alpha: alpha, missing: missing)
    }
    return Color(target, components, alpha: alpha, missing: missing)
  }
}

/// Walks from one space to another over the first base that they share.
func convert(_ components: Vector3, from source: ColorSpace, to target: ColorSpace) -> Vector3 {
  var components = components
  var source = source
  while true {
    if source == target { return components }
    let definition = source.definition
    let goal = target.definition
    if definition.depth < goal.depth {
      guard let base = goal.base else { return components }
      return goal.fromBase(convert(components, from: source, to: base))
    }
    guard let base = definition.base else { return components }
    components = definition.toBase(components)
    source = base
  }
}
