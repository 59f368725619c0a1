import LegibleCore
import LegibleJSON

/// Gathers what both versions say of each token, context by context, and tells what changed.
struct TokenHistory {
  private var sides = (old: [String: Record](), new: [String: Record]())
  private var differences: [String: [Difference]] = [:]

  /// What one version says of a token.
  struct Record {
    var type: TokenType?
    /// The value in the first context that has the token.
    var value: TokenValue?
    /// A number that stands for the values in all contexts.
    var fingerprint: Int
    var reference: String?
    var deprecation: Deprecation?
    var key: JSONNode
  }

  /// What `$deprecated` says.
  enum Deprecation: Hashable {
    case plain
    case because(String)
  }

  private struct Difference {
    var context: Int
    var old: TokenValue?
    var new: TokenValue?
  }

  /// Notes the tokens of a context.
  mutating func note(_ old: Version, _ new: Version, context: Int) {
    for id in old.ids {
      Self.record(&sides.old, old, id, context)
      let path = old.tree.entries[id].path
      compare(
        path, old.results.value(at: id), new.find(path).flatMap { new.results.value(at: $0) },
        context)
    }
    for id in new.ids {
      Self.record(&sides.new, new, id, context)
      let path = new.tree.entries[id].path
      // The others were compared from the old side.
      if old.find(path) == nil { compare(path, nil, new.results.value(at: id), context) }
    }
  }

  private mutating func compare(
    _ path: String, _ old: TokenValue?, _ new: TokenValue?, _ context: Int
  ) {
    guard old != new else { return }
    differences[path, default: []].append(Difference(context: context, old: old, new: new))
  }

  /// Notes what a version says of a token.
  ///
  /// Static, since a method would hold the records a second time, and each change would copy them all.
  private static func record(
    _ records: inout [String: Record], _ version: Version, _ id: EntryID, _ context: Int
  ) {
    let path = version.tree.entries[id].path
    let result = version.results[id]
    var hasher = Hasher()
    hasher.combine(context)
    hasher.combine(version.results.value(at: id))
    let print = hasher.finalize()
    if records[path] != nil {
      records[path]?.fingerprint ^= print
      return
    }
    let deprecation = version.tree.deprecation(of: id).flatMap { node -> Deprecation? in
      if let reason = node.string { return .because(reason) }
      return node.bool ?? false ? .plain : nil
    }
    records[path] = Record(
      type: result.type, value: version.results.value(at: id), fingerprint: print,
      reference: version.reference(of: id), deprecation: deprecation,
      key: version.tree.entries[id].definition.key)
  }

  // MARK: Changes

  /// What changed, by kind and path.
  func changes(in contexts: [TokenContext], of modifiers: [Modifier]) -> [TokenChange] {
    var added = sides.new.filter { sides.old[$0.key] == nil }
    var removed = sides.old.filter { sides.new[$0.key] == nil }
    var changes: [TokenChange] = []
    for (old, new) in RenameMatcher.pairs(removed, added) {
      guard let before = removed.removeValue(forKey: old), let now = added.removeValue(forKey: new)
      else { continue }
      var change = change(.renamed, new, now)
      change.oldPath = old
      change.value = now.value
      change.oldReference = before.reference
      changes.append(change)
    }
    for (path, record) in removed {
      var change = change(.removed, path, record)
      change.oldValue = record.value
      changes.append(change)
    }
    for (path, record) in added {
      var change = change(.added, path, record)
      change.value = record.value
      changes.append(change)
    }
    for (path, now) in sides.new {
      guard let before = sides.old[path] else { continue }
      changes += self.changes(of: path, before, now, contexts, modifiers)
    }
    let order = TokenChange.Kind.allCases
    return changes.sorted { first, second in
      (order.firstIndex(of: first.kind) ?? 0, first.path)
        < (order.firstIndex(of: second.kind) ?? 0, second.path)
    }
  }

  private func change(_ kind: TokenChange.Kind, _ path: String, _ record: Record) -> TokenChange {
    TokenChange(
      kind: kind, path: path, type: record.type, reference: record.reference,
      location: record.key.location)
  }

  private func changes(
    of path: String, _ before: Record, _ now: Record, _ contexts: [TokenContext],
    _ modifiers: [Modifier]
  ) -> [TokenChange] {
    var changes: [TokenChange] = []
    let differences = grouped(differences[path] ?? [], contexts, modifiers)
    if before.type != now.type || !differences.isEmpty {
      var change = change(before.type == now.type ? .value : .type, path, now)
      change.oldType = before.type
      change.oldReference = before.reference
      change.differences = differences
      changes.append(change)
    } else if before.reference != now.reference {
      var change = change(.reference, path, now)
      change.oldReference = before.reference
      changes.append(change)
    }
    if (before.deprecation == nil) != (now.deprecation == nil) {
      var change = change(now.deprecation == nil ? .restored : .deprecated, path, now)
      if case .because(let reason) = now.deprecation { change.reason = reason }
      changes.append(change)
    }
    return changes
  }

  /// The differences that are the same in several contexts as one.
  private func grouped(
    _ differences: [Difference], _ contexts: [TokenContext], _ modifiers: [Modifier]
  ) -> [TokenChange.Difference] {
    struct Pair: Hashable {
      var old: TokenValue?
      var new: TokenValue?
    }
    var order: [Pair] = []
    var pairContexts: [Pair: [TokenContext]] = [:]
    for difference in differences {
      let pair = Pair(old: difference.old, new: difference.new)
      if pairContexts[pair] == nil { order.append(pair) }
      pairContexts[pair, default: []].append(contexts[difference.context])
    }
    return order.map { pair in
      TokenChange.Difference(
        contexts: ContextSet.covering(pairContexts[pair] ?? [], of: modifiers), old: pair.old,
        new: pair.new)
    }
  }
}
