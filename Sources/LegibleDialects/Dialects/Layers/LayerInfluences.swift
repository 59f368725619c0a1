/// Which choices of themes may change which tokens, by themselves or through what they refer to.
struct LayerInfluences {
  private var choices: [String: Set<Int>] = [:]
  private var targets: [String: Set<String>] = [:]

  /// - Parameter trees: The tokens of each set.
  /// - Complexity: O(*size of the tokens*).
  init(_ layers: TokenLayers, _ trees: [LooseTree]) {
    for (set, tree) in zip(layers.sets, trees) {
      let own = layers.choices.indices.filter { index in
        let group = layers.choices[index]
        return !layers.constant.contains(set.name)
          && (layers.combined[set.name]?[group.name] != nil
            || group.themes.contains { $0.sets.contains(set.name) })
      }
      for token in tree.tokens {
        choices[token.name, default: []].formUnion(own)
        targets[token.name, default: []].formUnion(token.targets)
      }
    }
  }

  /// The numbers of the choices that may change a token.
  ///
  /// - Complexity: O(*tokens that it leads to*).
  func choices(changing name: String) -> Set<Int> {
    var found: Set<Int> = []
    var seen: Set = [name]
    var next = [name]
    while let name = next.popLast() {
      found.formUnion(choices[name] ?? [])
      for target in targets[name] ?? [] where seen.insert(target).inserted { next.append(target) }
    }
    return found
  }
}
