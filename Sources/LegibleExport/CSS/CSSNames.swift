import LegibleCore
import LegibleTokens

/// The custom properties of tokens.
struct CSSNames {
  private var names: [String: String] = [:]
  /// Names that had to change.
  let findings: [Finding]

  init(_ tokens: [Token]) {
    var table = NameTable(separator: "-")
    for token in tokens {
      let suffixes = token.type == .typography ? CSSTextPart.allCases.map(\.suffix) + [""] : [""]
      names[token.path] = table.claim(
        Self.property(for: token.path), suffixes: suffixes, for: token.path, at: token.location)
    }
    findings = table.findings
  }

  /// The property of a token, `nil` for tokens that are not exported.
  subscript(path: String) -> String? { names[path] }

  /// `--text-secondary-label` for `text.secondaryLabel`.
  private static func property(for path: String) -> String {
    let name = attribute(path)
    return name.isEmpty ? "--token" : "--" + name
  }

  /// Words in lower case with hyphens between them.
  ///
  /// All of them are letters, digits and marks, which CSS takes in names as they are.
  static func attribute(_ name: String) -> String {
    words(of: name).map { $0.lowercased() }.joined(separator: "-")
  }
}
