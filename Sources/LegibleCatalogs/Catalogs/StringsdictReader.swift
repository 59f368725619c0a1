import LegibleCore
import LegibleUnicode

/// Reads a `.stringsdict` file: plural forms, width variants and device variants.
///
/// Source: Apple, "Stringsdict File Format", and the shape of real files.
struct StringsdictReader {
  private let source: CatalogSource
  private let list: PropertyList
  private var findings: [Finding] = []

  init(_ source: CatalogSource) throws(LegibleError) {
    self.source = source
    list = try PropertyList(parsing: source)
  }

  func catalog() throws(LegibleError) -> StringCatalog {
    guard let members = list.members else {
      throw LegibleError(
        rule: .catalogFormat, "the property list is not a dictionary",
        hint: "Give it a <dict> with a <dict> for each <key>.", at: list.location)
    }
    var reader = self
    let strings = members.compactMap { reader.string($0) }
    return StringCatalog(strings: strings, findings: reader.findings, files: [source.path])
  }

  private mutating func string(_ member: PropertyList.Member) -> LocalizedString? {
    let value = member.value
    var variants: [StringVariant] = []
    var substitutions: [StringSubstitution] = []
    if let format = value["NSStringLocalizedFormatKey"] {
      if let text = format.string { variants = [StringVariant(text, at: format.location)] }
      for variable in value.members ?? [] where variable.key != "NSStringLocalizedFormatKey" {
        if let substitution = substitution(variable) { substitutions.append(substitution) }
      }
    } else {
      variants = widths(value["NSStringVariableWidthRuleType"])
      variants += devices(value["NSStringDeviceSpecificRuleType"])
    }
    guard !variants.isEmpty else {
      report(
        member, "\"\(member.key)\" has no NSStringLocalizedFormatKey and no width or device texts",
        hint: "Add an NSStringLocalizedFormatKey such as %#@count@.")
      return nil
    }
    return LocalizedString(
      key: member.key, language: source.language, table: source.table, variants: variants,
      substitutions: substitutions.sorted { $0.name < $1.name }, at: member.location)
  }

  private mutating func substitution(_ variable: PropertyList.Member) -> StringSubstitution? {
    guard variable.value["NSStringFormatSpecTypeKey"]?.string == "NSStringPluralRuleType" else {
      report(
        variable, "the variable \"\(variable.key)\" has no NSStringPluralRuleType",
        hint: "Set its NSStringFormatSpecTypeKey to NSStringPluralRuleType.")
      return nil
    }
    let variants = PluralCategory.allCases.compactMap { category in
      variable.value[category.rawValue].flatMap { text in
        text.string.map { StringVariant($0, plural: category, at: text.location) }
      }
    }
    if !variants.contains(where: { $0.plural == .other }) {
      report(
        variable, "the variable \"\(variable.key)\" has no form for other",
        hint: "Add <key>other</key>: every language needs it.")
    }
    // Shipped files also write the percent sign, "%ld", which the format forbids.
    let specifier = variable.value["NSStringFormatValueTypeKey"]?.string ?? "d"
    return StringSubstitution(
      name: variable.key, argument: nil, specifier: String(specifier.drop { $0 == "%" }),
      variants: variants)
  }

  private func widths(_ node: PropertyList?) -> [StringVariant] {
    let texts = node?.members ?? []
    return
      texts
      .compactMap { member in
        guard let width = Int(member.key), let text = member.value.string else { return nil }
        return StringVariant(text, width: width, at: member.value.location)
      }
      .sorted { ($0.width ?? 0) < ($1.width ?? 0) }
  }

  private func devices(_ node: PropertyList?) -> [StringVariant] {
    let texts = (node?.members ?? []).sorted { $0.key < $1.key }
    return texts.compactMap { member in
      member.value.string.map {
        StringVariant($0, device: member.key, at: member.value.location)
      }
    }
  }

  private mutating func report(_ member: PropertyList.Member, _ message: String, hint: String) {
    findings.append(
      Finding(
        rule: .catalogFormat, severity: .error, message: message, hint: hint,
        at: member.location, subject: member.key))
  }
}
