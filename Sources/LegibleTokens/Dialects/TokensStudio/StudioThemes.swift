import LegibleCore
import LegibleJSON

/// Turns themes into the sets and modifiers of a resolver.
///
/// A set that all themes of a group switch on holds everywhere. The others are sources of contexts;
/// a modifier comes where the last of its sets lay.
struct StudioThemes {
  private let project: StudioProject
  private let tokens: [Set<String>]
  private let groups: [(name: String, themes: [StudioProject.Theme])]

  /// - Parameter tokens: The names of the tokens of each set.
  init(_ project: StudioProject, tokens: [Set<String>]) {
    self.project = project
    self.tokens = tokens
    var groups: [(name: String, themes: [StudioProject.Theme])] = []
    for theme in project.themes {
      if let index = groups.firstIndex(where: { $0.name == theme.group }) {
        if !groups[index].themes.contains(where: { $0.name == theme.name }) {
          groups[index].themes.append(theme)
        }
      } else {
        groups.append((theme.group, [theme]))
      }
    }
    self.groups = groups
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
    for group in groups {
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
    let constant = project.sets.indices.filter { number in
      groups.isEmpty
        || groups.contains { $0.themes.allSatisfy { $0.sets.contains(project.sets[number].name) } }
    }
    var steps = constant.map { number in
      let set = project.sets[number]
      return Step(
        place: 2 * number, sets: [number], step: .set(name: set.name, files: [set.fileName]))
    }
    for group in groups where group.themes.count > 1 {
      let varying = project.sets.indices.filter { number in
        !constant.contains(number)
          && group.themes.contains { $0.sets.contains(project.sets[number].name) }
      }
      let contexts = group.themes.map { theme in
        let files = varying.map { project.sets[$0] }.filter { theme.sets.contains($0.name) }
        return (name: theme.name, files: files.map(\.fileName))
      }
      steps.append(
        Step(
          place: 2 * (varying.last ?? project.sets.count) + 1, sets: varying,
          step: .modifier(name: group.name, contexts: contexts)))
    }
    return steps
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
