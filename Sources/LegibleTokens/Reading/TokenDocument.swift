package import LegibleCore
import LegibleJSON

/// The groups and tokens of one file or of one inline source.
package struct TokenDocument: Sendable {
  /// The file's path.
  package let path: String
  /// Groups and tokens in document order, the root first, each group before what it holds.
  package let definitions: [Definition]
  /// What is wrong with the structure; values are read later, in their context.
  package let findings: [Finding]

  /// Reads the structure of a token tree.
  ///
  /// - Complexity: O(*size of the tree*).
  init(_ root: JSONNode, path: String, excluding excluded: Set<String> = []) {
    var parser = TokenDocumentParser(excluded: excluded)
    parser.parse(root: root)
    self.path = path
    definitions = parser.definitions
    findings = parser.findings
  }

  /// The names of a definition's groups and its own, joined by full stops.
  package func path(of definition: Definition) -> String {
    var names = [definition.name]
    var parent = definition.parent
    while parent > 0 {
      names.append(definitions[parent].name)
      parent = definitions[parent].parent
    }
    return names.reversed().joined(separator: ".")
  }

  /// The type that a definition has from itself or from the groups of this document.
  package func type(of definition: Definition) -> Definition.DeclaredType {
    var definition = definition
    while definition.type == .none, definition.parent >= 0 {
      definition = definitions[definition.parent]
    }
    return definition.type
  }
}
