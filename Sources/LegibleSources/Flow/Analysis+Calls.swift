import LegibleUses

extension Analysis {
  /// Walks a call: its receiver with the modifier that it is, its arguments with their roles.
  func walk(_ call: Call, _ scope: Scope, _ placement: Placement) {
    if let (lookup, found) = lookup(call, scope) {
      // What an intent declares the system reads.
      let isAccessor = surface == nil && scope.member.map { accessors[$0] != nil } ?? false
      if !isAccessor { refer(to: found, call.line, scope) }
      if case .member(let base?, _, _) = call.callee, base.plainLiteral == nil {
        walk(base, scope, Placement())
      }
      // The key is not another text.
      for argument in call.arguments where argument.value.plainLiteral == nil {
        walk(argument.value, scope, Placement())
      }
      if lookup.isOwn { mentioned.insert(call.callee.lastName ?? "") }
      return
    }
    var inner = placement
    var roles: [(label: String?, role: Drawing)] = []
    var texts: [(label: String?, text: SwiftUIElement.Text)] = []
    let callees = resolver.callees(call, scope)
    if walk(titleOf: call, callees, scope) { return }
    present(textOf: call, scope)
    switch call.callee {
    case .member(let base, let name, _):
      mentioned.insert(name)
      note(call, name, scope)
      if name.first?.isUppercase == true { (texts, roles) = element(name, call, scope, &inner) }
      if texts.isEmpty, name == "init", callees.isEmpty, let base {
        texts = inherited(by: base, call, scope)
      }
      if texts.isEmpty {
        (texts, roles) = modifier(name, call, callees, scope, &inner)
        if let base { walk(base, scope, inner) }
        inner = Placement()
        if let first = base?.callRoot, ["Text", "Group", "ForEach"].contains(first) {
          inner = placement
        }
      }
    case .name(let name, _):
      mentioned.insert(name)
      note(call, name, scope)
      (texts, roles) = element(name, call, scope, &inner)
      if texts.isEmpty, let drawing = self.texts(of: name, call) { texts = drawing }
    default: walk(call.callee, scope, placement)
    }
    connect(call, callees, scope, placement)
    let built = resolver.constructed(call, scope)
    var isFirstClosure = true
    for (index, argument) in call.arguments.enumerated() {
      let isFirst = index == 0 && argument.label == nil && !argument.isTrailing
      if call.opensScreen(argument) {
        walk(argument.value, scope, Placement())
        if argument.isTrailing { isFirstClosure = false }
        continue
      }
      if case .closure(let closure) = argument.value {
        let label = argument.isTrailing && isFirstClosure ? nil : argument.label
        let role = roles.first { $0.label == label }?.role
        if argument.isTrailing { isFirstClosure = false }
        var around = inner
        if let built {
          for modifier in modifiers(ofContent: argument, of: call, callees, in: built) {
            modifier.apply(to: &around)
          }
        }
        walk(
          closure.body, resolver.scope(of: closure, in: call, scope),
          role.map(around.inside) ?? around)
      } else if let text = texts.first(where: {
        $0.label == argument.label && ($0.label != nil || isFirst)
      }) {
        present(argument.value, text.text, call.line, scope, inner)
      } else {
        walk(argument.value, scope, inner.inside(inner.role))
      }
    }
  }

  /// What an element of SwiftUI draws, and the roles of its closures.
  private func element(
    _ name: String, _ call: Call, _ scope: Scope, _ placement: inout Placement
  ) -> ([(label: String?, text: SwiftUIElement.Text)], [(label: String?, role: Drawing)]) {
    guard resolver.constructed(call, scope) == nil else { return ([], []) }
    guard let element = SwiftUIElement.table[name] else {
      return (texts(of: name, call) ?? [], [])
    }
    switch name {
    case "Button", "NavigationLink", "Link":
      for modifier in placement.buttonStyle { modifier.apply(to: &placement) }
    case "Picker":
      let option = placement.option
      return (element.texts, [(nil, option), ("content", option)])
    case "TextField" where call.argument("axis")?.lastName == "vertical":
      return ([(nil, .text("TextField placeholder"))], [])
    default: break
    }
    return (element.texts, element.closures)
  }

  /// What an initializer or function of UIKit draws.
  private func texts(of name: String, _ call: Call) -> [(
    label: String?, text: SwiftUIElement.Text
  )]? {
    if name == "UIBarButtonItem", let image = call.argument("image"), !image.isNothing {
      // The image is drawn, the title spoken.
      return [("title", .fixed(.spoken))]
    }
    if name == "UIAlertController", call.argument("preferredStyle")?.lastName == "actionSheet" {
      return [("title", .fixed(.sheetTitle)), ("message", .fixed(.sheetTitle))]
    }
    if let found = UIKitCall.initializers[name] {
      return found.map { ($0.label, .fixed($0.drawing)) }
    }
    if let surface = UIKitCall.surface(ofType: name) {
      return call.arguments.map { ($0.label, .fixed(surface)) }
    }
    return UIKitCall.methods[name].map { $0.map { ($0.label, .fixed($0.drawing)) } }
  }

  /// What an initializer draws that a class of the app has from one of UIKit.
  private func inherited(by base: Expression, _ call: Call, _ scope: Scope)
    -> [(label: String?, text: SwiftUIElement.Text)]
  {
    let type = base.lastName == "super" ? scope.type : resolver.type(of: base, scope)?.id
    guard let type else { return [] }
    return program.types[type].inherits.lazy.compactMap { self.texts(of: $0, call) }.first ?? []
  }

  /// Applies a modifier to what it follows, and says what its arguments are.
  private func modifier(
    _ name: String, _ call: Call, _ callees: [Int], _ scope: Scope, _ placement: inout Placement
  ) -> ([(label: String?, text: SwiftUIElement.Text)], [(label: String?, role: Drawing)]) {
    if let modifier = ViewModifier(name, call) {
      modifier.apply(to: &placement)
      return ([], [])
    }
    if callees.isEmpty, let role = SwiftUIRole.table[name] {
      let isOld = name == "alert" && call.first == nil
      let isLarge =
        call.argument("displayMode")?.isLargeTitleMode ?? call.callee.base?.titleMode
        ?? placement.hasLargeTitle
      let texts = role.texts.map { label, drawing in
        var drawing = drawing
        if drawing == .navigationTitle, isLarge == true { drawing.style = "largeTitle" }
        return (label: label, text: SwiftUIElement.Text.fixed(drawing))
      }
      return (texts, isOld ? [] : role.closures)
    }
    switch name {
    case "buttonStyle":
      placement.buttonStyle = call.first.map { modifiers(ofStyle: $0, scope) } ?? []
    case "pickerStyle":
      switch call.first?.lastName {
      case "segmented", "SegmentedPickerStyle": placement.option = .segment
      case "inline", "navigationLink", "wheel":
        placement.option = .limited("Picker option", to: 0)
      default: break
      }
    case "modifier":
      for modifier in call.first.map({ modifiers(ofType: $0, scope) }) ?? [] {
        modifier.apply(to: &placement)
      }
    case "debug", "info", "notice", "warning", "error", "verbose", "log", "trace", "fault":
      if case .member(let base?, _, _) = call.callee, base.isLogger {
        return ([(nil, .fixed(.log))], [])
      }
    default:
      if callees.isEmpty, let found = UIKitCall.methods[name] {
        return (found.map { ($0.label, .fixed($0.drawing)) }, [])
      }
      for callee in callees {
        for modifier in modifiers(ofExtension: callee) { modifier.apply(to: &placement) }
      }
    }
    return ([], [])
  }

  /// Takes a call of an accessor as a reference to its text.
  private func note(_ call: Call, _ name: String, _ scope: Scope) {
    refer(to: undeclaredKeys(call.callee, scope), call.line, scope)
    guard accessorNames.contains(name) else { return }
    for member in resolver.callees(call, scope) {
      guard let keys = accessors[member], scope.member != member else { continue }
      refer(to: keys, call.line, scope)
    }
  }

  /// Notes which values go to which parameters and properties, and what views a call shows.
  private func connect(_ call: Call, _ callees: [Int], _ scope: Scope, _ placement: Placement) {
    for callee in callees {
      enqueue(callee, placement)
      let parameters: [Function.Parameter]
      switch program.members[callee].kind {
      case .function(let function), .enumCase(let function): parameters = function.parameters
      case .property: continue
      }
      guard let indices = resolver.parameters(of: call, parameters) else { continue }
      for (argument, index) in zip(call.arguments, indices) {
        let slot = Slot(member: callee, parameter: index)
        let value = resolver.qualified(argument.value, by: resolver.type(of: slot))
        writes[slot, default: []].append((value, scope))
      }
    }
    guard let type = resolver.constructed(call, scope) else { return }
    mentioned.insert(Program.last(program.types[type].path))
    for body in program.types[type].members["body"] ?? [] { enqueue(body, placement) }
    guard callees.isEmpty else { return }
    // The memberwise initializer.
    for argument in call.arguments {
      guard
        let property = program.types[type].stored.first(where: {
          program.members[$0].name == argument.label
        })
      else { continue }
      writes[.property(property), default: []].append((argument.value, scope))
    }
  }
}

extension Call {
  /// Whether an argument is another screen, which has nothing from the view around the call.
  fileprivate func opensScreen(_ argument: Call.Argument) -> Bool {
    switch callee.lastName {
    case "NavigationLink":
      argument.label == "destination"
        || argument.isTrailing && argument.label == nil && self.argument("label") != nil
    case "sheet", "fullScreenCover", "popover", "navigationDestination":
      if case .closure = argument.value { true } else { argument.label == "destination" }
    default: false
    }
  }
}

extension Expression {
  /// The name of the view that a chain of modifiers begins with.
  var callRoot: String? {
    switch self {
    case .call(let call): call.callee.callRoot
    case .member(let base?, let name, _): base.callRoot ?? name
    case .name(let name, _): name
    default: nil
    }
  }

  /// The display mode that a chain of modifiers gives the title of its screen.
  fileprivate var titleMode: Bool? {
    guard case .call(let call) = self, case .member(let base?, let name, _) = call.callee else {
      return nil
    }
    return name == "navigationBarTitleDisplayMode" ? call.first?.isLargeTitleMode : base.titleMode
  }

  /// Whether messages of a logger are what the methods called on it take.
  fileprivate var isLogger: Bool {
    switch self {
    case .name(let name, _):
      name.lowercased().hasSuffix("log") || name.lowercased().hasSuffix("logger")
    case .member(let base, let name, _):
      name.lowercased() == "log" || name.lowercased().hasSuffix("logger") || base?.isLogger == true
    default: false
    }
  }
}
