/// A type or an extension.
package struct TypeDeclaration: Sendable {
  /// What kind of declaration it is.
  package enum Kind: UInt8, Sendable {
    case structure, classType, enumeration, protocolType, extended
  }

  /// The kind.
  package var kind: Kind
  /// The name with those it is nested in, separated by dots.
  package var path: String
  /// What it inherits from and conforms to.
  package var inherits: [String]
  /// Whether it has an attribute such as `@main` that starts a program.
  package var isEntryPoint: Bool
  /// Its properties.
  package var properties: [Property] = []
  /// Its functions and initializers; an initializer is called `init`.
  package var functions: [Function] = []
  /// The cases of an enum.
  package var cases: [Function] = []

  /// Creates a declaration without members.
  package init(kind: Kind, path: String, inherits: [String], isEntryPoint: Bool) {
    self.kind = kind
    self.path = path
    self.inherits = inherits
    self.isEntryPoint = isEntryPoint
  }
}
