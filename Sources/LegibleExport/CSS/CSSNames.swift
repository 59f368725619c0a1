import LegibleCore
import LegibleTokens

/// The custom properties of tokens.
struct CSSNames {
  private var names: [String: String] = [:]
  /// By the names of modifiers.
  private var attributes: [String: String] = [:]
  /// Names that had to change.
  let findings: [Finding]

  init(_ tokens: [Token], _ modifiers: [Modifier]) {
    var table = NameTable(separator: "-")
    for token in tokens {
      let suffixes = token.type == .typography ? CSSTextPart.allCases.map(\.suffix) + [""] : [""]
      names[token.path] = table.claim(
        Self.property(for: token.path), suffixes: suffixes, for: token.path, at: token.location)
    }
    var attributes = NameTable(separator: "-")
    for modifier in modifiers {
      let name = Self.words(modifier.name)
      self.attributes[modifier.name] = attributes.claim(
        name.isEmpty ? "data-context" : "data-" + name, for: modifier.name, at: modifier.location)
    }
    findings = table.findings + attributes.findings
  }

  /// The property of a token, `nil` for tokens that are not exported.
  subscript(path: String) -> String? { names[path] }

  /// The attribute that chooses a context of a modifier: `data-brand`.
  func attribute(of modifier: String) -> String { attributes[modifier] ?? "data-context" }

  /// `--text-secondary-label` for `text.secondaryLabel`.
  private static func property(for path: String) -> String {
    let names = path.split(separator: ".").map(joined).filter { !$0.isEmpty }
    return names.isEmpty ? "--token" : "--" + names.joined(separator: "-")
  }

  /// The words of one name of a path; two or more hyphens between them stay, since they mean something
  /// to what reads the file: in Tailwind's theme `--text-sm--line-height` belongs to `--text-sm`.
  private static func joined(_ name: Substring) -> String {
    var joined = ""
    var hyphens = ""
    var rest = name
    while !rest.isEmpty {
      let part = String(rest[..<(rest.firstRange(of: "--")?.lowerBound ?? rest.endIndex)])
      rest = rest.dropFirst(part.count)
      let words = words(part)
      if !words.isEmpty {
        joined += joined.isEmpty ? words : hyphens + words
        hyphens = ""
      }
      let run = rest.prefix { $0 == "-" }
      if hyphens.isEmpty { hyphens = String(run) }
      rest = rest.dropFirst(run.count)
    }
    return joined
  }

  /// Words in lower case with hyphens between them.
  ///
  /// All of them are letters, digits and marks, which CSS takes in names as they are.
  private static func words(_ name: String) -> String {
    LegibleExport.words(of: name).map { $0.lowercased() }.joined(separator: "-")
  }
}
