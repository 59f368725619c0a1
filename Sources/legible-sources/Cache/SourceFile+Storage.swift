import LegibleSources

extension Function: Storable {
  func pack(into packer: inout Packer) {
    packer.text(name)
    packer.list(parameters)
    packer.optional(result)
    packer.list(body)
    packer.flag(isStatic)
    packer.flag(isCalledFromOutside)
    packer.flag(isElsewhere)
    packer.count(line)
  }

  init(from unpacker: inout Unpacker) throws(Unpacker.Damage) {
    let name = try unpacker.text()
    let parameters: [Parameter] = try unpacker.list()
    let result: TypeName? = try unpacker.optional()
    let body: [Statement] = try unpacker.list()
    let (isStatic, isCalled) = (try unpacker.flag(), try unpacker.flag())
    let isElsewhere = try unpacker.flag()
    self.init(
      name: name, parameters: parameters, result: result, body: body, isStatic: isStatic,
      isCalledFromOutside: isCalled, line: try unpacker.count())
    self.isElsewhere = isElsewhere
  }
}

extension Function.Parameter: Storable {
  func pack(into packer: inout Packer) {
    packer.optional(label)
    packer.text(name)
    packer.optional(type)
    packer.optional(initial)
  }

  init(from unpacker: inout Unpacker) throws(Unpacker.Damage) {
    self.init(
      label: try unpacker.optional(), name: try unpacker.text(), type: try unpacker.optional(),
      initial: try unpacker.optional())
  }
}

extension Property: Storable {
  func pack(into packer: inout Packer) {
    packer.text(name)
    packer.optional(type)
    packer.optional(initial)
    packer.list(body)
    packer.flag(isComputed)
    packer.flag(isStatic)
    packer.list(attributes)
    packer.flag(isCalledFromOutside)
    packer.flag(isElsewhere)
    packer.count(line)
  }

  init(from unpacker: inout Unpacker) throws(Unpacker.Damage) {
    let name = try unpacker.text()
    let type: TypeName? = try unpacker.optional()
    let initial: Expression? = try unpacker.optional()
    let body: [Statement] = try unpacker.list()
    let (isComputed, isStatic) = (try unpacker.flag(), try unpacker.flag())
    let attributes: [Call] = try unpacker.list()
    let (isCalled, isElsewhere) = (try unpacker.flag(), try unpacker.flag())
    self.init(
      name: name, type: type, initial: initial, body: body, isComputed: isComputed,
      isStatic: isStatic, attributes: attributes, isCalledFromOutside: isCalled,
      line: try unpacker.count())
    self.isElsewhere = isElsewhere
  }
}

extension TypeName: Storable {
  func pack(into packer: inout Packer) {
    switch self {
    case .named(let name):
      packer.tag(0)
      packer.text(name)
    case .collection(let element):
      packer.tag(1)
      packer.value(element)
    }
  }

  init(from unpacker: inout Unpacker) throws(Unpacker.Damage) {
    switch try unpacker.tag() {
    case 0: self = .named(try unpacker.text())
    case 1: self = .collection(try unpacker.value())
    default: throw Unpacker.Damage()
    }
  }
}

extension TypeDeclaration: Storable {
  func pack(into packer: inout Packer) {
    packer.tag(kind.rawValue)
    packer.text(path)
    packer.list(inherits)
    packer.flag(isEntryPoint)
    packer.list(properties)
    packer.list(functions)
    packer.list(cases)
  }

  init(from unpacker: inout Unpacker) throws(Unpacker.Damage) {
    guard let kind = Kind(rawValue: try unpacker.tag()) else { throw Unpacker.Damage() }
    self.init(
      kind: kind, path: try unpacker.text(), inherits: try unpacker.list(),
      isEntryPoint: try unpacker.flag())
    properties = try unpacker.list()
    functions = try unpacker.list()
    cases = try unpacker.list()
  }
}

extension SourceFile {
  /// What the file declares, without its path.
  var stored: [UInt8] {
    var packer = Packer()
    packer.list(imports)
    packer.list(types)
    packer.list(functions)
    packer.list(properties)
    packer.list(statements)
    return packer.bytes
  }

  /// Reads what ``stored`` wrote; `nil` when it is damaged.
  init?(path: String, stored: ArraySlice<UInt8>) {
    self.init(path: path)
    var unpacker = Unpacker(stored)
    do throws(Unpacker.Damage) {
      imports = try unpacker.list()
      types = try unpacker.list()
      functions = try unpacker.list()
      properties = try unpacker.list()
      statements = try unpacker.list()
    } catch {
      return nil
    }
    guard unpacker.isAtEnd else { return nil }
  }
}
