package import LegibleCore
package import LegibleJSON
import Synchronization

/// The files that a resolver draws on, each read once and only when it is needed.
package final class SourceCache: Sendable {
  private let reader: any FileReader
  private let files = Mutex<[String: Result<JSONDocument, LegibleError>]>([:])
  private let documents = Mutex<[Key: TokenDocument]>([:])

  private struct Key: Hashable {
    var path: String
    var excluded: Set<String>
  }

  /// Documents that stand in the place of files.
  private let converted: [String: JSONDocument]

  private let formats: [any TokenFormat]

  /// - Parameters:
  ///   - reader: Reads files.
  ///   - formats: What files are read by that the library does not read by itself.
  ///   - converted: Documents that stand in the place of files.
  package init(
    _ reader: any FileReader, formats: [any TokenFormat] = [],
    converted: [String: JSONDocument] = [:]
  ) {
    self.reader = reader
    self.formats = formats
    self.converted = converted
  }

  /// The same files with documents in the place of some of them; nothing is remembered.
  package func replacing(_ converted: [String: JSONDocument]) -> SourceCache {
    SourceCache(reader, formats: formats, converted: converted)
  }

  /// The files below a folder.
  package func files(under folder: String) throws(LegibleError) -> [String] {
    try reader.files(under: folder)
  }

  /// The format that was brought for a file; `nil` for what the library reads by itself.
  package func format(of path: String) -> (any TokenFormat)? {
    formats.first { $0.endings.contains(where: path.hasSuffix) }
  }

  /// The paths of the files that could be read, sorted.
  package var paths: [String] {
    files.withLock { files in
      files.filter { isReadable($0.value) }.keys.sorted()
    }
  }

  /// Whether a file was there; broken JSON was read too.
  private func isReadable(_ result: Result<JSONDocument, LegibleError>) -> Bool {
    guard case .failure(let error) = result else { return true }
    return !error.findings.contains { $0.rule == Rule.file.id }
  }

  /// A file as JSON.
  package func json(_ path: String) throws(LegibleError) -> JSONDocument {
    if let document = converted[path] { return document }
    // `a.json` and `./a.json` are one file, under the name by which it was read first.
    let name = FilePath.resolve(path, from: "")
    if let known = files.withLock({ $0[name] }) { return try known.get() }
    let result: Result<JSONDocument, LegibleError>
    do {
      result = .success(try read(path))
    } catch {
      result = .failure(error)
    }
    files.withLock { $0[name] = result }
    return try result.get()
  }

  private func read(_ path: String) throws(LegibleError) -> JSONDocument {
    let bytes = try bytes(path)
    guard let format = format(of: path) else {
      return try JSONDocument(reading: bytes, path: path)
    }
    return try format.document(of: bytes, path: path)
  }

  /// The bytes of a file, or of a part of the default store.
  package func bytes(_ path: String) throws(LegibleError) -> [UInt8] {
    if let name = EmbeddedTokens.name(of: path) { return try EmbeddedTokens.bytes(of: name) }
    do { return try reader.bytes(of: path) } catch {
      let name = path.split(at: "/", omittingEmptySubsequences: true).last.map(String.init) ?? path
      guard EmbeddedTokens.names.contains(name) else { throw error }
      var findings = error.findings
      for index in findings.indices {
        findings[index].hint = "The tokens of iOS are \(EmbeddedTokens.scheme)\(name)."
      }
      throw LegibleError(findings)
    }
  }

  /// A file as groups and tokens.
  ///
  /// - Parameter excluded: Names at its root that are left out.
  package func tokens(_ path: String, excluding excluded: Set<String> = []) throws(LegibleError)
    -> TokenDocument
  {
    let key = Key(path: path, excluded: excluded)
    if let known = documents.withLock({ $0[key] }) { return known }
    let document = TokenDocument(try json(path).root, path: path, excluding: excluded)
    documents.withLock { $0[key] = document }
    return document
  }

  /// Reports keys that occur twice in any file read so far.
  package func reportDuplicateKeys(to collector: inout FindingCollector) {
    for path in paths {
      guard let document = try? json(path) else { continue }
      for key in document.duplicateKeys {
        collector.report(
          .duplicateKey, "the key \(key.string ?? "") occurs twice in its object",
          hint: "Remove one of them; the last one counts.", at: key.location)
      }
    }
  }
}
