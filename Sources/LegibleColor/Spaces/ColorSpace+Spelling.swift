import LegibleCore

extension ColorSpace {
  /// The space that somebody means by a word: another name of it, or one with typing mistakes.
  ///
  /// - Parameters:
  ///   - word: The word, in any case.
  ///   - spaces: Those that can be meant.
  package static func meant(
    by word: String, among spaces: [ColorSpace] = allCases
  ) -> ColorSpace? {
    let plain = word.lowercased().filter { $0.isLetter || $0.isNumber }
    if let space = otherNames[plain], spaces.contains(space) { return space }
    return closestMatch(to: word, in: spaces.map(\.rawValue)).flatMap(ColorSpace.init(rawValue:))
  }

  /// What other tools call them, in letters and digits alone.
  private static let otherNames: [String: ColorSpace] = [
    "rgb": .srgb, "rgba": .srgb, "hex": .srgb, "hsla": .hsl,
    "lrgb": .srgbLinear, "linear": .srgbLinear, "linearsrgb": .srgbLinear,
    "linearrgb": .srgbLinear, "srgblinear": .srgbLinear,
    "p3": .displayP3, "displayp3": .displayP3, "dcip3": .displayP3,
    "p3linear": .displayP3Linear, "linearp3": .displayP3Linear, "displayp3linear": .displayP3Linear,
    "a98": .a98RGB, "a98rgb": .a98RGB, "adobe": .a98RGB, "adobergb": .a98RGB,
    "adobergb1998": .a98RGB,
    "prophoto": .proPhotoRGB, "prophotorgb": .proPhotoRGB, "romm": .proPhotoRGB,
    "rommrgb": .proPhotoRGB,
    "2020": .rec2020, "bt2020": .rec2020, "itur2020": .rec2020, "rec2020": .rec2020,
    "cielab": .lab, "cielch": .lch, "lchab": .lch,
    "xyz": .xyzD65, "ciexyz": .xyzD65, "xyzd65": .xyzD65, "xyzd50": .xyzD50,
  ]
}
