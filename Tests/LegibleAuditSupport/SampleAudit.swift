package import LegibleAudit
import LegibleCatalogs
package import LegibleCore
package import LegibleText
package import LegibleTokens

/// A small audit: texts by key and language, shown on two phones.
package struct SampleAudit {
  package var texts: [String: [String: String]]
  package var configuration: String
  package var fonts: [FontSource]
  package var tokens: TokenResolver

  package init(
    texts: [String: [String: String]],
    configuration: String = #"{"devices": ["iPhone SE 3", "iPhone 14 Pro Max"]}"#,
    fonts: [FontSource] = [], tokens: TokenResolver = .ios
  ) {
    self.texts = texts
    self.configuration = configuration
    self.fonts = fonts
    self.tokens = tokens
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
      tokens: tokens, fonts: try FontLibrary(fonts))
    return try await audit.run(workers: workers)
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
