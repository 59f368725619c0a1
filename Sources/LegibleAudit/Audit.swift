import LegibleAdaptive
package import LegibleCatalogs
package import LegibleCore
package import LegibleText
package import LegibleTokens
import LegibleUses
import LegibleColor

/// The whole matrix: every string, language, size, device and appearance at once.
///
/// ```swift
/// let audit = try Audit(configuration, strings: catalog, tokens: resolver, fonts: fonts)
/// for found in try await audit.run().findings { print(found.finding.message) }
/// ```
public struct Audit: Sendable {
  let configuration: AuditConfiguration
  let catalog: StringCatalog
  let languages: [String]
  let matrix: TextMatrix
  /// Those of the default context first.
  let keys: [AuditedKey]
  let keyCount: Int
  let styleContexts: AuditReport.Share
  let preliminary: [AuditFinding]
  let colors: ColorAudit
  let strings: Int
  let readKeys: Int
  let leftOut: [TextUse.Kind: Int]
  let hidden: [String: Int]
  let unsupported: AuditReport.Unsupported?

  /// Prepares an audit: resolves tokens, computes layouts, expands strings.
  ///
  /// - Parameters:
  ///   - configuration: The matrix, the components, the colour pairs.
  ///   - catalog: The texts.
  ///   - tokens: The design tokens; text styles and colours are looked up in them.
  ///   - fonts: The fonts to measure with.
  ///   - places: Where the app's sources show the texts.
  ///   - rules: Rules of the app's own on texts, beside those of the library; one that has the name of another
  ///     takes its place.
  /// - Throws: `LegibleError` when a device, a style or a context of the configuration does not
  ///   exist.
  package init(
    _ configuration: AuditConfiguration, strings catalog: StringCatalog, tokens: TokenResolver,
    fonts: FontLibrary, places: ReadPlaces = ReadPlaces(), adding rules: [any TextRule] = []
  ) throws(LegibleError) {
    let configuration = configuration.locatingItself
    let stores = try AuditStores(
      tokens, categories: configuration.categories,
      largest: configuration.components.compactMap(\.categories?.upperBound),
      appearances: configuration.appearances,
      contrastSettings: configuration.contrastSettings)
    let devices = try DeviceSelection(
      configuration.devices, beside: configuration.customDevices,
      versions: configuration.systemVersions)
    let viewports = Viewport.all(of: devices, configuration.orientations(of:))
    let contexts = try AvailableSpaceTable.contexts(
      of: viewports, categories: configuration.categories)
    let languages = try Self.languages(configuration, catalog)

    var collector = KeyCollector(configuration, languages: languages, places: places)
    collector.collect(catalog)
    let settings = collector.settings
    var styles: [StyleTable] = []
    for setting in settings {
      do throws(LegibleError) {
        styles.append(
          try StyleTable(
            setting, stores.sizes, platformSizes: stores.platformSizes,
            at: stores.positions(for: setting)))
      } catch {
        throw error.moved(to: Self.styleLocation(setting, configuration))
      }
    }
    let variants = StyleVariants(settings, styles, stores) {
      Self.styleLocation($0, configuration)
    }
    let spaces = settings.map { AvailableSpaceTable($0, contexts: contexts) }
    matrix = TextMatrix(
      rules: AppliedRule.all(adding: rules), listsInferred: configuration.listsInferred,
      fonts: fonts, paragraphs: Self.paragraphs(devices), viewports: viewports,
      categories: configuration.categories,
      settings: variants.settings, styles: variants.styles,
      spaces: variants.origins.map { spaces[$0] },
      minor: MinorFindings(
        viewports, widths: contexts.first?.map(\.size.width) ?? [],
        categories: configuration.categories))
    keyCount = collector.keys.count
    keys = collector.keys + variants.variants(of: collector.keys)
    styleContexts = AuditReport.Share(
      count: stores.styles.contexts.count + 1, total: stores.styles.total)
    strings = collector.strings
    readKeys = collector.readKeys
    leftOut = collector.leftOut
    hidden = collector.hidden
    preliminary =
      stores.findings.map { AuditFinding($0) } + collector.findings + variants.findings
      + FixedSizeRule.findings(settings, variants) { Self.styleLocation($0, configuration) }
    colors = ColorAudit(configuration, stores)
    self.configuration = configuration
    self.catalog = catalog
    self.languages = languages
    unsupported = AuditReport.Unsupported(devices, configuration.systemVersions)
  }

  /// Labels of UIKit on the versions of iOS that are audited.
  private static func paragraphs(_ devices: DeviceSelection) -> ParagraphSettings {
    var settings = ParagraphSettings.ios
    if let versions = devices.versions {
      settings.systemFonts.platform = .uiKit(versions: versions)
    }
    return settings
  }

  /// The languages to audit, by the names that the catalogs have for them.
  private static func languages(
    _ configuration: AuditConfiguration, _ catalog: StringCatalog
  ) throws(LegibleError) -> [String] {
    let known = catalog.languages
    // Unread catalogs are findings already; what languages they have is unknown.
    guard let wanted = configuration.languages, !known.isEmpty else { return known }
    var languages: [String] = []
    for tag in wanted {
      guard let language = language(tag.value, among: known) else {
        throw LegibleError(
          rule: .unknownLanguage, "no catalog has the language \"\(tag.value)\"",
          hint: "They have \(known.joined(separator: ", ")).", at: tag.location)
      }
      if !languages.contains(language) { languages.append(language) }
    }
    return languages
  }

  /// The language itself in any case, or the one that a system falls back to: `de` for `de-DE`.
  private static func language(_ tag: String, among known: [String]) -> String? {
    var parts = tag.lowercased().split { $0 == "-" || $0 == "_" }
    while !parts.isEmpty {
      let name = parts.joined(separator: "-")
      if let language = known.first(where: { $0.lowercased() == name }) { return language }
      parts.removeLast()
    }
    return nil
  }

  /// Where a setting's style is named, for errors about it.
  private static func styleLocation(
    _ setting: TextPlacement, _ configuration: AuditConfiguration
  ) -> SourceLocation {
    let rule = configuration.components.first { $0.style == setting.style }
    return rule?.location ?? SourceLocation(path: configuration.path)
  }
}

extension LegibleError {
  /// The same findings at the place of the configuration that caused them.
  fileprivate func moved(to location: SourceLocation) -> LegibleError {
    LegibleError(
      findings.map { finding in
        var moved = finding
        moved.location = location
        if finding.location.line > 1 {
          moved.related = [.init("looked up here", at: finding.location)]
        }
        return moved
      })
  }
}
