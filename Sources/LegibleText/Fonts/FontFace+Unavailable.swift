extension FontFace {
  /// The axis settings that the face has no axis for, or not so far.
  func unavailableAxes(_ variations: [String: Double]) -> [UnavailableStyle] {
    guard !variations.isEmpty else { return [] }
    let axes = table.axes
    return variations.sorted { $0.key < $1.key }.compactMap { tag, value in
      let wanted = "\(tag) \(value.plain)"
      guard let axis = axes.first(where: { $0.tag == tag }) else {
        return UnavailableStyle(font: path, wanted: wanted, used: "no such axis")
      }
      if axis.range.contains(value) { return nil }
      let nearest = axis.range.nearest(to: value)
      return UnavailableStyle(font: path, wanted: wanted, used: "\(tag) \(nearest.plain)")
    }
  }

  /// The features that are turned on and the face does not have.
  func unavailableFeatures(_ features: [String]) -> [UnavailableStyle] {
    features.compactMap { text in
      guard let feature = FontFeature(text), feature.isOn, !table.hasFeature(feature.tag)
      else { return nil }
      return UnavailableStyle(
        font: path, wanted: "the feature \(OpenTypeTag.name(of: feature.tag))",
        used: "no such feature")
    }
  }
}
