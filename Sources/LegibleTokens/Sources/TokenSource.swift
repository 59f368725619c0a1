package import LegibleJSON

/// Where tokens come from.
package enum TokenSource: Sendable {
  /// A whole file, without some names of its root.
  case file(path: String, excluding: Set<String>, reference: JSONNode)
  /// Tokens that stand in the resolver itself.
  case inline(TokenDocument)
}
