/// The declarations of all files, found by name.
package final class Program {
  /// A type with what all its declarations and extensions have.
  struct TypeEntry {
    var path: String
    var kind: TypeDeclaration.Kind
    var inherits: [String]
    /// The file of its declaration.
    var file: Int
    var isEntryPoint: Bool
    /// Members by name.
    var members: [String: [Int]] = [:]
    /// Stored properties in the order of the memberwise initializer.
    var stored: [Int] = []
  }

  /// A function, property or enum case.
  struct Member {
    enum Kind { case property(Property), function(Function), enumCase(Function) }
    var name: String
    var kind: Kind
    /// The type that it belongs to, `nil` for a global.
    var type: Int?
    var file: Int
    var line: Int
    var isStatic: Bool
    var isCalledFromOutside: Bool
    /// Whether it is compiled for another system than iOS alone.
    var isElsewhere = false
  }

  /// The paths of the files.
  let paths: [String]
  /// What each file imports.
  let imports: [[String]]
  private(set) var types: [TypeEntry] = []
  private(set) var members: [Member] = []
  private(set) var globals: [String: [Int]] = [:]
  /// Members of all types by name.
  private(set) var membersByName: [String: [Int]] = [:]
  /// Types by what they inherit from or conform to.
  private(set) var conformers: [String: [Int]] = [:]
  private var typesByPath: [String: [Int]] = [:]
  /// What names were found to mean.
  private var knownTypes: [Question: Int?] = [:]

  /// A name of a type at a place.
  private struct Question: Hashable {
    var name: String
    var inside: Int?
    var file: Int
  }

  /// Indexes files.
  package init(_ files: [SourceFile]) {
    paths = files.map(\.path)
    imports = files.map(\.imports)
    for (file, source) in files.enumerated() {
      for type in source.types where type.kind != .extended { add(type, file) }
    }
    for (file, source) in files.enumerated() {
      for type in source.types { addMembers(of: type, file) }
      for function in source.functions {
        globals[function.name, default: []].append(add(function, nil, file))
      }
      for property in source.properties {
        globals[property.name, default: []].append(add(property, nil, file))
      }
    }
    for (index, type) in types.enumerated() {
      for name in type.inherits { conformers[Self.last(name), default: []].append(index) }
    }
  }

  /// The last part of a dotted name.
  static func last(_ path: String) -> String {
    path.split(separator: ".").last.map(String.init) ?? path
  }

  private func add(_ type: TypeDeclaration, _ file: Int) {
    typesByPath[type.path, default: []].append(types.count)
    types.append(
      TypeEntry(
        path: type.path, kind: type.kind, inherits: type.inherits, file: file,
        isEntryPoint: type.isEntryPoint))
  }

  private func addMembers(of type: TypeDeclaration, _ file: Int) {
    let index: Int
    if let found = nearest(
      typesByPath[type.path] ?? [], file, type.kind == .extended ? nil : file)
    {
      index = found
      if type.kind == .extended { types[index].inherits += type.inherits }
    } else {
      // An extension of a type that is declared elsewhere.
      index = types.count
      add(type, file)
    }
    for property in type.properties {
      let member = add(property, index, file)
      if !property.isStatic, !property.isComputed, type.kind != .extended {
        types[index].stored.append(member)
      }
    }
    for function in type.functions { _ = add(function, index, file) }
    for element in type.cases {
      _ = add(
        Member(
          name: element.name, kind: .enumCase(element), type: index, file: file,
          line: element.line, isStatic: true, isCalledFromOutside: false))
    }
  }

  private func add(_ function: Function, _ type: Int?, _ file: Int) -> Int {
    add(
      Member(
        name: function.name, kind: .function(function), type: type, file: file,
        line: function.line, isStatic: function.isStatic,
        isCalledFromOutside: function.isCalledFromOutside, isElsewhere: function.isElsewhere))
  }

  private func add(_ property: Property, _ type: Int?, _ file: Int) -> Int {
    add(
      Member(
        name: property.name, kind: .property(property), type: type, file: file,
        line: property.line, isStatic: property.isStatic,
        isCalledFromOutside: property.isCalledFromOutside, isElsewhere: property.isElsewhere))
  }

  private func add(_ member: Member) -> Int {
    let index = members.count
    members.append(member)
    if let type = member.type {
      types[type].members[member.name, default: []].append(index)
      membersByName[member.name, default: []].append(index)
    }
    return index
  }

  /// The type of a dotted path nearest to a file; `nil` when there is none or two are as near.
  func type(_ path: String, file: Int) -> Int? {
    nearest(typesByPath[path] ?? [], file, nil)
  }

  /// The type that a name means inside another: nested ones first.
  func type(_ name: String, inside: Int?, file: Int) -> Int? {
    let question = Question(name: name, inside: inside, file: file)
    if let known = knownTypes[question] { return known }
    let found = search(name, inside, file)
    knownTypes[question] = .some(found)
    return found
  }

  private func search(_ name: String, _ inside: Int?, _ file: Int) -> Int? {
    var scope = inside.map { types[$0].path } ?? ""
    while !scope.isEmpty {
      if let found = nearest(typesByPath[scope + "." + name] ?? [], file, nil) { return found }
      scope = scope.split(separator: ".").dropLast().joined(separator: ".")
    }
    return type(name, file: file)
  }

  private func nearest(_ candidates: [Int], _ file: Int, _ declaredIn: Int?) -> Int? {
    if candidates.count < 2 { return candidates.first }
    if let exact = candidates.first(where: { types[$0].file == declaredIn ?? file }) {
      return exact
    }
    let shared = candidates.map { sharedFolders(paths[types[$0].file], paths[file]) }
    guard let most = shared.max() else { return nil }
    let near = zip(candidates, shared).filter { $1 == most }
    return near.count == 1 ? near[0].0 : nil
  }
}
