import LegibleCore
import LegibleJSON

/// What Legible keeps in the `$extensions` of a token, under its key `org.legible`.
package struct LegibleExtension {
  /// The key.
  package static let key = "org.legible"

  private let node: JSONNode?

  /// The members that are read, or that the default store carries as facts.
  static let members = [
    "scalesWith", "leading", "contrast", "role", "color", "leadingAtLarge", "tracking",
    "emphasizedWeight", "source", "confidence", "derived", "derivedFigures", "dispute",
  ]

  /// Takes the `$extensions` of a token.
  init(_ extensions: JSONNode?) { node = extensions?[Self.key] }

  /// The line height from baseline to baseline in pt, exact where `lineHeight` is a quotient.
  var leading: Double? { node?["leading"]?.double }

  /// The leading of the same text style at the size category Large, in pt.
  var leadingAtLarge: Double? { node?["leadingAtLarge"]?.double }

  /// The text style whose Dynamic Type curve the size follows.
  var scalesWith: JSONNode? { node?["scalesWith"] }

  /// The text style that a `scalesWith` names.
  ///
  /// - Throws: `LegibleError` with rule `unknown-text-style` and the nearest name.
  static func textStyle(named node: JSONNode) throws(LegibleError) -> TextStyleName {
    if let name = node.string, let style = TextStyleName(spelled: name) { return style }
    let names = TextStyleName.allCases.map(\.rawValue)
    let guess = node.string.flatMap { closestMatch(to: $0, in: names) }
    throw LegibleError(
      rule: .unknownTextStyle, "scalesWith names no text style of iOS",
      hint: guess.map { "Did you mean \($0)?" } ?? "One of \(names.joined(separator: ", ")).",
      at: node.location)
  }

  /// Where the figure comes from.
  func provenance(of figure: String) -> Provenance? {
    guard let node, let source = node["source"]?.string else { return nil }
    let confidence = node["confidence"]?.string.flatMap(Confidence.init(rawValue:))
    return Provenance(
      figure: figure, source: source, confidence: confidence ?? .low,
      isDerived: node["derived"]?.bool ?? false)
  }
}
