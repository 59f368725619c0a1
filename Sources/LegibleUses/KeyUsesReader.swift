package import LegibleCore
package import LegibleJSON

extension [KeyUses] {
  /// Reads what `json` writes; members that it does not write are left aside.
  ///
  /// - Throws: `LegibleError` with a located finding for each member of another type and each unknown class.
  /// - Complexity: O(*n*) in the size of the document.
  package init(_ document: JSONDocument) throws(LegibleError) {
    var reader = KeyUsesReader()
    self = reader.keys(document.root)
    guard reader.findings.isEmpty else { throw LegibleError(reader.findings) }
  }
}

/// Walks the uses of keys, and collects every problem.
struct KeyUsesReader {
  private(set) var findings: [Finding] = []

  mutating func keys(_ root: JSONNode) -> [KeyUses] {
    guard let keys = root["keys"], expect(.array, keys, "\"keys\"") else {
      if findings.isEmpty { findings.append(.noKeys(at: root.location)) }
      return []
    }
    return keys.elements.compactMap { node in
      guard let key = string("key", of: node), let catalog = string("catalog", of: node),
        let uses = node["uses"], expect(.array, uses, "\"uses\"")
      else { return nil }
      return KeyUses(
        key: key, catalog: catalog, uses: uses.elements.compactMap { use($0) })
    }
  }

  private mutating func use(_ node: JSONNode) -> TextUse? {
    guard let element = string("element", of: node), let name = string("class", of: node) else {
      return nil
    }
    guard let kind = TextUse.Kind(rawValue: name) else {
      let names = TextUse.Kind.allCases.map(\.rawValue)
      findings.append(
        .unknown(name, "a class of uses", names, at: node["class"]?.location ?? node.location))
      return nil
    }
    var drawing = Drawing(
      element, kind, lines: integer("lines", of: node), style: optionalString("style", of: node),
      minimumScale: number("minimumScale", of: node))
    drawing.width = number("width", of: node)
    drawing.isFixedSize = flag("fixedSize", of: node)
    drawing.truncation = choice("truncation", "a place to cut texts at", of: node)
    return TextUse(
      place: place(node), drawing: drawing, shownAt: node["shownAt"].flatMap { place($0) },
      arguments: arguments(node))
  }

  private mutating func arguments(_ node: JSONNode) -> [TextUse.Argument] {
    guard let list = present("arguments", of: node), expect(.array, list, "\"arguments\"") else {
      return []
    }
    return list.elements.compactMap { choice($0, "a kind of argument") }
  }

  private mutating func place(_ node: JSONNode) -> TextUse.Place? {
    guard let file = optionalString("file", of: node), let line = integer("line", of: node) else {
      return nil
    }
    return TextUse.Place(file: file, line: Swift.max(1, line))
  }

  // MARK: Members

  private mutating func string(_ name: String, of node: JSONNode) -> String? {
    guard let value = node[name] else {
      findings.append(.missing(name, at: node.location))
      return nil
    }
    return expect(.string, value, "\"\(name)\"") ? value.string : nil
  }

  private mutating func optionalString(_ name: String, of node: JSONNode) -> String? {
    present(name, of: node).flatMap { expect(.string, $0, "\"\(name)\"") ? $0.string : nil }
  }

  private mutating func flag(_ name: String, of node: JSONNode) -> Bool {
    guard let value = present(name, of: node) else { return false }
    return value.bool ?? expect(.true, value, "\"\(name)\"")
  }

  private mutating func choice<Value: RawRepresentable<String> & CaseIterable>(
    _ name: String, _ what: String, of node: JSONNode
  ) -> Value? {
    present(name, of: node).flatMap { choice($0, what) }
  }

  private mutating func choice<Value: RawRepresentable<String> & CaseIterable>(
    _ node: JSONNode, _ what: String
  ) -> Value? {
    guard expect(.string, node, what), let name = node.string else { return nil }
    if let value = Value(rawValue: name) { return value }
    findings.append(.unknown(name, what, Value.allCases.map(\.rawValue), at: node.location))
    return nil
  }

  private mutating func number(_ name: String, of node: JSONNode) -> Double? {
    present(name, of: node).flatMap { expect(.number, $0, "\"\(name)\"") ? $0.double : nil }
  }

  private mutating func integer(_ name: String, of node: JSONNode) -> Int? {
    number(name, of: node).flatMap { Int(exactly: $0) }
  }

  private func present(_ name: String, of node: JSONNode) -> JSONNode? {
    node[name].flatMap { $0.kind == .null ? nil : $0 }
  }

  private mutating func expect(_ kind: JSONNode.Kind, _ node: JSONNode, _ what: String) -> Bool {
    if node.kind == kind { return true }
    findings.append(.wrongType(what, node.kind, not: kind, at: node.location))
    return false
  }
}

extension Finding {
  fileprivate static func noKeys(at location: SourceLocation) -> Finding {
    Finding(
      rule: .uses, severity: .error, message: "the file has no \"keys\"",
      suggestion: .readSources, at: location)
  }

  fileprivate static func unknown(
    _ name: String, _ what: String, _ names: [String], at location: SourceLocation
  ) -> Finding {
    let meant = closestMatch(to: name, in: names).map { "Did you mean \"\($0)\"?" }
    return Finding(
      rule: .uses, severity: .error, message: "\"\(name.prefix(80))\" is not \(what)",
      hint: meant ?? "One of: \(names.joined(separator: ", ")).", at: location)
  }

  fileprivate static func missing(_ name: String, at location: SourceLocation) -> Finding {
    Finding(
      rule: .uses, severity: .error, message: "\"\(name)\" is missing",
      suggestion: .readSources, at: location)
  }

  fileprivate static func wrongType(
    _ what: String, _ kind: JSONNode.Kind, not wanted: JSONNode.Kind, at location: SourceLocation
  ) -> Finding {
    Finding(
      rule: .uses, severity: .error, message: "\(what) is \(kind.phrase), not \(wanted.phrase)",
      suggestion: .readSources, at: location)
  }
}
