package import LegibleUses

/// Follows the texts of the catalogs from where code names them to what draws them.
package final class Analysis {
  /// Something that draws a text.
  struct Sink {
    var drawing: Drawing
    var place: TextUse.Place
    /// The label or button whose traits decide, `nil` for other elements.
    var label: LabelName?
  }

  /// A place where code names a text of a catalog.
  struct Reference {
    var place: TextUse.Place
    var keys: [Int]
    var scope: Scope
    var surface: Drawing?
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
  /// What code sets on labels and buttons.
  var labelTraits: [LabelName: LabelTraits] = [:]
  var uses: [Int: Set<TextUse>] = [:]
  /// Which values were followed for which element.
  var followed: Set<Followed> = []

  /// A value that was followed for an element.
  enum Followed: Hashable {
    case slot(Slot, Int)
    case member(Int, Int)
    case call(Int, Int, TextUse.Place)
    case local(Scope, String, Int)
  }

  /// The surface of the code that is being walked.
  var surface: Drawing?
  /// Where views were walked with which surroundings.
  var placements: [Int: Set<Placement>] = [:]
  var waiting: [(member: Int, placement: Placement)] = []
  private(set) var accessors: [Int: [Int]] = [:]
  private(set) var accessorNames: Set<String> = []
  /// The functions of the app that look a key up.
  var wrappers: [Int: KeyWrapper] = [:]
  var wrapperNames: Set<String> = []

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
    findWrappers()
    for member in program.members.indices where program.members[member].isStatic {
      let found = keysNamed(by: member)
      guard !found.isEmpty else { continue }
      accessors[member] = found
      accessorNames.insert(program.members[member].name)
    }
    for file in files.indices {
      for text in files[file].texts { use(text, in: file) }
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

  /// Takes a text of a file in Objective-C as used.
  private func use(_ text: ForeignText, in file: Int) {
    let surface = surfaces.drawing(of: program.paths[file], importing: [])
    let isSpoken = text.drawing.kind == .notDrawn
    let use = TextUse(
      place: place(file, text.line), drawing: isSpoken ? text.drawing : surface ?? text.drawing)
    for key in keys.entries(for: text.key, table: text.table, near: program.paths[file]) {
      uses[key, default: []].insert(use)
    }
  }

  /// A line of a file.
  func place(_ file: Int, _ line: Int) -> TextUse.Place {
    TextUse.Place(file: program.paths[file], line: line)
  }
}
