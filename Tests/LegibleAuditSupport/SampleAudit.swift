package import LegibleAudit
import LegibleCatalogs
package import LegibleCore
package import LegibleText
package import LegibleTokens
package import LegibleUses

/// A small audit: texts by key and language, shown on two phones.
package struct SampleAudit {
  package var texts: [String: [String: String]]
  package var configuration: String
  package var fonts: [FontSource]
  package var tokens: TokenResolver
  /// Where sources show the keys: element, class and, where there are some, lines, style and smallest scale.
  package var uses: [String: [Drawing]]

  package init(
    texts: [String: [String: String]],
    configuration: String = #"{"devices": ["iPhone SE 3", "iPhone 14 Pro Max"]}"#,
    fonts: [FontSource] = [], tokens: TokenResolver = .ios, uses: [String: [Drawing]] = [:]
  ) {
    self.texts = texts
    self.configuration = configuration
    self.fonts = fonts
    self.tokens = tokens
    self.uses = uses
  }

  package func run(workers: Int = 1) async throws -> AuditReport {
    let parsed = try AuditConfiguration(
      parsing: Array(configuration.utf8), path: "sample/legible.json")
    var strings: [LocalizedString] = []
    for (line, key) in texts.keys.sorted().enumerated() {
      for (language, text) in texts[key, default: [:]] {
        let place = SourceLocation(path: "sample/Texts.strings", line: line + 1)
        strings.append(
          LocalizedString(
            key: key, language: language, table: "Texts",
            variants: [StringVariant(text, at: place)], at: place))
      }
    }
    let audit = try Audit(
      parsed, strings: StringCatalog(strings: strings, files: ["sample/Texts.strings"]),
      tokens: tokens, fonts: try FontLibrary(fonts), places: places)
    return try await audit.run(workers: workers)
  }

  /// Each use in a line of its own.
  private var places: ReadPlaces {
    let keys = uses.keys.sorted().map { key in
      KeyUses(
        key: key, catalog: "Texts.strings",
        uses: uses[key, default: []].enumerated().map { line, drawing in
          TextUse(place: .init(file: "View.swift", line: line + 1), drawing: drawing)
        })
    }
    return ReadPlaces(keys, below: "sample")
  }
}

extension AuditReport {
  /// The findings of a rule.
  package func found(_ rule: Rule.ID) -> [Finding] {
    findings.map(\.finding).filter { $0.rule == rule }
  }

  /// The evidence of the first finding of a rule on a text.
  package func evidence(_ rule: Rule.ID) -> TextEvidence? {
    for found in findings where found.finding.rule == rule {
      if case .text(let evidence) = found.evidence { return evidence }
    }
    return nil
  }
}
