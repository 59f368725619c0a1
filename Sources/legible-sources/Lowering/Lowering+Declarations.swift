import LegibleSources
import SwiftSyntax

extension Lowering {
  /// Adds what stands outside functions to the file.
  func declare(_ list: CodeBlockItemListSyntax, in path: String, into file: inout SourceFile) {
    for item in list {
      if case .decl(let node) = item.item {
        declare(node, in: path, into: &file)
      } else {
        file.statements += statements([item], 0)
      }
    }
  }

  private func declare(_ node: DeclSyntax, in path: String, into file: inout SourceFile) {
    switch Syntax(node).as(SyntaxEnum.self) {
    case .importDecl(let node):
      if let name = node.path.first?.name.plain { file.imports.append(name) }
    case .functionDecl(let node): file.functions.append(function(node, 0))
    case .variableDecl(let node): file.properties += properties(node)
    case .ifConfigDecl(let node):
      for clause in node.clauses where !clause.isElsewhere {
        if case .statements(let list) = clause.elements { declare(list, in: path, into: &file) }
      }
    default: addType(node, in: path, depth: 0, into: &file)
    }
  }

  private func addType(
    _ node: DeclSyntax, in path: String, depth: Int, into file: inout SourceFile
  ) {
    guard depth < Self.maximumDepth, let group = node.asProtocol((any DeclGroupSyntax).self),
      let (kind, name) = head(of: node)
    else { return }
    var type = TypeDeclaration(
      kind: kind, path: path.isEmpty ? name : path + "." + name,
      inherits: group.inheritanceClause?.inheritedTypes.compactMap { self.type($0.type)?.name }
        ?? [],
      isEntryPoint: group.attributes.contains {
        ["@main", "@UIApplicationMain"].contains($0.trimmedDescription)
      })
    // A preview is not a screen of the app.
    guard !type.inherits.contains("PreviewProvider") else { return }
    add(group.memberBlock.members, to: &type, depth: depth, into: &file)
    file.types.append(type)
  }

  private func add(
    _ members: MemberBlockItemListSyntax, to type: inout TypeDeclaration, depth: Int,
    into file: inout SourceFile
  ) {
    for member in members {
      switch Syntax(member.decl).as(SyntaxEnum.self) {
      case .variableDecl(let node): type.properties += properties(node)
      case .functionDecl(let node): type.functions.append(function(node, depth))
      case .initializerDecl(let node): type.functions.append(initializer(node))
      case .enumCaseDecl(let node): type.cases += node.elements.map(enumCase)
      case .ifConfigDecl(let node):
        for clause in node.clauses {
          guard case .decls(let members) = clause.elements else { continue }
          let counts = (type.properties.count, type.functions.count)
          add(members, to: &type, depth: depth + 1, into: &file)
          guard clause.isElsewhere else { continue }
          for index in counts.0..<type.properties.count {
            type.properties[index].isElsewhere = true
          }
          for index in counts.1..<type.functions.count { type.functions[index].isElsewhere = true }
        }
      default: addType(member.decl, in: type.path, depth: depth + 1, into: &file)
      }
    }
  }

  private func head(of node: DeclSyntax) -> (TypeDeclaration.Kind, String)? {
    switch Syntax(node).as(SyntaxEnum.self) {
    case .structDecl(let node): (.structure, node.name.plain)
    case .classDecl(let node): (.classType, node.name.plain)
    case .actorDecl(let node): (.classType, node.name.plain)
    case .enumDecl(let node): (.enumeration, node.name.plain)
    case .protocolDecl(let node): (.protocolType, node.name.plain)
    case .extensionDecl(let node): type(node.extendedType)?.name.map { (.extended, $0) }
    default: nil
    }
  }

  /// Reduces a function.
  func function(_ node: FunctionDeclSyntax, _ depth: Int) -> Function {
    Function(
      name: node.name.plain,
      parameters: node.signature.parameterClause.parameters.map(parameter),
      result: type(node.signature.returnClause?.type),
      body: node.body.map { statements($0.statements, depth) } ?? [],
      isStatic: node.modifiers.areStatic,
      isCalledFromOutside: node.modifiers.areOverriding || node.attributes.areForObjectiveC,
      line: line(of: node.name))
  }

  private func initializer(_ node: InitializerDeclSyntax) -> Function {
    Function(
      name: "init", parameters: node.signature.parameterClause.parameters.map(parameter),
      result: nil, body: node.body.map { statements($0.statements, 0) } ?? [], isStatic: true,
      isCalledFromOutside: node.modifiers.areOverriding, line: line(of: node))
  }

  private func enumCase(_ node: EnumCaseElementSyntax) -> Function {
    let parameters = node.parameterClause?.parameters.map { parameter in
      let name = parameter.firstName?.plain
      return Function.Parameter(
        label: name == "_" ? nil : name, name: (parameter.secondName?.plain ?? name) ?? "",
        type: type(parameter.type),
        initial: parameter.defaultValue.map { expression($0.value, 0) })
    }
    return Function(
      name: node.name.plain, parameters: parameters ?? [], result: nil, body: [], isStatic: true,
      isCalledFromOutside: false, line: line(of: node))
  }

  private func parameter(_ node: FunctionParameterSyntax) -> Function.Parameter {
    let label = node.firstName.plain
    return Function.Parameter(
      label: label == "_" ? nil : label, name: (node.secondName ?? node.firstName).plain,
      type: type(node.type), initial: node.defaultValue.map { expression($0.value, 0) })
  }

  /// Reduces the properties of a `let` or `var`.
  func properties(_ node: VariableDeclSyntax) -> [Property] {
    node.bindings.flatMap { binding in
      let body = accessors(of: binding, 0)
      let isComputed = body != nil && binding.initializer == nil
      return names(in: binding.pattern).map { name in
        Property(
          name: name, type: type(binding.typeAnnotation?.type),
          initial: binding.initializer.map { expression($0.value, 0) }, body: body ?? [],
          isComputed: isComputed, isStatic: node.modifiers.areStatic,
          attributes: node.attributes.compactMap(attribute),
          isCalledFromOutside: node.modifiers.areOverriding || node.attributes.areForObjectiveC,
          line: line(of: binding.pattern))
      }
    }
  }

  /// The statements of a getter or of observers, `nil` when there is neither.
  func accessors(of binding: PatternBindingSyntax, _ depth: Int) -> [Statement]? {
    switch binding.accessorBlock?.accessors {
    case .getter(let list): statements(list, depth)
    case .accessors(let list):
      list.first { $0.accessorSpecifier.text == "get" && $0.body == nil } == nil
        ? list.flatMap { $0.body.map { statements($0.statements, depth) } ?? [] } : nil
    case nil: nil
    @unknown default: nil
    }
  }

  private func attribute(_ element: AttributeListSyntax.Element) -> Call? {
    guard case .attribute(let node) = element, let name = type(node.attributeName)?.name
    else { return nil }
    var arguments: [Call.Argument] = []
    if case .argumentList(let list) = node.arguments {
      arguments = list.map {
        Call.Argument(label: $0.label?.plain, value: expression($0.expression, 0))
      }
    }
    let line = line(of: node)
    return Call(callee: .name(name, line: line), arguments: arguments, line: line)
  }
}

extension DeclModifierListSyntax {
  /// Whether a member belongs to the type.
  var areStatic: Bool { contains { ["static", "class"].contains($0.name.text) } }

  /// Whether a member stands for one that a superclass declares.
  var areOverriding: Bool { contains { $0.name.text == "override" } }
}

extension AttributeListSyntax {
  /// Whether Objective-C or Interface Builder may call the declaration.
  var areForObjectiveC: Bool {
    contains { ["@objc", "@IBAction", "@IBSegueAction"].contains($0.trimmedDescription) }
  }
}
