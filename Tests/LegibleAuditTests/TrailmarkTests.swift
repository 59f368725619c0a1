import LegibleCatalogs
import LegibleCore
import LegibleDialects
import LegibleFiles
import LegibleJSON
import LegibleTestSupport
import LegibleTokens
import Testing

@testable import LegibleAudit

/// The example's inputs are sound, and its list of faults speaks of things that exist.
@Suite struct TrailmarkTests {
  static let path = "Examples/trailmark/"

  struct Example {
    var configuration: AuditConfiguration
    var catalog: StringCatalog

    init() throws {
      let path = "\(PackageFolder.path)/\(TrailmarkTests.path)legible.json"
      configuration = try AuditConfiguration(parsing: DiskFiles().bytes(of: path), path: path)
      catalog = CatalogLoader(
        reader: DiskFiles(), sourceLanguage: configuration.sourceLanguage
      ).catalog(for: configuration)
    }
  }

  @Test func hasStringsInTwelveLanguages() throws {
    let catalog = try Example().catalog
    #expect(catalog.findings.isEmpty)
    #expect(
      catalog.languages == [
        "ar", "de", "en", "fi", "fr", "he", "hi", "ja", "ko", "ru", "th", "zh-Hans",
      ])
    #expect(Set(catalog.strings.map(\.key)).count == 64)
    #expect(catalog.files.count == 5)
  }

  @Test func everyRuleIsUsedAndEveryStringExpands() throws {
    let example = try Example()
    let map = ComponentMap(example.configuration.components)
    #expect(map.unusedPatterns(for: example.catalog.strings.map(\.key)).isEmpty)
    let expander = SampleExpander(example.configuration.samples)
    for string in example.catalog.strings {
      let expansion = expander.expand(string)
      #expect(!expansion.texts.isEmpty, "\(string.key) \(string.language)")
      #expect(expansion.findings.isEmpty, "\(string.key) \(string.language)")
    }
  }

  @Test func tokensResolve() throws {
    let configuration = try Example().configuration
    let tokens = try #require(configuration.tokenPaths)
    let resolver = try TokenResolver(contentsOf: tokens)
    for appearance in ["light", "dark"] {
      for contrast in ["standard", "increased"] {
        let store = try resolver.resolve(["appearance": appearance, "contrast": contrast])
        #expect(store.findings.isEmpty)
        for pair in configuration.contrast {
          for path in [pair.foreground] + pair.backgrounds {
            #expect(store[path] != nil, "\(path)")
          }
        }
        for style in configuration.contrast.flatMap(\.styles)
          + configuration.components.compactMap(\.style)
        {
          #expect(throws: Never.self) { try store.textStyle(style) }
        }
      }
    }
  }

  @Test func expectationsSpeakOfWhatExists() throws {
    let example = try Example()
    let expected = try PackageFolder.json(Self.path + "expected.json")
    let pairs = example.configuration.contrast.map { pair in
      "\(pair.foreground) on \(pair.backgrounds.joined(separator: " on "))"
    }
    let targets = example.configuration.targets.map(\.name)
    for list in ["faults", "lookAlikes"] {
      let entries = try #require(expected[list]).elements
      #expect(entries.count >= 15)
      for entry in entries {
        let subject = try #require(entry["subject"]?.string)
        let language = entry["language"]?.string
        switch entry["rule"]?.string {
        case "contrast": #expect(pairs.contains(subject), "\(subject)")
        case "color-vision":
          #expect(example.configuration.colorSets.map(\.name).contains(subject), "\(subject)")
        case "touch-target": #expect(targets.contains(subject), "\(subject)")
        default:
          let found = example.catalog.strings.contains {
            $0.key == subject && (language == nil || $0.language == language)
          }
          #expect(found, "\(subject) \(language ?? "")")
        }
      }
    }
  }
}
