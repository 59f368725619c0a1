import LegibleAdaptive
public import LegibleCatalogs
public import LegibleCore
public import LegibleText
public import LegibleTokens
import Dispatch
import LegibleColor
import Synchronization

/// The whole matrix: every string, language, size, device and appearance at once.
///
/// ```swift
/// let audit = try Audit(configuration, strings: catalog, tokens: resolver, fonts: fonts)
/// for found in try audit.run().findings { print(found.finding.message) }
/// ```
public struct Audit: Sendable {
  private let configuration: AuditConfiguration
  private let catalog: StringCatalog
  private let languages: [String]
  private let matrix: TextMatrix
  /// Those of the default context first.
  private let keys: [AuditedKey]
  private let keyCount: Int
  private let styleContexts: AuditReport.Share
  private let preliminary: [AuditFinding]
  private let colors: ColorAudit
  private let strings: Int
  private let unsupported: AuditReport.Unsupported?

  /// Prepares an audit: resolves tokens, computes layouts, expands strings.
  ///
  /// - Parameters:
  ///   - configuration: The matrix, the components, the colour pairs.
  ///   - catalog: The texts.
  ///   - tokens: The design tokens; text styles and colours are looked up in them.
  ///   - fonts: The fonts to measure with.
  /// - Throws: `LegibleError` when a device, a style or a context of the configuration does not
  ///   exist.
  public init(
    _ configuration: AuditConfiguration, strings catalog: StringCatalog, tokens: TokenResolver,
    fonts: FontLibrary
  ) throws(LegibleError) {
    let stores = try AuditStores(
      tokens, categories: configuration.categories, appearances: configuration.appearances,
      contrastSettings: configuration.contrastSettings)
    let devices = try DeviceSelection(
      configuration.devices, versions: configuration.systemVersions)
    let viewports = Viewport.all(of: devices, configuration.orientations)
    let contexts = try AvailableSpaceTable.contexts(
      of: viewports, categories: configuration.categories)
    let languages = try Self.languages(configuration, catalog)

    var collector = KeyCollector(configuration, languages: languages)
    collector.collect(catalog)
    let settings = collector.settings
    var styles: [StyleTable] = []
    for setting in settings {
      do throws(LegibleError) {
        styles.append(
          try StyleTable(setting, stores.sizes, platformSizes: stores.platformSizes))
      } catch {
        throw error.moved(to: Self.styleLocation(setting, configuration))
      }
    }
    let variants = StyleVariants(settings, styles, stores) {
      Self.styleLocation($0, configuration)
    }
    let spaces = settings.map { AvailableSpaceTable($0, contexts: contexts) }
    matrix = TextMatrix(
      fonts: fonts, paragraphs: Self.paragraphs(devices), viewports: viewports,
      categories: configuration.categories,
      settings: variants.settings, styles: variants.styles,
      spaces: variants.origins.map { spaces[$0] })
    keyCount = collector.keys.count
    keys = collector.keys + variants.variants(of: collector.keys)
    styleContexts = AuditReport.Share(
      count: stores.styles.contexts.count + 1, total: stores.styles.total)
    strings = collector.strings
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
    // Unread catalogs are findings already; nobody can say what languages they have.
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

  /// Measures and judges everything.
  ///
  /// - Parameter workers: How many threads share the work; the report does not depend on it.
  /// - Throws: `LegibleError` when a text cannot be shaped.
  /// - Complexity: O(*texts* x *size categories* x *different available spaces*).
  public func run(workers: Int = 2) throws(LegibleError) -> AuditReport {
    let results = try checkKeys(workers: max(1, workers))
    let colors = colors.run()
    var report = AuditReport(configuration: configuration)
    report.findings =
      catalog.findings.map { AuditFinding($0) } + preliminary + colors.findings
      + results.flatMap(\.findings)
      + MissingGlyphRule.findings(results.flatMap(\.missing).distinct)
      + MissingFontRule.findings(
        results.reduce(into: []) { $0.formUnion($1.missingFamilies) },
        at: SourceLocation(path: configuration.path))
      + MissingFontRule.findings(
        results.reduce(into: []) { $0.formUnion($1.unavailableStyles) }, configuration)
      + TouchTargetRule.findings(configuration.targets)
      + [styleContexts.unjudged("text styles change", "measured", configuration)].compactMap(\.self)
    report.pairs = colors.pairs
    report.grids = colors.grids
    report.sort()
    let texts = results.prefix(keyCount).reduce(0) { $0 + $1.texts }
    let measured = results.reduce(0) { $0 + $1.texts }
    report.coverage = AuditReport.Coverage(
      strings: strings, inferred: keys.prefix(keyCount).count { $0.inferredFrom != nil },
      texts: texts,
      languages: languages, viewports: matrix.viewports, unsupported: unsupported,
      categories: matrix.categories, layouts: measured * matrix.contextCount,
      distinctLayouts: results.reduce(0) { $0 + $1.distinctLayouts },
      styleContexts: styleContexts, pairs: colors.pairs.reduce(0) { $0 + $1.rows.count },
      colorContexts: colors.contexts,
      comparisons: colors.comparisons,
      inferredPairs: colors.pairs.count { $0.pair.origin == .inferred },
      targets: configuration.targets.count)
    return report
  }

  /// Checks all keys in chunks; the results are in the order of the keys.
  private func checkKeys(workers: Int) throws(LegibleError) -> [TextMatrix.KeyResult] {
    let chunk = 32
    let chunks = (keys.count + chunk - 1) / chunk
    let next = Mutex(0)
    let done = Mutex<[Int: Result<[TextMatrix.KeyResult], LegibleError>]>([:])
    DispatchQueue.concurrentPerform(iterations: min(workers, max(1, chunks))) { _ in
      while let index = next.withLock({ value -> Int? in
        guard value < chunks else { return nil }
        defer { value += 1 }
        return value
      }) {
        let range = index * chunk..<min(keys.count, (index + 1) * chunk)
        let result: Result<[TextMatrix.KeyResult], LegibleError>
        do throws(LegibleError) {
          var results: [TextMatrix.KeyResult] = []
          for key in keys[range] { results.append(try matrix.check(key)) }
          result = .success(results)
        } catch {
          result = .failure(error)
        }
        done.withLock { $0[index] = result }
      }
    }
    var results: [TextMatrix.KeyResult] = []
    let all = done.withLock { $0 }
    for index in 0..<chunks {
      if let result = all[index] { results += try result.get() }
    }
    return results
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

extension Array where Element: Hashable {
  /// The elements, each where it comes first.
  fileprivate var distinct: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
