import LegibleCatalogs
import LegibleCore
import LegibleUses

/// Groups a catalog's strings by key, expands their placeholders and finds where they are shown.
struct KeyCollector {
  private let configuration: AuditConfiguration
  private let languages: Set<String>
  private let places: ReadPlaces
  private let map: ComponentMap
  private let expander: SampleExpander

  private(set) var keys: [AuditedKey] = []
  private(set) var settings: [TextPlacement] = []
  private(set) var findings: [AuditFinding] = []
  /// The strings in the languages of the audit.
  private(set) var strings = 0
  /// The keys with a place that the app's sources tell.
  private(set) var readKeys = 0
  /// The keys that the sources show nowhere that texts are measured, by the reason.
  private(set) var leftOut: [TextUse.Kind: Int] = [:]
  /// The keys that the configuration leaves out, by its reason.
  private(set) var hidden: [String: Int] = [:]
  private var positions: [TextPlacement: Int] = [:]
  /// The key of the detail and where it is named, by the position of the title's key.
  private var details: [Int: Located<String>] = [:]

  init(_ configuration: AuditConfiguration, languages: [String], places: ReadPlaces) {
    self.configuration = configuration
    self.languages = Set(languages)
    self.places = places
    map = ComponentMap(configuration.components, places: places)
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
      for catalog in catalogs(of: strings[start..<end]) { add(catalog) }
      start = end
    }
    let unknown = placeDetails()
    // A catalog that could not be read may have the keys.
    guard !catalog.findings.contains(where: { $0.severity == .error }) else { return }
    findings += unknown
    let keys = Set(strings.map(\.key))
    findings += map.unusedPatterns(for: keys).map { unused($0.value, at: $0.location, keys) }
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

  /// Strings of one key and table, those of each catalog apart; what an earlier one says too counts once.
  private func catalogs(
    of strings: ArraySlice<LocalizedString>
  ) -> [ArraySlice<LocalizedString>] {
    // Two texts of one language are of two catalogs, or of a key that occurs twice.
    guard zip(strings, strings.dropFirst()).contains(where: { $0.language == $1.language }) else {
      return [strings]
    }
    var folders: [String] = []
    var groups: [String: [LocalizedString]] = [:]
    for string in strings {
      let folder = CatalogSource(path: string.location.path, bytes: []).folder
      if groups[folder] == nil { folders.append(folder) }
      groups[folder, default: []].append(string)
    }
    var different: [ArraySlice<LocalizedString>] = []
    for folder in folders {
      guard let group = groups[folder]?[...] else { continue }
      if !different.contains(where: { isSame($0, group) }) { different.append(group) }
    }
    return different
  }

  /// Whether two catalogs say the same of a key, and the sources show it in the same way.
  private func isSame(
    _ one: ArraySlice<LocalizedString>, _ other: ArraySlice<LocalizedString>
  ) -> Bool {
    one.count == other.count
      && zip(one, other).allSatisfy { first, second in
        first.language == second.language
          && first.variants.map(\.value) == second.variants.map(\.value)
      }
      && one.first.map { places.uses(of: $0) } == other.first.map { places.uses(of: $0) }
  }

  private mutating func add(_ strings: ArraySlice<LocalizedString>) {
    let source =
      strings.first { $0.language == configuration.sourceLanguage } ?? strings[strings.startIndex]
    let audited = strings.filter { languages.contains($0.language) }
    guard !audited.isEmpty else { return }
    self.strings += audited.count
    let assignments: [ComponentAssignment]
    switch map.placing(of: source) {
    case .leftOut(let kind):
      leftOut[kind, default: 0] += 1
      return
    case .hidden(let reason):
      hidden[reason, default: 0] += 1
      return
    case .shown(let places): assignments = places
    }
    let translations = audited.map { string in
      let expansion = expander.expand(string)
      findings += expansion.findings.map { AuditFinding($0) }
      return AuditedText(string: string, texts: expansion.texts)
    }
    var drawn: [Set<Markup>: [AuditedText]] = [:]
    let identity = keys.count
    for assignment in assignments {
      let markup = assignment.markup
      let texts = drawn[markup] ?? translations.map { $0.rendering(markup) }
      drawn[markup] = texts
      var key = AuditedKey(
        identity: identity, setting: position(of: assignment.setting), translations: texts)
      switch assignment.origin {
      case .mapped(let place):
        if let detail = assignment.detail {
          details[keys.count] = Located(detail.replacing("*", with: source.key), at: place)
        }
      case .read(let uses): key.uses = uses.compactMap { use(of: $0) }
      case .inferred(let reason): key.inferredFrom = reason
      }
      keys.append(key)
    }
    if assignments.contains(where: \.isRead) { readKeys += 1 }
  }

  /// A use as a note of a finding.
  private func use(of use: TextUse) -> Finding.Related? {
    guard let place = use.place ?? use.shownAt else { return nil }
    let drawn = use.shownAt.map { places.location($0) }
    let element = use.drawing.element
    return Finding.Related(
      drawn.map { "used here, shown as \(element) at \($0.path):\($0.line)" }
        ?? "shown here as \(element)",
      at: places.location(place))
  }

  private mutating func position(of setting: TextPlacement) -> Int {
    if let position = positions[setting] { return position }
    positions[setting] = settings.count
    settings.append(setting)
    return settings.count - 1
  }
}
