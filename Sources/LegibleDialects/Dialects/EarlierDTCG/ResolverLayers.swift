import LegibleJSON
import LegibleTokens

/// The sources of a resolver as layers, each source a set of its own, so that what is computed out of
/// other tokens is known in every context.
struct ResolverLayers {
  /// The sources in their order, with the contexts as themes.
  private(set) var layers = TokenLayers(sets: [])
  /// The tokens of each source.
  private(set) var trees: [LooseTree] = []

  private let cache: SourceCache

  /// Reads the sources of a resolver; those that cannot be read are left to the check.
  init(_ resolver: TokenResolver) {
    cache = resolver.cache
    for step in resolver.steps {
      switch step {
      case .set(let sources): layers.constant.formUnion(add(sources))
      case .modifier(let name, let contexts):
        guard let modifier = resolver.modifiers.first(where: { $0.name == name }) else { continue }
        let first = modifier.defaultContext ?? modifier.contexts.first ?? ""
        let names = [first] + modifier.contexts.filter { $0 != first }
        let sets = names.map { add(contexts[$0] ?? []) }
        // One context is not a choice.
        if sets.count == 1 { layers.constant.formUnion(sets[0]) }
        add(zip(names, sets).map { TokenLayers.Theme(name: $0, sets: $1) }, to: name)
      }
    }
  }

  /// Adds the sources of a modifier; the same one in two resolvers is one choice.
  private mutating func add(_ themes: [TokenLayers.Theme], to name: String) {
    guard let group = layers.groups.firstIndex(where: { $0.name == name }) else {
      return layers.groups.append(TokenLayers.Group(name: name, themes: themes))
    }
    for (index, theme) in themes.enumerated() {
      layers.groups[group].themes[index].sets.formUnion(theme.sets)
    }
  }

  /// Adds sources, and gives the names of their sets.
  private mutating func add(_ sources: [TokenSource]) -> Set<String> {
    var names: Set<String> = []
    for source in sources {
      let root: JSONNode
      let isIn: (LooseToken) -> Bool
      switch source {
      case .file(let path, let excluded, _):
        guard let document = try? cache.json(path) else { continue }
        root = document.root
        isIn = { !excluded.contains($0.path[0]) }
      case .inline(let document):
        guard let first = document.definitions.first else { continue }
        let known = Set(document.definitions.lazy.filter { $0.parent == 0 }.map(\.name))
        root = first.node
        isIn = { known.contains($0.path[0]) }
      }
      let name = String(layers.sets.count)
      layers.sets.append(TokenLayers.TokenSet(name: name, root: root, fileName: name))
      trees.append(LooseTree(root, keepsDollars: true).filtered(isIn))
      names.insert(name)
    }
    return names
  }
}
