import LegibleSources

extension Statement: Storable {
  func pack(into packer: inout Packer) {
    switch self {
    case .expression(let value):
      packer.tag(0)
      packer.value(value)
    case .binding(let name, let type, let value):
      packer.tag(1)
      packer.text(name)
      packer.optional(type)
      packer.optional(value)
    case .loop(let name, let collection):
      packer.tag(2)
      packer.text(name)
      packer.value(collection)
    case .pattern(let caseName, let names, let subject):
      packer.tag(3)
      packer.text(caseName)
      packer.count(names.count)
      for name in names { packer.optional(name) }
      packer.value(subject)
    case .assignment(let target, let value, let line):
      packer.tag(4)
      packer.value(target)
      packer.value(value)
      packer.count(line)
    case .result(let value):
      packer.tag(5)
      packer.value(value)
    case .block(let body):
      packer.tag(6)
      packer.list(body)
    case .elsewhere(let body):
      packer.tag(7)
      packer.list(body)
    case .function(let function):
      packer.tag(8)
      packer.value(function)
    }
  }

  init(from unpacker: inout Unpacker) throws(Unpacker.Damage) {
    switch try unpacker.tag() {
    case 0: self = .expression(try unpacker.value())
    case 1:
      self = .binding(try unpacker.text(), try unpacker.optional(), try unpacker.optional())
    case 2: self = .loop(try unpacker.text(), try unpacker.value())
    case 3:
      let caseName = try unpacker.text()
      var names: [String?] = []
      for _ in 0..<max(0, try unpacker.count()) { names.append(try unpacker.optional()) }
      self = .pattern(caseName: caseName, names: names, of: try unpacker.value())
    case 4:
      self = .assignment(
        try unpacker.value(), try unpacker.value(), line: try unpacker.count())
    case 5: self = .result(try unpacker.value())
    case 6: self = .block(try unpacker.list())
    case 7: self = .elsewhere(try unpacker.list())
    case 8: self = .function(try unpacker.value())
    default: throw Unpacker.Damage()
    }
  }
}
