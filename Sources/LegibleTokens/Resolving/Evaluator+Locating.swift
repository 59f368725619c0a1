import LegibleCore
import LegibleJSON

extension Evaluator {
  /// Where a reference leads.
  enum Destination {
    /// To the whole value of a token.
    case token(Int)
    /// To a part of a token's value: the token, the way into its value, and what is there.
    case part(Int, ArraySlice<String>, JSONNode)
  }

  /// How many references may follow each other inside a value.
  private static let maximumSteps = 200

  /// Finds what a reference leads to; reports a reference that leads nowhere.
  mutating func locate(_ reference: Reference) -> Destination? {
    var steps = 0
    return locate(reference, steps: &steps)
  }

  private mutating func locate(_ reference: Reference, steps: inout Int) -> Destination? {
    switch reference.target {
    case .path(let path):
      guard let id = tree.find(path) else {
        reportUnknown(path, reference)
        return nil
      }
      guard tree.entries[id].definition.kind == .token else {
        reportGroup(id, reference)
        return nil
      }
      return .token(id)
    case .pointer(let segments):
      return locate(segments[...], reference, steps: &steps)
    }
  }

  private mutating func locate(
    _ segments: ArraySlice<String>, _ reference: Reference, steps: inout Int
  ) -> Destination? {
    var id = 0
    var rest = segments
    while tree.entries[id].definition.kind == .group, let name = rest.first {
      guard let next = tree.find(tree.path(of: name, in: id)) else {
        let names = segments.prefix { $0 != "$value" }
        reportUnknown(names.joined(separator: "."), reference)
        return nil
      }
      id = next
      rest = rest.dropFirst()
    }
    guard tree.entries[id].definition.kind == .token else {
      reportGroup(id, reference)
      return nil
    }
    guard let first = rest.first else { return .token(id) }
    guard first == "$value" else {
      report(
        .unknownReference, "\(reference.text) leads to \(first), not into the value of a token",
        hint: "Write $value after the token's name.", at: reference.node)
      return nil
    }
    let path = rest.dropFirst()
    if path.isEmpty { return .token(id) }
    guard var node = payload(of: id, from: reference, steps: &steps) else { return nil }
    for segment in path {
      guard let here = literal(at: node, from: reference, steps: &steps) else { return nil }
      guard let next = step(into: here, segment) else {
        if isBroken(id) { return nil }
        report(
          .unknownReference, "\(reference.text) leads to nothing: there is no \(segment)",
          hint: parts(of: here), at: reference.node, related: [related(to: id)])
        return nil
      }
      node = next
    }
    return .part(id, path, node)
  }

  /// The literal that a node stands for: references in its stead are followed.
  mutating func literal(at node: JSONNode) -> JSONNode? {
    var steps = 0
    return literal(at: node, from: nil, steps: &steps)
  }

  private mutating func literal(
    at start: JSONNode, from origin: Reference?, steps: inout Int
  ) -> JSONNode? {
    var node = start
    while true {
      let reference: Reference?
      do { reference = try Reference.read(node) } catch {
        report(.invalidReference, error.message, hint: error.hint, at: node)
        return nil
      }
      guard let reference else { return node }
      guard let next = target(of: reference, from: origin, steps: &steps) else { return nil }
      node = next
    }
  }

  /// The value that a token has as written, aliases followed.
  private mutating func payload(
    of id: EntryID, from origin: Reference, steps: inout Int
  ) -> JSONNode? {
    var id = id
    for _ in tree.entries.indices {
      switch reference(of: id) {
      case .malformed: return nil
      case .literal: return tree.entries[id].definition.payload
      case .reference(let reference):
        switch hop(reference, from: origin, steps: &steps) {
        case .token(let next): id = next
        case .part(_, _, let node): return node
        case nil: return nil
        }
      }
    }
    // A circle of aliases; it is reported when its tokens are evaluated.
    return nil
  }

  /// The value that a reference leads to, as written.
  private mutating func target(
    of reference: Reference, from origin: Reference?, steps: inout Int
  ) -> JSONNode? {
    switch hop(reference, from: origin ?? reference, steps: &steps) {
    case .token(let id): payload(of: id, from: origin ?? reference, steps: &steps)
    case .part(_, _, let node): node
    case nil: nil
    }
  }

  /// One step along a reference.
  private mutating func hop(
    _ reference: Reference, from origin: Reference, steps: inout Int
  ) -> Destination? {
    if case .pointer = reference.target { steps += 1 }
    guard steps <= Self.maximumSteps else {
      report(
        .referenceCycle,
        "references lead in a circle, or over more than \(Self.maximumSteps) others",
        hint: "Give one of them a value.", at: origin.node)
      return nil
    }
    return locate(reference, steps: &steps)
  }

  /// Whether a token has no value, which is reported where the token is.
  private mutating func isBroken(_ id: EntryID) -> Bool {
    guard depth < Self.maximumDepth else { return false }
    depth += 1
    defer { depth -= 1 }
    evaluate(id)
    return results[id].state == .failed
  }

  private func step(into node: JSONNode, _ segment: String) -> JSONNode? {
    switch node.kind {
    case .object: return node[segment]
    case .array:
      guard let index = Int(segment), String(index) == segment else { return nil }
      let elements = node.elements
      return elements.indices.contains(index) ? elements[index] : nil
    default: return nil
    }
  }

  private func parts(of node: JSONNode) -> String? {
    switch node.kind {
    case .object: "There is \(node.members.map(\.name).joined(separator: ", "))."
    case .array: "The elements are 0 to \(node.count - 1)."
    default: "It leads to \(node.kind.phrase), which has no parts."
    }
  }

  // MARK: Findings

  private mutating func reportUnknown(_ path: String, _ reference: Reference) {
    if isSilent { return }
    unknownPaths.append(path)
    if tree.mayBeMissing(path) { return }
    var hint: String?
    // A curly reference cannot lead into a value; say so when its beginning is a token.
    var end = path.utf8.lastIndex(of: UInt8(ascii: "."))
    while let dot = end, hint == nil {
      let prefix = String(path[..<dot])
      if let id = tree.find(prefix), tree.entries[id].definition.kind == .token {
        let parts = path[path.index(after: dot)...].split(at: ".", omittingEmptySubsequences: true)
        hint = self.hint(for: parts.map(String.init), of: id, from: reference)
      }
      end = path[..<dot].utf8.lastIndex(of: UInt8(ascii: "."))
    }
    report(
      .unknownReference, "there is no token \(path)",
      hint: hint ?? tree.hintOfMissingPlatform(for: path) ?? unusedSources?.hint(for: path)
        ?? suggestion(for: path),
      at: reference.node)
  }

  /// What to write for a token with something after its name: the token alone, a pointer to a part
  /// that is there, or that there is none.
  private mutating func hint(
    for names: [String], of id: EntryID, from reference: Reference
  ) -> String {
    let path = tree.entries[id].path
    let parts = names.first == "$value" ? Array(names.dropFirst()) : names
    if parts.isEmpty { return "Write {\(path)}: a reference to a token ends with its name." }
    let outer = isSilent
    isSilent = true
    defer { isSilent = outer }
    var steps = 0
    var node = payload(of: id, from: reference, steps: &steps)
    for part in parts {
      node = node.flatMap { literal(at: $0, from: reference, steps: &steps) }
        .flatMap { step(into: $0, part) }
    }
    guard node != nil else {
      return "\(path) is a token, and has no \(parts.joined(separator: "."))."
    }
    let pointer = path.split(at: ".", omittingEmptySubsequences: true).joined(separator: "/")
    return "\(path) is a token; a part of it is "
      + "{\"$ref\": \"#/\(pointer)/$value/\(parts.joined(separator: "/"))\"}."
  }

  /// The nearest name, for the first mistakes only: each look costs a walk over all tokens.
  private mutating func suggestion(for path: String) -> String? {
    guard suggestions < Self.maximumSuggestions else { return nil }
    suggestions += 1
    let own = subject
    return closestMatch(to: path, in: tree.tokenPaths.filter { $0 != own })
      .map { "Did you mean {\($0)}?" }
  }

  private mutating func reportGroup(_ id: EntryID, _ reference: Reference) {
    let definition = tree.entries[id].definition
    // A type without a value is a token that was not finished, which is reported there.
    if definition.type != .none, definition.payload == nil, tree.children(of: id).isEmpty {
      return
    }
    let path = tree.entries[id].path
    let name = path.isEmpty ? "the whole file" : path
    let root = tree.find(tree.path(of: "$root", in: id))
    report(
      .groupReference, "\(name) is a group, which has no value",
      hint: root.map { "Did you mean {\(tree.entries[$0].path)}?" } ?? "Name a token in it.",
      at: reference.node)
  }
}
