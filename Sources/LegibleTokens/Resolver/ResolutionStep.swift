/// One item of a resolution order.
package enum ResolutionStep: Sendable {
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
