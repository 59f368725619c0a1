import LegibleAdaptive
import LegibleCatalogs
import LegibleColor
import LegibleCore
import LegibleTestSupport
import Testing

@testable import LegibleAudit

@Suite struct AuditConfigurationTests {
  @Test func readsEverything() throws {
    let configuration = try parse(
      """
      {
        "$schema": "legible.schema.json",
        "tokens": "tokens/app.resolver.json",
        "fonts": {"Brand": ["B.ttf", "B-Bold.ttf"], "Other": "o.ttc#1"},
        "strings": ["**/*.xcstrings"],
        "sourceLanguage": "de",
        "languages": ["de", "fi"],
        "devices": ["iPhone SE"],
        "categories": ["AX5", "large", "AX5"],
        "orientations": ["landscape", "landscapeLeft"],
        "appearances": ["dark"],
        "contrastSettings": ["increased"],
        "components": [
          {"keys": "*.title", "component": "navigationTitle", "style": "headline", "lines": 2},
          {"keys": "*", "component": "listRow", "width": 120.5, "height": 44}
        ],
        "contrast": [
          {"foreground": "text", "background": "page"},
          {"foreground": "rule", "background": ["card", "page"], "role": "nonText", "style": "body"}
        ],
        "inferContrast": false,
        "colorSets": {"status": "app.status.*", "chart": ["a", "b"]},
        "targets": [{"name": "close", "width": 20, "height": 30, "exception": "inline"}],
        "samples": {"placeholders": {"%@": "Ann"}, "keys": {"n.*": {"1": 12}}},
        "failOn": "never",
        "policy": "apple",
        "report": {"directory": "out", "formats": ["json", "html"]}
      }
      """)
    #expect(configuration.tokens.map(\.value) == ["tokens/app.resolver.json"])
    #expect(configuration.path(of: "tokens/app.resolver.json") == "app/tokens/app.resolver.json")
    #expect(configuration.path(of: "/x") == "/x")
    #expect(configuration.fonts.map(\.family) == ["Brand", "Brand", "Other"])
    #expect(configuration.fonts.map(\.path.value) == ["B.ttf", "B-Bold.ttf", "o.ttc#1"])
    #expect(configuration.sourceLanguage == "de")
    #expect(configuration.languages?.map(\.value) == ["de", "fi"])
    #expect(configuration.devices?.map(\.location.line) == [7 + 1])
    #expect(configuration.categories == [.large, .accessibility5])
    #expect(configuration.orientations == [.landscapeLeft, .landscapeRight])
    #expect(configuration.appearances == [.dark])
    #expect(configuration.contrastSettings == [.increased])
    #expect(configuration.components.map(\.component.name) == ["navigationTitle", "listRow"])
    #expect(configuration.components.map(\.lines) == [2, nil])
    #expect(configuration.components.map(\.width) == [nil, WidthExpression(120.5)])
    #expect(configuration.contrast.map(\.role) == [.text, .nonText])
    #expect(configuration.contrast.map(\.backgrounds) == [["page"], ["card", "page"]])
    #expect(configuration.contrast.map(\.styles) == [[], ["body"]])
    #expect(!configuration.infersPairs)
    #expect(configuration.colorSets.map(\.name) == ["status", "chart"])
    #expect(
      configuration.colorSets.map { $0.tokens.map(\.pattern) } == [["app.status.*"], ["a", "b"]])
    #expect(configuration.targets.map(\.exception) == [.inline])
    #expect(configuration.targets.map(\.size) == [Size(width: 20, height: 30)])
    #expect(configuration.samples.placeholders == ["%@": .text("Ann")])
    #expect(configuration.samples.keys.map(\.values) == [["1": .number(12)]])
    #expect(configuration.failOn == nil)
    #expect(configuration.policy == .apple)
    #expect(configuration.report?.formats == [.json, .html])
  }

  @Test func emptyMeansStandard() throws {
    let configuration = try parse("{}")
    #expect(configuration == AuditConfiguration(path: "app/legible.json"))
    #expect(configuration.failOn == .error)
    #expect(configuration.categories.count == 12)
  }

  static let oneOfTheCategories =
    "One of: \(SizeCategory.allCases.map(\.rawValue).joined(separator: ", "))."

  /// A text with each problem marked, and `message / hint` of each.
  static let problems: [(String, [String])] = [
    ("▸[]", ["the configuration is an array, not an object"]),
    (
      #"{▸"tokns": "a"}"#, ["the configuration has no \"tokns\" / Did you mean \"tokens\"?"]
    ),
    (
      #"{"devices": ▸[], "failOn": ▸3}"#,
      [
        "\"devices\" is empty / Remove it to take the standard value.",
        "value of failOn is a number, not a string",
      ]
    ),
    (
      #"{"failOn": ▸"errors"}"#,
      ["\"errors\" is not a value of failOn / Did you mean \"error\"?"]
    ),
    (
      #"{"policy": ▸"strict"}"#,
      ["\"strict\" is not a policy for large text / One of: wcag2ict, native, apple."]
    ),
    (
      #"{"categories": [▸"huge", ▸3, ▸"AX6"]}"#,
      [
        "\"huge\" is not a content size category / \(oneOfTheCategories)",
        "content size category is a number, not a string",
        "\"AX6\" is not a content size category / \(oneOfTheCategories)",
      ]
    ),
    (
      #"{"components": [{"keys": "*", "component": ▸"listrow", "lines": ▸-1, "width": ▸0}, ▸▸{}]}"#,
      [
        "\"listrow\" is not a component / Did you mean \"listRow\"?",
        "\"lines\" is -1, not a whole number from 0 to 1000",
        "\"width\" is 0, not a length above 0 pt",
        "a component rule lacks \"keys\" / Add it.",
        "a component rule lacks \"component\" / Add it.",
      ]
    ),
    (
      #"{"components": [{"keys": ["a", ▸3], "width": ▸"readble - 16"}, {"keys": "a", "width": ▸"2 - 9"}]}"#,
      [
        "a pattern of keys is a number, not a string",
        "\"width\" has \"readble\", which is not a layout guide / Did you mean \"readable\"?",
        "\"width\" is -7, not a length above 0 pt",
      ]
    ),
    (
      #"{"components": [{"keys": "a", "width": 9, "minimumScale": ▸0, "scales": false, "dynamicTypeSize": ▸"AX1"}]}"#,
      [
        "\"minimumScale\" is 0, not a scale above 0, at most 1",
        "\"dynamicTypeSize\" has no effect where \"scales\" is false / Remove it.",
      ]
    ),
    (
      #"{"components": [▸{"keys": "a", "show": false, "width": ▸"what?"}, {"keys": "a", "width": 9, "reason": ▸"x"}]}"#,
      [
        "a rule with \"show\": false lacks \"reason\" / Add it.",
        "\"width\" has no effect where \"show\" is false / Remove it.",
        "\"reason\" is for rules with \"show\": false",
      ]
    ),
    (
      #"{"contrast": [{"foreground": "a", "background": ▸[], "role": ▸"texts"}]}"#,
      [
        "\"background\" is empty / Remove it to take the standard value.",
        "\"texts\" is not a role / Did you mean \"text\"?",
      ]
    ),
    (
      #"{"samples": {"keys": {"a": {"1": ▸null}}}}"#,
      ["the sample of \"1\" is null, not a string or a number"]
    ),
    (
      #"{"report": {"directory": "out", "formats": [▸"htm"]}}"#,
      ["\"htm\" is not a format / Did you mean \"html\"?"]
    ),
    (#"{"tokens": ▸[]}"#, ["\"tokens\" is empty / Remove it to take the standard value."]),
    (#"{"tokens": ["a", ▸1]}"#, ["a path of tokens is a number, not a string"]),
    (#"{"tokens": "", ▸"tokens": "b"}"#, ["\"tokens\" occurs again / Remove one of them."]),
    (#"{"tokens": ▸"#, ["the file ends where a value is expected"]),
  ]

  @Test(arguments: problems) func reportsEveryProblem(_ text: String, _ expected: [String]) {
    let marked = MarkedText(text)
    let error = #expect(throws: LegibleError.self) { try parse(marked.text) }
    #expect(error?.findings.map(\.position) == marked.positions)
    let found = error?.findings.map { $0.message + ($0.hint.map { " / " + $0 } ?? "") }
    #expect(found == expected)
  }

  private func parse(_ text: String) throws -> AuditConfiguration {
    try AuditConfiguration(parsing: Array(text.utf8), path: "app/legible.json")
  }
}
