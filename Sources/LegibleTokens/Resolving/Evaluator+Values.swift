import LegibleCore
import LegibleJSON

extension Evaluator {
  /// Reads a value of a type, literal or by reference; problems are reported.
  mutating func value(at node: JSONNode, as type: TokenType) -> TokenValue? {
    do {
      guard let reference = try Reference.read(node) else {
        return literalValue(at: node, as: type)
      }
      return referenced(reference, as: type)
    } catch {
      report(.invalidReference, error.message, hint: error.hint, at: node)
      return nil
    }
  }

  /// Reads a value that is not a reference itself, but may hold some.
  mutating func literalValue(at node: JSONNode, as type: TokenType) -> TokenValue? {
    switch type {
    case .color: color(at: node).map(TokenValue.color)
    case .dimension: dimension(at: node).map(TokenValue.dimension)
    case .fontFamily: fontFamily(at: node).map(TokenValue.fontFamily)
    case .fontWeight: fontWeight(at: node).map(TokenValue.fontWeight)
    case .duration: duration(at: node).map(TokenValue.duration)
    case .cubicBezier: cubicBezier(at: node).map(TokenValue.cubicBezier)
    case .number: number(at: node).map(TokenValue.number)
    case .strokeStyle: strokeStyle(at: node).map(TokenValue.strokeStyle)
    case .border: border(at: node).map(TokenValue.border)
    case .transition: transition(at: node).map(TokenValue.transition)
    case .shadow: shadows(at: node).map(TokenValue.shadow)
    case .gradient: gradient(at: node).map(TokenValue.gradient)
    case .typography: typography(at: node).map(TokenValue.typography)
    }
  }

  /// Reads what a reference leads to.
  ///
  /// Where that is broken itself nothing more is said; where it is sound but of another type, the
  /// reference is wrong.
  mutating func referenced(_ reference: Reference, as type: TokenType) -> TokenValue? {
    guard depth < Self.maximumDepth else {
      report(
        .referenceCycle, "values refer to each other over more than \(Self.maximumDepth) levels",
        hint: "Give one of them a value.", at: reference.node)
      return nil
    }
    depth += 1
    defer { depth -= 1 }
    switch locate(reference) {
    case .token(let id): return wholeValue(of: id, as: type, reference)
    case .part(let id, let path, let node):
      let outer = isSilent
      isSilent = true
      let value = value(at: node, as: type)
      isSilent = outer
      if let value { return value }
      evaluate(id)
      guard results[id].state == .done else { return nil }
      let found = results[id].type?.part(path)?.phrase ?? node.kind.phrase
      report(
        .typeMismatch, "expected \(type.phrase), but the reference leads to \(found)",
        at: reference.node, related: [related(to: id)])
      return nil
    case nil: return nil
    }
  }

  private mutating func wholeValue(
    of id: EntryID, as type: TokenType, _ reference: Reference
  ) -> TokenValue? {
    evaluate(id)
    guard results[id].state == .done, let value = results.value(at: id) else { return nil }
    guard value.type == type else {
      report(
        .typeMismatch,
        "expected \(type.phrase), but \(tree.entries[id].path) is \(value.type.phrase)",
        at: reference.node, related: [related(to: id)])
      return nil
    }
    return value
  }

  // MARK: Objects

  /// The properties of an object; those that are missing or unknown are reported.
  ///
  /// - Returns: The known properties, `nil` when the node is not an object.
  mutating func properties(
    of node: JSONNode, _ what: String, required: [String], optional: [String] = []
  ) -> [String: JSONNode]? {
    guard node.kind == .object else {
      report(
        .invalidValue, "\(what) must be an object, not \(node.kind.phrase)",
        hint: "It has \((required + optional).joined(separator: ", ")).", at: node)
      return nil
    }
    if node["$value"] != nil {
      report(
        .invalidValue, "\(what) must be the value itself here, not a token with $value",
        hint: "Write what stands in $value alone, or refer to a token.", at: node)
      return nil
    }
    var properties: [String: JSONNode] = [:]
    for member in node.members {
      let name = member.name
      if required.contains(name) || optional.contains(name) {
        properties[name] = member.value
      } else {
        let guess = closestMatch(to: name, in: required + optional)
        report(
          .unknownProperty, "\(what) has no property \(name)",
          hint: guess.map { "Did you mean \($0)?" }
            ?? "It has \((required + optional).joined(separator: ", ")).", at: member.key)
      }
    }
    let missing = required.filter { properties[$0] == nil }
    if !missing.isEmpty {
      report(
        .missingProperty, "\(what) lacks \(missing.joined(separator: ", "))",
        hint: "All of \(required.joined(separator: ", ")) are required.", at: node)
    }
    return properties
  }

  /// What stands in the place of a property that is not a value of a type: itself, or by `$ref`.
  ///
  /// Curly references name whole tokens and do not belong there.
  mutating func part(at node: JSONNode) -> JSONNode? {
    node.kind == .string ? node : literal(at: node)
  }

  /// The way to write a curly reference that stands where only `$ref` may: to a value, or to the first
  /// element of a list.
  func pointerHint(for node: JSONNode) -> String? {
    guard let reference = try? Reference.read(node), case .path(let path) = reference.target else {
      return nil
    }
    let pointer = path.split(at: ".", omittingEmptySubsequences: true).joined(separator: "/")
    let isList = tree.find(path).map { listsElements($0) } ?? false
    return "Write {\"$ref\": \"#/\(pointer)/$value\(isList ? "/0" : "")\"}."
  }

  /// Whether the value that a token leads to is written as an array.
  private func listsElements(_ id: EntryID) -> Bool {
    var id = id
    for _ in 0..<Self.maximumDepth {
      guard case .reference(let reference) = self.reference(of: id),
        case .path(let path) = reference.target, let next = tree.find(path)
      else { break }
      id = next
    }
    return tree.entries[id].definition.payload?.kind == .array
  }

  /// A number in place, or by `$ref`.
  ///
  /// - Parameter limit: The largest magnitude that is sensible, and that every format can hold.
  mutating func double(
    at node: JSONNode, _ what: String, atMost limit: Double = TokenValue.maximumMagnitude
  ) -> Double? {
    guard let literal = part(at: node) else { return nil }
    guard literal.kind == .number else {
      report(
        .invalidValue, "\(what) must be a number, not \(literal.kind.phrase)",
        hint: pointerHint(for: node), at: node)
      return nil
    }
    guard let value = literal.double, value.magnitude <= limit else {
      let bound = Int(limit).groupedDescription
      report(.outOfRange, "\(what) must be -\(bound) to \(bound)", at: node)
      return nil
    }
    return value
  }

  /// A string in place, or by `$ref`, that names a case.
  ///
  /// - Parameter guesses: Whether the nearest name is what was probably meant. Of units it is not:
  ///   em is not a slip for rem, and would be another length.
  mutating func choice<Choice: CaseIterable & RawRepresentable<String>>(
    at node: JSONNode, _ what: String, of type: Choice.Type, guesses: Bool = true
  ) -> Choice? {
    choice(at: node, what, of: Array(Choice.allCases), guesses: guesses)
  }

  /// One of some words.
  mutating func choice<Choice: RawRepresentable<String>>(
    at node: JSONNode, _ what: String, of choices: [Choice], guesses: Bool = true
  ) -> Choice? {
    guard let literal = part(at: node) else { return nil }
    let names = choices.map(\.rawValue)
    guard let text = literal.string else {
      report(
        .invalidValue, "\(what) must be a string, not \(literal.kind.phrase)",
        hint: "One of \(names.joined(separator: ", ")).", at: node)
      return nil
    }
    if let choice = choices.first(where: { $0.rawValue == text }) { return choice }
    report(
      .invalidValue, "\(what) cannot be \(text)",
      hint: (guesses ? closestMatch(to: text, in: names) : names.first { $0 == text.lowercased() })
        .map { "Did you mean \($0)?" } ?? "One of \(names.joined(separator: ", ")).", at: node)
    return nil
  }
}
