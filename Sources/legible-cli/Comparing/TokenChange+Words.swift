import LegibleKit

extension TokenChange.Kind {
  /// The heading over changes of the kind.
  var title: String {
    switch self {
    case .removed: "Removed"
    case .renamed: "Renamed"
    case .type: "Type changed"
    case .value: "Value changed"
    case .added: "Added"
    case .deprecated: "Deprecated"
    case .restored: "No longer deprecated"
    case .reference: "Refers to another token, with equal values"
    }
  }

  /// The word for it after a number.
  var word: String {
    switch self {
    case .removed: "removed"
    case .renamed: "renamed"
    case .type: "of another type"
    case .value: "changed"
    case .added: "added"
    case .deprecated: "deprecated"
    case .restored: "no longer deprecated"
    case .reference: "with another reference"
    }
  }
}

extension TokenChange {
  /// One row for each thing to tell: before, now, and in which contexts.
  var rows: [(old: String, new: String, contexts: String)] {
    switch kind {
    case .removed, .added:
      let text = (value ?? oldValue)?.description ?? "no value"
      return [(text, reference.map { "{\($0)}" } ?? "", "")]
    case .renamed: return [(oldPath ?? "", path, "")]
    case .deprecated, .restored: return [("", reason ?? "", "")]
    case .reference: return [(name(oldReference), name(reference), "")]
    case .type, .value:
      let types = [(oldType?.rawValue ?? "no value", type?.rawValue ?? "no value", "")]
      return (kind == .type ? types : [])
        + differences.map { difference in
          (
            difference.old?.description ?? "no value", difference.new?.description ?? "no value",
            difference.contexts.map(\.condition).joined(separator: "; ")
          )
        }
    }
  }

  private func name(_ reference: String?) -> String { reference.map { "{\($0)}" } ?? "no token" }
}

extension TokenDiff {
  /// The changes by kind, without kinds that do not occur.
  var sections: [(kind: TokenChange.Kind, changes: [TokenChange])] {
    TokenChange.Kind.allCases.compactMap { kind in
      let own = changes.filter { $0.kind == kind }
      return own.isEmpty ? nil : (kind, own)
    }
  }

  /// How many changes of each kind there are.
  var summary: String {
    if changes.isEmpty { return "no changes" }
    return sections.map { "\($0.changes.count.groupedDescription) \($0.kind.word)" }.joined(
      separator: ", ")
  }

  /// What was compared.
  var extent: String {
    "\(tokens.old.groupedDescription) and \(pluralized(tokens.new, "token")) in \(pluralized(contexts, "context"))"
  }
}
