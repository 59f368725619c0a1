import LegibleCore
import LegibleJSON
import LegibleTokens

extension EarlierDTCGReader {
  /// Reads a resolver with the files that it names; what is computed out of other tokens is defined once
  /// for each context that changes it.
  static func readResolver(
    _ input: DialectInput, _ root: JSONNode, into conversion: inout Conversion
  ) {
    let bundle = ResolverBundle(input, root)
    for file in bundle.files where file.isResolver {
      conversion.resolvers.append((file.name, file.root))
    }
    for (node, text, name) in bundle.rewritten {
      conversion.references[node] = SourceMappedJSON(text, from: node)
      conversion.collector.report(
        .assumed,
        DocumentSyntax(path: String(node.string?.prefix { $0 != "#" } ?? "")) == .json
          ? "a file outside of the resolver's folder becomes \(name) in the result"
          : "a file that is not JSON becomes \(name) in the result",
        at: node)
    }
    let named = bundle.files.filter { !$0.isResolver }.map { (name: $0.name, root: $0.root) }
    let inline = bundle.inlineSources.map { (name: "", root: $0) }
    let contexts = readFiles(
      named + inline, ResolverLayers(input.resolver(root)), unit: input.options.unit,
      into: &conversion)
    for number in named.count..<conversion.files.count {
      conversion.files[number].isInline = true
    }
    conversion.files += contexts.files(from: root)
    for (node, source) in bundle.contexts(of: contexts) {
      conversion.appended[node, default: []].append(source)
    }
  }

  /// Reads files, and what their tokens come to in every context of a resolver.
  private static func readFiles(
    _ roots: [(name: String, root: JSONNode)], _ resolver: ResolverLayers,
    unit: TokenValue.Dimension.Unit,
    into conversion: inout Conversion
  ) -> LayerContexts {
    var contexts = LayerContexts(resolver.layers, resolver.trees)
    let trees = roots.map { LooseTree($0.root, keepsDollars: true) }
    let all = Dictionary(trees.flatMap(\.tokens).map { ($0.name, $0) }) { $1 }
    var values = LooseValues(
      .curly, raw: all.merging(contexts.contexts[0].tokens) { $1 }, defaultUnit: unit)
    let conflicts = Set(LayerConflicts(trees).all.map(\.path))
    let used = Set(resolver.layers.sets.map(\.root))
    var changing: [String] = []
    for ((name, root), tree) in zip(roots, trees) {
      // What lies below what is in no context is unknown.
      values.ambiguous = used.contains(root) ? [] : conflicts
      var file = TokenFileDraft(name: name, origin: root, groups: tree.groups)
      for token in tree.tokens {
        values.dependsOnOthers = false
        file.tokens.append(draft(token, &values))
        if values.dependsOnOthers { changing.append(token.name) }
      }
      conversion.files.append(file)
    }
    let places = roots.indices.filter { used.contains(roots[$0].root) }
    var files = places.map { conversion.files[$0] }
    var seen: Set<String> = []
    LayerReader(resolver.layers, resolver.trees, .curly, unit: unit, draft: draft).distribute(
      changing.filter { seen.insert($0).inserted }, displaced: [], over: &contexts, &files,
      &values)
    for (place, file) in zip(places, files) { conversion.files[place] = file }
    values.reportUnitless()
    for finding in values.collector.findings { conversion.collector.add(finding) }
    return contexts
  }
}

extension ResolverBundle {
  /// The lists of sources of the contexts for which tokens were defined, with what each of them gets.
  fileprivate func contexts(of contexts: LayerContexts) -> [(
    list: JSONNode, source: SourceMappedJSON
  )] {
    var sources: [(list: JSONNode, source: SourceMappedJSON)] = []
    for file in files where file.isResolver {
      let up = String(
        repeating: "../",
        count: file.name.split(at: "/", omittingEmptySubsequences: true).count - 1)
      for (name, modifier) in Self.modifiers(in: file.root) {
        for context in modifier["contexts"]?.members ?? [] {
          guard let added = contexts.fileName(of: context.name, in: name) else { continue }
          let reference = SourceMappedJSON(JSONPointer.percentEncoded(up + added))
          sources.append(
            (context.value, SourceMappedJSON([SourceMappedJSON.Member("$ref", reference)])))
        }
      }
    }
    return sources
  }

  /// The modifiers of a resolver by their names, and what a resolution order puts over them.
  private static func modifiers(in root: JSONNode) -> [(name: String, node: JSONNode)] {
    let own = (root["modifiers"]?.members ?? []).map { (name: $0.name, node: $0.value) }
    return own
      + (root["resolutionOrder"]?.elements ?? []).compactMap { item in
        let text = item["$ref"]?.string ?? ""
        let pointer = String(text.drop { $0 != "#" })
        let name = item["name"]?.string ?? (try? JSONPointer.segments(of: pointer))?.last
        return name.map { (name: $0, node: item) }
      }
  }
}
