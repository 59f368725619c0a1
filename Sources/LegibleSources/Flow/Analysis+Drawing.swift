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
    case .list(let values) where text.isFixed:
      for value in values { present(value, text, line, scope, placement) }
    case .call(let call) where text.isFixed && call.isAlertButton:
      for argument in call.arguments { present(argument.value, text, line, scope, placement) }
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
    let value = resolver.qualified(value, by: resolver.type(of: target, scope))
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
    if LabelTraits.names.contains(name), let base, let label = label(base, scope) {
      labelTraits[label, default: LabelTraits()].set(name, to: value)
    }
    if let style = Self.titleStyle(name, value) {
      labelTraits[titleName(scope), default: LabelTraits()].style = style
    }
    let members =
      base == nil
      ? resolver.members(named: name, scope) : resolver.members(base, name, scope)
    for member in members { writes[.property(member), default: []].append((value, scope)) }
    guard members.isEmpty else { return }
    if let drawing = UIKitProperty.anywhere[name] { return draw(value, drawing, line, scope) }
    if let owner = base?.lastName, var drawing = UIKitProperty.byOwner[owner]?[name] {
      if let cell = base?.base, isBuiltCell(cell, scope) {
        drawing = .limited(drawing.element, to: 1)
      }
      // The label of a cell of the system's has the lines that code gives it.
      if drawing == .navigationTitle {
        return draw(value, drawing, line, scope, label: titleName(scope))
      }
      let isLabel = UIKitProperty.labelTexts.contains(name)
      return draw(
        value, drawing, line, scope, label: isLabel ? base.flatMap { label($0, scope) } : nil)
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
        value, Drawing("UILabel", .undecided), line, scope, label: label(base, scope))
    }
    if name == "title", isController(base, type, scope) {
      draw(value, .navigationTitle, line, scope, label: titleName(scope))
    }
  }

  /// The name by which the title of a controller is known.
  private func titleName(_ scope: Scope) -> LabelName {
    LabelName(type: scope.type, member: nil, name: "navigationItem")
  }

  /// The style that a property gives the title in the navigation bar, `nil` for other properties.
  private static func titleStyle(_ name: String, _ value: Expression) -> String? {
    switch name {
    case "prefersLargeTitles": value.lastName == "true" ? "largeTitle" : "headline"
    case "largeTitleDisplayMode": value.isLargeTitleMode.map { $0 ? "largeTitle" : "headline" }
    default: nil
    }
  }

  /// Whether a cell is one of the system's that the code makes, not a prototype of a storyboard.
  private func isBuiltCell(_ cell: Expression, _ scope: Scope) -> Bool {
    guard case .name(let name, _) = cell,
      case .value(.call(let call), _, _)? = scope.find(name)?.locals.first
    else { return false }
    return call.callee.lastName == "UITableViewCell"
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

  /// The name by which the traits of a label or button are known.
  func label(_ base: Expression, _ scope: Scope) -> LabelName? {
    guard let name = base.lastName else { return nil }
    // The label of a button is the button's.
    if name == "titleLabel", let button = base.base { return label(button, scope) }
    if case .name = base, scope.find(name) != nil || name.hasPrefix("$") {
      return LabelName(type: nil, member: scope.member, name: name)
    }
    let owner = base.base.flatMap { resolver.type(of: $0, scope)?.id }
    return LabelName(type: owner ?? scope.type, member: nil, name: name)
  }

  /// Has a text drawn that a method which the app adds to labels is given.
  func present(textOf call: Call, _ scope: Scope) {
    guard case .member(let base?, let name, let line) = call.callee, let text = call.first,
      name.hasPrefix("set"), name.contains("Text"), let type = resolver.type(of: base, scope),
      isLabel(type)
    else { return }
    draw(text, Drawing("UILabel", .undecided), line, scope, label: label(base, scope))
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
    guard case .member(let base?, let name, let line) = call.callee, callees.isEmpty,
      ["setTitle", "setAttributedTitle"].contains(name), let title = call.first
    else { return false }
    if call.argument("forSegmentAt") != nil {
      draw(title, .segment, line, scope)
    } else {
      draw(title, .button, line, scope, label: label(base, scope))
    }
    walk(base, scope, Placement())
    for argument in call.arguments { walk(argument.value, scope, Placement()) }
    return true
  }

  /// How a label or button draws, once all code is known.
  func drawing(of label: LabelName, as drawing: Drawing) -> Drawing {
    var traits = labelTraits[label] ?? LabelTraits()
    var isBuilt = label.member != nil
    if label.member == nil, let type = label.type,
      let member = program.members(label.name, of: type).first,
      case .property(let property) = program.members[member].kind
    {
      let isOutlet = property.attributes.contains { $0.callee.lastName == "IBOutlet" }
      isBuilt = !isOutlet && property.initial != nil
      if isBuilt, let inside = traitsMade(in: member) {
        traits = traits.completed(by: inside)
      }
      if case .call(let call)? = property.initial, call.argument("configuration") != nil {
        traits.isConfigured = true
      }
    }
    // Interface Builder says how an outlet is drawn, code may change it.
    if !isBuilt, let outlet = outlet(label) { return traits.applied(to: outlet) }
    if drawing == .button {
      let wraps = traits.isConfigured || traits.wrapsWords
      return traits.applied(to: .limited(drawing.element, to: wraps ? 0 : 1))
    }
    return traits.applied(to: isBuilt ? .limited(drawing.element, to: 1) : drawing)
  }

  /// What the closure sets that a property is made by.
  private func traitsMade(in member: Int) -> LabelTraits? {
    let found = labelTraits.filter { $0.key.member == member }
    return found.count == 1 ? found.first?.value : nil
  }
}

extension Call {
  /// Whether this is a button of an old alert: `.default(Text("OK"))`.
  fileprivate var isAlertButton: Bool {
    guard case .member(_, let name, _) = callee else { return false }
    return ["default", "cancel", "destructive"].contains(name)
  }
}
