public import LegibleCore

/// The strings of an application in all its languages, and what was wrong with their files.
public struct StringCatalog: Hashable, Sendable {
  /// The strings by table, key, language and place.
  public private(set) var strings: [LocalizedString]
  /// What was found while reading, by place.
  public private(set) var findings: [Finding]
  /// The paths that were read, in ascending order.
  package private(set) var files: [String]

  /// Creates a catalog, putting everything into its order.
  ///
  /// - Complexity: O(*n* log *n*) in the number of strings.
  package init(strings: [LocalizedString] = [], findings: [Finding] = [], files: [String] = []) {
    self.strings = strings.sorted { Self.order($0) < Self.order($1) }
    self.findings = findings.sorted { $0.location < $1.location }
    self.files = files.sorted()
  }

  /// The languages that have at least one string, in ascending order.
  public var languages: [String] { Set(strings.map(\.language)).sorted() }

  /// Joins catalogs into one.
  package static func joined(_ catalogs: some Sequence<StringCatalog>) -> StringCatalog {
    var strings: [LocalizedString] = []
    var findings: [Finding] = []
    var files: [String] = []
    for catalog in catalogs {
      strings += catalog.strings
      findings += catalog.findings
      files += catalog.files
    }
    return StringCatalog(strings: strings, findings: findings, files: files)
  }

  private typealias Order = (String, String, String, SourceLocation)

  private static func order(_ string: LocalizedString) -> Order {
    (string.table, string.key, string.language, string.location)
  }
}
