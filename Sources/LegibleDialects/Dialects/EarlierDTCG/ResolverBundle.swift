import LegibleCore
import LegibleJSON
import LegibleTokens

/// A resolver with the files that it draws on, as they will lie in the folder of a result.
struct ResolverBundle {
  /// The resolver, or a file that it or another resolver of the bundle names.
  struct File {
    var path: String
    var root: JSONNode
    var isResolver: Bool
    /// The name in the result; a file outside of the resolver's folder gets a new one.
    var name = ""
  }

  /// A reference to a file of the bundle.
  private struct Link {
    var node: JSONNode
    /// The path as it is written, without escapes.
    var text: String
    var source: Int
    var target: Int
  }

  /// The files, the resolver itself first.
  private(set) var files: [File]
  /// The references that have to be written in another way, with the names they lead to.
  private(set) var rewritten: [(node: JSONNode, text: String, name: String)] = []

  private var links: [Link] = []
  private var places: [String: Int] = [:]

  /// How many files a resolver may name: through links, a circle has ever new paths.
  private static let maximumFiles = 10_000

  /// Reads what a resolver names; what cannot be read is left to the check.
  init(_ input: DialectInput, _ root: JSONNode) {
    let path = FilePath.resolve(input.fileName, from: input.path)
    files = [File(path: path, root: root, isResolver: true)]
    places[path] = 0
    var next = 0
    while next < files.count {
      if files[next].isResolver {
        for node in Self.references(in: files[next].root) { follow(node, from: next, input) }
      }
      next += 1
    }
    name(input)
    for link in links { rewrite(link) }
  }

  /// The nodes of every `$ref` that names a source, a set or a modifier.
  private static func references(in node: JSONNode) -> [JSONNode] {
    let inside = node.members.flatMap { member -> [JSONNode] in
      switch member.name {
      case "$ref": [member.value]
      case "$value", "$extensions": []
      default: references(in: member.value)
      }
    }
    return inside + node.elements.flatMap { references(in: $0) }
  }

  private mutating func follow(_ node: JSONNode, from source: Int, _ input: DialectInput) {
    let file = (node.string ?? "").prefix { $0 != "#" }
    guard !file.isEmpty, !file.hasPrefix(EmbeddedTokens.scheme),
      let bytes = JSONPointer.percentDecoded(file.utf8)
    else { return }
    let text = String(pathBytes: bytes)
    let path = FilePath.resolve(text, from: files[source].path)
    if places[path] == nil, files.count < Self.maximumFiles, let root = try? input.json(at: path) {
      places[path] = files.count
      let isResolver = ResolverReader.isResolver(root, path: path)
      files.append(File(path: path, root: root, isResolver: isResolver))
    }
    guard let target = places[path] else { return }
    links.append(Link(node: node, text: text, source: source, target: target))
  }

  /// Names the files by their paths from the resolver's folder, those outside of it by new names.
  private mutating func name(_ input: DialectInput) {
    let folder = files[0].path.dropLast(input.fileName.count)
    var taken: Set<String> = []
    for index in files.indices {
      let rest = files[index].path.dropFirst(folder.count)
      guard files[index].path.hasPrefix(folder), !rest.hasPrefix("../"), !rest.hasPrefix("/") else {
        continue
      }
      let name = input.cache.jsonName(of: String(rest))
      if taken.insert(name).inserted { files[index].name = name }
    }
    for index in files.indices where files[index].name.isEmpty {
      let last = input.cache.fileName(of: files[index].path)
      var name = last
      var number = 2
      while !taken.insert(name).inserted {
        name = "\(number)-\(last)"
        number += 1
      }
      files[index].name = name
    }
  }

  private mutating func rewrite(_ link: Link) {
    let (source, target) = (files[link.source].name, files[link.target].name)
    guard FilePath.resolve(link.text, from: source) != target || link.text.hasPrefix("/") else {
      return
    }
    let up = String(
      repeating: "../", count: source.split(at: "/", omittingEmptySubsequences: true).count - 1)
    let pointer = (link.node.string ?? "").drop { $0 != "#" }
    rewritten.append((link.node, JSONPointer.percentEncoded(path: up + target) + pointer, target))
  }

  // MARK: Sources

  /// The tokens that stand in the resolvers themselves.
  var inlineSources: [JSONNode] {
    var seen = JSONNodeSet()
    return files.filter(\.isResolver).flatMap { Self.sources(in: $0.root) }.filter {
      seen.insert($0)
    }
  }

  private static func sources(in root: JSONNode) -> [JSONNode] {
    let named = ["sets", "modifiers"].flatMap { root[$0]?.members ?? [] }.map(\.value)
    let items = named + (root["resolutionOrder"]?.elements ?? [])
    let lists = items.flatMap { item -> [JSONNode] in
      let contexts = item["contexts"]?.members ?? []
      return [item["sources"]].compactMap(\.self) + contexts.map(\.value)
    }
    return lists.flatMap(\.elements).compactMap { source in
      guard let reference = source["$ref"] else { return source.kind == .object ? source : nil }
      return source.count > 1 ? source : local(reference, root)
    }
  }

  /// Tokens in another place of the resolver, such as under `$defs`.
  private static func local(_ reference: JSONNode, _ root: JSONNode) -> JSONNode? {
    guard let text = reference.string, text.hasPrefix("#"),
      let names = try? JSONPointer.segments(of: text), let first = names.first,
      !["sets", "modifiers", "resolutionOrder"].contains(first)
    else { return nil }
    let node = names.reduce(Optional(root)) { node, name in node?[name] }
    return node?.kind == .object ? node : nil
  }
}
