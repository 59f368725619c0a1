/// An expression of a Swift file, reduced to what decides where a text goes.
package indirect enum Expression: Sendable {
  /// A string literal.
  case literal([Piece], line: Int)
  /// An integer literal.
  case integer(Int)
  /// A decimal literal.
  case decimal(Double)
  /// `nil`.
  case nothing
  /// A name that stands alone: a local, a member of `self`, a type, a global.
  case name(String, line: Int)
  /// `base.name`; without a base the type is the one the context expects: `.headline`.
  case member(Expression?, String, line: Int)
  /// A call.
  case call(Call)
  /// One of several values: `?:`, `??`.
  case choice([Expression])
  /// Values that become one text: `+`.
  case joined([Expression])
  /// The elements of an array literal, or the values of a dictionary literal.
  case list([Expression])
  /// An element of a collection: `base[0]`.
  case element(Expression)
  /// A closure.
  case closure(Closure)
  /// `\.name`, by its last part.
  case keyPath(String)
  /// An `if` or `switch` that stands for a value.
  case branches([Statement])
  /// A value with the type that it is cast to: `cell as? Row`.
  case typed(Expression, TypeName)
  /// An expression whose value is not a text, with those inside it.
  case opaque([Expression])

  /// A part of a string literal.
  package enum Piece: Sendable {
    /// Characters, escapes resolved.
    case text(String)
    /// An interpolated value.
    case value(Expression)
  }

  /// The characters of a literal without interpolation.
  package var plainLiteral: String? {
    guard case .literal(let pieces, _) = self else { return nil }
    var text = ""
    for piece in pieces {
      guard case .text(let part) = piece else { return nil }
      text += part
    }
    return text
  }

  /// Whether this is `nil`.
  package var isNothing: Bool {
    if case .nothing = self { true } else { false }
  }

  /// What a member is of: `label` of `label.title`.
  package var base: Expression? {
    guard case .member(let base, _, _) = self else { return nil }
    return base
  }

  /// The last name: `title` of `label.title`.
  package var lastName: String? {
    switch self {
    case .name(let name, _), .member(_, let name, _): name
    case .typed(let value, _): value.lastName
    default: nil
    }
  }
}

/// A call with its arguments and closures.
package struct Call: Sendable {
  /// What is called.
  package var callee: Expression
  /// The arguments, trailing closures last; the first trailing closure has no label.
  package var arguments: [Argument]
  /// The line of the callee's last name.
  package var line: Int

  /// An argument.
  package struct Argument: Sendable {
    /// The label, `nil` for none.
    package var label: String?
    /// The value.
    package var value: Expression
    /// Whether it stands after the parentheses.
    package var isTrailing: Bool

    /// Creates an argument.
    package init(label: String?, value: Expression, isTrailing: Bool = false) {
      self.label = label
      self.value = value
      self.isTrailing = isTrailing
    }
  }

  /// Creates a call.
  package init(callee: Expression, arguments: [Argument], line: Int) {
    self.callee = callee
    self.arguments = arguments
    self.line = line
  }

  /// The value of the argument with a label.
  package func argument(_ label: String) -> Expression? {
    arguments.first { $0.label == label }?.value
  }

  /// The value of the first argument when it has no label and stands in the parentheses.
  package var first: Expression? {
    guard let first = arguments.first, first.label == nil, !first.isTrailing else { return nil }
    return first.value
  }
}

/// A closure.
package struct Closure: Sendable {
  /// The names of its parameters; empty when it has none or uses `$0`.
  package var parameters: [String]
  /// Its statements.
  package var body: [Statement]

  /// Creates a closure.
  package init(parameters: [String], body: [Statement]) {
    self.parameters = parameters
    self.body = body
  }
}
