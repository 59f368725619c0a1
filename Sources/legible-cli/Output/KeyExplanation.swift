import LegibleJSON
import LegibleKit
import LegibleUses

/// Where an app shows the text of a key, and how.
struct KeyExplanation {
  private let uses: [KeyUses]

  /// Reads the sources of a folder.
  ///
  /// - Throws: `LegibleError` when the reader of sources is not installed or fails, or no catalog has the key.
  init(of key: String, in folder: String) throws(LegibleError) {
    guard let program = SourcesProgram() else { throw .noSourcesProgram }
    let all = try [KeyUses](
      JSONDocument(parsing: program.uses(in: folder), path: SourcesProgram.name))
    uses = all.filter { $0.key == key }
    guard !uses.isEmpty else {
      let meant = closestMatch(to: key, in: all.map(\.key))
      throw LegibleError(
        rule: .file, "no string catalog has the key \"\(key)\"",
        hint: meant.map { "Did you mean \"\($0)\"?" }, at: SourceLocation(path: folder))
    }
  }

  /// Each catalog with a line for each use.
  var text: String {
    uses.map { key in
      "\(key.catalog.escapingControls)\n" + key.lines.map { "  \($0)\n" }.joined()
    }.joined()
  }

  /// What `legible sources` prints of the key.
  var json: JSONValue { uses.json }
}
