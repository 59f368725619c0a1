import LegibleSources
import SwiftSyntax

extension Lowering {
  /// Reduces the statements of a body.
  func statements(_ list: CodeBlockItemListSyntax, _ depth: Int) -> [Statement] {
    guard depth < Self.maximumDepth else { return [] }
    return list.flatMap { item -> [Statement] in
      switch item.item {
      case .decl(let node): declaration(node, depth + 1)
      case .stmt(let node): statement(node, depth + 1)
      case .expr(let node): [expressionStatement(node, depth + 1)]
      @unknown default: []
      }
    }
  }

  private func expressionStatement(_ node: ExprSyntax, _ depth: Int) -> Statement {
    guard let sequence = node.as(SequenceExprSyntax.self) else {
      return .expression(expression(node, depth))
    }
    let parts = Array(sequence.elements)
    let isAssignment =
      parts.count > 2
      && (parts[1].is(AssignmentExprSyntax.self)
        || parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "+=")
    guard isAssignment else { return .expression(expression(node, depth)) }
    return .assignment(
      expression(parts[0], depth), self.sequence(Array(parts[2...]), depth),
      line: line(of: parts[0]))
  }

  private func declaration(_ node: DeclSyntax, _ depth: Int) -> [Statement] {
    if let node = node.as(VariableDeclSyntax.self) {
      return node.bindings.flatMap { binding in
        // A local that is computed has the values of its getter.
        let value =
          binding.initializer.map { expression($0.value, depth) }
          ?? accessors(of: binding, depth).map(Expression.branches)
        return names(in: binding.pattern).map {
          Statement.binding($0, type(binding.typeAnnotation?.type), value)
        }
      }
    }
    if let node = node.as(FunctionDeclSyntax.self) { return [.function(function(node, depth))] }
    if let node = node.as(IfConfigDeclSyntax.self) {
      return node.clauses.flatMap { clause -> [Statement] in
        guard case .statements(let list) = clause.elements else { return [] }
        let body = statements(list, depth)
        return clause.isElsewhere ? [.elsewhere(body)] : body
      }
    }
    return []
  }

  private func statement(_ node: StmtSyntax, _ depth: Int) -> [Statement] {
    switch Syntax(node).as(SyntaxEnum.self) {
    case .returnStmt(let node):
      return node.expression.map { [.result(expression($0, depth))] } ?? []
    case .throwStmt(let node): return [.expression(.opaque([expression(node.expression, depth)]))]
    case .expressionStmt(let node): return [expressionStatement(node.expression, depth)]
    case .guardStmt(let node):
      return conditions(node.conditions, depth) + [.block(statements(node.body.statements, depth))]
    case .whileStmt(let node):
      return [.block(conditions(node.conditions, depth) + statements(node.body.statements, depth))]
    case .repeatStmt(let node): return [.block(statements(node.body.statements, depth))]
    case .deferStmt(let node): return [.block(statements(node.body.statements, depth))]
    case .doStmt(let node):
      let caught = node.catchClauses.flatMap { statements($0.body.statements, depth) }
      return [.block(statements(node.body.statements, depth)), .block(caught)]
    case .forStmt(let node):
      let sequence = expression(node.sequence, depth)
      let loops = names(in: node.pattern).map { Statement.loop($0, sequence) }
      return [.block(loops + statements(node.body.statements, depth))]
    default: return []
    }
  }

  /// The branches of `if`.
  func branches(_ node: IfExprSyntax, _ depth: Int) -> [Statement] {
    let body = conditions(node.conditions, depth) + statements(node.body.statements, depth)
    switch node.elseBody {
    case .ifExpr(let other):
      guard depth < Self.maximumDepth else { return [.block(body)] }
      return [.block(body)] + branches(other, depth + 1)
    case .codeBlock(let block): return [.block(body), .block(statements(block.statements, depth))]
    case nil: return [.block(body)]
    @unknown default: return [.block(body)]
    }
  }

  /// The branches of `switch`.
  func cases(_ node: SwitchExprSyntax, _ depth: Int) -> [Statement] {
    let subject = expression(node.subject, depth)
    return [.binding("_", nil, .opaque([subject]))]
      + node.cases.flatMap { branches(of: $0, subject, depth) }
  }

  private func branches(
    of element: SwitchCaseListSyntax.Element, _ subject: Expression, _ depth: Int
  ) -> [Statement] {
    switch element {
    case .switchCase(let node):
      var patterns: [Statement] = []
      if case .case(let label) = node.label {
        patterns = label.caseItems.flatMap { pattern($0.pattern, of: subject) }
      }
      return [.block(patterns + statements(node.statements, depth))]
    case .ifConfigDecl(let node):
      return node.clauses.flatMap { clause -> [Statement] in
        guard case .switchCases(let cases) = clause.elements else { return [] }
        return cases.flatMap { branches(of: $0, subject, depth) }
      }
    @unknown default: return []
    }
  }

  private func conditions(_ list: ConditionElementListSyntax, _ depth: Int) -> [Statement] {
    list.flatMap { element -> [Statement] in
      switch element.condition {
      case .expression(let node):
        return [.binding("_", nil, .opaque([expression(node, depth)]))]
      case .optionalBinding(let node):
        return names(in: node.pattern).map { name in
          let value = node.initializer.map { expression($0.value, depth) }
          return .binding(
            name, type(node.typeAnnotation?.type), value ?? .name(name, line: line(of: node)))
        }
      case .matchingPattern(let node):
        let value = expression(node.initializer.value, depth)
        return pattern(node.pattern, of: value) + [.binding("_", nil, .opaque([value]))]
      case .availability: return []
      @unknown default: return []
      }
    }
  }

  /// The names that a pattern gives.
  func names(in pattern: PatternSyntax) -> [String] {
    if let node = pattern.as(IdentifierPatternSyntax.self) { return [node.identifier.plain] }
    if let node = pattern.as(ValueBindingPatternSyntax.self) { return names(in: node.pattern) }
    if let node = pattern.as(TuplePatternSyntax.self) {
      return node.elements.flatMap { names(in: $0.pattern) }
    }
    return []
  }

  /// What the pattern of a `case` gives names to.
  private func pattern(_ node: PatternSyntax, of subject: Expression) -> [Statement] {
    if let node = node.as(ValueBindingPatternSyntax.self) {
      return pattern(node.pattern, of: subject)
    }
    guard
      let call = node.as(ExpressionPatternSyntax.self)?.expression.as(FunctionCallExprSyntax.self),
      let callee = call.calledExpression.as(MemberAccessExprSyntax.self)
    else { return [] }
    let names: [String?] = call.arguments.map { argument in
      if let node = argument.expression.as(PatternExprSyntax.self) {
        return self.names(in: node.pattern).first
      }
      return argument.expression.as(DeclReferenceExprSyntax.self)?.baseName.plain
    }
    return [.pattern(caseName: callee.declName.baseName.plain, names: names, of: subject)]
  }
}

extension IfConfigClauseSyntax {
  /// Whether the clause is compiled for something else than an iPhone or an iPad alone.
  var isElsewhere: Bool {
    guard let condition = condition?.trimmedDescription else { return false }
    return ["os(watchOS)", "os(macOS)", "os(tvOS)", "targetEnvironment(macCatalyst)"]
      .contains(condition)
  }
}
