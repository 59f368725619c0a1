import LegibleCore
import LegibleJSON
import LegibleUnicode

/// Reads an Xcode string catalog, `.xcstrings`.
///
/// Strings that are not to be translated are read too, because users see them. App Shortcut phrases
/// (`stringSet`) are left out: they are spoken and not laid out.
struct XcstringsReader {
  private let source: CatalogSource
  private let document: JSONDocument
  private var findings: [Finding] = []
  private var sourceLanguage: String

  init(_ source: CatalogSource) throws(LegibleError) {
    self.source = source
    document = try JSONDocument(parsing: source.bytes, path: source.path)
    sourceLanguage = document.root["sourceLanguage"]?.string ?? source.sourceLanguage
  }

  func catalog() throws(LegibleError) -> StringCatalog {
    guard let strings = document.root["strings"], strings.kind == .object else {
      throw LegibleError(
        rule: .catalogFormat, "the catalog has no object \"strings\"",
        hint: "Write {\"sourceLanguage\": \"en\", \"strings\": {...}, \"version\": \"1.0\"}.",
        at: (document.root["strings"] ?? document.root).location)
    }
    var reader = self
    for key in document.duplicateKeys {
      reader.report(.warning, key, "the member occurs again; the last one counts")
    }
    // Of duplicates the last counts.
    var byKey: [String: [LocalizedString]] = [:]
    for member in strings.members { byKey[member.name] = reader.read(member) }
    return StringCatalog(
      strings: byKey.values.flatMap { $0 }, findings: reader.findings, files: [source.path])
  }

  private mutating func read(_ entry: JSONMember) -> [LocalizedString] {
    guard expect(.object, entry.value) else { return [] }
    let isStale = entry.value["extractionState"]?.string == "stale"
    let comment = entry.value["comment"]?.string
    var strings: [LocalizedString] = []
    var hasSource = false
    if let localizations = entry.value["localizations"], expect(.object, localizations) {
      for member in localizations.members {
        if member.name == sourceLanguage { hasSource = true }
        guard expect(.object, member.value) else { continue }
        let variants = variants(of: member.value)
        guard !variants.isEmpty else { continue }
        strings.append(
          LocalizedString(
            key: entry.name, language: languageTag(folder: member.name), table: source.table,
            comment: comment, variants: variants, substitutions: substitutions(of: member.value),
            isStale: isStale, at: member.key.location))
      }
    }
    if !hasSource {
      strings.append(
        LocalizedString(
          key: entry.name, language: sourceLanguage, table: source.table, comment: comment,
          variants: [StringVariant(entry.name, at: entry.key.location)], isKeyShown: true,
          isStale: isStale, at: entry.key.location))
    }
    return strings
  }

  // MARK: Variants

  /// The texts of a localization, whichever way plural and device nest.
  private mutating func variants(of node: JSONNode) -> [StringVariant] {
    var found: [StringVariant] = []
    collect(node, plural: nil, device: nil, depth: 0, into: &found)
    return found.enumerated()
      .sorted { Self.order($0.element, $0.offset) < Self.order($1.element, $1.offset) }
      .map(\.element)
  }

  private static func order(
    _ variant: StringVariant, _ index: Int
  ) -> (PluralCategory, String, Int) {
    (variant.plural ?? .zero, variant.device ?? "", index)
  }

  private mutating func collect(
    _ node: JSONNode, plural: PluralCategory?, device: String?, depth: Int,
    into found: inout [StringVariant]
  ) {
    guard depth < 8 else {
      return report(.error, node, "variations are nested deeper than 8 levels")
    }
    guard expect(.object, node) else { return }
    if let unit = node["stringUnit"], expect(.object, unit) {
      guard let value = unit["value"], let text = value.string else {
        return report(.error, unit["value"] ?? unit, "a stringUnit without a string \"value\"")
      }
      let state = unit["state"]?.string.flatMap(TranslationState.init) ?? .translated
      found.append(
        StringVariant(
          text, plural: plural, device: device, state: state, at: value.location))
    }
    guard let variations = node["variations"], expect(.object, variations) else { return }
    if variations.members.isEmpty { report(.error, variations, "variations without a text") }
    for kind in variations.members {
      switch kind.name {
      case "plural":
        guard expect(.object, kind.value) else { continue }
        if kind.value["other"] == nil {
          report(
            .error, kind.key, "the plural has no form for other",
            hint: "Add \"other\": every language needs it.")
        }
        for form in kind.value.members {
          guard let category = PluralCategory(rawValue: form.name) else {
            report(.error, form.key, "\"\(form.name)\" is not a plural category")
            continue
          }
          collect(
            form.value, plural: category, device: device, depth: depth + 1, into: &found)
        }
      case "device":
        guard expect(.object, kind.value) else { continue }
        for form in kind.value.members {
          collect(
            form.value, plural: plural, device: form.name, depth: depth + 1, into: &found)
        }
      default: report(.warning, kind.key, "variations by \"\(kind.name)\" are not known")
      }
    }
  }

  private mutating func substitutions(of localization: JSONNode) -> [StringSubstitution] {
    guard let node = localization["substitutions"], expect(.object, node) else { return [] }
    var found: [StringSubstitution] = []
    for member in node.members where expect(.object, member.value) {
      found.append(
        StringSubstitution(
          name: member.name, argument: member.value["argNum"]?.double.flatMap { Int(exactly: $0) },
          specifier: member.value["formatSpecifier"]?.string ?? "lld",
          variants: variants(of: member.value)))
    }
    return found.sorted { $0.name < $1.name }
  }

  // MARK: Findings

  private mutating func expect(_ kind: JSONNode.Kind, _ node: JSONNode) -> Bool {
    if node.kind == kind { return true }
    report(.error, node, "expected \(kind.phrase), found \(node.kind.phrase)")
    return false
  }

  private mutating func report(
    _ severity: Severity, _ node: JSONNode, _ message: String, hint: String? = nil
  ) {
    findings.append(
      Finding(
        rule: .catalogFormat, severity: severity, message: message, hint: hint,
        at: node.location))
  }
}
