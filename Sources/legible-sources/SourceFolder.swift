import Dispatch
import LegibleCatalogs
import LegibleCore
import LegibleSources
import Synchronization

/// What lies below an app's folder: its code, its catalogs and what its targets are.
struct SourceFolder {
  /// The files of code by path.
  private(set) var files: [SourceFile]
  /// The keys of the catalogs.
  let keys: KeyIndex
  /// The targets that draw elsewhere.
  let surfaces: Surfaces
  /// The storyboards and xibs.
  let interfaces: [InterfaceFile]
  /// The names of the storyboards that property lists have.
  let mainInterfaces: Set<String>
  /// What was left out, and why.
  private(set) var findings: [Finding]

  /// The largest file that is parsed, in bytes: larger ones are data.
  static let maximumSize = 16 << 20

  /// Reads a folder; Swift files are parsed on all cores.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - reader: What reads it.
  ///   - cache: What is known of files that were parsed before.
  /// - Throws: `LegibleError` when there is no such folder.
  init(_ folder: String, reader: some FileReader, cache: SyntaxCache? = nil) throws(LegibleError) {
    let paths = try reader.files(under: folder).filter { !AppCatalogs.isOfOthers($0) }
    func bytes(_ path: String) -> [UInt8]? { try? reader.bytes(of: joinedPath(folder, path)) }
    keys = KeyIndex(
      paths.filter { CatalogSource(path: $0, bytes: []).format != nil }.compactMap { path in
        bytes(path).map { CatalogSource(path: path, bytes: $0) }
      })
    let lists = paths.filter { $0.hasSuffix("Info.plist") }.compactMap { path in
      bytes(path).map { (path, String(decoding: $0, as: UTF8.self)) }
    }
    surfaces = Surfaces(propertyLists: lists)
    let interfaces = paths.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
      .compactMap { path in bytes(path).map { InterfaceFile(path: path, $0) } }
    self.interfaces = interfaces
    mainInterfaces = Set(
      interfaces.map(\.name).filter { name in
        lists.contains { $0.1.contains("<string>\(name)</string>") }
      })
    let code = paths.filter { Language(path: $0) != nil }
    let parsed = Mutex([SourceFile?](repeating: nil, count: code.count))
    let left = Mutex([Finding]())
    DispatchQueue.concurrentPerform(iterations: code.count) { index in
      do throws(LegibleError) {
        let file = try Self.file(code[index], in: folder, reader, cache)
        parsed.withLock { $0[index] = file }
      } catch {
        left.withLock { $0 += error.findings }
      }
    }
    cache?.trim()
    files = parsed.withLock { $0 }.compactMap { $0 }
    findings = (left.withLock { $0 } + interfaces.flatMap(\.findings)).sorted {
      $0.location.path < $1.location.path
    }
  }

  /// A language that code is read in.
  private enum Language {
    case swift, objectiveC

    init?(path: String) {
      switch path.split(separator: ".").last {
      case "swift": self = .swift
      case "m", "mm", "h": self = .objectiveC
      default: return nil
      }
    }
  }

  /// Reads a file of code.
  private static func file(
    _ path: String, in folder: String, _ reader: some FileReader, _ cache: SyntaxCache?
  ) throws(LegibleError) -> SourceFile {
    let bytes = try reader.bytes(of: joinedPath(folder, path))
    guard bytes.count <= maximumSize else {
      throw LegibleError(
        rule: .fileSize, "the file has more than 16 MiB and is left out",
        at: SourceLocation(path: path))
    }
    guard Language(path: path) == .swift else {
      var file = SourceFile(path: path)
      file.texts = ObjectiveCScanner.texts(in: bytes)
      return file
    }
    let fingerprint = cache.map { _ in Fingerprint(bytes) }
    if let fingerprint, let known = cache?.file(path: path, fingerprint) { return known }
    guard !Nesting.isTooDeep(bytes) else {
      throw LegibleError(
        rule: .file, "the file is nested too deep to be parsed and is left out",
        at: SourceLocation(path: path))
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw LegibleError(
        rule: .file, "the file is not UTF-8 and is left out", hint: "Save it as UTF-8.",
        at: SourceLocation(path: path))
    }
    let file = Lowering.file(path: path, text: text)
    if let fingerprint { cache?.keep(file, fingerprint) }
    return file
  }
}
