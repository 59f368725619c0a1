import LegibleUses

extension Analysis {
  /// Walks statements in order.
  func walk(_ body: [Statement], _ outer: Scope, _ placement: Placement) {
    var scope = Scope(outer)
    for statement in body {
      walk(statement, scope, placement)
      scope = resolver.bind(statement, scope)
    }
  }

  /// Walks a statement.
  func walk(_ statement: Statement, _ scope: Scope, _ placement: Placement) {
    switch statement {
    case .expression(let value), .result(let value): walk(value, scope, placement)
    case .binding(let name, let type, let value):
      mention(type)
      guard let value else { return }
      if case .call(let call) = value, call.argument("configuration") != nil {
        let label = LabelName(type: nil, member: scope.member, name: name)
        labelTraits[label, default: LabelTraits()].isConfigured = true
      }
      walk(value, scope, placement)
    case .loop(_, let collection): walk(collection, scope, Placement())
    case .pattern(let name, _, _): mentioned.insert(name)
    case .assignment(let target, let value, let line):
      walk(assignmentOf: value, to: target, line, scope)
    case .block(let body): walk(body, scope, placement)
    case .elsewhere(let body):
      let before = surface
      surface = surface ?? Drawing("other system", .otherSurface)
      walk(body, scope, placement)
      surface = before
    case .function(let function): walk(function.body, scope, placement)
    }
  }

  /// Walks an expression with what stands around it.
  func walk(_ expression: Expression, _ scope: Scope, _ placement: Placement) {
    switch expression {
    case .literal(let pieces, let line):
      for case .value(let value) in pieces { walk(value, scope, Placement()) }
      if let key = expression.plainLiteral {
        literals.insert(key)
        let found = keys.entries(for: key, table: nil, near: program.paths[scope.file])
        if !found.isEmpty {
          let drawing = surface ?? Drawing("literal", .undecided)
          spelled.append((found, TextUse(place: place(scope.file, line), drawing: drawing)))
        }
      }
    case .name(let name, let line):
      mentioned.insert(name)
      note(nil, name, line, scope)
      show(expression, scope, placement)
    case .member(let base, let name, let line):
      mentioned.insert(name)
      note(base, name, line, scope)
      refer(to: undeclaredKeys(expression, scope), line, scope)
      show(expression, scope, placement)
      if let base { walk(base, scope, placement) }
    case .call(let call): walk(call, scope, placement)
    case .choice(let values), .joined(let values), .list(let values), .opaque(let values):
      for value in values { walk(value, scope, placement) }
    case .element(let base), .typed(let base, _): walk(base, scope, placement)
    case .closure(let closure):
      walk(closure.body, resolver.scope(of: closure, in: nil, scope), placement)
    case .keyPath(let name): mentioned.insert(name)
    case .branches(let body): walk(body, scope, placement)
    case .integer, .decimal, .nothing: break
    }
  }

  /// Takes a name as a reference to a text when it is an accessor's.
  private func note(_ base: Expression?, _ name: String, _ line: Int, _ scope: Scope) {
    guard accessorNames.contains(name) else { return }
    let found =
      base == nil ? resolver.members(named: name, scope) : resolver.members(base, name, scope)
    for member in found {
      guard let keys = accessors[member], scope.member != member else { continue }
      refer(to: keys, line, scope)
    }
  }

  /// Takes a place as one that names texts.
  func refer(to keys: [Int], _ line: Int, _ scope: Scope) {
    guard !keys.isEmpty else { return }
    references.append(
      Reference(place: place(scope.file, line), keys: keys, scope: scope, surface: surface))
  }

  /// Has a view that is named walked where it is shown.
  private func show(_ view: Expression, _ scope: Scope, _ placement: Placement) {
    let found: [Int]
    switch view {
    case .name(let name, _):
      found = scope.find(name) == nil ? resolver.members(named: name, scope) : []
    case .member(let base?, let name, _): found = resolver.members(base, name, scope)
    default: return
    }
    for member in found { enqueue(member, placement) }
  }

  /// How many different surroundings of a view are told apart.
  private static let maximumPlacements = 4

  /// Has a member walked with what stands around it, if it is a view.
  func enqueue(_ member: Int, _ placement: Placement) {
    guard isView(member), placements[member, default: []].count < Self.maximumPlacements,
      placements[member]?.contains(placement) != true
    else { return }
    waiting.append((member, placement))
  }
}
