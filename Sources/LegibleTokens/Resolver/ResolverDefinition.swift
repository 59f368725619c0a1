import LegibleJSON

/// Where tokens come from.
enum TokenSource: Sendable {
  /// A whole file, without some names of its root.
  case file(path: String, excluding: Set<String>, reference: JSONNode)
  /// Tokens that stand in the resolver itself.
  case inline(TokenDocument)
}

/// One item of a resolution order.
enum ResolutionStep: Sendable {
  /// Sources that hold in every context.
  case set([TokenSource])
  /// The sources of each context of a modifier.
  case modifier(name: String, contexts: [String: [TokenSource]])
}

/// A modifier with its sources, as it is defined.
struct ModifierDefinition: Sendable {
  var modifier: Modifier
  var sources: [String: [TokenSource]]
}
