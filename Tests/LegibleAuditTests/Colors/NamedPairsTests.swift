import LegibleAudit
import LegibleAuditSupport
import LegibleCore
import LegibleTestSupport
import Testing

/// What lies on what, as the names of tokens tell.
struct NamedPairsTests {
  /// Paths, and the pairs they suggest.
  static let cases: [(paths: [String], pairs: Set<String>)] = [
    (["text.primary", "background.primary"], ["text.primary on background.primary"]),
    (["fg.muted", "bg.canvas"], ["fg.muted on bg.canvas"]),
    (["card.foreground", "card.background"], ["card.foreground on card.background"]),
    (["card.foreground", "list.background"], []),
    (
      ["label", "secondaryLabel", "systemBackground"],
      [
        "label on systemBackground", "secondaryLabel on systemBackground",
      ]
    ),
    (["primary", "on-primary"], ["on-primary on primary"]),
    (
      ["primary", "onPrimary", "secondary", "onSecondary"],
      [
        "onPrimary on primary", "onSecondary on secondary",
      ]
    ),
    (
      ["primaryContainer", "primary", "onPrimaryContainer"],
      [
        "onPrimaryContainer on primaryContainer"
      ]
    ),
    (
      ["surface", "onSurface", "onSurfaceVariant"],
      [
        "onSurface on surface", "onSurfaceVariant on surface",
      ]
    ),
    (
      ["surface", "surfaceVariant", "onSurface", "onSurfaceVariant"],
      [
        "onSurface on surface", "onSurfaceVariant on surfaceVariant",
      ]
    ),
    // Inverse colours meet inverse ones, never crosswise.
    (
      ["surface", "onSurface", "inverseSurface", "inverseOnSurface"],
      [
        "onSurface on surface", "inverseOnSurface on inverseSurface",
      ]
    ),
    (
      ["text.default", "text.inverse", "background.default", "background.inverse"],
      [
        "text.default on background.default", "text.inverse on background.inverse",
      ]
    ),
    (
      ["text.primary", "text.on-inverse", "background.primary", "background.inverse"],
      [
        "text.primary on background.primary", "text.on-inverse on background.inverse",
      ]
    ),
    (
      ["inverse", "on-inverse", "text.primary", "background.primary"],
      [
        "on-inverse on inverse", "text.primary on background.primary",
      ]
    ),
    (["text.inverse", "background.primary"], []),
    // A ground that has a colour of its own meets no other one.
    (
      ["text.primary", "text.on-accent", "background.primary", "background.accent"],
      [
        "text.primary on background.primary", "text.on-accent on background.accent",
      ]
    ),
    (
      ["text.primary", "text.danger", "background.primary", "background.danger"],
      [
        "text.primary on background.primary", "text.danger on background.primary",
        "text.danger on background.danger",
      ]
    ),
    (["buttonText", "buttonBackground", "background"], ["buttonText on buttonBackground"]),
    (["buttonLabel", "buttonBackground", "background"], ["buttonLabel on buttonBackground"]),
    // The last word tells a text from what it lies on, and the first one what that is.
    (["cardTitle", "card", "page"], ["cardTitle on card"]),
    (["card-heading-hover", "card", "page"], ["card-heading-hover on card"]),
    (["cardText", "card", "page"], ["cardText on card"]),
    (["cardTitle", "page"], ["cardTitle on page"]),
    (["cardTitle", "text", "page"], ["cardTitle on page", "text on page"]),
    (["surfaceTitle", "surface", "page"], ["surfaceTitle on surface", "surfaceTitle on page"]),
    (["card.text", "card.background", "page"], ["card.text on card.background"]),
    (["card.title", "card.background", "page"], ["card.title on card.background"]),
    (["title", "page"], ["title on page"]), (["heading1", "page"], ["heading1 on page"]),
    (["bodyText", "page", "card"], ["bodyText on page", "bodyText on card"]),
    // What is neither a text nor a ground.
    (["text", "cardBorder", "cardShadow", "page"], ["text on page"]),
    (["text", "cardElevated", "card2"], ["text on cardElevated", "text on card2"]),
    // States meet their own.
    (
      ["b.text", "b.text-hover", "b.background", "b.background-hover"],
      [
        "b.text on b.background", "b.text-hover on b.background-hover",
      ]
    ),
    (
      ["b.text", "b.background", "b.background-hover"],
      [
        "b.text on b.background", "b.text on b.background-hover",
      ]
    ),
    (
      ["text", "surface1", "surface-2"], ["text on surface1", "text on surface-2"]
    ),
    // Raw material and translucent grounds suggest nothing.
    (["palette.text", "palette.background"], []),
    (["blue.500", "grey.100"], []),
    (["color.text", "color.page"], ["color.text on color.page"]),
  ]

  @Test(arguments: cases.indices) func infers(_ index: Int) async throws {
    let test = Self.cases[index]
    // Grey on grey, so that every pair shows up as a warning.
    let colors = test.paths.enumerated().map { (path: $1, value: "#7777\(70 + $0)") }
    let findings = try await ColorSample(light: colors).report().findings
    var pairs: Set<String> = []
    for found in findings where found.finding.rule == "contrast" {
      #expect(found.finding.severity == .warning)
      #expect(found.finding.message.contains("inferred from their names"))
      guard case .contrast(let evidence) = found.evidence else { continue }
      pairs.formUnion(evidence.rows.map(\.pair))
    }
    #expect(pairs == test.pairs)
  }

  @Test func leavesTranslucentGroundsAlone() async throws {
    let sample = ColorSample(light: [("text.a", "#777777"), ("background.veil", "#77777780")])
    #expect(try await sample.messages().isEmpty)
  }

  @Test func leavesDeclaredForegroundsAlone() async throws {
    let colors = [("text.a", "#777777"), ("background.b", "#787878"), ("background.c", "#ffffff")]
    let declared = #""contrast": [{"foreground": "text.a", "background": "background.c"}]"#
    let sample = ColorSample(light: colors, configuration: declared)
    #expect(try await sample.report().coverage.inferredPairs == 0)
    let silent = ColorSample(light: colors, configuration: #""inferContrast": false"#)
    #expect(try await silent.report().coverage.pairs == 0)
  }

  @Test(arguments: [("disabled", 0), ("logo", 0), ("decorative", 0), ("placeholder", 1)])
  func knowsWhatIsExempt(_ name: String, _ count: Int) async throws {
    let sample = ColorSample(light: [("text.\(name)", "#777777"), ("background.page", "#787878")])
    #expect(try await sample.messages().count == count)
  }

  @Test func iconsNeedLess() async throws {
    let colors = [("icon.a", "#777777"), ("text.a", "#777777"), ("background.page", "#ffffff")]
    let messages = try await ColorSample(light: colors).messages()
    #expect(messages.count == 1 && messages[0].contains("text.a"))
  }
}
