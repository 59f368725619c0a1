import LegibleColor
import LegibleCore
import LegibleJSON
import LegibleTokens

/// Gathers the pairs of an audit: those of the configuration, of tokens, and of names.
struct PairCollector {
  private let catalog: ColorCatalog
  private let configuration: AuditConfiguration
  /// The typography tokens that say which colours their text has.
  private let stylesByColor: [String: [String]]
  private(set) var findings: [AuditFinding] = []

  init(_ configuration: AuditConfiguration, _ catalog: ColorCatalog, styles store: TokenStore?) {
    self.configuration = configuration
    self.catalog = catalog
    var stylesByColor: [String: [String]] = [:]
    for token in store?.tokens ?? [] where token.type == .typography {
      let color = token.ownData?["color"]
      for name in [color].compactMap(\.?.string) + (color?.elements ?? []).compactMap(\.string) {
        stylesByColor[name, default: []].append(token.path)
      }
    }
    self.stylesByColor = stylesByColor
  }

  /// All pairs: the declared ones in the order of their files, then the inferred ones.
  ///
  /// Of declared pairs that say the same the first counts. A foreground that is declared anywhere is
  /// left alone by inference: whoever declares it knows where it lies.
  mutating func collect() -> [ColorPair] {
    var seen: Set<ColorPair> = []
    let declared = (configuration.contrast.flatMap { expand($0) } + pairsOfTokens()).filter {
      var key = $0
      key.location = .unspecified
      return seen.insert(key).inserted
    }
    guard configuration.infersPairs else { return declared }
    let foregrounds = Set(declared.map(\.foreground))
    var inferred = NamedPairs(catalog.own).pairs.filter { !foregrounds.contains($0.foreground) }
    if inferred.count > mostInferred {
      findings.append(tooMany(inferred))
      inferred.removeLast(inferred.count - mostInferred)
    }
    return declared
      + inferred.map { pair in
        var pair = pair
        pair.styles = stylesByColor[pair.foreground] ?? []
        return pair
      }
  }

  /// More than any design has on purpose; in many contexts fewer, so that they are judged within
  /// seconds.
  private var mostInferred: Int { min(5000, 1_000_000 / max(catalog.contextCount, 1)) }

  private func tooMany(_ pairs: [ColorPair]) -> AuditFinding {
    AuditFinding(
      Finding(
        rule: .unusedPair, severity: .warning, outcome: .cannotTell,
        message: "names suggest \(pairs.count.groupedDescription) pairs; the last "
          + "\((pairs.count - mostInferred).groupedDescription) of them are not judged",
        hint:
          "Declare the pairs that matter under \"contrast\", and set \"inferContrast\" to false.",
        at: SourceLocation(path: configuration.path)))
  }

  // MARK: Declared pairs

  /// A pair for each combination of the colours that its patterns match.
  private mutating func expand(_ pair: ContrastPair) -> [ColorPair] {
    var layers: [[String]] = [[]]
    for background in pair.backgrounds {
      let names = names(matching: background, of: pair)
      layers = layers.flatMap { above in names.map { above + [$0] } }
    }
    let foregrounds = names(matching: pair.foreground, of: pair)
    let components = options(pair.component, of: pair)
    let unfocused = options(pair.unfocused, of: pair)
    return foregrounds.flatMap { foreground in
      layers.filter { $0 != [foreground] }.flatMap { backgrounds in
        components.flatMap { component in
          unfocused.map { unfocused in
            ColorPair(
              foreground: foreground, backgrounds: backgrounds,
              styles: pair.styles.isEmpty ? stylesByColor[foreground] ?? [] : pair.styles,
              role: pair.role, level: pair.level, component: component, unfocused: unfocused,
              origin: .declared, location: pair.location)
          }
        }
      }
    }
  }

  /// The names that a part of a pair stands for, `nil` alone where it is absent.
  private mutating func options(_ name: String?, of pair: ContrastPair) -> [String?] {
    guard let name else { return [nil] }
    return names(matching: name, of: pair)
  }

  /// The colour tokens that a pattern matches, or the name itself where it is none.
  private mutating func names(matching name: String, of pair: ContrastPair) -> [String] {
    guard catalog[name] == nil, name.contains("*") || name.contains("?"),
      (try? Color(css: name)) == nil
    else { return [name] }
    let glob = Glob(key: name)
    let names = catalog.tokens.map(\.path).filter(glob.matches)
    if names.isEmpty {
      findings.append(
        AuditFinding(
          Finding(
            rule: .unusedPair, severity: .error,
            message: "no colour token matches \(name)",
            hint: catalog.hint(on: glob),
            suggestion: catalog.hint(on: glob) == nil ? .listTokens(type: "color") : nil,
            at: pair.location, subject: name)))
    }
    return names
  }

  private mutating func pairsOfTokens() -> [ColorPair] {
    var reader = ConfigurationReader()
    let pairs = catalog.own.flatMap { token -> [ContrastPair] in
      guard let data = token.ownData, let node = data["contrast"] else { return [] }
      return reader.contrastPairs(
        node, foreground: token.path, role: reader.role(data["role"]) ?? .text)
    }
    findings += reader.findings.map { AuditFinding($0) }
    return pairs.flatMap { expand($0) }
  }
}
