import LegibleCore
package import LegibleJSON

/// Reads a resolver: Design Tokens Resolver Module 2025.10.
///
/// Sets and modifiers of other resolvers can be named too, by the path of their file before the #;
/// a path alone takes over the whole resolution order of that resolver.
package struct ResolverReader {
  let cache: SourceCache
  var collector = FindingCollector()
  /// Whether tokens may be missing because a set, a modifier or a source could not be read.
  var isIncomplete = false
  private(set) var steps: [ResolutionStep] = []
  private(set) var modifiers: [Modifier] = []
  /// The sets and modifiers of the outermost resolver by their keys, `sets` and `modifiers` with a
  /// slash and the name, in their order.
  private var defined: [(key: String, item: UnusedSources.Item)] = []
  /// The keys of those that a resolution order names.
  private var named: Set<String> = []
  /// The resolvers that are being read, the outermost first.
  private var active: [String] = []
  /// The sets that are being read, as `path#name`.
  private var activeSets: [String] = []
  /// The sets of circles that were reported.
  private var circularSets: Set<String> = []

  /// How many resolvers and sets were read, each time anew.
  private var visits = 0

  init(cache: SourceCache) { self.cache = cache }

  /// The sets and modifiers of the outermost resolver that its resolution order leaves out.
  var unused: [UnusedSources.Item] {
    defined.filter { !named.contains($0.key) }.map(\.item)
  }

  /// Whether a file is a resolver and no token file.
  package static func isResolver(_ root: JSONNode, path: String) -> Bool {
    DocumentSyntax.stem(of: path).hasSuffix(".resolver") || root["resolutionOrder"] != nil
      || root["version"]?.kind == .string
  }

  /// Reads a resolver and appends its steps.
  mutating func read(_ root: JSONNode, path: String) {
    guard visit(root) else { return }
    active.append(path)
    defer { active.removeLast() }
    guard root.kind == .object else {
      return report("a resolver must be an object, not \(root.kind.phrase)", at: root)
    }
    checkKeys(of: root.members, Self.rootKeys, "a resolver")
    checkVersion(root)
    checkAll(root, path)
    guard let order = root["resolutionOrder"] else {
      return report(
        "a resolver lacks resolutionOrder",
        hint: "List the sets and modifiers: [{\"$ref\": \"#/sets/base\"}].", at: root)
    }
    guard order.kind == .array, order.count > 0 else {
      return report("resolutionOrder must be an array with at least one item", at: order)
    }
    var names: Set<String> = []
    for item in order.elements { read(item: item, root, path, &names) }
  }

  /// How many resolvers may take over each other: through links, a circle has ever new paths.
  private static let maximumDepth = 32

  /// How many resolvers and sets are read: where each names the next one twice, they double.
  private static let maximumVisits = 10_000

  /// Counts a resolver or set; reports the first one beyond the limit.
  private mutating func visit(_ node: JSONNode) -> Bool {
    visits += 1
    if visits == Self.maximumVisits {
      reportReference(
        "sets and resolvers refer to each other more than \(Self.maximumVisits) times", at: node,
        hint: "Name each of them once, in resolutionOrder.")
    }
    return visits < Self.maximumVisits
  }

  private static let rootKeys = [
    "$schema", "$defs", "$extensions", "name", "version", "description", "sets", "modifiers",
    "resolutionOrder",
  ]

  private mutating func checkVersion(_ root: JSONNode) {
    guard let version = root["version"] else {
      return collector.report(
        .resolverStructure, "a resolver lacks version", hint: "Write \"version\": \"2025.10\".",
        at: root.location)
    }
    if version.string != "2025.10" {
      collector.report(
        .resolverStructure, "version must be \"2025.10\"", at: version.location)
    }
  }

  /// Reads all sets and modifiers once, so that those that nothing names are checked too.
  private mutating func checkAll(_ root: JSONNode, _ path: String) {
    for (key, kind) in [("sets", "set"), ("modifiers", "modifier")] {
      guard let map = root[key] else { continue }
      guard map.kind == .object else {
        report("\(key) must be an object, not \(map.kind.phrase)", at: map)
        continue
      }
      for member in map.members {
        let target = Target(path: path, root: root, name: member.name, node: member.value)
        let sources =
          kind == "set"
          ? sources(ofSet: target)
          : modifier(target).map { definition in
            definition.modifier.contexts.flatMap { definition.sources[$0] ?? [] }
          }
        guard active.count == 1, let sources else { continue }
        let item = UnusedSources.Item(name: "The \(kind) \(member.name)", sources: sources)
        defined.append(("\(key)/\(member.name)", item))
      }
    }
  }

  // MARK: Items

  /// Something that a reference in a resolver leads to.
  struct Target {
    /// The resolver's file.
    var path: String
    /// The resolver.
    var root: JSONNode
    /// The name of the set or modifier.
    var name: String
    var node: JSONNode
    /// Members beside the reference, which override those of the target.
    var overrides: [JSONMember] = []

    /// The members with the overrides on top.
    var members: [JSONMember] {
      let names = Set(overrides.map(\.name))
      return node.members.filter { !names.contains($0.name) } + overrides
    }

    subscript(key: String) -> JSONNode? { members.last { $0.name == key }?.value }
  }

  private mutating func read(
    item: JSONNode, _ root: JSONNode, _ path: String, _ names: inout Set<String>
  ) {
    guard item.kind == .object else {
      return report("an item must be an object, not \(item.kind.phrase)", at: item)
    }
    if let reference = item["$ref"] { return read(reference: reference, item, root, path) }
    guard let name = item["name"]?.string, let type = item["type"]?.string else {
      return report(
        "an inline item needs a name and a type",
        hint: "Write \"name\": \"...\" and \"type\": \"set\" or \"modifier\".", at: item)
    }
    if !names.insert(name).inserted {
      collector.report(
        .resolverStructure, "the name \(name) occurs twice in resolutionOrder", at: item.location)
    }
    let target = Target(path: path, root: root, name: name, node: item)
    switch type {
    case "set": append(set: target)
    case "modifier": append(modifier: target)
    default: report("the type of an item must be set or modifier, not \(type)", at: item)
    }
  }

  private mutating func read(
    reference: JSONNode, _ item: JSONNode, _ root: JSONNode, _ path: String
  ) {
    guard let place = resolve(reference, root, path) else { return }
    guard let pointer = place.pointer else {
      guard ResolverReader.isResolver(place.root, path: place.path) else {
        return reportReference(
          "resolutionOrder cannot name a token file", at: reference,
          hint: "Make it a source of a set.")
      }
      guard !active.contains(place.path), active.count < Self.maximumDepth else {
        return reportReference(
          "resolvers refer to each other in a circle: \(place.path)", at: reference,
          hint: "Remove one reference of the circle.")
      }
      return read(place.root, path: place.path)
    }
    guard var target = find(pointer, place, at: reference) else { return }
    if place.path == active.first { named.insert(pointer.joined(separator: "/")) }
    target.overrides = item.members.filter { $0.name != "$ref" }
    switch pointer[0] {
    case "sets": append(set: target)
    default: append(modifier: target)
    }
  }

  private mutating func append(set target: Target) {
    if let sources = sources(ofSet: target) { steps.append(.set(sources)) }
  }

  private mutating func append(modifier target: Target) {
    guard let definition = modifier(target) else { return }
    steps.append(.modifier(name: definition.modifier.name, contexts: definition.sources))
    guard let known = modifiers.firstIndex(where: { $0.name == definition.modifier.name }) else {
      reportSimilar(definition.modifier.name, to: modifiers.map(\.name), target.node.location)
      return modifiers.append(definition.modifier)
    }
    // The same name in two resolvers is one input for both.
    for context in definition.modifier.contexts where !modifiers[known].contexts.contains(context) {
      modifiers[known].contexts.append(context)
    }
    if active.count == 1, let context = definition.modifier.defaultContext {
      modifiers[known].defaultContext = context
    }
  }

  // MARK: Sets and modifiers

  private static let setKeys = ["description", "sources", "$extensions", "name", "type", "$ref"]
  private static let modifierKeys = [
    "description", "contexts", "default", "$extensions", "name", "type", "$ref",
  ]

  mutating func sources(ofSet target: Target) -> [TokenSource]? {
    let key = "\(target.path)#\(target.name)"
    if circularSets.contains(key) { return nil }
    if let start = activeSets.firstIndex(of: key) {
      circularSets.formUnion(activeSets[start...])
      reportReference(
        "sets refer to each other in a circle: \(target.name)", at: target.node,
        hint: "Remove one reference of the circle.")
      return nil
    }
    guard visit(target.node) else { return nil }
    activeSets.append(key)
    defer { activeSets.removeLast() }
    guard target.node.kind == .object else {
      report("a set must be an object, not \(target.node.kind.phrase)", at: target.node)
      return nil
    }
    checkKeys(of: target.members, Self.setKeys, "a set")
    guard let list = target["sources"] else {
      report("the set \(target.name) lacks sources", at: target.node)
      return nil
    }
    return sources(list, "sources", target)
  }

  mutating func modifier(_ target: Target) -> ModifierDefinition? {
    guard target.node.kind == .object else {
      report("a modifier must be an object, not \(target.node.kind.phrase)", at: target.node)
      return nil
    }
    checkKeys(of: target.members, Self.modifierKeys, "a modifier")
    guard let contexts = target["contexts"], contexts.kind == .object else {
      report("the modifier \(target.name) lacks contexts", at: target["contexts"] ?? target.node)
      return nil
    }
    let names = contexts.members.map(\.name)
    if names.count < 2 {
      reportContexts("a modifier needs two contexts or more, not \(names.count)", at: contexts)
    }
    var sources: [String: [TokenSource]] = [:]
    for (index, member) in contexts.members.enumerated() {
      reportSimilar(member.name, to: Array(names[..<index]), member.key.location)
      sources[member.name] = self.sources(member.value, "a context", target) ?? []
    }
    var defaultContext: String?
    if let node = target["default"] {
      defaultContext = node.string
      if !names.contains(defaultContext ?? "") {
        reportContexts(
          "the default of \(target.name) is none of its contexts", at: node,
          hint: "They are \(names.joined(separator: ", ")).")
        defaultContext = nil
      }
    }
    let modifier = Modifier(
      name: target.name, contexts: names, defaultContext: defaultContext,
      location: target.node.location)
    return ModifierDefinition(modifier: modifier, sources: sources)
  }
}
