import LegibleUses

extension Analysis {
  /// Types of results that are views.
  private static let views: Set<String> = [
    "View", "AnyView", "ToolbarContent", "Commands", "CustomizableToolbarContent",
  ]

  /// Walks all code: first what starts by itself, then each view where another shows it.
  func walkProgram() {
    for member in program.members.indices {
      mention(typesOf: member)
      if !isView(member) { walk(member, Placement()) }
    }
    walkWaiting()
    // What only a type or a name leads to is shown somewhere; how is not known.
    while let found = unwalked().first(where: isMentioned) {
      walk(found, Placement())
      walkWaiting()
    }
    let rest = unwalked()
    for member in rest {
      surface = .notPresented
      walk(member, Placement(), inheritingSurface: true)
    }
    // What only they show is not shown either.
    while let (member, placement) = waiting.popLast() {
      surface = .notPresented
      walk(member, placement, inheritingSurface: true)
    }
    surface = nil
  }

  private func unwalked() -> [Int] {
    program.members.indices.filter { isView($0) && placements[$0] == nil }
  }

  private func walkWaiting() {
    while let (member, placement) = waiting.popLast() { walk(member, placement) }
  }

  private func isMentioned(_ member: Int) -> Bool {
    let entry = program.members[member]
    guard entry.name == "body", let type = entry.type else {
      return mentioned.contains(entry.name) || entry.isCalledFromOutside
    }
    return mentioned.contains(Program.last(program.types[type].path))
  }

  /// Whether a member is a view, which is drawn only where another shows it.
  func isView(_ member: Int) -> Bool {
    let entry = program.members[member]
    let result: TypeName?
    switch entry.kind {
    case .property(let property): result = property.isComputed ? property.type : nil
    case .function(let function):
      result = function.parameters.first?.name == "content" ? nil : function.result
    case .enumCase: result = nil
    }
    guard let name = result?.name, Self.views.contains(name), entry.name != "makeBody" else {
      return false
    }
    guard let type = entry.type else { return true }
    return !program.types[type].isEntryPoint
  }

  private func mention(typesOf member: Int) {
    switch program.members[member].kind {
    case .property(let property): mention(property.type)
    case .function(let function), .enumCase(let function):
      for parameter in function.parameters { mention(parameter.type) }
      mention(function.result)
    }
  }

  /// Takes a type as used.
  func mention(_ type: TypeName?) {
    switch type {
    case .named(let name)?: mentioned.insert(Program.last(name))
    case .collection(let element)?: mention(element)
    case nil: break
    }
  }

  /// Walks a member's code with what stands around it.
  private func walk(_ member: Int, _ placement: Placement, inheritingSurface: Bool = false) {
    guard placements[member, default: []].insert(placement).inserted else { return }
    let entry = program.members[member]
    if !inheritingSurface { surface = surface(of: entry) }
    let scope = resolver.scope(of: member)
    switch entry.kind {
    case .property(let property):
      for attribute in property.attributes
      where UIKitCall.attributes.contains(Program.last(attribute.callee.lastName ?? "")) {
        for argument in attribute.arguments {
          present(argument.value, .fixed(.intent), attribute.line, scope, Placement())
        }
      }
      if let initial = property.initial {
        let value = resolver.qualified(initial, by: resolver.type(ofMember: member))
        writes[.property(member), default: []].append((value, scope))
        walk(initial, scope, placement)
      }
      walk(property.body, scope, placement)
    case .function(let function):
      for (index, parameter) in function.parameters.enumerated() {
        guard let initial = parameter.initial else { continue }
        writes[Slot(member: member, parameter: index), default: []].append((initial, scope))
        walk(initial, scope, Placement())
      }
      present(titleOf: function, scope)
      walk(function.body, scope, placement)
    case .enumCase(let function):
      for (index, parameter) in function.parameters.enumerated() {
        guard let initial = parameter.initial else { continue }
        writes[Slot(member: member, parameter: index), default: []].append((initial, scope))
      }
    }
  }

  /// What a data source of a table gives for its headers and footers.
  private func present(titleOf function: Function, _ scope: Scope) {
    guard function.name == "tableView", let label = function.parameters.last?.label else { return }
    let drawing: Drawing
    switch label {
    case "titleForHeaderInSection": drawing = .sectionHeader
    case "titleForFooterInSection": drawing = .sectionFooter
    case "titleForDeleteConfirmationButtonForRowAt": drawing = .swipeAction
    default: return
    }
    for (value, inner) in resolver.results(of: function.body, scope) {
      draw(value, drawing, function.line, inner)
    }
  }

  func surface(of entry: Program.Member) -> Drawing? {
    if entry.isElsewhere { return Drawing("other system", .otherSurface) }
    if let found = surfaces.drawing(
      of: program.paths[entry.file], importing: program.imports[entry.file])
    {
      return found
    }
    guard let type = entry.type else { return nil }
    var found: Drawing?
    _ = program.type(type) { name in
      found = Surfaces.drawing(conformingTo: name)
      return found != nil
    }
    return found
  }
}
