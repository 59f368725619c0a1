import LegibleCore
import LegibleJSON

/// Turns layers into the sets and modifiers of a resolver.
///
/// The sets that hold everywhere are sets of it, the others sources of contexts; a modifier comes where
/// the last of its sets lay. Sets that hold everywhere and lay between its own, over one of them, come
/// into its contexts.
struct LayerResolver {
  private let layers: TokenLayers
  private let tokens: [Set<String>]
  private let contexts: LayerContexts

  /// - Parameters:
  ///   - tokens: The names of the tokens of each set.
  ///   - contexts: What was defined for themes.
  init(_ layers: TokenLayers, tokens: [Set<String>], _ contexts: LayerContexts) {
    self.layers = layers
    self.tokens = tokens
    self.contexts = contexts
  }

  /// The tokens that two sets define of which the upper one lay under the other before, since the sets of a
  /// modifier come together.
  ///
  /// - Complexity: O(*pairs of sets · tokens*).
  var displaced: Set<String> {
    var displaced: Set<String> = []
    let steps = self.steps.sorted { $0.place < $1.place }
    for (index, lower) in steps.enumerated() {
      for upper in steps[(index + 1)...] {
        for below in lower.sets {
          for above in upper.sets where above < below {
            displaced.formUnion(tokens[above].intersection(tokens[below]))
          }
        }
      }
    }
    return displaced
  }

  /// The numbers of the sets that a choice switches on or off.
  private func varying(in group: TokenLayers.Group) -> [Int] {
    layers.sets.indices.filter { number in
      let name = layers.sets[number].name
      return !layers.constant.contains(name) && group.themes.contains { $0.sets.contains(name) }
    }
  }

  /// A step of the resolution order with the numbers of its sets.
  private struct Step {
    var place: Int
    var sets: [Int]
    var step: ResolverDraft.Step
  }

  /// The resolver, `nil` when there is nothing to put together.
  func resolver(
    named name: String, reportingTo collector: inout FindingCollector
  ) -> ResolverDraft? {
    guard let origin = layers.origin ?? layers.sets.first?.root else { return nil }
    var resolver = ResolverDraft(name: name, origin: origin)
    let steps = self.steps.sorted { $0.place < $1.place }
    resolver.steps = steps.map(\.step)
    for group in layers.groups {
      let nodes = group.themes.compactMap(\.node).map { SourceMappedJSON(copying: $0) }
      if !nodes.isEmpty {
        resolver.kept[group.name] = [.init("themes", SourceMappedJSON(.array(nodes)))]
      }
    }
    let used = Set(steps.flatMap(\.sets))
    let unused = layers.sets.indices.filter { number in
      !used.contains(number) && layers.combined[layers.sets[number].name] == nil
    }
    for set in unused.map({ layers.sets[$0] }) {
      resolver.unused.append((name: set.name, files: [set.fileName]))
    }
    if let first = unused.first {
      let names = unused.prefix(3).map { layers.sets[$0].name }.joined(separator: ", ")
      let more = unused.count > 3 ? " and \(unused.count - 3) more" : ""
      let count = pluralized(unused.reduce(0) { $0 + tokens[$1].count }, "token")
      collector.report(
        .assumed,
        "no theme switches on \(names)\(more): \(count) \(unused.count == 1 ? "of it" : "of them") in no context",
        hint: "Enable the set in a theme, or make it a context of one.", at: layers.sets[first].root
      )
    }
    return resolver
  }

  private var steps: [Step] {
    var constant = layers.sets.indices.filter { layers.constant.contains(layers.sets[$0].name) }
    var steps: [Step] = []
    for group in layers.choices {
      let varying = varying(in: group)
      let between = between(varying, constant)
      constant.removeAll(where: between.contains)
      let sets = (varying + between).sorted()
      let contexts = group.themes.map { theme in
        let on = sets.filter {
          between.contains($0) || theme.sets.contains(layers.sets[$0].name)
        }
        let files = on.map { layers.sets[$0].fileName }
        let added = self.contexts.fileName(of: theme.name, in: group.name)
        return (name: theme.name, files: files + [added].compactMap(\.self))
      }
      steps.append(
        Step(
          place: 2 * (varying.last ?? layers.sets.count) + 1, sets: sets,
          step: .modifier(name: group.name, contexts: contexts)))
    }
    if let name = layers.constantName {
      let files = constant.map { layers.sets[$0].fileName }
      return
        (files.isEmpty
        ? [] : [Step(place: -1, sets: constant, step: .set(name: name, files: files))])
        + steps
    }
    return steps
      + constant.map { number in
        let set = layers.sets[number]
        return Step(
          place: 2 * number, sets: [number], step: .set(name: set.name, files: [set.fileName]))
      }
  }

  /// The sets of all themes that lie over one set of a group and under another.
  private func between(_ varying: [Int], _ constant: [Int]) -> [Int] {
    guard let first = varying.first, let last = varying.last else { return [] }
    var between: [Int] = []
    for set in constant where first < set && set < last {
      let lower = (varying + between).filter { $0 < set }
      if lower.contains(where: { !tokens[$0].isDisjoint(with: tokens[set]) }) {
        between.append(set)
      }
    }
    return between
  }
}
