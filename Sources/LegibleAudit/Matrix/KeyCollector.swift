import LegibleCore

/// Groups a catalog's strings by key, expands their placeholders and finds where they are shown.
struct KeyCollector {
  private let configuration: AuditConfiguration
  private let languages: Set<String>
  private let map: ComponentMap
  private let expander: SampleExpander

  private(set) var keys: [AuditedKey] = []
  private(set) var settings: [TextSetting] = []
  private(set) var findings: [AuditFinding] = []
  /// The strings in the languages of the audit.
  private(set) var strings = 0
  private var positions: [TextSetting: Int] = [:]

  init(_ configuration: AuditConfiguration, languages: [String]) {
    self.configuration = configuration
    self.languages = Set(languages)
    map = ComponentMap(configuration.components)
    expander = SampleExpander(configuration.samples)
  }

  /// Takes in a catalog, whose strings are ordered by table and key.
  ///
  /// - Complexity: O(*strings*).
  mutating func collect(_ catalog: StringCatalog) {
    // What no code asks for is not shown.
    let strings = catalog.strings.filter { !$0.isStale }
    var start = 0
    while start < strings.count {
      var end = start + 1
      while end < strings.count, strings[end].table == strings[start].table,
        strings[end].key == strings[start].key
      {
        end += 1
      }
      add(strings[start..<end])
      start = end
    }
    // A catalog that could not be read may have the keys.
    guard !catalog.findings.contains(where: { $0.severity == .error }) else { return }
    let keys = Set(strings.map(\.key))
    findings += map.unusedRules(for: keys).map { unused($0.keys, at: $0.location) }
    findings += configuration.samples.keys.filter { samples in
      !keys.contains { samples.keys.matches($0) }
    }.map { unused($0.keys, at: $0.location) }
  }

  private func unused(_ pattern: Glob, at location: SourceLocation) -> AuditFinding {
    AuditFinding(
      Finding(
        rule: "unused-mapping", severity: .warning,
        message: "no key matches \"\(pattern.pattern)\"",
        hint: "Most likely a key was renamed; correct the pattern or remove it.", at: location))
  }

  private mutating func add(_ strings: ArraySlice<LocalizedString>) {
    let source =
      strings.first { $0.language == configuration.sourceLanguage } ?? strings[strings.startIndex]
    let assignment = map.assignment(of: source)
    var key = AuditedKey(
      setting: position(of: assignment.setting), inferredFrom: nil, translations: [])
    if case .inferred(let reason) = assignment.origin { key.inferredFrom = reason }
    for string in strings where languages.contains(string.language) {
      self.strings += 1
      let expansion = expander.expand(string)
      findings += expansion.findings.map { AuditFinding($0) }
      key.translations.append(AuditedText(string: string, texts: expansion.texts))
    }
    if !key.translations.isEmpty { keys.append(key) }
  }

  private mutating func position(of setting: TextSetting) -> Int {
    if let position = positions[setting] { return position }
    positions[setting] = settings.count
    settings.append(setting)
    return settings.count - 1
  }
}
