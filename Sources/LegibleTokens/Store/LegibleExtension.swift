public import LegibleCore
import LegibleJSON

/// What Legible keeps in the `$extensions` of a token, under its key `org.legible`.
struct LegibleExtension {
  /// The key.
  static let key = "org.legible"

  private let node: JSONNode?

  init(_ token: Token) { node = token.extensions?[Self.key] }

  /// The line height from baseline to baseline in pt, exact where `lineHeight` is a quotient.
  var leading: Double? { node?["leading"]?.double }

  /// The leading of the same text style at the size category Large, in pt.
  var leadingAtLarge: Double? { node?["leadingAtLarge"]?.double }

  /// The text style whose Dynamic Type curve the size follows.
  var scalesWith: JSONNode? { node?["scalesWith"] }

  /// Where the figure comes from.
  func provenance(of figure: String) -> Provenance? {
    guard let node, let source = node["source"]?.string else { return nil }
    let confidence = node["confidence"]?.string.flatMap(Confidence.init(rawValue:))
    return Provenance(
      figure: figure, source: source, confidence: confidence ?? .low,
      isDerived: node["derived"]?.bool ?? false)
  }
}

extension Token {
  /// Where the token's figures come from, when it says so under `org.legible`.
  public var provenance: Provenance? { LegibleExtension(self).provenance(of: path) }
}
