import LegibleCore
import LegibleJSON

/// Copies into each group what the group it extends has and it lacks.
///
/// A group is done when its own `$extends` and those of all groups on the way to its target are
/// done; a group that is met again while it is being done closes a circle.
struct GroupExtender {
  private enum State {
    case active, done
  }

  private var states: [Int: State] = [:]
  private var active: [Int] = []
  /// The groups that have all that they inherit, with all groups in them.
  private var finished: Set<Int> = []
  /// How many tokens and groups were added.
  private var added = 0
  /// How many tokens and groups were looked at, and how long the names are that were added.
  private var work = 0
  /// Whether a limit was met; no group is extended after that.
  private var isExhausted = false
  /// How many names were looked up for suggestions.
  private var suggestions = 0

  /// How many groups may extend one after the other.
  private static let maximumChain = 200

  /// How much may be looked at for that, in tokens, groups and letters of names.
  private static let maximumWork = 10_000_000

  /// How many groups of a circle are named.
  private static let maximumNames = 10

  /// How many misspelt names are looked up; each costs a walk over all groups.
  private static let maximumSuggestions = 20

  /// Extends every group of the tree.
  mutating func extendAll(
    in tree: inout TokenTree, reportingTo collector: inout FindingCollector
  ) {
    var id = 0
    while id < tree.entries.count {
      if needsWork(id, tree) { extend(id, in: &tree, &collector) }
      id += 1
    }
  }

  private func needsWork(_ group: Int, _ tree: TokenTree) -> Bool {
    let definition = tree.entries[group].definition
    return definition.kind == .group && definition.payload != nil && states[group] == nil
  }

  private mutating func extend(
    _ group: Int, in tree: inout TokenTree, _ collector: inout FindingCollector
  ) {
    guard active.count < Self.maximumChain, !isExhausted else {
      if !isExhausted {
        report(
          .tokenLimit, "more than \(Self.maximumChain) groups extend one after the other", group,
          tree, &collector)
      }
      forgive(group, in: &tree)
      states[group] = .done
      return
    }
    states[group] = .active
    active.append(group)
    if let target = target(of: group, in: &tree, &collector) {
      finishSubtree(target, in: &tree, &collector)
      if states[group] == .active { inherit(from: target, to: group, in: &tree, &collector) }
    } else {
      forgive(group, in: &tree)
    }
    active.removeLast()
    states[group] = .done
  }

  /// Keeps quiet about tokens that lack what the group could not inherit.
  private func forgive(_ group: Int, in tree: inout TokenTree) {
    tree.update(group) { entry in
      entry.isIncomplete = true
      if entry.definition.type == .none { entry.definition.type = .unknown }
    }
  }

  /// Extends what a group holds, so that it can be copied whole.
  private mutating func finishSubtree(
    _ group: Int, in tree: inout TokenTree, _ collector: inout FindingCollector
  ) {
    if states[group] == .active { return reportCycle(closedBy: group, &tree, &collector) }
    if finished.contains(group) || isExhausted { return }
    if needsWork(group, tree) { extend(group, in: &tree, &collector) }
    let children = tree.children(of: group)
    guard spend(children.count, on: group, tree, &collector) else { return }
    for child in children where tree.entries[child].definition.kind == .group {
      finishSubtree(child, in: &tree, &collector)
    }
    finished.insert(group)
  }

  /// Counts what is done; reports the first time that it is too much.
  ///
  /// - Returns: Whether there is more to spend.
  private mutating func spend(
    _ amount: Int, adding count: Int = 0, on group: Int, _ tree: TokenTree,
    _ collector: inout FindingCollector
  ) -> Bool {
    if isExhausted { return false }
    work += amount
    added += count
    guard added > Rule.mostAddedByGroups || work > Self.maximumWork else { return true }
    isExhausted = true
    let limit = Rule.mostAddedByGroups.groupedDescription
    report(
      .tokenLimit,
      added > Rule.mostAddedByGroups
        ? "extending groups adds more than \(limit) tokens and groups"
        : "extending groups takes too long: they hold too much, or have too long names",
      active.last ?? group, tree, &collector,
      hint: "Extend smaller groups, and none that extend others several times.")
    return false
  }

  /// Finds the group that `$extends` names, extending the groups on the way to it.
  private mutating func target(
    of group: Int, in tree: inout TokenTree, _ collector: inout FindingCollector
  ) -> Int? {
    guard let node = tree.entries[group].definition.payload, let text = node.string else {
      return nil
    }
    let names: [String]
    do {
      let reference =
        text.hasPrefix("#") ? try Reference(pointer: node) : try Reference.read(node)
      switch reference?.target {
      case .path(let path):
        names = path.split(at: ".", omittingEmptySubsequences: true).map(String.init)
      case .pointer(let segments): names = segments
      case nil:
        report(
          .extendsTarget, "\(text) is not a reference to a group", group, tree, &collector,
          hint: "Write {group.name}.")
        return nil
      }
    } catch {
      report(.extendsTarget, error.message, group, tree, &collector, hint: error.hint)
      return nil
    }
    var id = 0
    for name in names {
      if needsWork(id, tree) { extend(id, in: &tree, &collector) }
      guard let next = tree.find(tree.path(of: name, in: id)) else {
        reportMissing(names, group, tree, &collector)
        return nil
      }
      id = next
    }
    guard tree.entries[id].definition.kind == .group else {
      report(
        .extendsTarget, "\(tree.entries[id].path) is a token, not a group", group, tree,
        &collector, hint: "A token refers to a token with $value.")
      return nil
    }
    return id
  }

  private mutating func inherit(
    from source: Int, to group: Int, in tree: inout TokenTree,
    _ collector: inout FindingCollector
  ) {
    let above = tree.entries[source].definition
    let own = tree.entries[group].definition
    var conflicts = false
    if case .known(let first) = own.type, case .known(let second) = above.type {
      conflicts = first != second
    }
    if own.type == .none {
      tree.update(group) { $0.definition.type = above.type }
    } else if conflicts {
      report(
        .extendsType,
        "the group and \(tree.entries[source].path), which it extends, have "
          + "different types", group, tree, &collector)
    }
    for child in tree.children(of: source) {
      let entry = tree.entries[child]
      let path = tree.path(of: entry.definition.name, in: group)
      let cost = path.utf8.count
      let isKnown = tree.find(path) != nil
      guard spend(cost, adding: isKnown ? 0 : 1, on: group, tree, &collector) else {
        return forgive(group, in: &tree)
      }
      let (id, isNew) = tree.child(path, of: group, definition: entry.definition)
      if isNew {
        let type = declaredType(of: child, tree)
        tree.update(id) {
          $0.isInherited = true
          $0.inheritedType = type
          // One mistake is enough: what is inherited keeps the type that it was written for.
          if conflicts, $0.definition.type == .none { $0.definition.type = type }
          // What it extends is copied with it, so that it is not looked up again.
          if entry.definition.kind == .group { $0.definition.removePayload() }
        }
      }
      if entry.definition.kind == .group, tree.entries[id].definition.kind == .group {
        inherit(from: child, to: id, in: &tree, &collector)
      }
    }
  }

  /// The type that an entry has from itself or from the groups around it.
  private func declaredType(of id: EntryID, _ tree: TokenTree) -> Definition.DeclaredType {
    var at = id
    while at >= 0 {
      let entry = tree.entries[at]
      if entry.definition.type != .none { return entry.definition.type }
      if entry.inheritedType != .none { return entry.inheritedType }
      at = entry.parent
    }
    return .none
  }

  // MARK: Findings

  private mutating func reportCycle(
    closedBy group: Int, _ tree: inout TokenTree, _ collector: inout FindingCollector
  ) {
    guard let start = active.firstIndex(of: group) else { return }
    let circle = Array(active[start...])
    for member in circle { forgive(member, in: &tree) }
    func name(_ group: Int) -> String {
      tree.entries[group].path.isEmpty ? "the root" : tree.entries[group].path
    }
    let rest = circle.count > Self.maximumNames ? ["... (\(circle.count) groups)"] : []
    let names = circle.prefix(Self.maximumNames).map(name) + rest + [name(group)]
    report(
      .extendsCycle, "groups extend each other in a circle: \(names.joined(separator: " -> "))",
      group, tree, &collector, hint: "Remove one $extends of the circle.")
    for member in circle { states[member] = .done }
  }

  private mutating func reportMissing(
    _ names: [String], _ group: Int, _ tree: TokenTree, _ collector: inout FindingCollector
  ) {
    let path = names.joined(separator: ".")
    var guess: String?
    if suggestions < Self.maximumSuggestions {
      suggestions += 1
      let groups = tree.entries.lazy.filter { $0.definition.kind == .group }.map(\.path)
      guess = closestMatch(to: path, in: groups)
    }
    report(
      .extendsTarget, "there is no group \(path)", group, tree, &collector,
      hint: guess.map { "Did you mean \($0)?" })
  }

  private func report(
    _ rule: Rule, _ message: String, _ group: Int, _ tree: TokenTree,
    _ collector: inout FindingCollector, hint: String? = nil
  ) {
    let entry = tree.entries[group]
    collector.report(
      rule, message, hint: hint, at: (entry.definition.payload ?? entry.definition.key).location,
      subject: entry.path.isEmpty ? nil : entry.path)
  }
}
