import LegibleCore
import LegibleJSON
import LegibleTokens

/// The tokens of one context as lint rules see them.
struct LintScene {
  /// The groups and tokens of the context.
  let tree: TokenTree
  /// What is known of each token, by its place in the tree.
  let results: Evaluator.Results
  /// The context.
  let context: TokenContext
  /// The number of the context, 0 for the first one.
  let number: Int
  /// The ids of the tokens that the rule looks at, in the order of the files.
  var tokens: [Int]
  /// The ids of the groups and tokens whose definitions no earlier context had.
  var fresh: [Int]
  /// The text styles among the tokens, at the sizes of the context.
  var textStyles: [PlacedStyle]

  /// A text style and the place of its token.
  struct PlacedStyle {
    var id: EntryID
    var style: TextStyle
  }

  /// The path of a token or group.
  func path(_ id: EntryID) -> String { tree.entries[id].path }

  /// Where the name of a token or group stands.
  func location(_ id: EntryID) -> SourceLocation {
    tree.entries[id].definition.key.location
  }

  /// Where the value of a token stands.
  func valueLocation(_ id: EntryID) -> SourceLocation {
    let definition = tree.entries[id].definition
    return (definition.payload ?? definition.key).location
  }

  /// The value of a token, `nil` for a broken one.
  func value(_ id: EntryID) -> TokenValue? { results.value(at: id) }

  /// Whether a token's value is written at the token itself.
  func isLiteral(_ id: EntryID) -> Bool { results[id].target < 0 }

  /// Whether a token is a figure from a source that it names, not a choice.
  func isFact(_ id: EntryID) -> Bool {
    let extensions = tree.entries[id].definition.node["$extensions"]
    return extensions?[LegibleExtension.key]?["source"] != nil
  }

  /// The tokens whose definitions no earlier context had.
  var freshTokens: some Sequence<Int> {
    fresh.lazy.filter { tree.entries[$0].definition.kind == .token }
  }

  /// The tokens that a token refers to, from its value as a whole or from parts of it.
  func references(of id: EntryID) -> [Int] {
    if results[id].target >= 0 { return [results[id].target] }
    let definition = tree.entries[id].definition
    guard let payload = definition.payload else { return [] }
    var found: [Int] = []
    if definition.isPointer, let reference = try? Reference(pointer: payload) {
      found += target(of: reference)
    } else {
      collectReferences(in: payload, into: &found)
    }
    return found
  }

  private func collectReferences(in node: JSONNode, into found: inout [Int]) {
    if let reference = try? Reference.read(node) { found += target(of: reference) }
    for element in node.elements { collectReferences(in: element, into: &found) }
    for member in node.members where member.value.kind != .number {
      collectReferences(in: member.value, into: &found)
    }
  }

  private func target(of reference: Reference) -> [Int] {
    switch reference.target {
    case .path(let path): return tree.find(path).map { [$0] } ?? []
    case .pointer(let segments):
      var id = 0
      for segment in segments {
        guard let next = tree.find(tree.path(of: segment, in: id)) else { break }
        id = next
      }
      return tree.entries[id].definition.kind == .token ? [id] : []
    }
  }

  /// The scene without the tokens that some patterns match.
  func excluding(_ patterns: [Glob]) -> LintScene {
    if patterns.isEmpty { return self }
    func isKept(_ id: EntryID) -> Bool { !patterns.contains { $0.matches(path(id)) } }
    var scene = self
    scene.tokens = tokens.filter(isKept)
    scene.fresh = fresh.filter(isKept)
    scene.textStyles = textStyles.filter { isKept($0.id) }
    return scene
  }
}

/// What all contexts together had.
struct LintSummary {
  /// The resolver or token file.
  let resolver: TokenResolver
  /// The contexts that were visited.
  let contexts: [TokenContext]
  /// The documents that were drawn on, without those of the default store.
  var documents: [TokenDocument]
  /// The objects of all tokens that had an id in some context.
  let reached: JSONNodeSet
  /// The paths of tokens that some contexts lack because a name there is misspelt.
  let explained: Set<String>
}
