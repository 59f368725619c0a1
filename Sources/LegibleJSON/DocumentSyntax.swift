/// The ways of writing documents that are read where JSON is, by the endings of files: the one list.
package enum DocumentSyntax: String, Hashable, Sendable, CaseIterable {
  case json, json5, yaml

  /// The endings of its files; the first one is that of files that are written.
  package var endings: [String] {
    switch self {
    case .json: [".json", ".tokens"]
    case .json5: [".json5", ".jsonc"]
    case .yaml: [".yaml", ".yml"]
    }
  }

  /// The name that people know.
  package var name: String {
    switch self {
    case .json: "JSON"
    case .json5: "JSON5"
    case .yaml: "YAML"
    }
  }

  /// The syntax that a path's ending names; JSON for every other path, such as standard input.
  package init(path: String) {
    self = Self.ending(of: path)?.syntax ?? .json
  }

  /// Whether a path ends as the files of one of them do.
  package static func isKnown(_ path: String) -> Bool { ending(of: path) != nil }

  /// A path without the ending of a syntax.
  package static func stem(of path: String) -> String {
    ending(of: path).map { String(path.dropLast($0.ending.count)) } ?? path
  }

  private static func ending(of path: String) -> (syntax: DocumentSyntax, ending: String)? {
    for syntax in allCases {
      for ending in syntax.endings where path.hasSuffix(ending) { return (syntax, ending) }
    }
    return nil
  }
}
