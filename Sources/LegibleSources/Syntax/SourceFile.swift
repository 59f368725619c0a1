/// What a file of code declares: a Swift file, or what is read of one in Objective-C.
package struct SourceFile: Sendable {
  /// The path below the folder that is read.
  package var path: String
  /// The modules that it imports.
  package var imports: [String]
  /// Types and extensions, nested ones too.
  package var types: [TypeDeclaration]
  /// Functions outside types.
  package var functions: [Function]
  /// Properties outside types.
  package var properties: [Property]
  /// Statements outside types: scripts and `main.swift`.
  package var statements: [Statement]
  /// The texts that a file in Objective-C looks up.
  package var texts: [ForeignText] = []

  /// Creates a file.
  package init(path: String) {
    self.path = path
    (imports, types, functions, properties, statements) = ([], [], [], [], [])
  }
}
