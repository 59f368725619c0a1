import LegibleCore
import LegibleJSON

/// What tokens are written as in each combination of themes.
///
/// A line height in px is a multiple of a font size in 2025.10, a letter spacing in percent a length:
/// where a theme changes one of both, the part becomes a token of its own with a value for each theme.
struct StudioContexts {
  /// A theme out of each group, and the values of the tokens that it switches on.
  private struct Context {
    /// The numbers of the themes, in the order of the groups.
    var themes: [Int]
    var raw: [String: JSONNode]
  }

  /// Themes of some groups, by the numbers of both.
  private typealias Choice = [(group: Int, theme: Int)]

  private let groups: [StudioProject.Group]
  /// The combinations, that of the first themes before the others.
  private let contexts: [Context]
  /// Whether they are all combinations, not each theme with the first ones of the other groups.
  private let isComplete: Bool
  /// The tokens that were added for themes, by the numbers of group and theme.
  private var added: [[Int]: [TokenDraft]] = [:]

  /// How many combinations are told apart.
  private static let maximumContexts = 64

  /// - Parameter trees: The tokens of each set.
  init(_ project: StudioProject, _ trees: [LooseTree]) {
    groups = project.groups.filter { $0.themes.count > 1 }
    let count = groups.reduce(1) { min($0 * $1.themes.count, Self.maximumContexts + 1) }
    isComplete = count <= Self.maximumContexts
    let first = [Int](repeating: 0, count: groups.count)
    var choices = [first]
    for (group, themes) in groups.map(\.themes.indices).enumerated() {
      let bases = isComplete ? choices : [first]
      choices += bases.flatMap { base in
        themes.dropFirst().map { theme in
          var choice = base
          choice[group] = theme
          return choice
        }
      }
    }
    let constant = Set(project.constantSets)
    contexts = choices.map { [groups] choice in
      let themes = zip(groups, choice).map { $0.themes[$1] }
      var raw: [String: JSONNode] = [:]
      for (number, tree) in trees.enumerated()
      where constant.contains(number) || themes.contains(where: { project.isOn(number, in: $0) }) {
        for token in tree.tokens { raw[token.name] = token.value }
      }
      return Context(themes: choice, raw: raw)
    }
  }

  /// The values of tokens in the first context; elsewhere those of the last set that has them.
  func raw(of trees: [LooseTree]) -> [String: JSONNode] {
    let all = Dictionary(trees.flatMap(\.tokens).map { ($0.name, $0.value) }) { $1 }
    return all.merging(contexts[0].raw) { $1 }
  }

  /// The parts of a text style that take another value with a theme, as references to tokens that are
  /// added for it.
  mutating func variants(
    of token: LooseToken, in set: String, _ values: inout LooseValues
  ) -> [String: JSONDraft] {
    guard contexts.count > 1, let size = token.value["fontSize"] else { return [:] }
    var variants: [String: JSONDraft] = [:]
    for part in ["lineHeight", "letterSpacing"] {
      guard let node = token.value[part],
        values.reference(node) != nil || values.reference(size) != nil
      else { continue }
      let drafts = contexts.compactMap { context in
        var reader = LooseValues(values.style, raw: context.raw)
        return part == "lineHeight"
          ? reader.lineHeight(node, of: size) : reader.letterSpacing(node, of: size)
      }
      guard drafts.count == contexts.count else { continue }
      let relevant = groups.indices.filter { differ(drafts, in: $0) }
      if relevant.isEmpty { continue }
      guard isComplete || relevant.count == 1 else {
        values.notCarriedOver(
          "the \(part) depends on the themes of several groups; that of the first ones is taken",
          at: node)
        continue
      }
      let path = [set] + token.path + [part]
      add(path, token, part == "lineHeight" ? .number : .dimension, drafts, relevant)
      variants[part] = JSONDraft(reference(path, []), from: node)
    }
    return variants
  }

  /// The name of the file with the tokens that were added for a theme; `nil` where there are none.
  func fileName(of theme: StudioProject.Theme, in group: StudioProject.Group) -> String? {
    guard let first = groups.firstIndex(where: { $0.name == group.name }),
      let second = groups[first].themes.firstIndex(where: { $0.name == theme.name }),
      added[[first, second]] != nil
    else { return nil }
    return fileName(first, second)
  }

  /// The files with the tokens that were added.
  func files(from origin: JSONNode) -> [TokenFileDraft] {
    added.keys.sorted { $0.lexicographicallyPrecedes($1) }.map { key in
      TokenFileDraft(
        name: fileName(key[0], key[1]), origin: origin, tokens: added[key] ?? [])
    }
  }

  private func fileName(_ group: Int, _ theme: Int) -> String {
    let name = "\(groups[group].name).\(groups[group].themes[theme].name)"
    return "variants/\(name.replacing("/", with: "-")).tokens.json"
  }

  // MARK: Tokens

  /// Whether two contexts that differ in one group alone have different values.
  private func differ(_ drafts: [JSONDraft], in group: Int) -> Bool {
    var known: [[Int]: JSONValue] = [:]
    for (context, draft) in zip(contexts, drafts) {
      var rest = context.themes
      rest[group] = 0
      if let other = known.updateValue(draft.json, forKey: rest), other != draft.json {
        return true
      }
    }
    return false
  }

  /// Adds the tokens of a part: each group but the last defines one for every choice of the later ones,
  /// and the next one refers to it.
  private mutating func add(
    _ path: [String], _ token: LooseToken, _ type: TokenType, _ drafts: [JSONDraft],
    _ relevant: [Int]
  ) {
    for (index, group) in relevant.enumerated() {
      for later in choices(of: relevant[(index + 1)...]) {
        for theme in groups[group].themes.indices {
          let whole = [(group: group, theme: theme)] + later
          var draft = TokenDraft(path: self.path(path, later), key: token.key, node: token.node)
          draft.isVariant = true
          draft.value =
            index == 0
            ? value(drafts, whole) : JSONDraft(reference(path, whole), from: token.node)
          if draft.value?.string == nil { draft.type = type }
          added[[group, theme], default: []].append(draft)
        }
      }
    }
  }

  private func choices(of groups: ArraySlice<Int>) -> [Choice] {
    groups.reduce([[]]) { choices, group in
      choices.flatMap { choice in
        self.groups[group].themes.indices.map { choice + [(group: group, theme: $0)] }
      }
    }
  }

  private func value(_ drafts: [JSONDraft], _ choice: Choice) -> JSONDraft? {
    var themes = [Int](repeating: 0, count: groups.count)
    for (group, theme) in choice { themes[group] = theme }
    return contexts.firstIndex { $0.themes == themes }.map { drafts[$0] }
  }

  private func path(_ path: [String], _ choice: Choice) -> [String] {
    ["variants"] + choice.map { groups[$0.group].themes[$0.theme].name } + path
  }

  private func reference(_ path: [String], _ choice: Choice) -> String {
    DraftReference(target: self.path(path, choice).joined(separator: ".")).text
  }
}
