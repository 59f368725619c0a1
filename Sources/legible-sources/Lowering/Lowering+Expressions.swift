import LegibleSources
import SwiftParser
import SwiftSyntax

extension Lowering {
  /// Reduces an expression.
  func expression(_ node: some ExprSyntaxProtocol, _ depth: Int) -> Expression {
    guard depth < Self.maximumDepth else { return .opaque([]) }
    let depth = depth + 1
    switch Syntax(node).as(SyntaxEnum.self) {
    case .stringLiteralExpr(let node): return literal(node, depth)
    case .integerLiteralExpr(let node):
      return Int(node.literal.text).map(Expression.integer) ?? .opaque([])
    case .floatLiteralExpr(let node):
      return Double(node.literal.text).map(Expression.decimal) ?? .opaque([])
    case .nilLiteralExpr: return .nothing
    case .booleanLiteralExpr(let node): return .name(node.literal.text, line: line(of: node))
    case .declReferenceExpr(let node): return .name(node.baseName.plain, line: line(of: node))
    case .memberAccessExpr(let node):
      return .member(
        node.base.map { expression($0, depth) }, node.declName.baseName.plain,
        line: line(of: node.declName))
    case .functionCallExpr(let node): return .call(call(node, depth))
    case .subscriptCallExpr(let node): return .element(expression(node.calledExpression, depth))
    case .genericSpecializationExpr(let node): return expression(node.expression, depth)
    case .optionalChainingExpr(let node): return expression(node.expression, depth)
    case .forceUnwrapExpr(let node): return expression(node.expression, depth)
    case .tryExpr(let node): return expression(node.expression, depth)
    case .awaitExpr(let node): return expression(node.expression, depth)
    case .unsafeExpr(let node): return expression(node.expression, depth)
    case .inOutExpr(let node): return expression(node.expression, depth)
    case .asExpr(let node): return expression(node.expression, depth)
    case .tupleExpr(let node):
      let parts = node.elements.map { expression($0.expression, depth) }
      return parts.count == 1 ? parts[0] : .opaque(parts)
    case .sequenceExpr(let node): return sequence(Array(node.elements), depth)
    case .ternaryExpr(let node):
      return .choice([
        expression(node.thenExpression, depth), expression(node.elseExpression, depth),
      ])
    case .arrayExpr(let node):
      return .list(node.elements.map { expression($0.expression, depth) })
    case .dictionaryExpr(let node):
      guard let elements = node.content.as(DictionaryElementListSyntax.self) else {
        return .list([])
      }
      return .list(elements.map { expression($0.value, depth) })
    case .closureExpr(let node): return .closure(closure(node, depth))
    case .keyPathExpr(let node):
      let last = node.components.last?.component.as(KeyPathPropertyComponentSyntax.self)
      return last.map { .keyPath($0.declName.baseName.plain) } ?? .opaque([])
    case .ifExpr(let node): return .branches(branches(node, depth))
    case .switchExpr(let node): return .branches(cases(node, depth))
    case .prefixOperatorExpr(let node): return .opaque([expression(node.expression, depth)])
    case .superExpr: return .name("super", line: line(of: node))
    default: return .opaque([])
    }
  }

  /// Operators and their operands in the order that they are written.
  func sequence(_ parts: [ExprSyntax], _ depth: Int) -> Expression {
    guard depth < Self.maximumDepth else { return .opaque([]) }
    if let mark = parts.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let node = parts[mark].as(UnresolvedTernaryExprSyntax.self)
    {
      let condition = parts[..<mark].map { expression($0, depth) }
      let values = [
        expression(node.thenExpression, depth),
        sequence(Array(parts[(mark + 1)...]), depth + 1),
      ]
      return .choice(values + (condition.isEmpty ? [] : [.opaque(condition)]))
    }
    var operands: [Expression] = []
    var operators: Set<String> = []
    var index = 0
    while index < parts.count {
      if let node = parts[index].as(BinaryOperatorExprSyntax.self) {
        operators.insert(node.operator.text)
      } else if parts[index].is(UnresolvedAsExprSyntax.self) {
        index += 1
        if index < parts.count, let value = operands.last,
          let type = type(parts[index].as(TypeExprSyntax.self)?.type)
        {
          operands[operands.count - 1] = .typed(value, type)
        }
      } else if parts[index].is(UnresolvedIsExprSyntax.self) {
        operators.insert("is")
        index += 1
      } else {
        operands.append(expression(parts[index], depth))
      }
      index += 1
    }
    if operators.isEmpty, operands.count == 1 { return operands[0] }
    if operators == ["??"] { return .choice(operands) }
    if operators.isSubset(of: ["+", "??"]) { return .joined(operands) }
    return .opaque(operands)
  }

  private func literal(_ node: StringLiteralExprSyntax, _ depth: Int) -> Expression {
    if let text = node.representedLiteralValue {
      return .literal([.text(text)], line: line(of: node))
    }
    let pieces: [Expression.Piece] = node.segments.compactMap { segment in
      switch segment {
      case .stringSegment(let node): .text(node.content.text.resolvingEscapes)
      case .expressionSegment(let node):
        node.expressions.first.map { .value(expression($0.expression, depth)) }
      @unknown default: nil
      }
    }
    return .literal(pieces, line: line(of: node))
  }

  /// Reduces a call.
  func call(_ node: FunctionCallExprSyntax, _ depth: Int) -> Call {
    var arguments = node.arguments.map {
      Call.Argument(label: $0.label?.plain, value: expression($0.expression, depth))
    }
    if let closure = node.trailingClosure {
      let value = Expression.closure(self.closure(closure, depth))
      arguments.append(Call.Argument(label: nil, value: value, isTrailing: true))
    }
    for element in node.additionalTrailingClosures {
      let value = Expression.closure(closure(element.closure, depth))
      arguments.append(Call.Argument(label: element.label.plain, value: value, isTrailing: true))
    }
    let named = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName
    return Call(
      callee: expression(node.calledExpression, depth), arguments: arguments,
      line: named.map { line(of: $0) } ?? line(of: node.calledExpression))
  }

  private func closure(_ node: ClosureExprSyntax, _ depth: Int) -> Closure {
    let names: [String] =
      switch node.signature?.parameterClause {
      case .simpleInput(let names): names.map(\.name.plain)
      case .parameterClause(let clause):
        clause.parameters.map { ($0.secondName ?? $0.firstName).plain }
      case nil: []
      @unknown default: []
      }
    return Closure(parameters: names, body: statements(node.statements, depth))
  }
}

extension TokenSyntax {
  /// The text without backticks.
  var plain: String {
    text.hasPrefix("`") && text.hasSuffix("`") && text.count > 2
      ? String(text.dropFirst().dropLast()) : text
  }
}
