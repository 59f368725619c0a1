import LegibleSources

extension Expression: Storable {
  func pack(into packer: inout Packer) {
    switch self {
    case .literal(let pieces, let line):
      packer.tag(0)
      packer.list(pieces)
      packer.count(line)
    case .integer(let value):
      packer.tag(1)
      packer.count(value)
    case .decimal(let value):
      packer.tag(2)
      packer.count(Int(bitPattern: UInt(value.bitPattern)))
    case .nothing: packer.tag(3)
    case .name(let name, let line):
      packer.tag(4)
      packer.text(name)
      packer.count(line)
    case .member(let base, let name, let line):
      packer.tag(5)
      packer.optional(base)
      packer.text(name)
      packer.count(line)
    case .call(let call):
      packer.tag(6)
      packer.value(call)
    case .choice(let values):
      packer.tag(7)
      packer.list(values)
    case .joined(let values):
      packer.tag(8)
      packer.list(values)
    case .list(let values):
      packer.tag(9)
      packer.list(values)
    case .element(let base):
      packer.tag(10)
      packer.value(base)
    case .closure(let closure):
      packer.tag(11)
      packer.value(closure)
    case .keyPath(let name):
      packer.tag(12)
      packer.text(name)
    case .branches(let body):
      packer.tag(13)
      packer.list(body)
    case .opaque(let values):
      packer.tag(14)
      packer.list(values)
    case .typed(let value, let type):
      packer.tag(15)
      packer.value(value)
      packer.value(type)
    }
  }

  init(from unpacker: inout Unpacker) throws(Unpacker.Damage) {
    switch try unpacker.tag() {
    case 0: self = .literal(try unpacker.list(), line: try unpacker.count())
    case 1: self = .integer(try unpacker.count())
    case 2:
      self = .decimal(Double(bitPattern: UInt64(UInt(bitPattern: try unpacker.count()))))
    case 3: self = .nothing
    case 4: self = .name(try unpacker.text(), line: try unpacker.count())
    case 5:
      self = .member(try unpacker.optional(), try unpacker.text(), line: try unpacker.count())
    case 6: self = .call(try unpacker.value())
    case 7: self = .choice(try unpacker.list())
    case 8: self = .joined(try unpacker.list())
    case 9: self = .list(try unpacker.list())
    case 10: self = .element(try unpacker.value())
    case 11: self = .closure(try unpacker.value())
    case 12: self = .keyPath(try unpacker.text())
    case 13: self = .branches(try unpacker.list())
    case 14: self = .opaque(try unpacker.list())
    case 15: self = .typed(try unpacker.value(), try unpacker.value())
    default: throw Unpacker.Damage()
    }
  }
}

extension Expression.Piece: Storable {
  func pack(into packer: inout Packer) {
    switch self {
    case .text(let text):
      packer.tag(0)
      packer.text(text)
    case .value(let value):
      packer.tag(1)
      packer.value(value)
    }
  }

  init(from unpacker: inout Unpacker) throws(Unpacker.Damage) {
    switch try unpacker.tag() {
    case 0: self = .text(try unpacker.text())
    case 1: self = .value(try unpacker.value())
    default: throw Unpacker.Damage()
    }
  }
}

extension Call: Storable {
  func pack(into packer: inout Packer) {
    packer.value(callee)
    packer.list(arguments)
    packer.count(line)
  }

  init(from unpacker: inout Unpacker) throws(Unpacker.Damage) {
    self.init(
      callee: try unpacker.value(), arguments: try unpacker.list(), line: try unpacker.count())
  }
}

extension Call.Argument: Storable {
  func pack(into packer: inout Packer) {
    packer.optional(label)
    packer.value(value)
    packer.flag(isTrailing)
  }

  init(from unpacker: inout Unpacker) throws(Unpacker.Damage) {
    self.init(
      label: try unpacker.optional(), value: try unpacker.value(), isTrailing: try unpacker.flag())
  }
}

extension Closure: Storable {
  func pack(into packer: inout Packer) {
    packer.list(parameters)
    packer.list(body)
  }

  init(from unpacker: inout Unpacker) throws(Unpacker.Damage) {
    self.init(parameters: try unpacker.list(), body: try unpacker.list())
  }
}
