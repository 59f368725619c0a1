/// A statement, reduced to what decides where a text goes.
package indirect enum Statement: Sendable {
  /// An expression that stands alone.
  case expression(Expression)
  /// `let name: Type = value`, also in conditions.
  case binding(String, TypeName?, Expression?)
  /// A name for each element of a collection.
  case loop(String, Expression)
  /// Names for the values of an enum case: `case .failed(let message)`.
  case pattern(caseName: String, names: [String?], of: Expression)
  /// `target = value`.
  case assignment(Expression, Expression, line: Int)
  /// `return value`.
  case result(Expression)
  /// The branches of `if`, `switch` and the like.
  case block([Statement])
  /// What is compiled for another system than iOS alone.
  case elsewhere([Statement])
  /// A function inside a function.
  case function(Function)
}

extension [Statement] {
  /// The values that a body gives: of `return`, or the one expression that it consists of.
  package var results: [Expression] {
    var found: [Expression] = []
    collectReturns(into: &found)
    if found.isEmpty { collectImplicit(into: &found) }
    return found
  }

  private func collectReturns(into found: inout [Expression]) {
    for statement in self {
      switch statement {
      case .result(let value): found.append(value)
      case .block(let body), .elsewhere(let body): body.collectReturns(into: &found)
      case .expression(.branches(let body)): body.collectReturns(into: &found)
      default: break
      }
    }
  }

  private func collectImplicit(into found: inout [Expression]) {
    for statement in self {
      switch statement {
      case .expression(.branches(let body)), .block(let body), .elsewhere(let body):
        body.collectImplicit(into: &found)
      case .expression(let value): found.append(value)
      default: break
      }
    }
  }
}
