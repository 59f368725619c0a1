import LegibleCatalogs
import LegibleCore

/// Groups a catalog's strings by key, expands their placeholders and finds where they are shown.
struct KeyCollector {
  private let configuration: AuditConfiguration
  private let languages: Set<String>
  private let map: ComponentMap
  private let expander: SampleExpander

  private(set) var keys: [AuditedKey] = []
  private(set) var settings: [TextPlacement] = []
  private(set) var findings: [AuditFinding] = []
  /// The strings in the languages of the audit.
  private(set) var strings = 0
  private var positions: [TextPlacement: Int] = [:]
  /// The key of the detail and where it is named, by the position of the title's key.
  private var details: [Int: Located<String>] = [:]

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
    let unknown = placeDetails()
    // A catalog that could not be read may have the keys.
    guard !catalog.findings.contains(where: { $0.severity == .error }) else { return }
    findings += unknown
    let keys = Set(strings.map(\.key))
    findings += map.unusedRules(for: keys).map { unused($0.keys, at: $0.location, keys) }
    findings += configuration.samples.keys.filter { samples in
      !keys.contains { samples.keys.matches($0) }
    }.map { unused($0.keys, at: $0.location, keys) }
    findings += unusedPlaceholders(strings)
  }

  /// An error for each placeholder with a sample that no text has.
  private func unusedPlaceholders(_ strings: [LocalizedString]) -> [AuditFinding] {
    let samples = configuration.samples
    guard !samples.placeholders.isEmpty else { return [] }
    let spellings = strings.reduce(into: Set<String>()) { $0.formUnion($1.placeholderSpellings) }
    return samples.placeholders.keys.filter { !spellings.contains($0) }.sorted().map { name in
      let hint =
        closestMatch(to: name, in: spellings.sorted()).map { "Did you mean \($0)?" }
        ?? (spellings.isEmpty ? nil : "They have \(spellings.sorted().joined(separator: ", ")).")
      return AuditFinding(
        Finding(
          rule: .unusedMapping, severity: .error, message: "no text has the placeholder \(name)",
          hint: hint ?? "Remove it.",
          at: samples.locations[name] ?? SourceLocation(path: configuration.path)))
    }
  }

  /// Puts each detail beside its title.
  ///
  /// - Returns: An error for each rule none of whose details is there.
  private mutating func placeDetails() -> [AuditFinding] {
    let positions = Dictionary(
      keys.enumerated().map { ($1.translations[0].string.key, $0) }, uniquingKeysWith: { $1 })
    var found: [SourceLocation: Bool] = [:]
    var missing: [SourceLocation: String] = [:]
    for (title, name) in details.sorted(by: { $0.key < $1.key }) {
      guard let position = positions[name.value], position != title else {
        if missing[name.location] == nil { missing[name.location] = name.value }
        continue
      }
      found[name.location] = true
      let texts = keys[position].translations.map { ($0.string.language, $0.texts) }
      keys[title].detail = AuditedDetail(
        setting: keys[position].setting, texts: Dictionary(texts, uniquingKeysWith: { $1 }))
    }
    return missing.filter { found[$0.key] == nil }.sorted { $0.key < $1.key }.map { place, name in
      AuditFinding(
        Finding(
          rule: .unusedMapping, severity: .error, message: "no key is the detail \"\(name)\"",
          hint: "In \"detail\" * stands for the key of the title.", at: place))
    }
  }

  private func unused(
    _ pattern: Glob, at location: SourceLocation, _ keys: Set<String>
  ) -> AuditFinding {
    AuditFinding(
      Finding(
        rule: .unusedMapping, severity: .error,
        message: "no key matches \"\(pattern.pattern)\"",
        hint: pattern.suggestion(in: keys).map { "Did you mean \($0)?" }
          ?? "Most likely a key was renamed; correct the pattern or remove it.", at: location))
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
    guard !key.translations.isEmpty else { return }
    if let detail = assignment.detail, case .mapped(let place) = assignment.origin {
      details[keys.count] = Located(detail.replacing("*", with: source.key), at: place)
    }
    keys.append(key)
  }

  private mutating func position(of setting: TextPlacement) -> Int {
    if let position = positions[setting] { return position }
    positions[setting] = settings.count
    settings.append(setting)
    return settings.count - 1
  }
}
