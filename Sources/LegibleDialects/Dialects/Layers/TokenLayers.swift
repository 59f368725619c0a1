import LegibleJSON

/// Sets of tokens that lie over each other, and the choices that switch them on.
struct TokenLayers {
  /// Tokens under a name.
  struct TokenSet {
    var name: String
    var root: JSONNode
    /// The file of 2025.10 that holds them.
    var fileName: String
  }

  /// A choice of sets.
  struct Theme {
    var name: String
    /// The names of the sets that it switches on.
    var sets: Set<String>
    /// What the theme was in the dialect.
    var node: JSONNode?
  }

  /// Themes that exclude each other, the default first.
  struct Group {
    var name: String
    var themes: [Theme]
  }

  /// The sets, the lowest first.
  var sets: [TokenSet]
  /// What can be chosen, one theme of each group.
  var groups: [Group] = []
  /// The names of the sets that hold everywhere.
  var constant: Set<String> = []
  /// The sets that hold in a combination of themes alone: the themes by their groups.
  var combined: [String: [String: String]] = [:]
  /// The name under which the sets that hold everywhere come together; `nil` where each keeps its own.
  var constantName: String?
  /// What all of it was made of.
  var origin: JSONNode?

  /// The groups with a choice.
  var choices: [Group] { groups.filter { $0.themes.count > 1 } }

  /// Whether a set holds with a theme of each of ``choices``.
  func isOn(_ set: String, with themes: [Theme]) -> Bool {
    if constant.contains(set) { return true }
    guard let needed = combined[set] else { return themes.contains { $0.sets.contains(set) } }
    return zip(choices, themes).allSatisfy { group, theme in
      needed[group.name].map { $0 == theme.name } ?? true
    }
  }
}
