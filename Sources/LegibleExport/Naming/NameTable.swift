import LegibleCore
import LegibleTokens

/// Hands out the identifiers of one scope, none of them twice.
///
/// The first token to want a name gets it; later ones get a number, with a warning. The order is
/// that of the files, so that the same tokens have the same names in every run.
struct NameTable {
  /// What parts the name from its number.
  private let separator: String
  private var owners: [String: String] = [:]
  private var counts: [String: Int] = [:]
  /// A warning for each name that is not the one wanted.
  private(set) var findings: [Finding] = []

  init(separator: String) { self.separator = separator }

  /// A name for a token or a group.
  ///
  /// - Parameters:
  ///   - wanted: The name it would have alone.
  ///   - suffixes: What is appended for the identifiers that go with it; all are kept free.
  ///   - path: The path of the token or the group.
  ///   - location: Where it is defined.
  mutating func claim(
    _ wanted: String, suffixes: [String] = [""], for path: String, at location: SourceLocation
  ) -> String {
    var name = wanted
    var owner = taken(name, suffixes)
    let first = owner
    while owner != nil {
      let number = counts[wanted, default: 1] + 1
      counts[wanted] = number
      name = "\(wanted)\(separator)\(number)"
      owner = taken(name, suffixes)
    }
    for suffix in suffixes { owners[name + suffix] = path }
    if let first {
      findings.append(
        Finding(
          rule: .exportName, severity: .warning,
          message: "\(path) has the same name as \(first) in this format and is named \(name)",
          hint: "Rename one of them.", at: location, subject: path))
    }
    return name
  }

  private func taken(_ name: String, _ suffixes: [String]) -> String? {
    for suffix in suffixes {
      if let owner = owners[name + suffix] { return owner }
    }
    return nil
  }
}
