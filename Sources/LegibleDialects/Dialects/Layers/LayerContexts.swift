import LegibleCore
import LegibleJSON

/// What tokens come to in each combination of themes.
///
/// What is computed out of other tokens - arithmetic, changed colours, a line height in px - is another
/// value with another theme. Such a token, and one that only a combination of themes defines, gets a
/// definition for each theme; where several groups change it, those of one refer to those of the next.
struct LayerContexts {
  /// A theme out of each group, and the tokens that it switches on.
  struct Context {
    /// The numbers of the themes, in the order of the groups.
    var themes: [Int]
    /// The tokens by their names.
    var tokens: [String: LooseToken]
  }

  /// Themes of some groups, by the numbers of both.
  private typealias Choice = [(group: Int, theme: Int)]

  private let groups: [TokenLayers.Group]
  /// The combinations, that of the first themes before the others.
  let contexts: [Context]
  /// Whether they are all combinations, not each theme with the first ones of the other groups.
  let isComplete: Bool
  /// The tokens that are defined for themes, by the numbers of group and theme.
  private var added: [[Int]: [TokenDraft]] = [:]

  /// How many combinations are told apart.
  private static let maximumContexts = 64

  /// - Parameters:
  ///   - trees: The tokens of each set.
  ///   - varying: The numbers of the groups whose themes are combined, the others staying with their
  ///     first; `nil` for all.
  init(_ layers: TokenLayers, _ trees: [LooseTree], varying: Set<Int>? = nil) {
    let groups = layers.choices
    self.groups = groups
    let varying = varying ?? Set(groups.indices)
    let count = varying.reduce(1) { count, group in
      min(count * groups[group].themes.count, Self.maximumContexts + 1)
    }
    isComplete = count <= Self.maximumContexts
    let first = [Int](repeating: 0, count: groups.count)
    var choices = [first]
    for (group, themes) in groups.map(\.themes.indices).enumerated() where varying.contains(group) {
      let bases = isComplete ? choices : [first]
      choices += bases.flatMap { base in
        themes.dropFirst().map { theme in
          var choice = base
          choice[group] = theme
          return choice
        }
      }
    }
    contexts = choices.map { choice in
      let themes = zip(groups, choice).map { $0.themes[$1] }
      var tokens: [String: LooseToken] = [:]
      for (set, tree) in zip(layers.sets, trees) where layers.isOn(set.name, with: themes) {
        for token in tree.tokens { tokens[token.name] = token }
      }
      return Context(themes: choice, tokens: tokens)
    }
  }

  /// The tokens of the first context; elsewhere those of the last set that has them.
  func tokens(of trees: [LooseTree]) -> [String: LooseToken] {
    let all = Dictionary(trees.flatMap(\.tokens).map { ($0.name, $0) }) { $1 }
    return all.merging(contexts[0].tokens) { $1 }
  }

  /// The numbers of the groups that change a token, those that switch it on or off last.
  func groups(changing drafts: [TokenDraft?]) -> [Int] {
    let values = drafts.map { $0.map { $0.value?.json ?? .null } }
    let presence = drafts.map { JSONValue?.some(.bool($0 != nil)) }
    let relevant = groups.indices.filter { differ(values, in: $0) }
    let switches = Set(relevant.filter { differ(presence, in: $0) })
    return relevant.filter { !switches.contains($0) } + relevant.filter(switches.contains)
  }

  /// Whether a token is there wherever a definition for themes of some groups refers to it.
  func isWhole(_ drafts: [TokenDraft?], changedBy relevant: [Int]) -> Bool {
    relevant.indices.dropFirst().allSatisfy { index in
      let group = relevant[index]
      return choices(of: relevant[(index + 1)...]).allSatisfy { later in
        groups[group].themes.indices.allSatisfy { theme in
          let matching = self.drafts(drafts, [(group: group, theme: theme)] + later)
          return matching.allSatisfy { $0 != nil } || matching.allSatisfy { $0 == nil }
        }
      }
    }
  }

  /// Defines a token for each theme of the groups that change it.
  ///
  /// - Parameter model: The token in the first context that has it.
  mutating func define(
    _ drafts: [TokenDraft?], like model: TokenDraft, changedBy relevant: [Int]
  ) {
    for (index, group) in relevant.enumerated() {
      for later in choices(of: relevant[(index + 1)...]) {
        for theme in groups[group].themes.indices {
          let whole = [(group: group, theme: theme)] + later
          let matching = self.drafts(drafts, whole)
          guard matching.contains(where: { $0 != nil }) else { continue }
          var draft = index == 0 ? matching.lazy.compactMap(\.self).first ?? model : model
          if index > 0 {
            let target = path(model.path, whole).joined(separator: ".")
            draft.value = SourceMappedJSON(DraftReference(target: target).text, from: model.node)
            draft.type = nil
          }
          draft.path = path(model.path, later)
          draft.isVariant = !later.isEmpty
          added[[group, theme], default: []].append(draft)
        }
      }
    }
  }

  /// Takes over what was defined for themes.
  mutating func add(_ other: LayerContexts) {
    for (place, drafts) in other.added { added[place, default: []] += drafts }
  }

  /// The name of the file with the tokens that are defined for a theme; `nil` where there are none.
  func fileName(of theme: String, in group: String) -> String? {
    guard let first = groups.firstIndex(where: { $0.name == group }),
      let second = groups[first].themes.firstIndex(where: { $0.name == theme }),
      added[[first, second]] != nil
    else { return nil }
    return fileName(first, second)
  }

  /// The files with the tokens that are defined for themes.
  func files(from origin: JSONNode) -> [TokenFileDraft] {
    added.keys.sorted { $0.lexicographicallyPrecedes($1) }.map { key in
      TokenFileDraft(
        name: fileName(key[0], key[1]), origin: origin, tokens: added[key] ?? [])
    }
  }

  private func fileName(_ group: Int, _ theme: Int) -> String {
    let name = "\(groups[group].name).\(groups[group].themes[theme].name)"
    return "themes/\(name.split(at: "/").joined(separator: "-")).tokens.json"
  }

  // MARK: Choices

  /// Whether two contexts that differ in one group alone have different values.
  private func differ(_ values: [JSONValue?], in group: Int) -> Bool {
    var known: [[Int]: JSONValue?] = [:]
    for (context, value) in zip(contexts, values) {
      var rest = context.themes
      rest[group] = 0
      if let other = known.updateValue(value, forKey: rest), other != value { return true }
    }
    return false
  }

  private func choices(of groups: ArraySlice<Int>) -> [Choice] {
    groups.reduce([[]]) { choices, group in
      choices.flatMap { choice in
        self.groups[group].themes.indices.map { choice + [(group: group, theme: $0)] }
      }
    }
  }

  /// What a token is in the contexts of a choice.
  private func drafts(_ drafts: [TokenDraft?], _ choice: Choice) -> [TokenDraft?] {
    zip(contexts, drafts).filter { context, _ in
      choice.allSatisfy { context.themes[$0.group] == $0.theme }
    }.map(\.1)
  }

  private func path(_ path: [String], _ choice: Choice) -> [String] {
    if choice.isEmpty { return path }
    return ["variants"] + choice.map { groups[$0.group].themes[$0.theme].name } + path
  }
}
