import LegibleKit

// Every catalog below a folder, whatever its format.
let catalog = try CatalogLoader(reader: DiskFiles(), sourceLanguage: "en")
  .catalog(in: "Examples/trailmark/Strings")
print("\(catalog.strings.count) strings in \(catalog.languages.joined(separator: ", "))")

// Samples stand for placeholders, a number that selects it for each plural form.
let samples = SampleExpander(SampleOverrides(placeholders: ["%lld": .number(1_200)]))
for string in catalog.strings where string.language == "de" {
  let expansion = samples.expand(string)
  for finding in expansion.findings { print(finding.message) }
  for text in expansion.texts where !text.samples.isEmpty {
    print("\(string.key): \(text.text), where \(text.sampleDescription)")
  }
}

// The texts themselves, each form with where it stands.
let hints = catalog.strings.filter { $0.language == "fr" && $0.comment?.contains("hint") == true }
for form in hints.flatMap(\.variants) { print("\(form.location): \(form.value)") }

// What a catalog gets wrong is a finding; reading goes on.
for finding in catalog.findings { print("\(finding.location): \(finding.message)") }
