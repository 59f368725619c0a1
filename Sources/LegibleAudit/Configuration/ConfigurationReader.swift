import LegibleAdaptive
import LegibleCore
import LegibleJSON
import LegibleLint

/// Walks a JSON document, checks it against what is expected and collects every problem.
struct ConfigurationReader {
  private(set) var findings: [Finding] = []
  /// The components that rules can name.
  let registry: ComponentRegistry
  /// The patterns of token paths under `lint` so far.
  var lintPatterns: [LintConfiguration.Pattern] = []

  init(components registry: ComponentRegistry = .builtIn) { self.registry = registry }

  /// The members of an object after unknown and repeated names were reported.
  struct Fields {
    var node: JSONNode
    private let members: [String: JSONNode]

    init(node: JSONNode, members: [String: JSONNode]) {
      self.node = node
      self.members = members
    }

    subscript(name: String) -> JSONNode? { members[name] }
  }

  mutating func report(
    _ message: String, hint: String? = nil, at node: JSONNode, severity: Severity = .error
  ) {
    findings.append(
      Finding(
        rule: .configuration, severity: severity, message: message, hint: hint,
        at: node.location))
  }

  /// Takes an object apart.
  mutating func object(_ node: JSONNode, named what: String, fields names: [String]) -> Fields? {
    guard expect(.object, node, what) else { return nil }
    var members: [String: JSONNode] = [:]
    for member in node.members {
      guard names.contains(member.name) else {
        let meant = closestMatch(to: member.name, in: names)
        report(
          "\(what) has no \"\(member.name)\"",
          hint: meant.map { "Did you mean \"\($0)\"?" }
            ?? "It may have: \(names.filter { $0 != "$schema" }.joined(separator: ", ")).",
          at: member.key)
        continue
      }
      members[member.name] = member.value
    }
    return Fields(node: node, members: members)
  }

  /// Reports a required field that is absent.
  mutating func require(_ name: String, in fields: Fields, _ what: String) -> JSONNode? {
    if let node = fields[name] { return node }
    report("\(what) lacks \"\(name)\"", hint: "Add it.", at: fields.node)
    return nil
  }

  // MARK: Scalars

  mutating func string(_ node: JSONNode?, _ what: String) -> String? {
    guard let node, expect(.string, node, what), let string = node.string else { return nil }
    guard !string.isEmpty else {
      report("\(what) is empty", hint: "Write it or remove it.", at: node)
      return nil
    }
    return string
  }

  mutating func located(_ node: JSONNode?, _ what: String) -> Located<String>? {
    guard let node, let string = string(node, what) else { return nil }
    return Located(string, at: node.location)
  }

  /// Reads a path or a pattern of paths.
  mutating func path(_ node: JSONNode?, _ what: String) -> Located<String>? {
    located(node, what).map { Located(String(pathBytes: $0.value.utf8), at: $0.location) }
  }

  mutating func bool(_ node: JSONNode?, _ what: String) -> Bool? {
    guard let node else { return nil }
    if let value = node.bool { return value }
    report("\(what) is \(node.kind.phrase), not true or false", at: node)
    return nil
  }

  /// Reads a length in pt: above 0, at most 100 000.
  mutating func length(_ node: JSONNode?, _ what: String) -> Double? {
    guard let node, expect(.number, node, what) else { return nil }
    guard let value = node.double, value > 0, value <= 100_000 else {
      report("\(what) is \(node.source), not a length above 0 pt", at: node)
      return nil
    }
    return value
  }

  mutating func count(_ node: JSONNode?, _ what: String, upTo most: Int) -> Int? {
    guard let node, expect(.number, node, what) else { return nil }
    guard let value = node.double.flatMap({ Int(exactly: $0) }), (0...most).contains(value) else {
      report("\(what) is \(node.source), not a whole number from 0 to \(most)", at: node)
      return nil
    }
    return value
  }

  /// Reads one of a set of names.
  mutating func choice<Value>(
    _ node: JSONNode?, _ what: String, of names: [String], _ value: (String) -> Value?
  ) -> Value? {
    guard let node, let name = string(node, what) else { return nil }
    if let value = value(name) { return value }
    let meant = closestMatch(to: name, in: names)
    report(
      "\"\(name)\" is not \(withArticle(what))",
      hint: meant.map { "Did you mean \"\($0)\"?" }
        ?? "One of: \(names.joined(separator: ", ")).", at: node)
    return nil
  }

  // MARK: Lists

  /// Reads an array that has at least one element.
  mutating func list(_ node: JSONNode?, _ what: String) -> [JSONNode] {
    guard let node, expect(.array, node, what) else { return [] }
    if node.count == 0 {
      report("\(what) is empty", hint: "Remove it to take the standard value.", at: node)
    }
    return node.elements
  }

  mutating func strings(_ node: JSONNode?, _ what: String, each: String) -> [Located<String>] {
    list(node, what).compactMap { located($0, each) }
  }

  mutating func paths(_ node: JSONNode?, _ what: String, each: String) -> [Located<String>] {
    list(node, what).compactMap { path($0, each) }
  }

  /// Reads a path, or an array of them.
  mutating func pathOrPaths(_ node: JSONNode?, _ what: String, each: String) -> [Located<String>] {
    guard let node, node.kind != .array else { return paths(node, what, each: each) }
    return [path(node, what)].compactMap(\.self)
  }

  /// Reads an array of names; of those that repeat, the first counts.
  mutating func choices<Value: Hashable>(
    _ node: JSONNode?, _ what: String, each: String, of names: [String],
    _ values: (String) -> [Value]
  ) -> [Value]? {
    guard let node else { return nil }
    var chosen: [Value] = []
    for element in list(node, what) {
      let found = choice(element, each, of: names) { name in
        let found = values(name)
        return found.isEmpty ? nil : found
      }
      chosen += (found ?? []).filter { !chosen.contains($0) }
    }
    return chosen
  }

  // MARK: Kinds

  mutating func expect(_ kind: JSONNode.Kind, _ node: JSONNode, _ what: String) -> Bool {
    if node.kind == kind { return true }
    report("\(what) is \(node.kind.phrase), not \(kind.phrase)", at: node)
    return false
  }
}
