import LegibleCore
import LegibleJSON

/// Turns objects into groups and tokens, and reports all that is wrong on the way.
struct TokenDocumentParser {
  private(set) var definitions: [Definition] = []
  private(set) var findings: [Finding] = []
  /// Names at the root that are left out, because a reference overrides them.
  let excluded: Set<String>
  private var path: [String] = []

  init(excluded: Set<String>) { self.excluded = excluded }

  mutating func parse(root: JSONNode) {
    guard root.kind == .object else {
      report(.structure, "a token file must hold an object, not \(root.kind.phrase)", at: root)
      return
    }
    parse(root, key: root, name: "", parent: -1)
  }

  private mutating func parse(_ node: JSONNode, key: JSONNode, name: String, parent: Int) {
    let members = node.members.map { (member: $0, name: $0.name) }
    let isRoot = parent < 0
    var isToken = false
    if !isRoot {
      isToken =
        members.contains { $0.name == "$value" }
        || (members.contains { $0.name == "$ref" }
          && !members.contains { $0.member.value.kind == .object && isName($0.name) })
    }
    let index = definitions.count
    definitions.append(
      Definition(name: name, parent: parent, kind: isToken ? .token : .group, node: node))
    var children: [(member: JSONMember, name: String)] = []
    for (member, name) in members where !isRoot || !excluded.contains(name) {
      if isName(name) {
        children.append((member, name))
      } else {
        parse(property: name, member, of: index, isRoot: isRoot)
      }
    }
    if isToken {
      for child in children { reportChild(child.member, named: child.name) }
    } else {
      parse(children: children, of: index)
      if !isRoot, children.isEmpty, definitions[index].type != .none,
        definitions[index].payload == nil
      {
        report(
          .unfinishedToken, "an object with a $type but without $value",
          hint: "Write $value, or remove it.", at: key)
      }
    }
  }

  /// Whether a key names a child; the others are properties.
  private func isName(_ key: String) -> Bool {
    key.utf8.first != UInt8(ascii: "$") || key == "$root"
  }

  // MARK: Children

  private mutating func parse(children: [(member: JSONMember, name: String)], of group: Int) {
    reportSimilarNames(children)
    for (member, name) in children {
      guard member.value.kind == .object else {
        reportScalar(member, named: name)
        continue
      }
      path.append(name)
      check(name: name, at: member.key)
      parse(member.value, key: member.key, name: name, parent: group)
      path.removeLast()
    }
  }

  private mutating func check(name: String, at key: JSONNode) {
    guard let bad = name.utf8.first(where: { ".{}".utf8.contains($0) }) else {
      if name.isEmpty { report(.invalidName, "a name must not be empty", at: key) }
      return
    }
    report(
      .invalidName, "a name must not contain \(Character(Unicode.Scalar(bad)))",
      hint: "Full stops and braces are the syntax of references.", at: key)
  }

  private mutating func reportSimilarNames(_ children: [(member: JSONMember, name: String)]) {
    // Names without capitals that differ in case would be the same key twice.
    let mayDiffer = children.contains { child in
      child.name.utf8.contains { (0x41...0x5A).contains($0) || $0 >= 0x80 }
    }
    guard children.count > 1, mayDiffer else { return }
    var seen: [String: String] = Dictionary(minimumCapacity: children.count)
    for (member, name) in children {
      guard let other = seen.updateValue(name, forKey: name.lowercased()) else { continue }
      if other != name {
        report(.similarNames, "\(other) and \(name) differ only in case", at: member.key)
      } else if !other.utf8.elementsEqual(name.utf8) {
        report(
          .invalidName, "\(name) is there twice, with its accents encoded in two ways",
          hint: "Remove one of them; they count as one name.", at: member.key)
      }
    }
  }

  private mutating func reportScalar(_ member: JSONMember, named name: String) {
    if Self.properties.contains("$" + name) {
      report(
        .olderDialect, "\(name) without $", hint: "Write $\(name).", at: member.key)
    } else {
      report(
        .structure, "a group's member must be an object, not \(member.value.kind.phrase)",
        hint: "A token is an object with $value.", at: member.key)
    }
  }

  private mutating func reportChild(_ member: JSONMember, named name: String) {
    let isObject = member.value.kind == .object
    if ForeignData.names.contains(name), !isObject || !Self.holdsTokens(member.value) {
      findings.append(
        Finding(
          rule: .unknownProperty, severity: .note,
          message: "\(name) beside a value is data of another tool",
          hint: "migrate moves it into $extensions.", at: member.key.location,
          subject: path.joined(separator: ".")))
    } else if isObject {
      report(
        .tokenAndGroup, "a token with a $value cannot have the child \(name)",
        hint: "Make it a group and move the value into its child $root.", at: member.key)
    } else {
      report(
        .unknownProperty, "a token has no property \(name)",
        hint: Self.properties.contains("$" + name)
          ? "Write $\(name)." : "Data of your own belongs into $extensions.", at: member.key)
    }
  }

  /// Whether there is a token in an object.
  private static func holdsTokens(_ node: JSONNode) -> Bool {
    node.members.contains { member in
      member.name == "$value" || member.name == "$ref"
        || member.value.kind == .object && !member.name.hasPrefix("$") && holdsTokens(member.value)
    }
  }

  // MARK: Properties

  private static let properties = [
    "$value", "$type", "$description", "$extensions", "$deprecated", "$extends", "$ref", "$root",
  ]

  private mutating func parse(
    property name: String, _ member: JSONMember, of index: Int, isRoot: Bool
  ) {
    let value = member.value
    let isToken = definitions[index].kind == .token
    switch name {
    case "$type": definitions[index].type = type(of: value)
    case "$description": expect(value, value.kind == .string, name, "a string")
    case "$deprecated":
      let isSound = value.bool != nil || value.kind == .string
      if isSound { definitions[index].set(deprecation: value) }
      expect(value, isSound, name, "true, false or a string")
    case "$extensions":
      expect(value, value.kind == .object, name, "an object")
      value[LegibleExtension.key].map { check(extension: $0) }
    case "$schema" where isRoot: expect(value, value.kind == .string, name, "a string")
    case "$value" where isToken:
      if definitions[index].isPointer { reportBoth(member.key) }
      definitions[index].set(payload: value)
      definitions[index].isPointer = false
    case "$ref" where isToken:
      if definitions[index].payload != nil { return reportBoth(member.key) }
      definitions[index].set(payload: value)
      definitions[index].isPointer = true
      expect(value, value.kind == .string, name, "a string")
    case "$extends" where !isToken, "$ref" where !isToken:
      definitions[index].set(payload: value)
      expect(value, value.kind == .string, name, "a string")
    case "$value":
      report(.structure, "the root of a file is a group and has no $value", at: member.key)
    case "$extends":
      report(.unknownProperty, "a token cannot have $extends", at: member.key)
    default: reportUnknown(property: name, at: member.key)
    }
  }

  /// Checks the members of Legible's own key.
  private mutating func check(extension node: JSONNode) {
    expect(node, node.kind == .object, LegibleExtension.key, "an object")
    for member in node.members where !LegibleExtension.members.contains(member.name) {
      let guess = closestMatch(to: member.name, in: LegibleExtension.members)
      report(
        .unknownExtension, "\(LegibleExtension.key) has no member \(member.name)",
        hint: guess.map { "Did you mean \($0)?" }
          ?? "Data of your own belongs under a key of your own.", at: member.key)
    }
    guard let style = node["scalesWith"] else { return }
    do { _ = try LegibleExtension.textStyle(named: style) } catch {
      for finding in error.findings {
        report(.unknownTextStyle, finding.message, hint: finding.hint, at: style)
      }
    }
  }

  private mutating func reportUnknown(property name: String, at key: JSONNode) {
    let guess = closestMatch(to: name, in: Self.properties)
    report(
      .invalidName, "names that begin with $ are reserved, and \(name) is not defined",
      hint: guess.map { "Did you mean \($0)?" } ?? "Choose a name without $.", at: key)
  }

  private mutating func reportBoth(_ key: JSONNode) {
    report(
      .valueAndReference, "a token has both $value and $ref", hint: "Keep one of them.", at: key)
  }

  private mutating func type(of value: JSONNode) -> Definition.DeclaredType {
    guard let name = value.string else {
      expect(value, false, "$type", "a string")
      return .unknown
    }
    if let type = TokenType(rawValue: name) { return .known(type) }
    let guess = closestMatch(to: name, in: TokenType.allCases.map(\.rawValue))
    report(
      .unknownType, "the type \(name) does not exist",
      hint: guess.map { "Did you mean \($0)?" } ?? "The types are \(TokenType.list).", at: value)
    return .unknown
  }

  private mutating func expect(_ value: JSONNode, _ holds: Bool, _ name: String, _ what: String) {
    if !holds {
      report(.propertyType, "\(name) must be \(what), not \(value.kind.phrase)", at: value)
    }
  }

  private mutating func report(
    _ rule: Rule, _ message: String, hint: String? = nil, at node: JSONNode
  ) {
    findings.append(
      Finding(
        rule: rule, message: message, hint: hint,
        at: node.location, subject: path.isEmpty ? nil : path.joined(separator: ".")))
  }
}
