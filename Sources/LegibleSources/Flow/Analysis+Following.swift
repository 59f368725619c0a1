import LegibleUses

extension Analysis {
  /// What a value is followed for.
  struct Goal {
    var sink: Int
    /// Whether a plain literal is a key: of a `LocalizedStringKey`, not of a `String`.
    var localizes: Bool
    var depth = 0
    /// What the placeholders of the text are given on the way.
    var arguments: [TextUse.Argument] = []

    /// The goal a step further.
    var next: Goal { with(localizes: localizes, depth: depth + 1) }

    /// The goal of a value that is put into the text.
    var ofPart: Goal { Goal(sink: sink, localizes: localizes, depth: depth) }

    func with(localizes: Bool, depth: Int) -> Goal {
      Goal(sink: sink, localizes: localizes, depth: depth, arguments: arguments)
    }

    func with(_ arguments: [TextUse.Argument]) -> Goal {
      Goal(sink: sink, localizes: localizes, depth: depth, arguments: arguments)
    }
  }

  /// How many steps a text is followed.
  private static let maximumDepth = 60

  /// Follows all that is drawn back to the keys that it may be.
  func followAll() {
    for sink in sinks.indices {
      if let label = sinks[sink].label {
        sinks[sink].drawing = drawing(of: label, as: sinks[sink].drawing)
      }
    }
    for (value, scope, sink) in drawn { follow(value, scope, Goal(sink: sink, localizes: true)) }
  }

  /// Properties and methods of a text that give it back, changed or not.
  static let passing: Set<String> = [
    "uppercased", "lowercased", "capitalized", "localizedCapitalized", "localizedUppercase",
    "localizedLowercase", "trimmingCharacters", "replacingOccurrences", "appending", "joined",
    "appendingFormat", "replacing", "padding", "prefix", "wrappedValue", "description", "string",
    "localized", "format", "formatted", "filter", "sorted", "reversed", "first", "last",
    "attributed", "bold",
  ]

  /// Initializers that make a text of another.
  private static let making: Set<String> = [
    "Text", "String", "LocalizedStringKey", "LocalizedStringResource", "AttributedString",
    "NSAttributedString", "NSMutableAttributedString", "NSString", "Substring", "init",
    "localizedStringWithFormat", "State", "Published", "Label", "verbatim",
  ]

  /// Follows a value to the keys that it may be.
  func follow(_ value: Expression, _ scope: Scope, _ goal: Goal) {
    guard goal.depth < Self.maximumDepth else { return }
    let next = goal.next
    switch value {
    case .literal(let pieces, let line):
      if goal.localizes { record(literal: value, line, scope, goal) }
      for case .value(let piece) in pieces { follow(piece, scope, next.ofPart) }
    case .name(let name, let line): follow(name: name, line, scope, next)
    case .member(let base, let name, let line): follow(base, name, line, scope, next)
    case .call(let call): follow(call, scope, next)
    case .choice(let values), .joined(let values), .list(let values):
      for value in values { follow(value, scope, next) }
    case .element(let base), .typed(let base, _): follow(base, scope, next)
    case .closure(let closure):
      let inner = resolver.scope(of: closure, in: nil, scope)
      for (value, scope) in resolver.results(of: closure.body, inner) { follow(value, scope, next) }
    case .branches(let body):
      for (value, scope) in resolver.results(of: body, scope) { follow(value, scope, next) }
    case .integer, .decimal, .nothing, .keyPath, .opaque: break
    }
  }

  private func follow(name: String, _ line: Int, _ scope: Scope, _ goal: Goal) {
    let name =
      name.hasPrefix("$") && name.dropFirst().first?.isLetter == true
      ? String(name.dropFirst()) : name
    if let (locals, home) = scope.find(name) {
      guard followed.insert(.local(home, name, goal.sink)).inserted else { return }
      for local in locals {
        switch local {
        case .value(let value, let inner, _): follow(value, inner, goal)
        case .element(let collection, let inner): follow(collection, inner, goal)
        case .parameter(let slot): follow(slot, goal)
        case .unknown: break
        }
      }
      return
    }
    for member in resolver.members(named: name, scope) { follow(member, line, scope, goal) }
  }

  private func follow(
    _ base: Expression?, _ name: String, _ line: Int, _ scope: Scope, _ goal: Goal
  ) {
    let members = resolver.members(base, name, scope)
    for member in members { follow(member, line, scope, goal) }
    guard members.isEmpty, let base else { return }
    let undeclared = undeclaredKeys(.member(base, name, line: line), scope)
    if !undeclared.isEmpty { return record(undeclared, place(scope.file, line), goal) }
    if name == "localizedDescription" {
      for member in resolver.members(base, "errorDescription", scope) {
        follow(member, line, scope, goal)
      }
    } else if Self.passing.contains(name) {
      var goal = goal
      if name == "localized" { goal.localizes = true }
      follow(base, scope, goal)
    }
  }

  private func follow(_ call: Call, _ scope: Scope, _ goal: Goal) {
    if let (lookup, found) = lookup(call, scope) {
      if found.isEmpty {
        follow(lookup.key, scope, goal.with(localizes: true, depth: goal.depth))
      } else {
        let given = arguments(inLiteral: lookup.key, scope)
        record(found, place(scope.file, call.line), given.isEmpty ? goal : goal.with(given))
      }
      return
    }
    if case .closure(let closure) = call.callee {
      return follow(.closure(closure), scope, goal)
    }
    let callees = resolver.callees(call, scope)
    for callee in callees { follow(call, to: callee, scope, goal) }
    if callees.contains(where: { accessors[$0] != nil }) {
      for argument in call.arguments { follow(argument.value, scope, goal.ofPart) }
    }
    guard callees.isEmpty, let name = call.callee.lastName else { return }
    let undeclared = undeclaredKeys(call.callee, scope)
    if !undeclared.isEmpty {
      let given = arguments(call.arguments.map(\.value), scope)
      return record(undeclared, place(scope.file, call.line), goal.with(given))
    }
    if let format = call.argument("format")
      ?? (name == "localizedStringWithFormat" ? call.first : nil)
    {
      return follow(format, of: call, scope, goal)
    }
    if case .member(let base?, _, _) = call.callee {
      if ["map", "compactMap", "flatMap"].contains(name) {
        return follow(mapping: call, base, scope, goal)
      }
      if Self.passing.contains(name) {
        let isFormat = name == "format" || name == "appendingFormat"
        let given = isFormat ? arguments(call.arguments.map(\.value), scope) : []
        follow(base, scope, given.isEmpty ? goal : goal.with(given))
        for argument in call.arguments { follow(argument.value, scope, goal.ofPart) }
        return
      }
      // A modifier of a text: `Text(title).bold()`.
      if base.callRoot.map(SwiftUIElement.isView) == true { return follow(base, scope, goal) }
    }
    if Self.making.contains(name) {
      for argument in call.arguments { follow(argument.value, scope, goal) }
    }
  }

  /// Follows a format, and the values that it is given.
  private func follow(_ format: Expression, of call: Call, _ scope: Scope, _ goal: Goal) {
    let values = call.arguments.dropFirst().filter { $0.label == nil || $0.label == "arguments" }
      .map(\.value)
    follow(format, scope, goal.with(arguments(values, scope)))
    for value in values { follow(value, scope, goal.ofPart) }
  }

  /// Follows what a call of a function gives, with the arguments of this call.
  private func follow(_ call: Call, to callee: Int, _ scope: Scope, _ goal: Goal) {
    let here = place(scope.file, call.line)
    if let keys = accessors[callee], scope.member != callee {
      let given = arguments(call.arguments.map(\.value), scope)
      return record(keys, here, given.isEmpty ? goal : goal.with(given))
    }
    let entry = program.members[callee]
    guard case .function(let function) = entry.kind,
      followed.insert(.call(callee, goal.sink, here)).inserted
    else { return }
    let inner = Scope(file: entry.file, type: entry.type, member: callee)
    var given: Set<Int> = []
    for (argument, index) in zip(
      call.arguments, resolver.parameters(of: call, function.parameters) ?? [])
    {
      given.insert(index)
      inner.add(function.parameters[index].name, .value(argument.value, scope, nil))
    }
    for (index, parameter) in function.parameters.enumerated() where !given.contains(index) {
      inner.add(parameter.name, parameter.initial.map { .value($0, scope, nil) } ?? .unknown)
    }
    // In an extension of a text `self` is the text.
    if case .member(let base?, _, _) = call.callee, let type = entry.type,
      program.types[type].kind == .extended
    {
      inner.add("self", .value(base, scope, nil))
    }
    for (value, scope) in resolver.results(of: function.body, inner) { follow(value, scope, goal) }
  }

  private func follow(mapping call: Call, _ base: Expression, _ scope: Scope, _ goal: Goal) {
    switch call.arguments.first?.value {
    case .keyPath(let name)?:
      guard let id = resolver.type(of: base, scope)?.element?.id else { return }
      for member in program.members(name, of: id) { follow(member, call.line, scope, goal) }
    case .closure(let closure)?:
      let inner = resolver.scope(of: closure, in: call, scope)
      for (value, scope) in resolver.results(of: closure.body, inner) { follow(value, scope, goal) }
    default: break
    }
  }

  /// Follows what a property, a function or an enum case gives.
  private func follow(_ member: Int, _ line: Int, _ scope: Scope, _ goal: Goal) {
    if let keys = accessors[member], scope.member != member {
      return record(keys, place(scope.file, line), goal)
    }
    guard followed.insert(.member(member, goal.sink)).inserted else { return }
    let inner = resolver.scope(of: member)
    switch program.members[member].kind {
    case .property(let property):
      if property.isComputed {
        for (value, scope) in resolver.results(of: property.body, inner) {
          follow(value, scope, goal)
        }
      } else {
        follow(.property(member), goal)
      }
    case .function(let function):
      for (value, scope) in resolver.results(of: function.body, inner) {
        follow(value, scope, goal)
      }
    case .enumCase: break
    }
  }

  /// Follows all that a parameter or a property is given.
  private func follow(_ slot: Slot, _ goal: Goal) {
    guard followed.insert(.slot(slot, goal.sink)).inserted else { return }
    var goal = goal
    if goal.localizes, resolver.type(of: slot)?.name == "String" { goal.localizes = false }
    for (value, scope) in writes[slot] ?? [] { follow(value, scope, goal) }
  }

  private func record(literal: Expression, _ line: Int, _ scope: Scope, _ goal: Goal) {
    let found: [Int]
    if let key = literal.plainLiteral {
      found = keys.entries(for: key, table: nil, near: program.paths[scope.file])
    } else {
      found = keys(ofPieces: literal, scope.file)
    }
    let given = arguments(inLiteral: literal, scope)
    record(found, place(scope.file, line), given.isEmpty ? goal : goal.with(given))
  }

  private func record(_ keys: [Int], _ place: TextUse.Place, _ goal: Goal) {
    let sink = sinks[goal.sink]
    let shownAt =
      sink.place.file == place.file && abs(sink.place.line - place.line) < 2 ? nil : sink.place
    for key in keys {
      uses[key, default: []].insert(
        TextUse(
          place: place, drawing: sink.drawing, shownAt: shownAt, arguments: goal.arguments))
    }
  }
}
