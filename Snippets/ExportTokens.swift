import LegibleKit

// One store in every context becomes files of a platform.
let tokens = try TokenResolver(
  contentsOf: "Examples/trailmark/tokens/trailmark.resolver.json")
let model = try ExportModel(tokens, in: ["contentSize": "large"])
for target in ExportTarget.allCases {
  let export = target.exporter(access: .internal).export(model)
  for file in export.files { print("\(file.path): \(file.text.count) characters") }
  for finding in export.findings { print("\(finding.severity): \(finding.message)") }
}
