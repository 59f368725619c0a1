import LegibleJSON

/// Themes without a group: each is on or off by itself, unless two of them define the same tokens.
///
/// A theme whose tokens the others refer to is always on, for they mean nothing without it.
struct LooseThemes {
  private let themes: [TokenLayers.Theme]
  /// The sets that hold whatever is chosen.
  let constant: Set<String>
  private let clusters: [[TokenLayers.Theme]]

  /// - Parameters:
  ///   - sets: The names of the sets.
  ///   - trees: The tokens of each set.
  init(_ themes: [TokenLayers.Theme], sets: [String], _ trees: [LooseTree]) {
    self.themes = themes
    let shared = themes.dropFirst().reduce(themes.first?.sets ?? []) { $0.intersection($1.sets) }
    let own = themes.map { $0.sets.subtracting(shared) }
    let names = Dictionary(zip(sets, trees.map { Set($0.tokens.map(\.name)) })) { $1 }
    let tokens = own.map { $0.reduce(into: Set<String>()) { $0.formUnion(names[$1] ?? []) } }
    let targets = Dictionary(zip(sets, trees.map(\.targets))) { $1 }
    var always = shared
    var clusters: [[Int]] = []
    for theme in themes.indices {
      let others = themes.indices.filter { $0 != theme && own[$0] != own[theme] }
      let rival = { (other: Int) in
        let left = own[theme].subtracting(own[other]).reduce(into: Set<String>()) {
          $0.formUnion(names[$1] ?? [])
        }
        let right = own[other].subtracting(own[theme]).reduce(into: Set<String>()) {
          $0.formUnion(names[$1] ?? [])
        }
        return !left.isDisjoint(with: right)
      }
      let rivals = others.filter(rival)
      if rivals.isEmpty, themes.count > 1 {
        let elsewhere = sets.filter { !own[theme].contains($0) }
        let theirs = elsewhere.reduce(into: Set<String>()) { $0.formUnion(names[$1] ?? []) }
        let needed = elsewhere.reduce(into: Set<String>()) { $0.formUnion(targets[$1] ?? []) }
        if !needed.subtracting(theirs).isDisjoint(with: tokens[theme]) {
          always.formUnion(own[theme])
          continue
        }
      }
      let touching = clusters.indices.filter { !Set(clusters[$0]).isDisjoint(with: rivals) }
      let merged = (touching.flatMap { clusters[$0] } + [theme]).sorted()
      clusters = clusters.indices.filter { !touching.contains($0) }.map { clusters[$0] } + [merged]
    }
    constant = themes.count == 1 ? themes[0].sets : always
    self.clusters = clusters.map { $0.map { themes[$0] } }
  }

  /// The groups that the themes make, with names that no other group has.
  func groups(besides taken: [String]) -> [TokenLayers.Group] {
    if themes.count == 1 { return [TokenLayers.Group(name: themes[0].name, themes: themes)] }
    var taken = Set(taken)
    return clusters.map { cluster in
      var group = Self.group(cluster)
      let name = group.name
      var number = 2
      while !taken.insert(group.name).inserted {
        group.name = "\(name)-\(number)"
        number += 1
      }
      return group
    }
  }

  private static func group(_ cluster: [TokenLayers.Theme]) -> TokenLayers.Group {
    guard cluster.count == 1, let theme = cluster.first else {
      let words = cluster.map { AppearanceWords($0.name) }
      let isAppearance = words.allSatisfy { $0.appearance != nil }
      return TokenLayers.Group(name: isAppearance ? "appearance" : "theme", themes: cluster)
    }
    var on = theme
    on.name = "on"
    return TokenLayers.Group(
      name: theme.name, themes: [on, TokenLayers.Theme(name: "off", sets: [])])
  }
}

extension LooseTree {
  /// The names of the tokens that others refer to.
  fileprivate var targets: Set<String> {
    tokens.reduce(into: []) { $0.formUnion($1.targets) }
  }
}
