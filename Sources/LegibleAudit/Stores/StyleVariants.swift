import LegibleCore
import LegibleTokens

/// The settings of an audit with their text styles, again for each context in which these are others.
struct StyleVariants {
  /// Those of the default context first.
  private(set) var settings: [TextPlacement]
  private(set) var styles: [StyleTable]
  /// By the position of a setting: that of the same one in the default context.
  private(set) var origins: [Int]
  /// Styles that a context lacks.
  private(set) var findings: [AuditFinding] = []
  private var variants: [(context: [TokenContext.Choice], positions: [Int: Int])] = []

  /// - Parameters:
  ///   - settings: What the texts are shown in.
  ///   - styles: Their styles in the default context.
  ///   - location: Where the style of a setting is named.
  init(
    _ settings: [TextPlacement], _ styles: [StyleTable], _ stores: AuditStores,
    location: (TextPlacement) -> SourceLocation
  ) {
    self.settings = settings
    self.styles = styles
    origins = Array(settings.indices)
    var known = styles.map { Set([$0]) }
    var missing: Set<Int> = []
    for context in stores.styles.contexts {
      var positions: [Int: Int] = [:]
      for (index, setting) in settings.enumerated() {
        do throws(LegibleError) {
          let table = try StyleTable(
            setting, context.sizes, platformSizes: stores.platformSizes,
            at: stores.positions(for: setting))
          guard known[index].insert(table).inserted else { continue }
          positions[index] = self.settings.count
          self.settings.append(setting)
          self.styles.append(table)
          origins.append(index)
        } catch {
          guard missing.insert(index).inserted else { continue }
          findings += error.findings.map {
            Self.missing($0, context.choices, at: location(setting))
          }
        }
      }
      if !positions.isEmpty { variants.append((context.choices, positions)) }
    }
  }

  /// Keys again for each context in which their own style, or that of what stands beside them, is
  /// another one.
  func variants(of keys: [AuditedKey]) -> [AuditedKey] {
    variants.flatMap { context, positions in
      keys.compactMap { key in
        let detail = key.detail.flatMap { positions[$0.setting] }
        guard positions[key.setting] != nil || detail != nil else { return nil }
        var key = key
        key.setting = positions[key.setting] ?? key.setting
        if let detail { key.detail?.setting = detail }
        key.context = context
        return key
      }
    }
  }

  private static func missing(
    _ finding: Finding, _ context: [TokenContext.Choice], at location: SourceLocation
  ) -> AuditFinding {
    var finding = finding
    finding.severity = .warning
    finding.outcome = .cannotTell
    finding.message += " in " + contextLabel(nil, nil, context)
    finding.location = location
    return AuditFinding(finding)
  }
}
