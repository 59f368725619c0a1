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

  /// The modifiers in a body that follow one of some names, outermost first.
  private func modifiers(in member: Int, of names: Set<String>) -> [ViewModifier] {
    guard case .function(let function) = program.members[member].kind else { return [] }
    var found: [ViewModifier] = []
    for (value, _) in resolver.results(of: function.body, resolver.scope(of: member)) {
      chain(value, names, depth: 0, &found)
    }
    return found
  }

  private func chain(
    _ value: Expression, _ names: Set<String>, depth: Int, _ found: inout [ViewModifier]
  ) {
    var value = value
    while case .call(let call) = value {
      guard case .member(let base, let name, _) = call.callee else {
        // A stack around the content: its modifiers hold for the content too.
        guard depth < 8, case .closure(let closure)? = call.arguments.last?.value else { return }
        for case .expression(let inner) in closure.body {
          chain(inner, names, depth: depth + 1, &found)
        }
        return
      }
      if let modifier = ViewModifier(name, call) { found.append(modifier) }
      guard let base else { return }
      value = base
    }
  }
}
