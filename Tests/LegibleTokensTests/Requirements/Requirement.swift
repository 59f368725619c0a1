import Testing

/// A requirement of the Design Tokens modules 2025.10 and a file that shows it.
///
/// F: files, N: names, T: tokens, Y: types, G: groups, X: `$extends`, A: references, V: values,
/// C: colours, R: resolvers, D: the decisions of Documentation/format-decisions.md.
struct Requirement: Sendable, CustomTestStringConvertible {
  /// The number of the requirement.
  var id: String
  /// The file.
  var text: String
  /// What is found, as `line rule`; sorted.
  var findings: [String]

  init(_ id: String, _ text: String, _ findings: String...) {
    self.id = id
    self.text = text
    self.findings = findings
  }

  var testDescription: String { "\(id): \(text)" }
}

/// A file with tokens of several types to refer to, and one member more.
func among(_ member: String) -> String {
  """
  {"c": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0, 0.2]}},
   "d": {"$type": "dimension", "$value": {"value": 4, "unit": "px"}},
   "n": {"$type": "number", "$value": 0.5},
   "g": {"$type": "number", "$root": {"$value": 1}, "k": {"$value": 2}},
  \(member)}
  """
}
