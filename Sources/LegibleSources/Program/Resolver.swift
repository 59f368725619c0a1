/// Finds what names mean, and what types values have, as far as it can be read.
final class Resolver {
  let program: Program
  private var memberTypes: [Int: ValueType?] = [:]
  private var bodies: [Int: Scope] = [:]
  /// How deep the search for a type goes; cycles end there.
  private static let maximumDepth = 16

  init(_ program: Program) { self.program = program }

  /// The scope of a member's body, its parameters known.
  func scope(of member: Int) -> Scope {
    if let found = bodies[member] { return found }
    let entry = program.members[member]
    let scope = Scope(file: entry.file, type: entry.type, member: member)
    if case .function(let function) = entry.kind {
      for (index, parameter) in function.parameters.enumerated() {
        scope.add(parameter.name, .parameter(Slot(member: member, parameter: index)))
      }
    }
    bodies[member] = scope
    return scope
  }

  /// The members that a name alone means: of the type around, else global ones.
  func members(named name: String, _ scope: Scope) -> [Int] {
    var type = scope.type
    while let current = type {
      let found = program.members(name, of: current)
      if !found.isEmpty { return found }
      let outer = program.types[current].path.split(separator: ".").dropLast()
      type = outer.isEmpty ? nil : program.type(outer.joined(separator: "."), file: scope.file)
    }
    return program.globals[name] ?? []
  }

  /// The members that `base.name` means.
  func members(_ base: Expression?, _ name: String, _ scope: Scope, _ depth: Int = 0) -> [Int] {
    guard let base else { return implicit(name) }
    guard let type = type(of: base, scope, depth), type.depth == 0, let id = type.id
    else { return [] }
    return program.members(name, of: id)
  }

  /// What `.name` means where one type alone has a case or a static member of that name.
  private func implicit(_ name: String) -> [Int] {
    let found = (program.membersByName[name] ?? []).filter { program.members[$0].isStatic }
    return Set(found.map { program.members[$0].type }).count == 1 ? found : []
  }

  /// The type of an expression's value; a type's name has that type.
  func type(of expression: Expression, _ scope: Scope, _ depth: Int = 0) -> ValueType? {
    guard depth < Self.maximumDepth else { return nil }
    let depth = depth + 1
    switch expression {
    case .name(let name, _): return type(ofName: name, scope, depth)
    case .member(let base, let name, _): return type(of: base, name, scope, depth)
    case .call(let call): return type(of: call, scope, depth)
    case .element(let base): return type(of: base, scope, depth)?.element
    case .typed(_, let name):
      return program.valueType(name, inside: scope.type, file: scope.file)
    case .choice(let values), .joined(let values):
      return values.lazy.compactMap { self.type(of: $0, scope, depth) }.first
    case .list(let values):
      return values.lazy.compactMap { self.type(of: $0, scope, depth) }.first?.collection
    case .literal: return ValueType(id: nil, name: "String")
    default: return nil
    }
  }

  private func type(ofName name: String, _ scope: Scope, _ depth: Int) -> ValueType? {
    if name == "self" || name == "Self" {
      return scope.type.map { ValueType(id: $0, name: program.types[$0].path) }
    }
    let name =
      name.hasPrefix("$") && name.count > 1 && name.dropFirst().first?.isNumber == false
      ? String(name.dropFirst()) : name
    if let (locals, _) = scope.find(name) {
      return locals.first.flatMap { type(of: $0, scope, depth) }
    }
    if let member = members(named: name, scope).first { return type(ofMember: member, depth) }
    if name.first?.isUppercase == true {
      let id = program.type(name, inside: scope.type, file: scope.file)
      return ValueType(id: id, name: id.map { program.types[$0].path } ?? name)
    }
    return nil
  }

  private func type(of local: Scope.Local, _ scope: Scope, _ depth: Int) -> ValueType? {
    switch local {
    case .value(let value, let inner, let name):
      program.valueType(name, inside: inner.type, file: inner.file) ?? type(of: value, inner, depth)
    case .element(let collection, let inner): type(of: collection, inner, depth)?.element
    case .parameter(let slot): type(of: slot)
    case .unknown: nil
    }
  }

  private func type(of base: Expression?, _ name: String, _ scope: Scope, _ depth: Int)
    -> ValueType?
  {
    if let base {
      let type = type(of: base, scope, depth)
      if let element = type?.element, ["first", "last"].contains(name) { return element }
      if name == "allCases" { return type?.collection }
      if name == "self" || name == "wrappedValue" { return type }
      if let type, let id = type.id, type.depth == 0 {
        if let member = program.members(name, of: id).first {
          return self.type(ofMember: member, depth)
        }
        if let nested = program.type(name, inside: id, file: scope.file),
          program.types[nested].path == program.types[id].path + "." + name
        {
          return ValueType(id: nested, name: program.types[nested].path)
        }
      } else if let type, type.depth == 0, name.first?.isUppercase == true {
        return ValueType(id: nil, name: type.name + "." + name)
      }
      return nil
    }
    return implicit(name).first.flatMap { type(ofMember: $0, depth) }
  }

  /// Methods that give a collection like the one they are called on.
  private static let keeping: Set<String> = [
    "filter", "sorted", "reversed", "prefix", "suffix", "dropFirst", "dropLast", "shuffled",
  ]

  private func type(of call: Call, _ scope: Scope, _ depth: Int) -> ValueType? {
    if case .closure(let closure) = call.callee {
      return closure.body.results.lazy.compactMap { self.type(of: $0, scope, depth) }.first
    }
    if case .member(let base?, let name, _) = call.callee {
      if name == "defaultContentConfiguration" {
        return ValueType(id: nil, name: "UIListContentConfiguration")
      }
      // A static factory of a type from elsewhere: `UIButton.Configuration.filled()`.
      if base.isTypeName, let type = type(of: base, scope, depth), type.id == nil { return type }
      if name == "then" { return type(of: base, scope, depth) }
      if Self.keeping.contains(name), let type = type(of: base, scope, depth), type.depth > 0 {
        return type
      }
      if ["first", "last", "randomElement", "min", "max"].contains(name),
        let type = type(of: base, scope, depth)?.element
      {
        return type
      }
      if name == "init" { return type(of: base, scope, depth) }
    }
    return type(of: call.callee, scope, depth)
  }

  /// The type of a member's value: of a property, of a function's result, of an enum case.
  func type(ofMember member: Int, _ depth: Int = 0) -> ValueType? {
    if let known = memberTypes[member] { return known }
    memberTypes[member] = .some(nil)
    let entry = program.members[member]
    let found: ValueType? =
      switch entry.kind {
      case .property(let property):
        program.valueType(property.type, inside: entry.type, file: entry.file)
          ?? property.initial.flatMap { self.type(of: $0, scope(of: member), depth) }
      case .function(let function):
        function.name == "init"
          ? entry.type.map { ValueType(id: $0, name: program.types[$0].path) }
          : program.valueType(function.result, inside: entry.type, file: entry.file)
      case .enumCase: entry.type.map { ValueType(id: $0, name: program.types[$0].path) }
      }
    memberTypes[member] = .some(found)
    return found
  }

  /// The type that a slot is declared with.
  func type(of slot: Slot) -> ValueType? {
    let entry = program.members[slot.member]
    switch entry.kind {
    case .property: return type(ofMember: slot.member)
    case .function(let function), .enumCase(let function):
      guard slot.parameter >= 0 else { return type(ofMember: slot.member) }
      return program.valueType(
        function.parameters[slot.parameter].type, inside: entry.type, file: entry.file)
    }
  }
}

extension Resolver {
  /// A value with the type written out that `.name` has where that type is expected.
  func qualified(_ value: Expression, by type: ValueType?) -> Expression {
    guard let type, type.depth == 0, let id = type.id,
      program.types[id].kind == .enumeration
    else { return value }
    let name = program.types[id].path
    switch value {
    case .member(nil, let member, let line):
      return .member(.name(name, line: line), member, line: line)
    case .call(var call):
      guard case .member(nil, let member, let line) = call.callee else { return value }
      call.callee = .member(.name(name, line: line), member, line: line)
      return .call(call)
    case .choice(let values): return .choice(values.map { qualified($0, by: type) })
    default: return value
    }
  }
}

extension Expression {
  /// Whether this is spelled as the name of a type.
  fileprivate var isTypeName: Bool {
    switch self {
    case .name(let name, _): name.first?.isUppercase == true
    case .member(let base?, let name, _): name.first?.isUppercase == true && base.isTypeName
    default: false
    }
  }
}
