extension Resolver {
  /// What a call may run: functions, initializers, enum cases; arguments have to fit.
  func callees(_ call: Call, _ scope: Scope) -> [Int] {
    let found: [Int]
    switch call.callee {
    case .name(let name, _):
      if scope.find(name) != nil { return [] }
      if name.first?.isUppercase == true,
        let type = program.type(name, inside: scope.type, file: scope.file)
      {
        found = program.members("init", of: type)
      } else {
        found = members(named: name, scope)
      }
    case .member(let base?, "init", _):
      found = type(of: base, scope)?.id.map { program.members("init", of: $0) } ?? []
    case .member(let base?, let name, _):
      var members = members(base, name, scope)
      if members.isEmpty, name.first?.isUppercase == true, let type = constructed(call, scope) {
        members = program.members("init", of: type)
      }
      // A method on something that is not known belongs to an extension when no type but one has it.
      if members.isEmpty, type(of: base, scope)?.id == nil { members = fromExtension(name) }
      found = members
    case .member(nil, let name, _):
      let named = (program.membersByName[name] ?? []).filter { program.members[$0].isStatic }
      let fitting = named.filter { fits(call, $0) }
      return Set(fitting.map { program.members[$0].type }).count == 1 ? fitting : []
    default: return []
    }
    return found.filter { fits(call, $0) }
  }

  /// The methods of a name that extensions of types from elsewhere have.
  private func fromExtension(_ name: String) -> [Int] {
    (program.membersByName[name] ?? []).filter { member in
      guard case .function = program.members[member].kind,
        let type = program.members[member].type
      else { return false }
      return program.types[type].kind == .extended
    }
  }

  /// The type of the files that a call makes a value of, when it is an initializer.
  func constructed(_ call: Call, _ scope: Scope) -> Int? {
    typeNamed(by: call, scope).flatMap { program.types[$0].kind == .extended ? nil : $0 }
  }

  private func typeNamed(by call: Call, _ scope: Scope) -> Int? {
    switch call.callee {
    case .name(let name, _) where name.first?.isUppercase == true:
      program.type(name, inside: scope.type, file: scope.file)
    case .name("Self", _): scope.type
    case .member(_?, let name, _) where name.first?.isUppercase == true:
      type(of: call.callee, scope)?.id
    case .member(let base?, "init", _): type(of: base, scope)?.id
    default: nil
    }
  }

  /// The parameters that the arguments of a call go to, `nil` where they do not fit.
  func parameters(of call: Call, _ parameters: [Function.Parameter]) -> [Int]? {
    var found: [Int] = []
    var next = 0
    for argument in call.arguments {
      var index = next
      while index < parameters.count {
        let label = parameters[index].label
        if label == argument.label || argument.isTrailing && argument.label == nil { break }
        index += 1
      }
      guard index < parameters.count else { return nil }
      found.append(index)
      next = index + 1
    }
    return found
  }

  private func fits(_ call: Call, _ member: Int) -> Bool {
    switch program.members[member].kind {
    case .property: false
    case .function(let function), .enumCase(let function):
      parameters(of: call, function.parameters) != nil
    }
  }
}
