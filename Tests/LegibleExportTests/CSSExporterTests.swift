import LegibleColor
import LegibleCore
import LegibleExport
import LegibleTestSupport
import LegibleTokens
import Testing

@Suite struct CSSExporterTests {
  @Test func writesEveryTypeModeAndScope() throws {
    let export = try ExportExample.export(.css, ExportExample.brand)
    #expect(export.files.map(\.path) == ["tokens.css"])
    #expect(export.files[0].text == Self.brand)
    #expect(export.findings.map(\.rule) == ["export-missing-base"])
    #expect(export.findings[0].subject == "color.night")
    #expect(export.findings[0].location.line == 4)
  }

  @Test func fixesAModifier() throws {
    let export = try ExportExample.export(
      .css, ExportExample.brand, in: ["Brand": "Loud \"1\"", "appearance": "light"])
    let text = export.files[0].text
    #expect(text.contains("--color-ink: #ff0000;"))
    #expect(!text.contains("data-brand"))
    #expect(!text.contains("prefers-color-scheme"))
    #expect(text.contains("prefers-contrast"))
  }

  @Test func declaresNothingTwice() throws {
    for files in [ExportExample.brand, ExportExample.hostile] {
      let text = try ExportExample.export(.css, files).files[0].text
      var declared: Set<Substring> = []
      for line in text.split(separator: "\n") {
        if line.hasSuffix("{") { declared = [] }
        let line = line.drop { $0 == " " }
        guard line.hasPrefix("--"), let colon = line.firstIndex(of: ":") else { continue }
        let name = line[..<colon]
        #expect(declared.insert(name).inserted, "\(name) twice")
        let isName = name.unicodeScalars.allSatisfy {
          $0 == "-" || $0 == "_" || !$0.isASCII || $0.properties.isAlphabetic
            || $0.properties.numericType != nil
        }
        #expect(isName, "\(name) is not a name")
      }
    }
  }

  @Test func namesTheSecondOfANameApart() throws {
    let export = try ExportExample.export(.css, ExportExample.hostile)
    let text = export.files[0].text
    #expect(text.contains("--a-b: 1;\n  --a-b-2: 2;\n  --a-b-3: 3;\n  --a-b2: 4;\n  --a-b-4: 5;"))
    #expect(text.contains("--t-body-font-size: 1rem;"))
    #expect(text.contains("--t-body-font-size-2: 1;"))
    #expect(!text.contains("<"))
    let first = try #require(export.findings.first)
    #expect(first.message == "a-b has the same name as a b in this format and is named --a-b-2")
    #expect(first.location.line == 1)
    #expect(first.location.column == 43)
  }

  /// Each row: the name of a token in the group `text`, and its property.
  ///
  /// Hyphens that stand together between words stay; those at the ends part nothing.
  @Test(arguments: [
    ("md--lead", "--text-md--lead"), ("md-lead", "--text-md-lead"),
    ("mdLead--lineHeight", "--text-md-lead--line-height"), ("md---lead", "--text-md---lead"),
    ("2--3", "--text-2--3"), ("md -- lead", "--text-md--lead"), ("--md", "--text-md"),
    ("md--", "--text-md"), ("md-", "--text-md"), ("--", "--text"),
    ("a--b---c-d", "--text-a--b---c-d"),
    ("a--!---b", "--text-a--b"), ("groß--ü", "--text-groß--ü"), ("a_--_b", "--text-a--b"),
  ])
  func keepsHyphensThatStandTogether(name: String, property: String) throws {
    let file = #"{"text": {"$type": "number", "\#(name)": {"$value": 1}}}"#
    let text = try ExportExample.export(.css, ["a.tokens.json": file]).files[0].text
    #expect(text.contains("  \(property): 1;\n"), "\(text)")
  }

  @Test func tellsNamesApartByTheirHyphens() throws {
    let file = """
      {"$type": "number", "--a": {"$value": 0}, "g--h": {"i": {"$value": 1}}, "g-h": {"i": {"$value": 2}},
        "a--b": {"$value": 3}, "A--B": {"$value": 4}, "a--b-2": {"$value": 5}}
      """
    let export = try ExportExample.export(.css, ["a.tokens.json": file])
    #expect(
      export.files[0].text.contains(
        """
          --a: 0;
          --g--h-i: 1;
          --g-h-i: 2;
          --a--b: 3;
          --a--b-2: 4;
          --a--b-2-2: 5;
        }
        """))
    #expect(export.findings.map(\.subject) == ["A--B", "a--b-2"])
    let swift = try ExportExample.export(.swift, ["a.tokens.json": file]).files[0].text
    #expect(swift.contains("static let aB: Double = 3") || swift.contains("static let aB = 3"))
  }

  @Test func writesTheStoreOfIOSWithItsAliases() throws {
    let text = CSSExporter().export(try ExportModel(.ios)).files[0].text
    #expect(text.contains("  --ios-color-system-blue: var(--ios-light-system-blue);"))
    #expect(text.contains("    --ios-color-system-blue: var(--ios-dark-system-blue);"))
    #expect(text.contains("  --ios-text-body-font-size: 1.0625rem;"))
    #expect(text.contains("  --ios-text-body-line-height: 1.294118;"))
    #expect(text.contains("[data-idiom=\"pad\"] {\n  --ios-margin-root: 20px;"))
  }

  @Test(arguments: [
    #"{"a": {"$type": "color", "$value": "{b}"}}"#,
    #"{"a": {"$value": "{ios.text.body}", "$extensions": {"org.legible": {"scalesWith": "x"}}}}"#,
    "[]", "",
  ])
  func refusesBrokenTokens(file: String) {
    #expect(throws: LegibleError.self) { try ExportExample.export(.css, ["a.tokens.json": file]) }
  }

  /// What is exported passes where the token passed: nothing is rounded before it lies on a background.
  @Test(arguments: [
    ("[0.376, 0.188, 0.465]", "0.72", "rgb(95.88 47.94 118.575 / 0.72)"),
    ("[0.235294, 0.235294, 0.262745]", "0.678431", "rgb(60 60 67 / 0.678431)"),
    ("[0, 0, 0]", "0.46666667", "rgb(0 0 0 / 0.466667)"),
    ("[0, 0, 0]", "0.00000012345678", "rgb(0 0 0 / 0.000000123457)"),
    ("[1, 0.5, 0.2]", "0.5", "rgb(255 127.5 51 / 0.5)"),
    ("[0.376, 0.188, 0.465]", "1", "#603077"),
  ])
  func keepsTranslucentColoursExact(components: String, alpha: String, css: String) throws {
    let file = """
      {"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": \(components),
        "alpha": \(alpha)}},
       "s": {"$type": "shadow", "$value": {"color": "{a}", "offsetX": "{d}", "offsetY": "{d}",
        "blur": "{d}", "spread": "{d}"}},
       "d": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}}}
      """
    let text = try ExportExample.export(.css, ["a.tokens.json": file]).files[0].text
    #expect(text.contains("--a: \(css);"), "\(text)")
    #expect(text.contains("1px \(css);"), "\(text)")
  }

  @Test func translucentColoursHaveTheContrastOfTheirTokens() throws {
    var generator = SplitMix(state: 72)
    let white = Color(.srgb, 1, 1, 1)
    for _ in 0..<200 {
      let parts = (0..<4).map { _ in
        Double(Int.random(in: 50...950, using: &generator)) / 1000
      }
      let file = """
        {"a": {"$type": "color", "$value": {"colorSpace": "srgb",
          "components": [\(parts[0]), \(parts[1]), \(parts[2])], "alpha": \(parts[3])}}}
        """
      let text = try ExportExample.export(.css, ["a.tokens.json": file]).files[0].text
      let value = try #require(text.firstMatch(of: /--a: (.*);/)).output.1
      let meant = Color(.srgb, parts[0], parts[1], parts[2], alpha: parts[3])
      let written = try CSSColor(parsing: String(value)).color
      let ratios = [meant, written].map { Contrast($0, over: [white]).leastRatio }
      #expect(abs(ratios[0] - ratios[1]) < 1e-4, "\(value)")
    }
  }

  @Test func refusesUnknownContexts() {
    #expect(throws: LegibleError.self) {
      try ExportExample.export(.css, ExportExample.brand, in: ["appearance": "dusk"])
    }
  }

  private static let brand = #"""
    /* Generated by legible export; do not edit. */

    :root {
      --color-ink: #000000;
      --color-accent: #00fb29;
      --color-veil: rgb(0 0 0 / 0.3);
      --color-text-link: var(--color-accent);
      --color-old: #ffffff;
      --space-md: 16px;
      --space-lg: 1.5rem;
      --font-brand: "A \"B\" C", sans-serif;
      --weight-strong: 600;
      --time-short: 200ms;
      --curve-soft: cubic-bezier(0.25, 0.1, 0.25, 1);
      --ratio-wide: 0.00001;
      --line-dots: dashed;
      --edge-thin: 1px solid #000000;
      --move-in: 200ms cubic-bezier(0.25, 0.1, 0.25, 1) 0ms;
      --lift-low: 0px 2px 4px 0px #00fb29;
      --fade-out: #000000 0%, rgb(0 0 0 / 0.3) 100%;
      --text-lead-font-family: "A \"B\" C", sans-serif;
      --text-lead-font-size: 1.25rem;
      --text-lead-font-weight: 600;
      --text-lead-line-height: 1.25;
      --text-lead-letter-spacing: 0.025em;
      --text-lead: var(--text-lead-font-weight) var(--text-lead-font-size) / \#
    var(--text-lead-line-height) var(--text-lead-font-family);
      --text-same-font-family: var(--text-lead-font-family);
      --text-same-font-size: var(--text-lead-font-size);
      --text-same-font-weight: var(--text-lead-font-weight);
      --text-same-line-height: var(--text-lead-line-height);
      --text-same-letter-spacing: var(--text-lead-letter-spacing);
      --text-same: var(--text-same-font-weight) var(--text-same-font-size) / \#
    var(--text-same-line-height) var(--text-same-font-family);
    }

    @supports (color: color(display-p3 1 1 1)) {
      @media (color-gamut: p3) {
        :root {
          --color-accent: color(display-p3 0 1 0);
          --lift-low: 0px 2px 4px 0px color(display-p3 0 1 0);
        }
      }
    }

    @media (prefers-color-scheme: dark) {
      :root {
        --color-ink: #ffffff;
        --color-accent: #00cc00;
        --edge-thin: 1px solid #ffffff;
        --lift-low: 0px 2px 4px 0px #00cc00;
        --fade-out: #ffffff 0%, rgb(0 0 0 / 0.3) 100%;
      }
    }

    @media (prefers-contrast: more) {
      :root {
        --color-accent: #006600;
        --lift-low: 0px 2px 4px 0px #006600;
      }
    }

    [data-brand="Loud \"1\""] {
      --color-ink: #ff0000;
      --edge-thin: 1px solid #ff0000;
      --fade-out: #ff0000 0%, rgb(0 0 0 / 0.3) 100%;
    }

    @media (prefers-color-scheme: dark) {
      [data-brand="Loud \"1\""] {
        --color-ink: #ffffff;
        --edge-thin: 1px solid #ffffff;
        --fade-out: #ffffff 0%, rgb(0 0 0 / 0.3) 100%;
      }
    }

    """#
}
