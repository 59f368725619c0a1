import LegibleCore

extension FontRequest {
  /// What a face cannot give, `nil` when it gives all; axes that the user sets count as given.
  func unavailable(from face: FontFace, given: [FontVariation]) -> UnavailableStyle? {
    let traits = face.traits
    var wanted: [String] = []
    var used: [String] = []
    func isGiven(_ tag: String) -> Bool { given.contains { $0.tag == FontVariation(tag, 0)?.tag } }
    if !traits.weights.contains(weight), !isGiven("wght") {
      wanted.append("weight \(weight.plain)")
      used.append("weight \(traits.weights.nearest(to: weight).plain)")
    }
    if !traits.widths.contains(width), !isGiven("wdth") {
      wanted.append("width \(width.plain) %")
      used.append("width \(traits.widths.nearest(to: width).plain) %")
    }
    if let (asked, got) = unavailableSlant(traits), !isGiven("slnt"), !isGiven("ital") {
      wanted.append(asked)
      used.append(got)
    }
    guard !wanted.isEmpty else { return nil }
    return UnavailableStyle(
      font: face.path, wanted: wanted.joined(separator: ", "), used: used.joined(separator: ", "))
  }

  private func unavailableSlant(_ traits: FontTraits) -> (wanted: String, used: String)? {
    let used =
      traits.italics.lowerBound > 0
      ? "italic" : traits.slopes.contains(0) ? "upright" : "oblique"
    switch slant {
    case .upright:
      return traits.italics.contains(0) && traits.slopes.contains(0) ? nil : ("upright", used)
    case .italic: return traits.italics.upperBound > 0 ? nil : ("italic", used)
    case .oblique(let angle):
      return traits.slopes.contains(angle) ? nil : ("oblique \(angle.plain) degrees", used)
    }
  }

  /// The slope in degrees that the style gets of a face; `nil` for the face's default.
  func slope(on traits: FontTraits) -> Double? {
    switch slant {
    case .upright: 0
    // CSS Fonts 4: an oblique without an angle has 14 degrees.
    case .italic: traits.italics.upperBound > 0 ? nil : 14
    case .oblique(let angle): angle
    }
  }
}
