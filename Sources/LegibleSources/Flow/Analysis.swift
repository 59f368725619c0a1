package import LegibleUses

/// Follows the texts of the catalogs from where code names them to what draws them.
package final class Analysis {
  /// Something that draws a text.
  struct Sink {
    var drawing: Drawing
    var place: TextUse.Place
    /// The label whose number of lines decides, `nil` for other elements.
    var label: LabelName?
  }

  /// A place where code names a text of a catalog.
  struct Reference {
    var place: TextUse.Place
    var keys: [Int]
    var scope: Scope
    var surface: Drawing?
  }

  /// A label of UIKit, as the code calls it.
  struct LabelName: Hashable {
    var type: Int?
    /// The member, for a local name.
    var member: Int?
    var name: String
  }

  let program: Program
  let resolver: Resolver
  let keys: KeyIndex
  let surfaces: Surfaces
  private let interfaceFiles: [InterfaceFile]
  /// The storyboards that property lists name.
  private let mainInterfaces: Set<String>
  /// The storyboards and xibs, once all code is walked.
  private(set) var interfaces: InterfaceIndex?

  var sinks: [Sink] = []
  /// Values that elements draw, to be followed once all places are known.
  var drawn: [(value: Expression, scope: Scope, sink: Int)] = []
  var writes: [Slot: [(value: Expression, scope: Scope)]] = [:]
  var references: [Reference] = []
  /// Literals that are spelled like a key.
  var spelled: [(keys: [Int], use: TextUse)] = []
  /// All names that reachable code mentions.
  var mentioned: Set<String> = []
  /// All texts that stand in the code as they are.
  var literals: Set<String> = []
  /// The lines that code gives to labels.
  var labelLines: [LabelName: Int] = [:]
  var uses: [Int: Set<TextUse>] = [:]
  /// Which values were followed for which element.
  var followed: Set<Followed> = []

  /// A value that was followed for an element.
  enum Followed: Hashable {
    case slot(Slot, Int)
    case member(Int, Int)
    case call(Int, Int, TextUse.Place)
    case local(ObjectIdentifier, String, Int)
  }

  /// The surface of the code that is being walked.
  var surface: Drawing?
  /// Where views were walked with which surroundings.
  var placements: [Int: Set<Placement>] = [:]
  var waiting: [(member: Int, placement: Placement)] = []
  private(set) var accessors: [Int: [Int]] = [:]
  private(set) var accessorNames: Set<String> = []

  /// Prepares an analysis of the files.
  ///
  /// - Parameters:
  ///   - files: The Swift files.
  ///   - keys: The keys of the catalogs.
  ///   - surfaces: Which files belong to what target.
  ///   - interfaces: The storyboards and xibs.
  ///   - mainInterfaces: The names of the storyboards that property lists have.
  package init(
    _ files: [SourceFile], keys: KeyIndex, surfaces: Surfaces, interfaces: [InterfaceFile] = [],
    mainInterfaces: Set<String> = []
  ) {
    interfaceFiles = interfaces
    self.mainInterfaces = mainInterfaces
    program = Program(files)
    resolver = Resolver(program)
    self.keys = keys
    self.surfaces = surfaces
    for member in program.members.indices where program.members[member].isStatic {
      let found = keysNamed(by: member)
      guard !found.isEmpty else { continue }
      accessors[member] = found
      accessorNames.insert(program.members[member].name)
    }
    for file in files.indices {
      for statement in files[file].statements {
        walk(statement, Scope(file: file, type: nil, member: nil), Placement())
      }
    }
  }

  /// The uses of every key, by catalog and key.
  package func run() -> [KeyUses] {
    walkProgram()
    let known = literals.union(mentioned).union(mainInterfaces)
    interfaces = InterfaceIndex(interfaceFiles) { known.contains($0) }
    followAll()
    return report()
  }

  /// The keys that a member gives and nothing else.
  private func keysNamed(by member: Int) -> [Int] {
    let values: [(Expression, Scope)]
    switch program.members[member].kind {
    case .property(let property):
      let scope = resolver.scope(of: member)
      values = property.initial.map { [($0, scope)] } ?? resolver.results(of: property.body, scope)
    case .function(let function):
      values = resolver.results(of: function.body, resolver.scope(of: member))
    case .enumCase: return []
    }
    guard !values.isEmpty else { return [] }
    var found: [Int] = []
    for (value, scope) in values {
      let keys = namedKeys(value, scope, 0)
      if keys.isEmpty { return [] }
      found += keys
    }
    return found
  }

  /// The keys of a look-up, also inside a format.
  private func namedKeys(_ value: Expression, _ scope: Scope, _ depth: Int) -> [Int] {
    guard depth < 4 else { return [] }
    switch value {
    case .call(let call):
      if let lookup = LocalizationCall(call) { return keys(of: lookup, scope.file) }
      if call.callee.lastName == "localizedStringWithFormat" || call.argument("format") != nil {
        let format = call.argument("format") ?? call.first
        return format.map { namedKeys($0, scope, depth + 1) } ?? []
      }
      if case .member(let base?, let name, _) = call.callee, Self.passing.contains(name) {
        return namedKeys(base, scope, depth + 1)
      }
      return []
    case .name(let name, _):
      guard case .value(let value, let inner, _)? = scope.find(name)?.locals.first else {
        return []
      }
      return namedKeys(value, inner, depth + 1)
    default: return []
    }
  }

  /// The entries that a look-up with a literal key finds.
  func keys(of lookup: LocalizationCall, _ file: Int) -> [Int] {
    if let key = lookup.key.plainLiteral {
      return keys.entries(for: key, table: lookup.table, near: program.paths[file])
    }
    return keys(ofPieces: lookup.key, file)
  }

  /// The entries that an interpolated literal finds.
  func keys(ofPieces literal: Expression, _ file: Int) -> [Int] {
    guard case .literal(let pieces, _) = literal else { return [] }
    var texts = [""]
    for piece in pieces {
      switch piece {
      case .text(let text): texts[texts.count - 1] += text
      case .value: texts.append("")
      }
    }
    return keys.entries(forPieces: texts, near: program.paths[file])
  }

  /// A line of a file.
  func place(_ file: Int, _ line: Int) -> TextUse.Place {
    TextUse.Place(file: program.paths[file], line: line)
  }
}
