import LegibleCore
import LegibleDialects
import LegibleLint
import LegibleTestSupport
import LegibleTokens
import LegibleTokensSupport
import Testing

/// The resolver module, requirement by requirement.
@Suite struct ResolverRequirementTests {
  private static func resolver(_ id: String, _ members: String, _ rules: String...) -> Requirement {
    var requirement = Requirement(id, #"{"version": "2025.10", \#(members)}"#)
    requirement.findings = rules.map { "1 \($0)" }
    return requirement
  }

  private static let set = #"{"name": "s", "type": "set", "sources": []}"#

  static let rules: [Requirement] = [
    Requirement(
      "R2", #"{"version": "2024.1", "resolutionOrder": [\#(set)]}"#, "1 resolver-structure"),
    Requirement("R2", #"{"resolutionOrder": [\#(set)]}"#, "1 resolver-structure"),
    resolver("R2", #""resolutionOrder": []"#, "resolver-structure"),
    resolver("R2", #""sets": {}"#, "resolver-structure"),
    resolver("R2", #""$defs": {"x": {"anything": 1}}, "resolutionOrder": [\#(set)]"#),
    resolver("R2", #""extra": 1, "resolutionOrder": [\#(set)]"#, "unknown-property"),
    resolver("R3", #""sets": {"a": {}}, "resolutionOrder": [\#(set)]"#, "resolver-structure"),
    resolver(
      "R3", ##""sets": {"a": {"sources": 1}}, "resolutionOrder": [{"$ref": "#/sets/a"}]"##,
      "resolver-structure"),
    resolver(
      "R4", #""modifiers": {"m": {"contexts": {}}}, "resolutionOrder": [\#(set)]"#,
      "resolver-contexts"),
    resolver(
      "R4", #""modifiers": {"m": {"contexts": {"a": []}}}, "resolutionOrder": [\#(set)]"#,
      "resolver-contexts"),
    resolver(
      "R4",
      #""modifiers": {"m": {"contexts": {"a": [], "b": []}, "default": "c"}}, "resolutionOrder": [\#(set)]"#,
      "resolver-contexts"),
    resolver(
      "R4",
      ##""modifiers": {"m": {"contexts": {"a": [], "b": [{"$ref": "#/modifiers/n"}]}}, "n": {"contexts": {"x": [], "y": []}}}, "resolutionOrder": [{"$ref": "#/modifiers/m"}]"##,
      "resolver-reference"),
    resolver(
      "R4",
      ##""sets": {"s": {"sources": []}}, "modifiers": {"m": {"contexts": {"a": [], "b": [{"$ref": "#/sets/s"}]}}}, "resolutionOrder": [{"$ref": "#/modifiers/m"}]"##
    ),
    resolver(
      "R5", #""resolutionOrder": [{"type": "set", "sources": []}]"#, "resolver-structure"),
    resolver(
      "R5", #""resolutionOrder": [{"name": "s", "sources": []}]"#, "resolver-structure"),
    resolver("R5", #""resolutionOrder": [\#(set), \#(set)]"#, "resolver-structure"),
    resolver(
      "R5",
      ##""sets": {"s": {"sources": [{"$ref": "#/resolutionOrder/0"}]}}, "resolutionOrder": [{"$ref": "#/sets/s"}]"##,
      "resolver-reference"),
    resolver(
      "R5",
      ##""sets": {"x": {"sources": []}}, "modifiers": {"x": {"contexts": {"a": [], "b": []}}}, "resolutionOrder": [{"$ref": "#/sets/x"}, {"$ref": "#/modifiers/x"}]"##
    ),
    resolver(
      "R6",
      ##""sets": {"s": {"sources": [{"$ref": "#/sets/s"}]}}, "resolutionOrder": [{"$ref": "#/sets/s"}]"##,
      "resolver-reference"),
    resolver(
      "R6", ##""resolutionOrder": [{"$ref": "#/sets/gone"}]"##, "resolver-reference"),
    resolver(
      "R6",
      #""resolutionOrder": [{"name": "s", "type": "set", "sources": [{"$ref": "gone.json"}]}]"#,
      "file"),
  ]

  @Test(arguments: rules)
  func holds(requirement: Requirement) {
    let files = MemoryFiles(["r.resolver.json": requirement.text])
    let check = TokenChecker(lint: .off, reader: files).check(["r.resolver.json"])
    let expected = requirement.findings.map { $0 == "1 file" ? "1 file" : $0 }
    #expect(check.findings.map(brief).sorted() == expected)
  }

  static let themes = """
    {"version": "2025.10",
     "sets": {"base": {"sources": [{"a": {"$type": "number", "$value": 1, "$description": "One."},
       "b": {"$value": "{a}"}}]}},
     "modifiers": {
       "theme": {"contexts": {"light": [], "dark": [{"a": {"$type": "number", "$value": 2}}]},
         "default": "light"},
       "size": {"contexts": {"s": [], "m": [], "l": []}}},
     "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/theme"},
       {"$ref": "#/modifiers/size"}]}
    """

  private func open() throws -> TokenResolver {
    try TokenResolver(contentsOf: "r.json", reader: MemoryFiles(["r.json": Self.themes]))
  }

  /// R7: all that is wrong with the inputs at once; case does not matter.
  @Test func reportsInputs() throws {
    let resolver = try open()
    let error = #expect(throws: LegibleError.self) {
      _ = try resolver.resolve(["teme": "dark", "theme": "drak"])
    }
    #expect(error?.findings.map(\.rule) == Array(repeating: "resolver-input", count: 3))
    #expect(try resolver.resolve(["THEME": "Dark", "size": "M"])["b"]?.value == .number(2))
  }

  /// R8: aliases are resolved last, so that they see what a later source says.
  @Test func resolvesAliasesLast() throws {
    let dark = try open().resolve(["theme": "dark", "size": "s"])
    #expect(dark.tokens.map { "\($0.path)=\($0.value)" } == ["a=2", "b=2"])
    #expect(dark["a"]?.description == nil)
  }

  /// R9: the number of contexts is known before one is resolved.
  @Test func predictsPermutations() throws {
    let resolver = try open()
    #expect(resolver.contextCount == 6)
    #expect(resolver.allContexts.count == 6)
  }
}
