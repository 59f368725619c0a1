extension Analysis {
  /// The modifiers that a button style puts on its label: one of the app's, by type or static member.
  func modifiers(ofStyle style: Expression, _ scope: Scope) -> [ViewModifier] {
    var type = resolver.type(of: style, scope)?.id
    if case .member(nil, let name, _) = style {
      // `.primary` is a static member of ButtonStyle, of the type that it gives.
      for member in program.membersByName[name] ?? [] where program.members[member].isStatic {
        guard let owner = program.members[member].type,
          program.types[owner].path.hasSuffix("ButtonStyle")
        else { continue }
        type = resolver.type(ofMember: member)?.id ?? type
      }
    }
    guard let type else { return [] }
    return (program.types[type].members["makeBody"] ?? []).flatMap {
      modifiers(in: $0, of: ["label"])
    }
  }

  /// The modifiers that a ViewModifier of the app puts on its content.
  func modifiers(ofType modifier: Expression, _ scope: Scope) -> [ViewModifier] {
    guard let type = resolver.type(of: modifier, scope)?.id else { return [] }
    return (program.types[type].members["body"] ?? []).flatMap {
      modifiers(in: $0, of: ["content"])
    }
  }

  /// The modifiers that a method of an extension puts on `self`.
  func modifiers(ofExtension method: Int) -> [ViewModifier] {
    guard isView(method) else { return [] }
    return modifiers(in: method, of: ["self"])
  }

  /// The modifiers that a view of the app puts on what its caller hands it in a closure.
  func modifiers(
    ofContent argument: Call.Argument, of call: Call, _ callees: [Int], in type: Int
  ) -> [ViewModifier] {
    var names: Set<String> = ["content"]
    if let label = argument.label { names = [label] }
    let index = call.arguments.firstIndex {
      $0.label == argument.label && $0.isTrailing == argument.isTrailing
    }
    for callee in callees {
      guard case .function(let function) = program.members[callee].kind, let index,
        let parameters = resolver.parameters(of: call, function.parameters)
      else { continue }
      names.insert(function.parameters[parameters[index]].name)
    }
    return (program.types[type].members["body"] ?? []).flatMap { modifiers(in: $0, of: names) }
  }

  /// The modifiers in a body around one of some names, outermost first.
  private func modifiers(in member: Int, of names: Set<String>) -> [ViewModifier] {
    let body: [Statement]
    switch program.members[member].kind {
    case .function(let function): body = function.body
    case .property(let property): body = property.body
    case .enumCase: return []
    }
    return modifiers(in: body, of: names, depth: 0) ?? []
  }

  private func modifiers(in body: [Statement], of names: Set<String>, depth: Int)
    -> [ViewModifier]?
  {
    for statement in body {
      let found: [ViewModifier]?
      switch statement {
      case .expression(.branches(let body)), .result(.branches(let body)), .block(let body):
        found = modifiers(in: body, of: names, depth: depth)
      case .expression(let value), .result(let value): found = chain(value, names, depth: depth)
      default: found = nil
      }
      if let found { return found }
    }
    return nil
  }

  /// The modifiers of a chain that begins with one of some names, or has it inside.
  private func chain(_ value: Expression, _ names: Set<String>, depth: Int) -> [ViewModifier]? {
    guard depth < 8 else { return nil }
    var found: [ViewModifier] = []
    var value = value
    while case .call(let call) = value {
      guard case .member(let base, let name, _) = call.callee else {
        guard let name = call.callee.lastName else { return nil }
        if names.contains(name) { return found }
        // A method of the view itself.
        if names.contains("self"), let modifier = ViewModifier(name, call) {
          return found + [modifier]
        }
        // A stack around the content: its modifiers hold for the content too.
        for argument in call.arguments {
          guard case .closure(let closure) = argument.value,
            let inner = modifiers(in: closure.body, of: names, depth: depth + 1)
          else { continue }
          return found + inner
        }
        return nil
      }
      if let modifier = ViewModifier(name, call) { found.append(modifier) }
      guard let base else { return nil }
      value = base
    }
    return value.lastName.map(names.contains) == true ? found : nil
  }
}
