import LegibleKit

// A component of the app's own: a text style and a box, all else has a default.
struct Chip: Component {
  var textStyle: TextStyleName { .footnote }
  func box(in context: LayoutContext) -> TextBox { TextBox(width: 96, lineLimit: 1) }
}

// A configuration without a file; values may be literals.
var configuration = AuditConfiguration(path: "Examples/trailmark/audit")
configuration.strings = ["Strings/*.xcstrings", "Strings/*.lproj/*.strings*"]
configuration.languages = ["de", "fi"]
configuration.devices = ["iPhone SE 3", "Kiosk"]
configuration.customDevices = [
  Device(name: "Kiosk", points: Size(width: 1080, height: 1920), scale: 2)
]
configuration.components = [
  ComponentRule(keys: "badge.*", component: Chip()),
  ComponentRule(keys: "button.*", component: .fullWidthButton, lines: 1),
]
configuration.sourceLanguage = "en"
configuration.fonts = [FontFile(family: "Inter", path: "../../Fonts/Inter.ttf")]
configuration.orientations = [.portrait]
configuration.appearances = [.light, .dark]
configuration.tokens = ["tokens/trailmark.resolver.json"]
configuration.infersPairs = false
configuration.listsInferred = true
configuration.contrast = [
  ContrastPair(
    foreground: "trail.color.link", backgrounds: ["trail.color.page"], styles: ["trail.text.note"])
]
configuration.colorSets = [ColorSet(name: "grades", tokens: ["trail.color.grade*"])]
configuration.targets = [DeclaredTarget(name: "close", size: Size(width: 20, height: 20))]

// What is set in code stands in no file; findings about it name the configuration.
print(configuration.strings.allSatisfy { $0.location == .unspecified })

// Findings as they are made; the loop may end when it has seen enough.
let audit = try Audit(configuration, reader: DiskFiles())
for try await found in audit.findings where found.finding.severity == .error {
  print("\(found.finding.location): \(found.finding.message)")
  break
}

// Components of different types compare by what they are.
print(AnyComponent(Chip()) == AnyComponent(Chip()), AnyComponent(Chip()) == .fullWidthButton)

// Or all of them, with progress.
var steps: [AuditProgress] = []
let report = try await audit.run(progress: { steps.append($0) })
for step in steps where step.done == step.total {
  print("\(step.total) \(step.phase == .texts ? "keys" : "pairs of colours") judged")
}
print("\(report.findings.count) findings")

// Components of the app can be named in a file, too.
var registry = ComponentRegistry.builtIn
registry.register(Chip())
let text = #"{"components": [{"keys": "*", "component": "chip"}]}"#
let parsed = try AuditConfiguration(
  parsing: Array(text.utf8), path: "legible.json", components: registry)
print(parsed.components[0].component.phrase)
