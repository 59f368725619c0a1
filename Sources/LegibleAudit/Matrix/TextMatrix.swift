import LegibleAdaptive
import LegibleCatalogs
import LegibleCore
import LegibleText

/// Everything that texts are measured against: shared by all workers, never changed.
struct TextMatrix: Sendable {
  /// The rules on texts, in the order of reports.
  let rules: [AppliedRule]
  let fonts: FontLibrary
  /// Whether findings in guessed places are listed, not counted.
  let listsInferred: Bool
  /// How texts break into lines, and on which versions of iOS.
  let paragraphs: ParagraphSettings
  let viewports: [Viewport]
  let categories: [SizeCategory]
  let settings: [TextPlacement]
  let styles: [StyleTable]
  let spaces: [AvailableSpaceTable]
  let minor: MinorFindings

  /// The contexts of one text: viewports x size categories.
  var contextCount: Int { viewports.count * categories.count }

  /// Whether every rule has nothing to say of a text that fits.
  let isAboutFitAlone: Bool

  init(
    rules: [AppliedRule], listsInferred: Bool, fonts: FontLibrary, paragraphs: ParagraphSettings,
    viewports: [Viewport],
    categories: [SizeCategory], settings: [TextPlacement], styles: [StyleTable],
    spaces: [AvailableSpaceTable], minor: MinorFindings
  ) {
    self.rules = rules
    self.listsInferred = listsInferred
    self.fonts = fonts
    self.paragraphs = paragraphs
    self.viewports = viewports
    self.categories = categories
    self.settings = settings
    self.styles = styles
    self.spaces = spaces
    self.minor = minor
    isAboutFitAlone = rules.allSatisfy(\.isAboutFit)
  }

  /// What a key's texts gave.
  struct KeyResult: Sendable {
    var findings: [AuditFinding] = []
    /// Those that only together are worth a note.
    var minor: [AuditFinding] = []
    /// What a guessed place would lead to, where that is only counted.
    var unplaced = UnplacedKeysRule.Tally()
    var missing: [MissingGlyph] = []
    var missingFamilies: Set<String> = []
    var unavailableStyles: Set<UnavailableStyle> = []
    var texts = 0
    /// Texts x size categories x different available spaces.
    var distinctLayouts = 0
  }

  /// Where one of a string's texts fails a rule.
  private struct Found {
    var text: Int
    var isUnlikely: Bool
    var hits: Hits

    /// Which of a string's texts its finding speaks of: certain failures of likely texts first, the
    /// largest excess first among them.
    var weight: (Int, Double) {
      ((hits.fails.isEmpty ? 0 : 2) + (isUnlikely ? 0 : 1), hits.worst)
    }
  }

  /// Measures and judges a key in all its languages.
  ///
  /// - Throws: `LegibleError` when a text cannot be shaped.
  func check(_ key: AuditedKey) throws(LegibleError) -> KeyResult {
    var result = KeyResult()
    let isCounted = key.inferredFrom != nil && !listsInferred
    var failing: Set<Int> = []
    for translation in key.translations {
      var worst: [Found?] = Array(repeating: nil, count: rules.count)
      var bands: [Double] = []
      for (index, text) in translation.texts.enumerated() {
        var measurer = TextMeasurer(
          matrix: self, setting: key.setting, text: text.text,
          language: translation.string.language, detail: key.detail)
        let hits = try measurer.judge()
        result.texts += 1
        result.distinctLayouts += measurer.layouts
        result.missingFamilies.formUnion(measurer.missingFamilies)
        result.unavailableStyles.formUnion(measurer.unavailableStyles)
        result.missing += measurer.missing.map {
          MissingGlyph(scalar: $0, string: translation.string, location: text.variant.location)
        }
        bands.append(measurer.band)
        for (rule, hits) in hits.enumerated() where !hits.isEmpty {
          let found = Found(text: index, isUnlikely: text.isUnlikely, hits: hits)
          if worst[rule].map({ $0.weight < found.weight }) ?? true { worst[rule] = found }
        }
      }
      for (rule, found) in worst.enumerated() {
        guard let found else { continue }
        if isCounted {
          if !found.hits.fails.isEmpty { failing.insert(rule) }
          continue
        }
        result.findings.append(
          try finding(
            rules[rule], key, translation, translation.texts[found.text], found.hits,
            band: bands[found.text]))
      }
    }
    result.unplaced.count(failing)
    return result
  }
}
