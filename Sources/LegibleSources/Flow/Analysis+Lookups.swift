import LegibleCatalogs

/// A function or property of the app that looks a key up which it is given.
struct KeyWrapper {
  /// The parameter that is the key; `nil` where it is the text that the member belongs to.
  var parameter: Int?
  /// The table, `nil` for the usual one.
  var table: String?
}

extension Analysis {
  /// How many functions may hand a key to the next before one looks it up.
  private static let maximumWrapping = 3

  /// Finds the functions and properties that look up what they are given.
  func findWrappers() {
    var candidates: [(member: Int, calls: [Call])] = []
    for member in program.members.indices {
      let scope = resolver.scope(of: member)
      let body: [Statement]
      switch program.members[member].kind {
      case .function(let function) where function.name != "init": body = function.body
      case .property(let property) where property.isComputed && !property.isStatic:
        body = property.body
      default: continue
      }
      let calls = resolver.results(of: body, scope).flatMap { $0.0.calls(depth: 3) }
      if !calls.isEmpty { candidates.append((member, calls)) }
    }
    for _ in 0..<Self.maximumWrapping {
      let before = wrappers.count
      for (member, calls) in candidates where wrappers[member] == nil {
        guard let wrapper = wrapper(member, calls) else { continue }
        wrappers[member] = wrapper
        wrapperNames.insert(program.members[member].name)
      }
      if wrappers.count == before { break }
    }
  }

  private func wrapper(_ member: Int, _ calls: [Call]) -> KeyWrapper? {
    let scope = resolver.scope(of: member)
    for call in calls {
      guard let lookup = LocalizationCall(call) ?? ownLookup(call, scope),
        case .name(let name, _) = lookup.key
      else { continue }
      if name == "self", program.members[member].type != nil {
        return KeyWrapper(parameter: nil, table: lookup.table)
      }
      guard case .function(let function) = program.members[member].kind,
        let index = function.parameters.firstIndex(where: { $0.name == name })
      else { continue }
      return KeyWrapper(parameter: index, table: lookup.table)
    }
    return nil
  }

  /// The look-up that a call is, with the entries that it finds: one of the system's, or a function
  /// of the app that is given a key of a catalog.
  func lookup(_ call: Call, _ scope: Scope) -> (LocalizationCall, [Int])? {
    if let lookup = LocalizationCall(call) { return (lookup, keys(of: lookup, scope.file)) }
    guard let lookup = ownLookup(call, scope), lookup.key.plainLiteral != nil else { return nil }
    let found = keys(of: lookup, scope.file)
    return found.isEmpty ? nil : (lookup, found)
  }

  /// A call of a function of the app that looks a key up.
  private func ownLookup(_ call: Call, _ scope: Scope) -> LocalizationCall? {
    guard let name = call.callee.lastName, wrapperNames.contains(name) else { return nil }
    for callee in resolver.callees(call, scope) {
      guard let wrapper = wrappers[callee] else { continue }
      guard let parameter = wrapper.parameter else {
        guard case .member(let base?, _, _) = call.callee else { continue }
        return LocalizationCall(ownKey: base, table: wrapper.table)
      }
      guard case .function(let function) = program.members[callee].kind,
        let indices = resolver.parameters(of: call, function.parameters),
        let index = indices.firstIndex(of: parameter)
      else { continue }
      return LocalizationCall(ownKey: call.arguments[index].value, table: wrapper.table)
    }
    return nil
  }

  /// The keys that a member gives and nothing else.
  func keysNamed(by member: Int) -> [Int] {
    let values: [(Expression, Scope)]
    switch program.members[member].kind {
    case .property(let property):
      let scope = resolver.scope(of: member)
      values = property.initial.map { [($0, scope)] } ?? resolver.results(of: property.body, scope)
    case .function(let function):
      values = resolver.results(of: function.body, resolver.scope(of: member))
    case .enumCase: return []
    }
    guard !values.isEmpty else { return [] }
    var found: [Int] = []
    for (value, scope) in values {
      let keys = namedKeys(value, scope, 0)
      if keys.isEmpty { return [] }
      found += keys
    }
    return found
  }

  /// The keys of a look-up, also inside a format.
  private func namedKeys(_ value: Expression, _ scope: Scope, _ depth: Int) -> [Int] {
    guard depth < 4 else { return [] }
    switch value {
    case .call(let call):
      if let (_, found) = lookup(call, scope) { return found }
      let undeclared = undeclaredKeys(call.callee, scope)
      if !undeclared.isEmpty { return undeclared }
      if call.callee.lastName == "localizedStringWithFormat" || call.argument("format") != nil {
        let format = call.argument("format") ?? call.first
        return format.map { namedKeys($0, scope, depth + 1) } ?? []
      }
      if case .member(let base?, let name, _) = call.callee, Self.passing.contains(name) {
        return namedKeys(base, scope, depth + 1)
      }
      return []
    case .member(let base?, let name, _):
      let undeclared = undeclaredKeys(value, scope)
      if !undeclared.isEmpty { return undeclared }
      guard name == "localized" || wrapperNames.contains(name), let key = base.plainLiteral else {
        return []
      }
      return keys.entries(for: key, table: nil, near: program.paths[scope.file])
    case .name(let name, _):
      guard case .value(let value, let inner, _)? = scope.find(name)?.locals.first else {
        return []
      }
      return namedKeys(value, inner, depth + 1)
    default: return []
    }
  }

  /// The entries that a look-up with a literal key finds.
  func keys(of lookup: LocalizationCall, _ file: Int) -> [Int] {
    if let key = lookup.key.plainLiteral {
      return keys.entries(for: key, table: lookup.table, near: program.paths[file])
    }
    return keys(ofPieces: lookup.key, file)
  }

  /// The entries that an interpolated literal finds.
  func keys(ofPieces literal: Expression, _ file: Int) -> [Int] {
    guard case .literal(let pieces, _) = literal else { return [] }
    var texts = [""]
    for piece in pieces {
      switch piece {
      case .text(let text): texts[texts.count - 1] += text
      case .value: texts.append("")
      }
    }
    return keys.entries(forPieces: texts, near: program.paths[file])
  }

  /// The entries of an accessor that a tool generates and the folder does not have: of R.swift, or of a
  /// file that SwiftGen writes in each build.
  func undeclaredKeys(_ value: Expression, _ scope: Scope) -> [Int] {
    guard let names = value.path, names.count > 1, Self.isGenerated(names[0]),
      program.type(names[0], inside: scope.type, file: scope.file) == nil,
      program.globals[names[0]] == nil, scope.find(names[0]) == nil
    else { return [] }
    if names[0] == "R" {
      guard names.count == 4, names[1] == "string" else { return [] }
      return keys.entries(
        spelled: names[3], table: names[2], near: program.paths[scope.file])
    }
    return keys.entries(
      spelled: names.dropFirst().joined(), table: nil, near: program.paths[scope.file])
  }

  private static func isGenerated(_ name: String) -> Bool {
    name == "R" || name.contains("L10n") || name.hasPrefix("Locali") || name.hasSuffix("Strings")
      || name == "I18n"
  }
}

extension Expression {
  /// The names of a chain of members: `L10n`, `Settings`, `title`.
  fileprivate var path: [String]? {
    switch self {
    case .name(let name, _): [name]
    case .member(let base?, let name, _): base.path.map { $0 + [name] }
    default: nil
    }
  }

  /// The calls in a value that may be what gives its text.
  fileprivate func calls(depth: Int) -> [Call] {
    guard depth > 0 else { return [] }
    switch self {
    case .call(let call):
      var found = [call] + call.arguments.flatMap { $0.value.calls(depth: depth - 1) }
      if case .member(let base?, _, _) = call.callee { found += base.calls(depth: depth - 1) }
      return found
    case .choice(let values): return values.flatMap { $0.calls(depth: depth - 1) }
    default: return []
    }
  }
}
