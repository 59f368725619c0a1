extension Resolver {
  /// Calls whose closure gets the elements of the first argument.
  private static let loops: Set<String> = ["ForEach", "List", "Table", "Picker"]

  /// Methods whose closure gets the elements of what they are called on.
  private static let methods: Set<String> = [
    "map", "compactMap", "flatMap", "forEach", "filter", "first", "contains", "sorted",
    "allSatisfy",
  ]

  /// The scope of a closure that a call is given.
  func scope(of closure: Closure, in call: Call?, _ scope: Scope) -> Scope {
    let inner = Scope(scope)
    let elements: Expression? =
      switch call?.callee {
      case .name(let name, _)? where Self.loops.contains(name): call?.first
      case .member(let base?, let name, _)? where Self.methods.contains(name): base
      default: nil
      }
    // `sheet(item:)` and the like hand their closure the value.
    let item = call?.argument("item") ?? call?.argument("presenting")
    if let item, let name = closure.parameters.first {
      inner.add(name, .value(item, scope, nil))
      return inner
    }
    let first: Scope.Local = elements.map { .element($0, scope) } ?? .unknown
    if closure.parameters.isEmpty {
      if elements != nil { inner.add("$0", first) }
    } else {
      for (index, name) in closure.parameters.enumerated() {
        let plain = name.hasPrefix("$") ? String(name.dropFirst()) : name
        inner.add(plain, index == 0 ? first : .unknown)
      }
    }
    return inner
  }

  /// The scope behind a statement: with the names that it declares.
  func bind(_ statement: Statement, _ outer: Scope) -> Scope {
    switch statement {
    case .binding("_", _, _): return outer
    case .binding(let name, let type, let value):
      // `if let name` and `guard let name = self.name` say nothing new.
      if case .name(name, _)? = value { return outer }
      if case .member(.name("self", _)?, name, _)? = value { return outer }
      let scope = Scope(outer)
      scope.add(name, .value(value ?? .opaque([]), outer, type))
      return scope
    case .loop(let name, let collection):
      let scope = Scope(outer)
      scope.add(name, .element(collection, outer))
      return scope
    case .pattern(let caseName, let names, let subject):
      var cases = (program.membersByName[caseName] ?? []).filter { member in
        guard case .enumCase(let function) = program.members[member].kind else { return false }
        return function.parameters.count == names.count
      }
      if cases.count > 1, let type = type(of: subject, outer)?.id {
        cases = cases.filter { program.members[$0].type == type }
      }
      let scope = Scope(outer)
      for (index, name) in names.enumerated() {
        guard let name, name != "_" else { continue }
        scope.add(
          name,
          cases.count == 1 ? .parameter(Slot(member: cases[0], parameter: index)) : .unknown)
      }
      return scope
    default: return outer
    }
  }

  /// The values that a body gives, each with the scope that its names are of.
  func results(of body: [Statement], _ scope: Scope) -> [(Expression, Scope)] {
    var found: [(Expression, Scope)] = []
    collect(body, scope, implicit: false, into: &found)
    if found.isEmpty { collect(body, scope, implicit: true, into: &found) }
    return found
  }

  private func collect(
    _ body: [Statement], _ outer: Scope, implicit: Bool, into found: inout [(Expression, Scope)]
  ) {
    var scope = Scope(outer, isTransient: true)
    for statement in body {
      scope = bind(statement, scope)
      switch statement {
      case .result(let value) where !implicit: found.append((value, scope))
      case .assignment(.name(let name, _), let value, _):
        // A local that is declared first and set in branches.
        if let home = scope.find(name)?.scope, home.isTransient {
          home.add(name, .value(value, scope, nil))
        }
      case .block(let body), .elsewhere(let body), .expression(.branches(let body)):
        collect(body, scope, implicit: implicit, into: &found)
      case .expression(let value) where implicit: found.append((value, scope))
      default: break
      }
    }
  }
}
