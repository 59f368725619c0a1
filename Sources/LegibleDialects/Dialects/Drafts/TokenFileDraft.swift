import LegibleJSON
import LegibleTokens

/// A token file of 2025.10 that is being put together.
struct TokenFileDraft {
  /// The file's name, relative to the folder of the result.
  var name: String
  /// The object it is made of.
  var origin: JSONNode
  /// Whether it is not a file, but stands in a resolver in the place of its origin.
  var isInline = false
  /// The members of groups that are neither tokens nor groups, by the names that lead there.
  var groups: [[String]: [SourceMappedJSON.Member]] = [:]
  /// The tokens in the order of the dialect.
  var tokens: [TokenDraft] = []
}

/// A resolver of 2025.10 that is being put together.
struct ResolverDraft {
  /// A set or the contexts of a modifier.
  enum Step {
    /// Files that hold in every context.
    case set(name: String, files: [String])
    /// Files for each context, the default first.
    case modifier(name: String, contexts: [(name: String, files: [String])])
  }

  /// The file's name, relative to the folder of the result.
  var name: String
  /// What it is made of.
  var origin: JSONNode
  /// Resolvers below its own steps.
  var bases: [String] = []
  /// The resolution order.
  var steps: [Step] = []
  /// Sets that are in no context.
  var unused: [(name: String, files: [String])] = []
  /// Data without a counterpart, for the `$extensions` of modifiers by their names.
  var kept: [String: [SourceMappedJSON.Member]] = [:]

  /// The files, the lowest first, where nothing can be chosen; `nil` where there are modifiers.
  var filesOfSets: [String]? {
    var names: [String] = []
    for step in steps {
      guard case .set(_, let files) = step else { return nil }
      names += files
    }
    return names
  }

  /// The resolver's text.
  var draft: SourceMappedJSON {
    var sets: [SourceMappedJSON.Member] = []
    var modifiers: [SourceMappedJSON.Member] = []
    var order = bases.map(reference)
    for step in steps {
      switch step {
      case .set(let name, let files):
        let members = [SourceMappedJSON.Member("sources", sources(files))]
        sets.append(.init(name, SourceMappedJSON(members)))
        order.append(reference("#/sets/\(JSONPointer.escaped(name))"))
      case .modifier(let name, let contexts):
        let members = contexts.map { SourceMappedJSON.Member($0.name, sources($0.files)) }
        modifiers.append(
          .init(
            name,
            SourceMappedJSON(
              [
                SourceMappedJSON.Member("contexts", SourceMappedJSON(members)),
                .init("default", SourceMappedJSON(contexts.first?.name ?? "")),
              ] + extensions(of: name))))
        order.append(reference("#/modifiers/\(JSONPointer.escaped(name))"))
      }
    }
    for set in unused {
      sets.append(.init(set.name, SourceMappedJSON([.init("sources", sources(set.files))])))
    }
    var members = [SourceMappedJSON.Member("version", SourceMappedJSON("2025.10"))]
    if !sets.isEmpty { members.append(.init("sets", SourceMappedJSON(sets))) }
    if !modifiers.isEmpty { members.append(.init("modifiers", SourceMappedJSON(modifiers))) }
    members.append(.init("resolutionOrder", SourceMappedJSON(.array(order))))
    return SourceMappedJSON(members, from: origin)
  }

  private func extensions(of name: String) -> [SourceMappedJSON.Member] {
    MigrationExtension.merge(kept[name] ?? [], into: [])
  }

  private func sources(_ files: [String]) -> SourceMappedJSON {
    SourceMappedJSON(.array(files.map { reference(JSONPointer.percentEncoded(path: $0)) }))
  }

  private func reference(_ text: String) -> SourceMappedJSON {
    SourceMappedJSON([SourceMappedJSON.Member("$ref", SourceMappedJSON(text))])
  }
}
