import LegibleArguments
import LegibleJSON
import LegibleKit

/// Why a row of a JSON Lines run cannot be answered.
struct RowError: Error {
  /// What is wrong, for the `error` field.
  let message: String

  init(_ message: String) { self.message = message }
}

/// One object of a JSON Lines run, read field by field; null counts as absent.
struct Row {
  private let node: JSONNode

  /// Takes an object.
  ///
  /// - Parameters:
  ///   - fields: The names that it may have.
  ///   - synonyms: Names that other tools have for them, for hints.
  ///   - options: Options of the command that hold for all rows, by what a field would be called.
  /// - Throws: ``RowError`` when it is not an object or has other fields.
  init(
    _ node: JSONNode, fields: [String], synonyms: [String: String] = [:],
    options: [String: any Parameter] = [:]
  ) throws(RowError) {
    guard node.kind == .object else {
      throw RowError("a row must be an object, not \(node.kind.phrase)")
    }
    for member in node.members where !fields.contains(member.name) {
      if let option = options[member.name] {
        throw RowError(
          "unknown field \"\(member.name)\"; it is an option of the command, for all rows: "
            + option.declaration.label)
      }
      let meant = synonyms[member.name] ?? closestMatch(to: member.name, in: fields)
      let guess = meant.map { "; did you mean \"\($0)\"?" } ?? ""
      throw RowError("unknown field \"\(member.name)\"\(guess)")
    }
    self.node = node
  }

  /// The field itself, `nil` when it is absent or null.
  func node(_ name: String) -> JSONNode? {
    guard let value = node[name], value.kind != .null else { return nil }
    return value
  }

  /// A string.
  func string(_ name: String) throws(RowError) -> String? {
    try read(name, "a string") { $0.string }
  }

  /// A number.
  func number(_ name: String) throws(RowError) -> Double? {
    try read(name, "a number") { $0.double }
  }

  /// A whole number.
  func integer(_ name: String) throws(RowError) -> Int? {
    try read(name, "a whole number") { $0.double.flatMap { Int(exactly: $0) } }
  }

  /// A boolean.
  func bool(_ name: String) throws(RowError) -> Bool? {
    try read(name, "true or false") { $0.bool }
  }

  /// A list of strings.
  func strings(_ name: String) throws(RowError) -> [String]? {
    try read(name, "a list of strings") { node in
      guard node.kind == .array else { return nil }
      let strings = node.elements.compactMap(\.string)
      return strings.count == node.count ? strings : nil
    }
  }

  /// An object whose values are numbers, in its order.
  func numbers(_ name: String) throws(RowError) -> [(name: String, value: Double)]? {
    try read(name, "an object of numbers") { node in
      guard node.kind == .object else { return nil }
      let numbers = node.members.compactMap { member in
        member.value.double.map { (name: member.name, value: $0) }
      }
      return numbers.count == node.count ? numbers : nil
    }
  }

  /// One of the cases of an enumeration.
  func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ name: String, _ type: Choice.Type = Choice.self
  ) throws(RowError) -> Choice? {
    try choice(name) { word in
      closestMatch(to: word, in: Choice.allCases.map(\.rawValue)).flatMap(Choice.init(rawValue:))
    }
  }

  /// One of the cases of an enumeration whose cases have other names elsewhere.
  ///
  /// - Parameter meant: The case that was probably meant by a word that is none.
  func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ name: String, meant: (String) -> Choice?
  ) throws(RowError) -> Choice? {
    guard let word = try string(name) else { return nil }
    guard let choice = Choice(rawValue: word) else {
      let words = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      let guess = meant(word).map { "; did you mean \"\($0.rawValue)\"?" } ?? ""
      throw RowError("\"\(name)\" is \"\(word)\", not one of \(words)\(guess)")
    }
    return choice
  }

  private func read<Value>(
    _ name: String, _ what: String, _ body: (JSONNode) -> Value?
  ) throws(RowError) -> Value? {
    guard let node = node(name) else { return nil }
    guard let value = body(node) else {
      throw RowError("\"\(name)\" must be \(what), not \(node.source.prefix(40))")
    }
    return value
  }
}
