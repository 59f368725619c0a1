import LegibleJSON
import LegibleTokens

/// The collections and variables of a file of Figma.
struct FigmaLibrary {
  /// Variables with the same modes.
  struct Collection {
    var id: String
    var name: String
    /// The default mode first.
    var modes: [Mode]
    var node: JSONNode
  }

  /// A column of values.
  struct Mode {
    var id: String
    var name: String
  }

  /// A value in each mode of its collection.
  struct Variable {
    var collection: String
    /// The names between the slashes of its name, after that of the collection where several have
    /// the same.
    var path: [String]
    var key: JSONNode
    var node: JSONNode

    /// What 2025.10 has no place for.
    var kept: [SourceMappedJSON.Member] {
      ["id", "key", "scopes", "codeSyntax", "hiddenFromPublishing"].compactMap { name in
        node[name].map { SourceMappedJSON.Member(name, SourceMappedJSON(copying: $0)) }
      }
    }
  }

  /// The collections that belong to the file, in its order.
  private(set) var collections: [Collection] = []
  /// All variables in the order of their collections.
  private(set) var variables: [Variable] = []
  private var places: [String: Int] = [:]
  /// The variables that are aliases of a variable, by its id.
  private var users: [String: [Int]] = [:]

  /// Reads an answer's `meta`.
  init(_ meta: JSONNode) {
    for member in meta["variableCollections"]?.members ?? [] {
      var collection = Self.collection(member)
      if collections.contains(where: { $0.name == collection.name }) {
        collection.name += " \(collection.id)"
      }
      collections.append(collection)
    }
    var taken: [[String]: String] = [:]
    for collection in collections {
      let own = Self.sorted(meta["variables"]?.members ?? [], by: collection)
      let paths = own.map { Self.path($0.value["name"]?.string ?? $0.name) }
      let isShared = paths.contains { taken[$0] != nil }
      for (member, path) in zip(own, paths) {
        let path = isShared ? [collection.name] + path : path
        taken[path] = collection.id
        places[member.name] = variables.count
        variables.append(
          Variable(
            collection: collection.id, path: path, key: member.value["name"] ?? member.key,
            node: member.value))
      }
    }
    for (number, variable) in variables.enumerated() {
      for value in variable.node["valuesByMode"]?.members ?? [] {
        if let target = value.value["id"]?.string { users[target, default: []].append(number) }
      }
    }
  }

  /// The variable with an id.
  func variable(_ id: String) -> Variable? { places[id].map { variables[$0] } }

  private static func collection(_ member: JSONMember) -> Collection {
    let node = member.value
    let start = node["defaultModeId"]?.string
    var modes: [Mode] = []
    for mode in node["modes"]?.elements ?? [] {
      guard let id = mode["modeId"]?.string else { continue }
      var name = mode["name"]?.string ?? id
      if modes.contains(where: { $0.name == name }) { name += " \(id)" }
      modes.insert(Mode(id: id, name: name), at: id == start ? 0 : modes.count)
    }
    return Collection(
      id: member.name, name: node["name"]?.string ?? member.name, modes: modes, node: node)
  }

  /// The variables of a collection in the order that it gives.
  private static func sorted(_ members: [JSONMember], by collection: Collection) -> [JSONMember] {
    let own = members.filter {
      $0.value["variableCollectionId"]?.string == collection.id && $0.value["remote"]?.bool != true
    }
    let order = (collection.node["variableIds"]?.elements ?? []).compactMap(\.string)
    let places = Dictionary(zip(order, order.indices)) { first, _ in first }
    let numbered = own.enumerated().map { (place: places[$1.name] ?? order.count + $0, member: $1) }
    return numbered.sorted { $0.place < $1.place }.map(\.member)
  }

  private static func path(_ name: String) -> [String] {
    let parts = name.split(separator: "/").map { String($0).trimmed }.filter { !$0.isEmpty }
    return parts.isEmpty ? [name] : parts
  }

  // MARK: Types

  /// The kind of a variable, by its type and by what it may be used for.
  func kind(of variable: Variable) -> LooseKind {
    switch variable.node["resolvedType"]?.string ?? "" {
    case "COLOR": .type(.color)
    case "FLOAT": scopes(of: variable).kindOfNumber
    case let type:
      type == "STRING" ? scopes(of: variable).kindOfText ?? .unknown(type) : .unknown(type)
    }
  }

  /// The uses of a variable; where all are allowed, those of the variables that refer to it.
  private func scopes(of variable: Variable) -> FigmaScopes {
    var scopes: Set<String> = []
    var waiting = [variable]
    var seen: Set<String> = []
    while let next = waiting.popLast() {
      let id = next.node["id"]?.string ?? ""
      guard seen.insert(id).inserted else { continue }
      let own = FigmaScopes(ofVariable: next.node).names
      scopes.formUnion(own)
      if own.isEmpty { waiting += (users[id] ?? []).map { variables[$0] } }
    }
    return FigmaScopes(scopes)
  }

  /// What a variable comes to in a mode when its aliases are followed; `nil` where another
  /// collection's mode decides.
  func value(of variable: Variable, in mode: String) -> JSONNode? {
    var variable = variable
    var seen: Set<String> = []
    while seen.insert(variable.node["id"]?.string ?? "").inserted {
      let values = variable.node["valuesByMode"]
      guard let value = values?[mode] ?? (values?.count == 1 ? values?.members.first?.value : nil)
      else { return nil }
      guard value["type"]?.string == "VARIABLE_ALIAS" else { return value }
      guard let next = self.variable(value["id"]?.string ?? "") else { return nil }
      variable = next
    }
    return nil
  }
}
