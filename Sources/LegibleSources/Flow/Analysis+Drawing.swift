import LegibleUses

extension Analysis {
  /// Has a text drawn: a view is walked in its role, anything else is followed to its keys.
  func present(
    _ value: Expression, _ text: SwiftUIElement.Text, _ line: Int, _ scope: Scope,
    _ placement: Placement
  ) {
    switch value {
    case .choice(let values):
      for value in values { present(value, text, line, scope, placement) }
    case .call(let call) where call.callee.callRoot.map(SwiftUIElement.isView) == true:
      guard case .fixed(let drawing) = text else { return walk(value, scope, placement) }
      walk(value, scope, placement.inside(drawing))
    default:
      draw(value, placement.drawing(text), line, scope)
      walk(value, scope, Placement())
    }
  }

  /// Notes that an element draws a value.
  func draw(
    _ value: Expression, _ drawing: Drawing, _ line: Int, _ scope: Scope, label: LabelName? = nil
  ) {
    var drawing = drawing
    if let surface, drawing.kind != .notDrawn, drawing.kind != .otherSurface { drawing = surface }
    drawn.append((value, scope, sinks.count))
    sinks.append(Sink(drawing: drawing, place: place(scope.file, line), label: label))
  }

  /// Walks an assignment: to a property of the app, or to one of UIKit that draws it.
  func walk(assignmentOf value: Expression, to target: Expression, _ line: Int, _ scope: Scope) {
    defer { walk(value, scope, Placement()) }
    switch target {
    case .name(let name, _):
      if let (_, home) = scope.find(name) {
        home.add(name, .value(value, scope, nil))
        return
      }
      assign(value, to: nil, name, line, scope)
    case .member(let base?, let name, _):
      walk(base, scope, Placement())
      assign(value, to: base, name, line, scope)
    default: walk(target, scope, Placement())
    }
  }

  private func assign(
    _ value: Expression, to base: Expression?, _ name: String, _ line: Int, _ scope: Scope
  ) {
    if name == "numberOfLines", let base, case .integer(let lines) = value {
      for label in labels(base, scope) { labelLines[label] = lines }
      return
    }
    let members =
      base == nil
      ? resolver.members(named: name, scope) : resolver.members(base, name, scope)
    for member in members { writes[.property(member), default: []].append((value, scope)) }
    guard members.isEmpty else { return }
    if let drawing = UIKitProperty.anywhere[name] { return draw(value, drawing, line, scope) }
    if let owner = base?.lastName, let drawing = UIKitProperty.byOwner[owner]?[name] {
      return draw(value, drawing, line, scope)
    }
    let type = base.flatMap { resolver.type(of: $0, scope) }
    if let type, let surface = UIKitCall.surface(ofType: type.name) {
      return draw(value, surface, line, scope)
    }
    if let type, let drawing = UIKitProperty.byType[type.name]?[name] {
      return draw(value, drawing, line, scope)
    }
    if UIKitProperty.labelTexts.contains(name), let base, let type, isLabel(type) {
      return draw(
        value, Drawing("UILabel", .undecided), line, scope, label: labels(base, scope).first)
    }
    if name == "title", isController(base, type, scope) {
      draw(value, .navigationTitle, line, scope)
    }
  }

  private func isLabel(_ type: ValueType) -> Bool {
    type.name == "UILabel"
      || type.id.map { program.type($0) { $0 == "UILabel" } } == true
  }

  /// Whether `title` of a value is the title of a view controller.
  private func isController(_ base: Expression?, _ type: ValueType?, _ scope: Scope) -> Bool {
    let id = base == nil ? scope.type : type?.id
    if let type, type.name.hasPrefix("UI"), type.name.hasSuffix("ViewController") { return true }
    guard let id else { return false }
    return program.type(id) { $0.hasSuffix("ViewController") || $0 == "UIHostingController" }
  }

  /// The names by which the lines of a label may be known.
  private func labels(_ base: Expression, _ scope: Scope) -> [LabelName] {
    guard let name = base.lastName else { return [] }
    if case .name = base, scope.find(name) != nil {
      return [LabelName(type: nil, member: scope.member, name: name)]
    }
    return [LabelName(type: scope.type, member: nil, name: name)]
  }

  /// How the object of an outlet draws, of the class itself or of one that has it from there.
  private func outlet(_ label: LabelName) -> Drawing? {
    guard let type = label.type, let interfaces else { return nil }
    let name = Program.last(program.types[type].path)
    if let own = interfaces.drawing(ofOutlet: label.name, of: name) { return own }
    let heirs = program.types.filter { $0.inherits.contains { Program.last($0) == name } }
    let found = Set(
      heirs.compactMap { interfaces.drawing(ofOutlet: label.name, of: Program.last($0.path)) })
    return found.count == 1 ? found.first : nil
  }

  /// Walks a title that code gives to a button, which may be an outlet; whether the call is one.
  func walk(titleOf call: Call, _ callees: [Int], _ scope: Scope) -> Bool {
    guard case .member(let base?, "setTitle", let line) = call.callee, callees.isEmpty,
      let title = call.first
    else { return false }
    if call.argument("forSegmentAt") != nil {
      draw(title, .segment, line, scope)
    } else {
      draw(title, UIKitCall.buttonTitle, line, scope, label: labels(base, scope).first)
    }
    walk(base, scope, Placement())
    for argument in call.arguments { walk(argument.value, scope, Placement()) }
    return true
  }

  /// How a label or a button draws, once all code is known.
  ///
  /// - Parameter drawing: How it draws as far as the call tells.
  func drawing(of label: LabelName, known drawing: Drawing) -> Drawing {
    guard drawing.element == "UILabel" else { return outlet(label) ?? drawing }
    if let lines = labelLines[label] { return .limited("UILabel", to: max(lines, 0)) }
    if label.member != nil { return .limited("UILabel", to: 1) }
    guard let type = label.type, let member = program.members(label.name, of: type).first,
      case .property(let property) = program.members[member].kind
    else { return Drawing("UILabel", .undecided) }
    // Interface Builder says how many lines an outlet has.
    let isOutlet = property.attributes.contains { $0.callee.lastName == "IBOutlet" }
    guard !isOutlet, property.initial != nil else { return outlet(label) ?? drawing }
    let inside = labelLines.first { $0.key.member == member }?.value
    return .limited("UILabel", to: max(inside ?? 1, 0))
  }
}
