import LegibleCore
import LegibleDialects
import LegibleLint
import LegibleTestSupport
import LegibleTokens
import Testing

/// An opacity beside the colour of a composite value becomes part of the colour, or the token is lost:
/// nothing is shown more opaque than it was.
@Suite struct CompositeOpacityTests {
  /// The members of a token, and its value in the result; `nil` where it is left out.
  static let tokens: [(members: String, value: String?)] = [
    (shadow(##""color": "{ink}", "alpha": 0.2"##), "0px 1px 2px 0px #10203033"),
    (shadow(##""color": "#102030", "opacity": "20%""##), "0px 1px 2px 0px #10203033"),
    (shadow(##""color": "{ink}", "alpha": "{fifth}""##), "0px 1px 2px 0px #10203033"),
    (shadow(##""color": "{ink}", "alpha": 1"##), "0px 1px 2px 0px #102030"),
    (shadow(##""color": "{ink}", "alpha": 0"##), "0px 1px 2px 0px #10203000"),
    (shadow(##""color": "{half}", "alpha": 0.2"##), nil),
    (shadow(##""color": "{ink}", "alpha": 20"##), nil),
    (shadow(##""color": "{gone}", "alpha": 0.2"##), nil),
    (
      #""$type": "shadow", "$value": [\#(layer(##""color": "{ink}", "alpha": 0.2"##)), "#
        + #"\#(layer(##""color": "{ink}""##))]"#,
      "0px 1px 2px 0px #10203033, 0px 1px 2px 0px #102030"
    ),
    (
      #""$type": "border", "$value": {"color": "{ink}", "alpha": 0.2, "width": "1px", "#
        + #""style": "solid"}"#, "1px solid #10203033"
    ),
    (
      #""$type": "gradient", "$value": [{"color": "{ink}", "alpha": 0.2, "position": 0}, "#
        + #"{"color": "{ink}", "position": 1}]"#, "#10203033 0%, #102030 100%"
    ),
    (shadow(##""color": "{ink}""##) + #", "alpha": 0.5"#, nil),
    (#""$type": "dimension", "$value": "1px", "opacity": 0.5"#, nil),
  ]

  private static func layer(_ color: String) -> String {
    #"{\#(color), "offsetX": "0px", "offsetY": "1px", "blur": "2px"}"#
  }

  private static func shadow(_ color: String) -> String {
    #""$type": "shadow", "$value": \#(layer(color))"#
  }

  @Test(arguments: tokens) func isKeptOrLeftOut(_ members: String, _ value: String?) throws {
    for isPlain in [false, true] {
      let dollar = ##"""
        { "ink": { "$type": "color", "$value": "#102030" },
          "half": { "$type": "color", "$value": "#10203080" },
          "fifth": { "$type": "number", "$value": 0.2 }, "t": { \##(members) } }
        """##
      let text = isPlain ? dollar.replacing("\"$", with: "\"") : dollar
      let migration = try TokenMigration(of: "t.json", reader: MemoryFiles(["t.json": text]))
      let files = MemoryFiles(["t.json": migration.files[0].bytes])
      let store = try TokenResolver(contentsOf: "t.json", reader: files).resolve()
      #expect(store["t"]?.value.description == value)
      #expect(migration.lostCount == (value == nil ? 1 : 0))
      #expect(migration.findings.isEmpty == (value != nil))
    }
  }

  /// The colour that is made translucent differs between themes.
  @Test func dependsOnTheTheme() throws {
    let files = MemoryFiles([
      "d/light.json": ##"{ "ink": { "type": "color", "value": "#000000" } }"##,
      "d/dark.json": ##"{ "ink": { "type": "color", "value": "#ffffff" } }"##,
      "d/base.json": #"{ "t": { \#(Self.shadow(#""color": "{ink}", "alpha": 0.2"#)) } }"#
        .replacing("\"$", with: "\""),
    ])
    let resolver = try TokenResolver(contentsOf: "d", reader: files)
    let values = try ["light", "dark"].map {
      try resolver.resolve(["appearance": $0])["t"]?.value.description
    }
    #expect(values == ["0px 1px 2px 0px #00000033", "0px 1px 2px 0px #ffffff33"])
  }
}
