import LegibleUses

extension Analysis {
  /// What the placeholders of a text are given by a call: of an accessor, or of a format.
  func arguments(_ values: [Expression], _ scope: Scope) -> [TextUse.Argument] {
    values.flatMap { value -> [TextUse.Argument] in
      // The values of a format may come as an array.
      if case .list(let values) = value { return values.map { argument($0, scope) } }
      return [argument(value, scope)]
    }
  }

  /// What the values in an interpolated literal are.
  func arguments(inLiteral literal: Expression, _ scope: Scope) -> [TextUse.Argument] {
    guard case .literal(let pieces, _) = literal else { return [] }
    return pieces.compactMap { piece in
      guard case .value(let value) = piece else { return nil }
      return argument(value, scope)
    }
  }

  /// What a value is: by its type, else by what the code calls it.
  private func argument(_ value: Expression, _ scope: Scope) -> TextUse.Argument {
    switch value {
    case .integer: return .count
    case .decimal: return .number
    default: break
    }
    if isText(value, scope) { return .text }
    switch resolver.type(of: value, scope)?.name {
    case "Int", "Int32", "Int64", "UInt", "UInt32", "UInt64", "NSInteger": return .count
    case "Double", "Float", "CGFloat", "Decimal", "NSNumber", "TimeInterval": return .number
    case "Date", "DateComponents", "DateInterval", "NSDate": return .date
    case "URL", "NSURL": return .address
    default: return .init(named: value.names)
    }
  }

  /// Whether a value is a text of a catalog itself.
  private func isText(_ value: Expression, _ scope: Scope) -> Bool {
    switch value {
    case .name(let name, _) where accessorNames.contains(name):
      resolver.members(named: name, scope).contains { accessors[$0] != nil }
    case .member(let base, let name, _) where accessorNames.contains(name):
      resolver.members(base, name, scope).contains { accessors[$0] != nil }
    case .call(let call): lookup(call, scope) != nil || isText(call.callee, scope)
    default: false
    }
  }
}

extension TextUse.Argument {
  /// Words in names that say what a value is; the first that fits counts.
  private static let words: [(word: String, argument: Self)] = [
    ("count", .count), ("total", .count), ("amount", .number), ("percent", .number),
    ("progress", .number), ("price", .number), ("size", .number), ("version", .number),
    ("date", .date), ("time", .date), ("expir", .date), ("device", .device), ("url", .address),
    ("host", .address), ("domain", .address), ("email", .address), ("address", .address),
    ("server", .address), ("name", .name), ("user", .name), ("title", .name), ("author", .name),
    ("number", .number),
  ]

  /// What a value is that the code calls so.
  fileprivate init(named names: [String]) {
    let names = names.map { $0.lowercased() }
    let found = Self.words.first { word, _ in names.contains { $0.contains(word) } }
    self = found?.argument ?? .unknown
  }
}

extension Expression {
  /// The names in a value: of a chain of members, and of what a call is given.
  fileprivate var names: [String] {
    switch self {
    case .name(let name, _): [name]
    case .member(let base, let name, _): (base?.names ?? []) + [name]
    case .call(let call): call.callee.names + call.arguments.flatMap { $0.value.names }
    case .choice(let values): values.first?.names ?? []
    case .element(let base): base.names
    default: []
    }
  }
}
