import LegibleCore
import LegibleJSON

extension ResolverReader {
  /// Reads a list of sources.
  mutating func sources(_ list: JSONNode, _ what: String, _ target: Target) -> [TokenSource]? {
    guard list.kind == .array else {
      report("\(what) must be an array, not \(list.kind.phrase)", at: list)
      return nil
    }
    var sources: [TokenSource] = []
    for node in list.elements {
      guard node.kind == .object else {
        report("a source must be an object, not \(node.kind.phrase)", at: node)
        continue
      }
      if let reference = node["$ref"] {
        sources += referenced(reference, node, target)
      } else {
        sources.append(.inline(TokenDocument(node, path: target.path)))
      }
    }
    return sources
  }

  /// The sources that a reference names; tokens beside `$ref` replace whole names of the root.
  private mutating func referenced(
    _ reference: JSONNode, _ node: JSONNode, _ target: Target
  ) -> [TokenSource] {
    guard let place = resolve(reference, target.root, target.path, isReading: false) else {
      return []
    }
    let names = Set(node.members.map(\.name)).subtracting(["$ref"])
    let overrides =
      names.isEmpty
      ? [] : [TokenSource.inline(TokenDocument(node, path: target.path, excluding: ["$ref"]))]
    guard let pointer = place.pointer else {
      return [.file(path: place.path, excluding: names, reference: reference)] + overrides
    }
    if pointer[0] == "modifiers" {
      reportReference(
        "a set or a context cannot refer to a modifier", at: reference,
        hint: "Name the modifier in resolutionOrder.")
      return []
    }
    if pointer[0] == "sets" {
      guard let set = find(pointer, place, at: reference) else { return [] }
      return (sources(ofSet: set) ?? []) + overrides
    }
    guard let found = follow(pointer, from: place.root), pointer[0] != "resolutionOrder" else {
      reportReference("\(reference.string ?? "") leads to no tokens", at: reference)
      return []
    }
    return [.inline(TokenDocument(found, path: place.path, excluding: names))] + overrides
  }

  // MARK: References

  /// A file and a place in it.
  struct FilePlace {
    var path: String
    var root: JSONNode
    /// The segments after the #, never empty; `nil` for the whole file.
    var pointer: [String]?
  }

  /// Takes a reference apart and reads the file it names.
  ///
  /// - Parameter isReading: Whether a whole file is read now; otherwise when it is needed.
  mutating func resolve(
    _ reference: JSONNode, _ root: JSONNode, _ path: String, isReading: Bool = true
  ) -> FilePlace? {
    guard let text = reference.string, !text.isEmpty else {
      reportReference("$ref must be a string that is not empty", at: reference)
      return nil
    }
    let hash = text.utf8.firstIndex(of: UInt8(ascii: "#")) ?? text.endIndex
    let file = text[..<hash]
    var place = FilePlace(path: path, root: root)
    if !file.isEmpty {
      guard let bytes = JSONPointer.percentDecoded(file.utf8) else {
        reportReference("\(text) has a broken escape", at: reference)
        return nil
      }
      place.path = FilePath.resolve(String(pathBytes: bytes), from: path)
      if isReading || hash != text.endIndex {
        do { place.root = try cache.json(place.path).root } catch {
          reportUnreadable(error, reference)
          return nil
        }
      }
    }
    if hash == text.endIndex { return place }
    do {
      place.pointer = try JSONPointer.segments(of: String(text[hash...]))
      return place
    } catch {
      reportReference(error.message, at: reference, hint: error.hint)
      return nil
    }
  }

  /// Finds a set or a modifier.
  mutating func find(_ pointer: [String], _ place: FilePlace, at reference: JSONNode) -> Target? {
    guard pointer.count == 2, pointer[0] == "sets" || pointer[0] == "modifiers" else {
      reportReference(
        "\(reference.string ?? "") leads to neither a set nor a modifier", at: reference,
        hint: "Write #/sets/name or #/modifiers/name.")
      return nil
    }
    if let node = place.root[pointer[0]]?[pointer[1]] {
      return Target(path: place.path, root: place.root, name: pointer[1], node: node)
    }
    let names = place.root[pointer[0]]?.members.map(\.name) ?? []
    reportReference(
      "there is no \(pointer[1]) in \(pointer[0])", at: reference,
      hint: closestMatch(to: pointer[1], in: names).map { "Did you mean \($0)?" })
    return nil
  }

  private func follow(_ pointer: [String], from root: JSONNode) -> JSONNode? {
    var node = root
    for segment in pointer {
      guard let next = node[segment] else { return nil }
      node = next
    }
    return node.kind == .object ? node : nil
  }

  // MARK: Findings

  /// Reports properties that are not known, and names and notes of the wrong kind.
  mutating func checkKeys(of members: [JSONMember], _ known: [String], _ what: String) {
    for member in members {
      let name = member.name
      guard known.contains(name) else {
        collector.report(
          .unknownProperty, "\(what) has no property \(name)",
          hint: closestMatch(to: name, in: known).map { "Did you mean \($0)?" },
          at: member.key.location)
        continue
      }
      guard let kind = Self.kinds[name], kind != member.value.kind else { continue }
      collector.report(
        .propertyType, "\(name) must be \(kind.phrase), not \(member.value.kind.phrase)",
        at: member.value.location)
    }
  }

  /// Reports a name of a modifier or a context that differs from another one in case only: inputs in any other
  /// case could mean both.
  mutating func reportSimilar(_ name: String, to others: [String], _ location: SourceLocation) {
    let lowercased = name.lowercased()
    guard let other = others.first(where: { $0 != name && $0.lowercased() == lowercased }) else {
      return
    }
    collector.report(
      .similarNames, "\(other) and \(name) differ only in case",
      hint: "Give both the same name, or rename one of them.", at: location)
  }

  /// The kinds of the properties that are kept but not interpreted.
  private static let kinds: [String: JSONNode.Kind] = [
    "$schema": .string, "name": .string, "description": .string, "$extensions": .object,
    "$defs": .object,
  ]

  /// Reports something that keeps tokens from being read.
  mutating func report(_ message: String, hint: String? = nil, at node: JSONNode) {
    isIncomplete = true
    collector.report(.resolverStructure, message, hint: hint, at: node.location)
  }

  mutating func reportContexts(_ message: String, at node: JSONNode, hint: String? = nil) {
    collector.report(.resolverContexts, message, hint: hint, at: node.location)
  }

  mutating func reportReference(_ message: String, at node: JSONNode, hint: String? = nil) {
    isIncomplete = true
    collector.report(.resolverReference, message, hint: hint, at: node.location)
  }

  private mutating func reportUnreadable(_ error: LegibleError, _ reference: JSONNode) {
    isIncomplete = true
    for finding in error.findings { collector.add(finding.named(by: reference)) }
  }
}
