/// A family that goes before all others for some scripts and languages.
///
/// ```swift
/// let fonts = try FontLibrary(
///   files, preferences: [FontPreference("Noto Nastaliq Urdu", scripts: ["Arab"], languages: ["ur"])])
/// ```
public struct FontPreference: Hashable, Sendable {
  /// The family, declared or embedded.
  package var family: String
  /// The scripts it is meant for by their ISO 15924 codes: `Arab`; empty for any.
  package var scripts: [String]
  /// The languages it is meant for (BCP 47), without regard to regions that are not named; empty for
  /// any.
  package var languages: [String]

  /// Creates a preference.
  public init(_ family: String, scripts: [String] = [], languages: [String] = []) {
    self.family = family
    self.scripts = scripts
    self.languages = languages
  }

  /// Whether it is meant for texts of a language: `ur` serves `ur-PK` (RFC 4647, basic filtering).
  func serves(_ locale: String) -> Bool {
    let locale = locale.lowercased().replacingUnderscores
    return languages.isEmpty
      || languages.contains {
        let range = $0.lowercased().replacingUnderscores
        return locale == range || locale.hasPrefix(range + "-")
      }
  }
}

extension String {
  fileprivate var replacingUnderscores: String { String(map { $0 == "_" ? "-" : $0 }) }
}
