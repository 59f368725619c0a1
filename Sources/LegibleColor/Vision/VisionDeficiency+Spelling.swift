import LegibleCore

extension VisionDeficiency {
  /// The deficiency that somebody means by a word: its medical names, or one with typing mistakes.
  ///
  /// - Parameter word: The word, in any case.
  package static func meant(by word: String) -> VisionDeficiency? {
    let names = otherNames.map(\.key) + allCases.map(\.rawValue)
    guard let name = closestMatch(to: word, in: names) else { return nil }
    return VisionDeficiency(rawValue: name) ?? otherNames.first { $0.key == name }?.value
  }

  private static let otherNames: KeyValuePairs<String, VisionDeficiency> = [
    "protanopia": .protan, "protanomaly": .protan, "protanope": .protan,
    "deuteranopia": .deutan, "deuteranomaly": .deutan, "deuteranope": .deutan,
    "tritanopia": .tritan, "tritanomaly": .tritan, "tritanope": .tritan,
    "red-blind": .protan, "green-blind": .deutan, "blue-blind": .tritan,
  ]
}
