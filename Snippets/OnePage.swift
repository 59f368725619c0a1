import LegibleKit

// Token files become a store of values: one for each context.
let resolver = try TokenResolver(contentsOf: "Examples/trailmark/tokens/trailmark.resolver.json")
let tokens = try resolver.resolve(["appearance": "dark"])
let largerText = try resolver.resolve(["contentSize": "accessibility2"])

// A text is shaped once; any width and line limit is arithmetic from then on.
let fonts = try FontLibrary()
let label = try fonts.paragraph(
  "Einstellungen zurücksetzen", style: largerText.textStyle("trail.text.button"), locale: "de")
let fit = try label.fit(width: 288, lines: 1, truncation: .tail)
print("needs \(label.width) pt of 288 and shows as \(fit.lines[0].display)")

// Layers are composited, then compared. The style decides what the policy asks for.
let pair = Contrast(
  try tokens.color("trail.color.textHint"), over: [try tokens.color("trail.color.page")])
let verdict = pair.verdict(for: try tokens.textStyle("trail.text.note"), policy: .wcag2ict)
print("\(Contrast.text(pair.ratio)):1, \(verdict)")

// A device, held some way, at a text size of its user.
let phone = try Device(named: "iPhone 14").context(.landscapeLeft, category: .accessibility2)
print("\(phone.readableGuide.width) pt wide, \(phone.sizeClass.vertical) height")

// All of it at once, as `legible audit` does.
let files = DiskFiles()
let path = "Examples/trailmark/legible.json"
let configuration = try AuditConfiguration(parsing: files.bytes(of: path), path: path)
let report = try await Audit(configuration, reader: files).run()
for found in report.findings where found.finding.severity == .error {
  print(found.finding.message)
}
print(report.verdict)
