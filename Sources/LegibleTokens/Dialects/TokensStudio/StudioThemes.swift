import LegibleCore
import LegibleJSON

/// Turns themes into the sets and modifiers of a resolver.
///
/// A set that all themes of a group switch on holds everywhere. The others are sources of contexts;
/// a modifier comes where the last of its sets lay. Sets of all themes that lay between its own, and
/// over one of them, come into its contexts.
struct StudioThemes {
  private let project: StudioProject
  private let tokens: [Set<String>]
  private let contexts: StudioContexts

  /// - Parameters:
  ///   - tokens: The names of the tokens of each set.
  ///   - contexts: What was added for themes.
  init(_ project: StudioProject, tokens: [Set<String>], _ contexts: StudioContexts) {
    self.project = project
    self.tokens = tokens
    self.contexts = contexts
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
    guard let origin = project.origin ?? project.sets.first?.root else { return nil }
    var resolver = ResolverDraft(name: name, origin: origin)
    let steps = self.steps.sorted { $0.place < $1.place }
    resolver.steps = steps.map(\.step)
    for group in project.groups {
      resolver.kept[group.name] = [
        .init("themes", JSONDraft(.array(group.themes.map { JSONDraft(copying: $0.node) })))
      ]
    }
    let used = Set(steps.flatMap(\.sets))
    for (number, set) in project.sets.enumerated() where !used.contains(number) {
      resolver.unused.append((name: set.name, files: [set.fileName]))
      collector.report(
        .assumed, "a token set that no theme switches on is in no context", at: set.root)
    }
    reportInversions(steps, &collector)
    return resolver
  }

  private var steps: [Step] {
    var constant = project.constantSets
    var steps: [Step] = []
    for group in project.groups where group.themes.count > 1 {
      let varying = project.sets.indices.filter { number in
        !constant.contains(number) && group.themes.contains { project.isOn(number, in: $0) }
      }
      let between = between(varying, constant)
      constant.removeAll(where: between.contains)
      let sets = (varying + between).sorted()
      let contexts = group.themes.map { theme in
        let files = sets.filter { between.contains($0) || project.isOn($0, in: theme) }
          .map { project.sets[$0].fileName }
        let added = self.contexts.fileName(of: theme, in: group)
        return (name: theme.name, files: files + [added].compactMap(\.self))
      }
      steps.append(
        Step(
          place: 2 * (varying.last ?? project.sets.count) + 1, sets: sets,
          step: .modifier(name: group.name, contexts: contexts)))
    }
    return steps
      + constant.map { number in
        let set = project.sets[number]
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

  /// Says where a set lies over another one now that lay under it, and both have the same token.
  private func reportInversions(_ steps: [Step], _ collector: inout FindingCollector) {
    for (index, lower) in steps.enumerated() {
      for upper in steps[(index + 1)...] {
        for below in lower.sets {
          for above in upper.sets where above < below && !lower.sets.contains(above) {
            guard let token = tokens[above].intersection(tokens[below]).min() else { continue }
            let name = project.sets[above].name
            collector.report(
              .notCarriedOver,
              "the token set \(name) lies over \(project.sets[below].name) now, and both define "
                + token, hint: "A modifier's sets come together; move the token to one of them.",
              at: project.sets[above].root, subject: token)
          }
        }
      }
    }
  }
}
