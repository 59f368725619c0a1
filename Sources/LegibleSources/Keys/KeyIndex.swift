package import LegibleCatalogs
import LegibleCore

/// The keys of all catalogs below a folder, found by key and table.
package struct KeyIndex: Sendable {
  /// A key of a catalog.
  package struct Entry: Hashable, Sendable {
    /// The key.
    package var key: String
    /// The table: the file name without its extension.
    package var table: String
    /// The file that has the key.
    package var catalog: String
  }

  /// The keys, by catalog and key.
  package private(set) var entries: [Entry] = []
  private var byKey: [String: [Int]] = [:]
  private var byLetters: [String: [Int]] = [:]
  private var tables: Set<String> = []

  /// Collects the keys of catalogs, those of the development language first.
  ///
  /// - Complexity: O(*n* log *n*) in the number of keys.
  package init(_ sources: [CatalogSource]) {
    var seen: Set<[String]> = []
    for source in sources.sorted(by: { Self.rank($0) < Self.rank($1) }) where source.format != nil {
      let folder = source.folder
      tables.insert(source.table)
      for key in Set(source.catalog().strings.map(\.key)).sorted()
      where seen.insert([folder, source.table, key]).inserted {
        byKey[key, default: []].append(entries.count)
        byLetters[Self.letters(key), default: []].append(entries.count)
        entries.append(Entry(key: key, table: source.table, catalog: source.path))
      }
    }
  }

  /// The keys of a name and table that are nearest to a file.
  package func entries(for key: String, table: String?, near file: String) -> [Int] {
    guard let found = byKey[key] else { return [] }
    let named = found.filter { entries[$0].table == table ?? "Localizable" }
    let candidates = named.isEmpty && table == nil ? found : named
    let distances = candidates.map { sharedFolders(entries[$0].catalog, file) }
    guard let nearest = distances.max() else { return [] }
    return zip(candidates, distances).filter { $1 == nearest }.map(\.0)
  }

  /// The entries whose key a tool would spell as a name: `settings.row_title` as `settingsRowTitle`.
  package func entries(spelled name: String, table: String?, near file: String) -> [Int] {
    let letters = Self.letters(name)
    var found = byLetters[letters] ?? []
    if let table {
      let table = Self.letters(table)
      found = found.filter { Self.letters(entries[$0].table) == table }
    } else if found.isEmpty {
      // The first name may be the table.
      for table in tables where letters.hasPrefix(Self.letters(table)) {
        let rest = String(letters.dropFirst(Self.letters(table).count))
        found += (byLetters[rest] ?? []).filter { entries[$0].table == table }
      }
    }
    let distances = found.map { sharedFolders(entries[$0].catalog, file) }
    guard let nearest = distances.max() else { return [] }
    return zip(found, distances).filter { $1 == nearest }.map(\.0)
  }

  /// The letters and digits of a name in lowercase: what a tool keeps of a key.
  private static func letters(_ name: String) -> String {
    String(
      decoding: name.lowercased().utf8.filter { $0 > 0x7F || $0.isLetterOrDigit }, as: UTF8.self)
  }

  /// The entries whose key has the text of an interpolated literal around any format.
  package func entries(forPieces pieces: [String], near file: String) -> [Int] {
    for format in ["%@", "%lld", "%d"] {
      let found = entries(for: pieces.joined(separator: format), table: nil, near: file)
      if !found.isEmpty { return found }
    }
    return []
  }

  /// The development language first, then the first of the others; interfaces last, whose keys tables of strings have.
  private static func rank(_ source: CatalogSource) -> (Int, Int, String) {
    let isInterface = source.format == .storyboard || source.format == .xib
    return (isInterface ? 1 : 0, source.language == source.sourceLanguage ? 0 : 1, source.path)
  }
}

/// How many folders two paths share from the top.
func sharedFolders(_ one: String, _ other: String) -> Int {
  let folders = (
    one.split(separator: "/").dropLast().filter { !$0.hasSuffix(".lproj") },
    other.split(separator: "/").dropLast().filter { !$0.hasSuffix(".lproj") }
  )
  return zip(folders.0, folders.1).prefix { $0 == $1 }.count
}

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
  }
}
