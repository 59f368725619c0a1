package import LegibleCore
import LegibleJSON
import LegibleTokens

/// What a folder holds of design tokens, told apart by kind: each part is read by itself.
package struct FolderContents {
  /// Something that can be read without the rest of the folder.
  package enum Part {
    /// A file of another dialect.
    case file(TokenDialect, path: String)
    /// A folder of another dialect, or files of one in a folder, relative to it.
    case folder(TokenDialect, path: String, files: [String])
    /// A resolver of 2025.10, which names its files itself.
    case resolver(path: String)
    /// Token files of 2025.10 that are one set, relative to the folder.
    case tokens(files: [String])
  }

  /// The files that were looked at.
  package let listing: FolderListing
  /// What there is, by path.
  package private(set) var parts: [Part] = []
  /// What is wrong with files that may hold tokens and cannot be read.
  package private(set) var findings: [Finding] = []
  /// The files that hold no tokens.
  private(set) var others: [String] = []

  private let cache: SourceCache
  private var claimed: Set<String> = []

  /// Looks through a folder, or the files of a pattern.
  ///
  /// - Throws: `LegibleError` with rule `file` when there is none.
  /// - Complexity: O(*size of the JSON files*).
  init(_ path: String, _ cache: SourceCache) throws(LegibleError) {
    self.init(try FolderListing(path, cache), cache)
  }

  /// Looks through the files of a listing.
  init(_ listing: FolderListing, _ cache: SourceCache) {
    self.listing = listing
    // What is read to tell the kinds apart does not count as input.
    self.cache = cache.replacing([:])
    takeAssetCatalogs()
    takeStudioFolders()
    sortFiles()
  }

  /// The only part; asset catalogs are one, since an app looks a colour up in all of them.
  var onlyPart: Part? {
    if parts.count == 1 { return parts[0] }
    var files: [String] = []
    for part in parts {
      guard case .folder(.assetCatalog, let path, let inside) = part else { return nil }
      let prefix = path == listing.path ? "" : path.dropFirst(listing.prefix.count) + "/"
      files += inside.map { prefix + $0 }
    }
    return files.isEmpty ? nil : .folder(.assetCatalog, path: listing.path, files: files)
  }

  /// The string catalogs, which audits read.
  var stringCatalogs: [String] {
    listing.files.filter { file in
      [".xcstrings", ".strings", ".stringsdict"].contains { file.hasSuffix($0) }
    }
  }

  // MARK: Folders of one dialect

  /// Takes each outermost catalog, and colour sets that lie in none.
  private mutating func takeAssetCatalogs() {
    let sets = listing.files.filter { AssetCatalogReader.isColorSet($0) }
    var catalogs: [String: [String]] = [:]
    for file in listing.files {
      if let catalog = Self.folder(of: file, where: { $0.hasSuffix(".xcassets") }) {
        claimed.insert(file)
        catalogs[catalog, default: []].append(String(file.dropFirst(catalog.count + 1)))
      }
    }
    for (catalog, files) in catalogs.sorted(by: { $0.key < $1.key })
    where files.contains(where: { AssetCatalogReader.isColorSet($0) }) {
      parts.append(.folder(.assetCatalog, path: listing.path(of: catalog), files: files))
    }
    let isCatalog = listing.path.hasSuffix(".xcassets")
    guard isCatalog || sets.contains(where: { !claimed.contains($0) }) else { return }
    let loose = listing.files.filter {
      !claimed.contains($0) && (isCatalog || $0.split(at: "/").last == "Contents.json")
    }
    claimed.formUnion(loose)
    parts.append(.folder(.assetCatalog, path: listing.path, files: loose))
  }

  /// Takes the outermost folders that have themes or an order of sets.
  private mutating func takeStudioFolders() {
    let marks = ["$themes.json", "$metadata.json"]
    let folders = listing.files.filter { file in
      !claimed.contains(file) && marks.contains { file == $0 || file.hasSuffix("/\($0)") }
    }.map { file in file.utf8.lastIndex(of: UInt8(ascii: "/")).map { file[...$0] } ?? "" }
    for folder in Set(folders).sorted()
    where !folders.contains(where: { $0 != folder && folder.hasPrefix($0) }) {
      let files = listing.files.filter { !claimed.contains($0) && $0.hasPrefix(folder) }
      claimed.formUnion(files)
      let path = folder.isEmpty ? listing.path : listing.path(of: String(folder.dropLast()))
      let inside = files.map { String($0.dropFirst(folder.count)) }
      parts.append(.folder(.tokensStudio, path: path, files: inside))
    }
  }

  /// The outermost folder around a file whose name is of a kind.
  private static func folder(of file: String, where isWanted: (Substring) -> Bool) -> String? {
    let folders = file.split(at: "/").dropLast()
    return folders.firstIndex(where: isWanted).map { folders[...$0].joined(separator: "/") }
  }

  // MARK: Files

  private mutating func sortFiles() {
    var dollar: [String] = []
    var plain: [String] = []
    for file in listing.files where !claimed.contains(file) {
      let path = listing.path(of: file)
      guard DocumentSyntax.isKnown(file) || cache.format(of: path) != nil else { continue }
      guard file.split(at: "/").last != "legible.json", let root = root(of: file) else { continue }
      let input = DialectInput(file: path, root: root, cache)
      if DocumentSyntax.stem(of: path).hasSuffix(".resolver") || root["resolutionOrder"] != nil {
        parts.append(.resolver(path: path))
      } else if let dialect = TokenDialect.detect(input), dialect.isWhole(input) {
        parts.append(.file(dialect, path: path))
      } else {
        switch TokenShape(root) {
        case .plain: plain.append(file)
        case .dollar where Self.hasValue(root): dollar.append(file)
        default: if Self.isNamedTokens(file) { dollar.append(file) } else { others.append(file) }
        }
      }
    }
    let named = namedFiles()
    dollar.removeAll { named.contains(listing.path(of: $0)) }
    if !plain.isEmpty {
      parts.append(.folder(.styleDictionary, path: listing.path, files: plain))
    }
    if dollar.isEmpty { return }
    let modes = DialectInput(folder: listing.path, files: dollar, cache)
    parts.append(
      FigmaModeReader.recognizes(modes)
        ? .folder(.figmaModes, path: listing.path, files: dollar) : .tokens(files: dollar))
  }

  /// The files that the resolvers draw on.
  private func namedFiles() -> Set<String> {
    var named: Set<String> = []
    for case .resolver(let path) in parts {
      let probe = cache.replacing([:])
      guard let root = try? probe.json(path).root else { continue }
      _ = TokenResolver(resolver: root, path: path, cache: probe).allDocuments
      named.formUnion(probe.paths)
    }
    return named
  }

  /// The content of a file; of one that cannot be read a finding, unless another tool reads it.
  private mutating func root(of file: String) -> JSONNode? {
    let path = listing.path(of: file)
    do {
      return try cache.json(path).root
    } catch {
      if isForeign(path) { others.append(file) } else { findings += error.findings }
      return nil
    }
  }

  /// Whether a file that is not read here is sound for other tools and shows no sign of tokens: JSON
  /// with comments, YAML with tags or of several documents.
  private func isForeign(_ path: String) -> Bool {
    let stem = DocumentSyntax.stem(of: path)
    if cache.format(of: path) != nil || Self.isNamedTokens(path) || stem.hasSuffix(".resolver") {
      return false
    }
    guard let bytes = try? cache.bytes(path) else { return false }
    let syntax = DocumentSyntax(path: path)
    guard (syntax == .json ? .json5 : syntax).isWellFormed(bytes) else { return false }
    return !TokenKeys.occur(in: String(decoding: bytes, as: UTF8.self))
  }

  /// Whether a name says that the file holds tokens, whatever is in it.
  private static func isNamedTokens(_ path: String) -> Bool {
    path.hasSuffix(".tokens") || DocumentSyntax.stem(of: path).hasSuffix(".tokens")
  }

  /// Whether there is a value anywhere; schemas have keys such as `$ref` too.
  private static func hasValue(_ node: JSONNode) -> Bool {
    node.members.contains { member in
      member.name == "$value" || member.value.kind == .object && hasValue(member.value)
    }
  }
}

extension TokenDialect {
  /// Whether a single file of the dialect is all there is, and no other file adds to it.
  fileprivate func isWhole(_ input: DialectInput) -> Bool {
    switch self {
    case .figmaVariables: true
    case .tokensStudio: input.root?["$themes"] != nil || input.root?["$metadata"] != nil
    case .assetCatalog, .figmaModes, .styleDictionary, .earlierDTCG: false
    }
  }
}
