/// How words are hyphenated at the ends of lines: by the dictionaries of libhyphen.
///
/// A soft hyphen (U+00AD) in a word takes precedence over its dictionary, and works without any. Words
/// with capitals after their first letter are left whole, since they are abbreviations and names; so
/// are addresses, paths and identifiers, which a hyphen would change.
public struct Hyphenation: Hashable, Sendable {
  /// Where dictionaries lie, as `hyph_de_AT.dic`; the first folder that has one wins.
  public var folders: [String]
  /// The fewest letters of a word that is hyphenated (CSS Text 4, `hyphenate-limit-chars: auto`).
  public var shortestWord = 5

  /// Creates a choice of folders.
  public init(folders: [String]) {
    self.folders = folders
  }

  /// The folders that packages of dictionaries install to: of Debian and Fedora, of MacPorts.
  public static let system = Self(folders: ["/usr/share/hyphen", "/opt/local/share/hyphen"])
}
