import LegibleCore

/// Reads the strings of a property list that has the name of a `.strings` file.
struct PropertyListReader {
  private let source: CatalogSource
  private let list: PropertyList

  init(_ source: CatalogSource) throws(LegibleError) {
    self.source = source
    list = try PropertyList(parsing: source)
  }

  func catalog() throws(LegibleError) -> StringCatalog {
    guard let members = list.members else {
      throw LegibleError(
        rule: .catalogFormat, "the property list is not a dictionary of strings",
        hint: "Give it a <dict> with a <string> for each <key>.", at: list.location)
    }
    var strings: [String: LocalizedString] = [:]
    var findings: [Finding] = []
    for member in members {
      guard let value = member.value.string else {
        findings.append(
          Finding(
            rule: .catalogFormat, severity: .error,
            message: "the value of \"\(member.key)\" is not a string", hint: "Make it a <string>.",
            at: member.value.location, subject: member.key))
        continue
      }
      let string = LocalizedString(
        key: member.key, language: source.language, table: source.table,
        variants: [StringVariant(value, at: member.value.location)], at: member.location)
      if let earlier = strings.updateValue(string, forKey: member.key) {
        findings.append(
          Finding(
            rule: .stringsSyntax, severity: .warning,
            message: "the key \"\(member.key)\" occurs again; the last value counts",
            hint: "Remove one of them.", at: member.location, subject: member.key,
            related: [.init("the earlier one", at: earlier.location)]))
      }
    }
    return StringCatalog(strings: Array(strings.values), findings: findings, files: [source.path])
  }
}
