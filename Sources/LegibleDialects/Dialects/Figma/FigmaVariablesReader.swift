import LegibleCore
import LegibleJSON
import LegibleTokens

/// Figma variables as the REST API answers, or as plugins save them: collections with modes.
///
/// Source: Figma's REST API documentation, “Variables”: GET local variables.
enum FigmaVariablesReader: DialectReader {
  static let name = "Figma variables"

  static func recognizes(_ input: DialectInput) -> Bool {
    guard let root = input.root else { return false }
    let meta = root["meta"] ?? root
    return meta["variables"]?.kind == .object && meta["variableCollections"]?.kind == .object
  }

  static func read(_ input: DialectInput, into conversion: inout Conversion) {
    guard let root = input.root else { return }
    let library = FigmaLibrary(root["meta"] ?? root)
    var values = LooseValues(.curly)
    var resolver = ResolverDraft(name: "\(input.stem).resolver.json", origin: root)
    for collection in library.collections {
      let files = collection.modes.map { mode in
        file(of: collection, mode, library, &values)
      }
      let sources = zip(collection.modes, files).map { (name: $0.name, files: [$1.name]) }
      if let only = files.first, files.count == 1 {
        resolver.steps.append(.set(name: collection.name, files: [only.name]))
      } else if !files.isEmpty {
        resolver.steps.append(.modifier(name: collection.name, contexts: sources))
      }
      resolver.kept[collection.name] = [
        .init("variableCollection", SourceMappedJSON(copying: collection.node))
      ]
      conversion.files += files
    }
    for finding in values.collector.findings { conversion.collector.add(finding) }
    if !conversion.files.isEmpty { conversion.resolver = resolver }
  }

  private static func file(
    of collection: FigmaLibrary.Collection, _ mode: FigmaLibrary.Mode, _ library: FigmaLibrary,
    _ values: inout LooseValues
  ) -> TokenFileDraft {
    let stem = collection.modes.count > 1 ? "\(collection.name).\(mode.name)" : collection.name
    var file = TokenFileDraft(
      name: "\(stem.replacing("/", with: "-")).tokens.json", origin: collection.node)
    for variable in library.variables where variable.collection == collection.id {
      guard let node = variable.node["valuesByMode"]?[mode.id] else { continue }
      var token = TokenDraft(path: variable.path, key: variable.key, node: variable.node)
      values.subject = token.name
      values.kept = []
      if let target = node["id"], node["type"]?.string == "VARIABLE_ALIAS" {
        (token.type, token.value) = alias(variable, target, mode, library, &values)
      } else if let (type, value) = library.kind(of: variable).read(node, &values) {
        token.type = type
        token.value = value
      }
      if let text = variable.node["description"], text.string != "" {
        token.properties.append(.init("$description", SourceMappedJSON(copying: text)))
      }
      token.kept = values.kept + variable.kept
      file.tokens.append(token)
    }
    return file
  }

  /// A reference to a variable or, where that is used for something else, the value it comes to.
  private static func alias(
    _ variable: FigmaLibrary.Variable, _ target: JSONNode, _ mode: FigmaLibrary.Mode,
    _ library: FigmaLibrary, _ values: inout LooseValues
  ) -> (TokenType?, SourceMappedJSON?) {
    guard let other = library.variable(target.string ?? "") else {
      values.notCarriedOver(
        "an alias of a variable of another file", hint: "Add that file's answer.", at: target)
      return (nil, nil)
    }
    let kind = library.kind(of: variable)
    if kind == library.kind(of: other) {
      let reference = DraftReference(target: other.path.joined(separator: "."))
      return (nil, SourceMappedJSON(reference.text, from: target))
    }
    guard let value = library.value(of: other, in: mode.id) else {
      values.notCarriedOver(
        "an alias of a variable that is of another type by its uses",
        hint: "Give both the same scopes.", at: target)
      return (nil, nil)
    }
    values.assumed(
      "an alias of a variable that is of another type by its uses became a value", at: target)
    return kind.read(value, &values).map { ($0.type, $0.value) } ?? (nil, nil)
  }
}
