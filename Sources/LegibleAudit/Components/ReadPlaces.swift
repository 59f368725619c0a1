package import LegibleCatalogs
package import LegibleCore
import LegibleJSON
package import LegibleUses

/// Where an app's sources show the texts of its catalogs.
package struct ReadPlaces: Hashable, Sendable {
  /// The folder that was read, empty for the current one; files of uses are relative to it.
  package let folder: String
  private var uses: [Entry: [TextUse]] = [:]

  /// A key of a catalog in all its languages.
  private struct Entry: Hashable {
    var folder: String
    var table: String
    var key: String
  }

  /// Takes the uses of the keys of some catalogs.
  ///
  /// - Parameters:
  ///   - keys: The uses; their files and catalogs are relative to the folder.
  ///   - folder: The folder that was read, empty for the current one.
  package init(_ keys: [KeyUses] = [], below folder: String = "") {
    self.folder = folder
    for key in keys {
      let source = CatalogSource(path: path(of: key.catalog), bytes: [])
      let entry = Entry(folder: source.folder, table: source.table, key: key.key)
      uses[entry, default: []] += key.uses
    }
  }

  /// Reads what the reader of sources writes.
  ///
  /// - Parameters:
  ///   - bytes: JSON.
  ///   - path: Where it comes from.
  ///   - folder: The folder that its paths are relative to, empty for the current one.
  /// - Throws: `LegibleError` with a located finding for each thing that is wrong.
  package init(parsing bytes: [UInt8], path: String, below folder: String) throws(LegibleError) {
    self.init(try [KeyUses](JSONDocument(parsing: bytes, path: path)), below: folder)
  }

  /// The uses of a string; `nil` for one of a catalog that was not read.
  package func uses(of string: LocalizedString) -> [TextUse]? {
    guard !uses.isEmpty else { return nil }
    let source = CatalogSource(path: normalized(string.location.path), bytes: [])
    return uses[Entry(folder: source.folder, table: string.table, key: string.key)]
  }

  /// The location of a place, relative to what the folder is relative to.
  package func location(_ place: TextUse.Place) -> SourceLocation {
    SourceLocation(path: path(of: place.file), line: place.line)
  }

  private func path(of file: String) -> String {
    normalized(joinedPath(folder, file))
  }

  /// A path without empty and `.` components, spelled as the reader of sources spells names.
  private func normalized(_ path: String) -> String {
    let parts = path.spellingOutRawBytes.split(separator: "/").filter { $0 != "." }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }
}
