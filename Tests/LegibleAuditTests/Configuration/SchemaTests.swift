import LegibleAdaptive
import LegibleColor
import LegibleCore
import LegibleJSON
import LegibleLint
import LegibleTestSupport
import Testing

@testable import LegibleAudit

/// The JSON Schema says what the reader says.
@Suite struct SchemaTests {
  let schema = Result { try PackageFolder.json("Schemas/legible.schema.json") }

  @Test func namesTheSameFields() throws {
    let properties = try schema.get()["properties"]
    #expect(properties?.members.map(\.name).sorted() == AuditConfiguration.fieldNames.sorted())
  }

  static let choices: [(path: [String], names: [String])] = [
    (["components", "items", "properties", "component"], ComponentRegistry.builtIn.names),
    (["contrast", "items", "properties", "role"], ContrastRole.allCases.map(\.rawValue)),
    (
      ["targets", "items", "properties", "exception"],
      DeclaredTarget.Exception.allCases.map(\.rawValue)
    ),
    (["appearances", "items"], Appearance.allCases.map(\.rawValue)),
    (["contrastSettings", "items"], ContrastSetting.allCases.map(\.rawValue)),
    (["report", "properties", "formats", "items"], ReportFormat.allCases.map(\.rawValue)),
    (["policy"], LargeTextPolicy.allCases.map(\.rawValue)),
  ]

  @Test(arguments: choices) func namesTheSameChoices(_ path: [String], _ names: [String]) throws {
    var node = try schema.get()["properties"]
    for name in path { node = node?[name] }
    #expect(node?["enum"]?.elements.compactMap(\.string).sorted() == names.sorted())
  }

  @Test func namesTheSameOrientations() throws {
    let node = try schema.get()["definitions"]?["orientations"]?["items"]?["enum"]
    let names = Orientation.allCases.map(\.rawValue) + ["landscape"]
    #expect(node?.elements.compactMap(\.string).sorted() == names.sorted())
  }

  /// The ways iPhones and iPads are held, from a list for both or one for each.
  static let orientations: [(text: String, phone: [Orientation], pad: [Orientation])] = [
    (#"["portrait"]"#, [.portrait], [.portrait]),
    (#"{"iPhone": ["portrait"]}"#, [.portrait], Orientation.allCases),
    (
      #"{"iPhone": ["landscape"], "iPad": ["portrait"]}"#, [.landscapeLeft, .landscapeRight],
      [.portrait]
    ),
    (#"{}"#, Orientation.allCases, Orientation.allCases),
  ]

  @Test(arguments: orientations)
  func bothTakeOrientations(_ text: String, _ phone: [Orientation], _ pad: [Orientation]) throws {
    let bytes = Array(#"{"orientations": \#(text)}"#.utf8)
    let document = try JSONDocument(parsing: bytes, path: "legible.json")
    #expect(SchemaCheck(try schema.get()).problems(of: document.root) == [])
    let configuration = try AuditConfiguration(parsing: bytes, path: "legible.json")
    let devices = try DeviceSelection(
      [Located("iPhone SE 3"), Located("iPad Air 5")], beside: [], versions: nil)
    let found = devices.choices.map { configuration.orientations(of: $0.device) }
    #expect(found == [phone, pad])
    let viewports = Viewport.all(of: devices, configuration.orientations(of:))
    #expect(viewports.map(\.orientation) == phone + pad)
  }

  @Test(arguments: [
    "Examples/starter/legible.json", "Examples/trailmark/legible.json",
  ])
  func examplesKeepToIt(_ path: String) throws {
    let document = try PackageFolder.json(path)
    #expect(SchemaCheck(try schema.get()).problems(of: document) == [])
    let bytes = Array(document.source.utf8)
    #expect(throws: Never.self) { try AuditConfiguration(parsing: bytes, path: path) }
  }

  static let lint = """
    {
      "lint": {
        "exclude": ["vendor.*"],
        "rules": {
          "naming": { "severity": "warning", "case": "kebab", "exclude": ["legacy.*"] },
          "unused-token": { "severity": "note", "tokens": ["base.*"] },
          "small-text": { "minimum": 12 },
          "reduced-motion": "off",
          "hex-mismatch": "note"
        }
      }
    }
    """

  @Test func bothTakeLintSettings() throws {
    let bytes = Array(Self.lint.utf8)
    let document = try JSONDocument(parsing: bytes, path: "legible.json")
    #expect(SchemaCheck(try schema.get()).problems(of: document.root) == [])
    let lint = try AuditConfiguration(parsing: bytes, path: "legible.json").lint
    #expect(lint.exclude == [Glob(key: "vendor.*")])
    #expect(
      lint.rules == [
        "naming": LintSettings(
          level: .severity(.warning), exclude: [Glob(key: "legacy.*")],
          options: ["case": .choice("kebab")]),
        "unused-token": LintSettings(
          level: .severity(.note), options: ["tokens": .patterns([Glob(key: "base.*")])]),
        "small-text": LintSettings(options: ["minimum": .number(12)]),
        "reduced-motion": LintSettings(level: .off),
        "hex-mismatch": LintSettings(level: .severity(.note)),
      ])
  }

  @Test func bothTakeOwnComponents() throws {
    let text = """
      {"components": [
        {"keys": ["a.*", "b"], "width": "readable - 2 * 16", "lines": 2, "minimumScale": 0.8},
        {"keys": "c", "component": "text", "scales": false, "style": "footnote"},
        {"keys": "d", "component": "alertButton", "dynamicTypeSize": "xxLarge", "show": true},
        {"keys": "e", "show": false, "reason": "spoken only"}]}
      """
    let document = try JSONDocument(parsing: Array(text.utf8), path: "legible.json")
    #expect(SchemaCheck(try schema.get()).problems(of: document.root) == [])
    let rules = try AuditConfiguration(parsing: Array(text.utf8), path: "legible.json").components
    #expect(rules.map { $0.keys.map(\.value.pattern) } == [["a.*", "b"], ["c"], ["d"], ["e"]])
    #expect(rules.map(\.component.name) == ["text", "text", "alertButton", "text"])
    #expect(rules[0].width == (try WidthExpression(parsing: "readable - 32")))
    #expect(rules.map(\.minimumScale) == [0.8, nil, nil, nil])
    #expect(rules.map(\.categories) == [nil, .large ... .large, .xSmall ... .xxLarge, nil])
    #expect(rules.map(\.hiddenBecause) == [nil, nil, nil, "spoken only"])
  }

  @Test func namesTheSameMembersOfRules() throws {
    let properties = try schema.get()["properties"]?["components"]?["items"]?["properties"]
    #expect(
      properties?.members.map(\.name).sorted() == ConfigurationReader.componentFields.sorted())
  }

  @Test func misspeltNamesAreGuessed() {
    let text = #"{"lint": {"rules": {"nameing": "off", "small-text": {"minimun": 1}}}}"#
    let error = #expect(throws: LegibleError.self) {
      try AuditConfiguration(parsing: Array(text.utf8), path: "legible.json")
    }
    #expect(
      error?.findings.map(\.hint) == [
        "Did you mean \"naming\"?", "Did you mean \"minimum\"?",
      ])
  }

  /// What the reader refuses and the schema too.
  @Test(arguments: [
    #"{"lint": []}"#, #"{"lint": {"rule": {}}}"#, #"{"lint": {"rules": {"nameing": "off"}}}"#,
    #"{"lint": {"rules": {"naming": "fatal"}}}"#, #"{"lint": {"rules": {"naming": 1}}}"#,
    #"{"lint": {"rules": {"naming": {"case": "loud"}}}}"#, #"{"lint": {"exclude": "a"}}"#,
    #"{"lint": {"rules": {"naming": {"severty": "off"}}}}"#, #"{"lint": {"exclude": []}}"#,
    #"{"lint": {"rules": {"small-text": {"minimum": 0}}}}"#,
    #"{"lint": {"rules": {"small-text": {"minimum": "11"}}}}"#,
    #"{"lint": {"rules": {"hex-mismatch": {"exclude": ["a"]}}}}"#,
    #"{"lint": {"rules": {"invalid-value": "off"}}}"#, #"{"failOn": "fatal"}"#,
    #"{"devices": []}"#, #"{"components": [{"keys": "a"}]}"#,
    #"{"components": [{"keys": [], "width": 9}]}"#,
    #"{"components": [{"keys": "a", "width": true}]}"#,
    #"{"components": [{"keys": "a", "show": false}]}"#,
    #"{"components": [{"keys": "a", "width": 9, "minimumScale": 2}]}"#,
    #"{"components": [{"keys": "a", "width": 9, "scales": 1}]}"#, #"{"tokens": ""}"#,
    #"{"orientations": {"iPod": ["portrait"]}}"#, #"{"orientations": {"iPad": ["flat"]}}"#,
    #"{"orientations": {"iPad": []}}"#,
    #"{"targets": [{"name": "a", "width": 0, "height": 1}]}"#, #"{"samples": {"keys": []}}"#,
  ])
  func bothRefuse(_ text: String) throws {
    let bytes = Array(text.utf8)
    let document = try JSONDocument(parsing: bytes, path: "legible.json")
    #expect(SchemaCheck(try schema.get()).problems(of: document.root) != [])
    #expect(throws: LegibleError.self) {
      try AuditConfiguration(parsing: bytes, path: "legible.json")
    }
  }

  @Test func namesTheSameRulesAndOptions() throws {
    let lint = try schema.get()["properties"]?["lint"]?["properties"]
    #expect(lint?.members.map(\.name).sorted() == ConfigurationReader.lintFields.sorted())
    let rules = lint?["rules"]?["properties"]
    #expect(
      rules?.members.map(\.name).sorted()
        == LintConfiguration.configurable.rules.map(\.id.rawValue).sorted())
    for member in rules?.members ?? [] {
      let options = member.value["oneOf"]?.elements.last?["properties"]
      let rule = try #require(LintConfiguration.configurable[Rule.ID(rawValue: member.name)])
      let isLint = rule.subject == .lint
      #expect(member.value["description"]?.string == (isLint ? rule.summary : nil))
      let names = ConfigurationReader.ruleFields + rule.options.map(\.name)
      #expect(options?.members.map(\.name) == (isLint ? names : ["severity"]))
      for option in rule.options { expect(option, options?[option.name]) }
    }
  }

  private func expect(_ option: Rule.Option, _ node: JSONNode?) {
    switch option.kind {
    case .number(let bounds):
      #expect(node?["minimum"]?.double == bounds.lowerBound)
      #expect(node?["maximum"]?.double == bounds.upperBound)
    case .choice(let words):
      #expect(node?["enum"]?.elements.compactMap(\.string) == words)
    case .patterns:
      #expect(node?["allOf"]?.elements.first?["$ref"]?.string == "#/definitions/patterns")
    }
    #expect(node?["description"]?.string?.hasPrefix(option.summary) == true)
  }
}
