import LegibleCore
import LegibleJSON

/// The token sets and themes of a Tokens Studio file or folder.
struct StudioProject {
  /// A choice of sets.
  struct Theme {
    var theme: TokenLayers.Theme
    /// The themes of a group exclude each other; `nil` for a theme that stands for itself.
    var group: String?
  }

  /// The sets, the lowest first.
  private(set) var sets: [TokenLayers.TokenSet] = []
  /// The themes in their order.
  private(set) var themes: [Theme] = []
  /// What all of it was made of.
  private(set) var origin: JSONNode?

  /// Takes a file or a folder apart.
  init(_ input: DialectInput, reportingTo collector: inout FindingCollector) {
    var metadata: JSONNode?
    var list: JSONNode?
    if let root = input.root {
      origin = root
      metadata = root["$metadata"]
      list = root["$themes"]
      readSets(of: root, stem: input.stem)
    } else {
      for file in input.jsonFiles {
        do {
          let root = try input.json(file)
          switch file {
          case "$metadata.json": metadata = root
          case "$themes.json": list = root
          default: add(DocumentSyntax.stem(of: file).spellingOutRawBytes, root)
          }
        } catch {
          collector.add(error)
        }
      }
      origin = list ?? metadata
    }
    sort(by: metadata?["tokenSetOrder"]?.elements.compactMap(\.string) ?? [])
    for node in list?.elements ?? [] {
      guard let name = node["name"]?.string else { continue }
      let chosen = node["selectedTokenSets"]?.members ?? []
      let on = chosen.filter { ["enabled", "source"].contains($0.value.string) }
      let theme = TokenLayers.Theme(name: name, sets: Set(on.map(\.name)), node: node)
      let group = node["group"]?.string?.trimmed ?? ""
      themes.append(Theme(theme: theme, group: group.isEmpty ? nil : group))
      for member in on where !sets.contains(where: { $0.name == member.name }) {
        collector.report(
          .notCarriedOver, "a theme names the token set \(member.name), which is not there",
          at: member.key)
      }
    }
  }

  /// The members of a single file are sets, unless it has neither themes nor an order nor the set
  /// `global` of older versions.
  private mutating func readSets(of root: JSONNode, stem: String) {
    let hasSets = ["$themes", "$metadata", "global"].contains { root[$0] != nil }
    guard hasSets else { return add(stem, root) }
    for member in root.members where !member.name.hasPrefix("$") {
      if member.value.kind == .object { add(member.name, member.value) }
    }
  }

  /// Adds a set; of those with the same name the last one stays.
  private mutating func add(_ name: String, _ root: JSONNode) {
    guard root.kind == .object else { return }
    sets.removeAll { $0.name == name }
    // Slashes in a name make folders, which must not lead out of that of the result.
    let parts = name.split(at: "/", omittingEmptySubsequences: true).filter {
      $0 != "." && $0 != ".."
    }
    let stem = parts.isEmpty ? "set" : parts.joined(separator: "/")
    var file = stem
    var number = 2
    while sets.contains(where: { $0.fileName == "\(file).tokens.json" }) {
      file = "\(stem)-\(number)"
      number += 1
    }
    sets.append(TokenLayers.TokenSet(name: name, root: root, fileName: "\(file).tokens.json"))
  }

  /// Puts the sets into the order that the project gives, the others after them.
  private mutating func sort(by names: [String]) {
    let listed = names.compactMap { name in sets.first { $0.name == name } }
    let others = sets.filter { !names.contains($0.name) }
    sets = listed + others
  }

  /// The sets with what the themes choose from them.
  ///
  /// - Parameter trees: The tokens of each set.
  func layers(_ trees: [LooseTree]) -> TokenLayers {
    var layers = TokenLayers(sets: sets, origin: origin)
    for theme in themes {
      guard let name = theme.group else { continue }
      if let index = layers.groups.firstIndex(where: { $0.name == name }) {
        if !layers.groups[index].themes.contains(where: { $0.name == theme.theme.name }) {
          layers.groups[index].themes.append(theme.theme)
        }
      } else {
        layers.groups.append(TokenLayers.Group(name: name, themes: [theme.theme]))
      }
    }
    let loose = themes.filter { $0.group == nil }.map(\.theme)
    let alone = LooseThemes(loose, sets: sets.map(\.name), trees)
    layers.groups += alone.groups(besides: layers.groups.map(\.name))
    let groups = layers.groups
    layers.constant = Set(
      sets.map(\.name).filter { name in
        themes.isEmpty || alone.constant.contains(name)
          || groups.contains { $0.themes.allSatisfy { $0.sets.contains(name) } }
      })
    return layers
  }
}
