import LegibleCore
import LegibleTokens

extension ExportModel {
  /// How many contexts a finding names, and how many tokens besides the first.
  private static let maximumNames = (contexts: 4, tokens: 3)

  /// A warning for the tokens that the same contexts lack: what a file says of the default context
  /// holds where nothing else is said, so they keep a value there.
  ///
  /// - Parameter hasScopes: Whether the format holds contexts that no platform switches by itself.
  /// - Complexity: O(*tokens · contexts*).
  func missingInContexts(hasScopes: Bool) -> [Finding] {
    let stores = (modes.stores + (hasScopes ? scopes.flatMap(\.modes.stores) : [])).filter {
      !resolver.isSwitchedOff($0.context)
    }
    let choices = stores.map { store in
      store.context.choices.filter { modes.base.context[$0.modifier] != $0.context }
    }
    let order = stores.indices.sorted { (choices[$0].count, $0) < (choices[$1].count, $1) }
    var groups: [(contexts: [Int], tokens: [Token])] = []
    var places: [[Int]: Int] = [:]
    for token in tokens where !token.isSystemColor && mayChange(token.path) {
      var lacking: [Int] = []
      for index in order where stores[index][token.path] == nil {
        // Where the same choices and more are made, it is the same lack.
        let isSaid = lacking.contains { choices[$0].allSatisfy(choices[index].contains) }
        if !isSaid { lacking.append(index) }
      }
      if lacking.isEmpty { continue }
      if let place = places[lacking] {
        groups[place].tokens.append(token)
      } else {
        places[lacking] = groups.count
        groups.append((lacking, [token]))
      }
    }
    return groups.map { Self.missing($0.tokens, $0.contexts.map { choices[$0] }) }
  }

  private static func missing(
    _ tokens: [Token], _ contexts: [[TokenContext.Choice]]
  ) -> Finding {
    let labels = contexts.map { choices in
      choices.map { "\($0.modifier)=\($0.context)" }.joined(separator: " with ")
    }
    let more = labels.count - maximumNames.contexts
    let names =
      labels.prefix(maximumNames.contexts).joined(separator: ", ")
      + (more > 0 ? " and \(pluralized(more, "more context"))" : "")
    let kept =
      contexts.contains { $0.count > 1 }
      ? "a value of other contexts" : "that of the default context"
    return Finding(
      rule: .exportMissingMode, severity: .warning,
      message: "\(tokens[0].path) has no value in \(names), where the file keeps \(kept)",
      hint: "Define it there too.", at: tokens[0].location, subject: tokens[0].path,
      count: tokens.count,
      related: tokens.dropFirst().prefix(maximumNames.tokens).map {
        .occurrence("also \($0.path)", at: $0.location)
      })
  }
}
