public import LegibleCore
import LegibleFiles
import LegibleJSON

/// A token file that is changed in place: every byte that no change is about stays as it was.
///
/// Order of keys, spelling of numbers, indentation, line ends, a byte order mark and the data of other
/// tools survive. Nothing is written to disk: ``bytes`` is what a caller saves.
public struct TokenDocumentEditor: Sendable {
  /// The file as it is after the changes so far.
  public private(set) var bytes: [UInt8]
  /// The path that errors carry.
  public let path: String

  private var document: JSONDocument

  /// Takes the content of a token file.
  ///
  /// - Throws: `LegibleError` when it is not JSON; files in JSON5 and YAML cannot be edited.
  public init(_ bytes: [UInt8], path: String) throws(LegibleError) {
    let syntax = DocumentSyntax(path: path)
    guard syntax == .json else {
      throw LegibleError(
        rule: .file, "files in \(syntax.name) are read, but not edited",
        hint: "A migration writes them as JSON.", at: SourceLocation(path: path))
    }
    document = try JSONDocument(parsing: bytes, path: path)
    self.bytes = bytes
    self.path = path
  }

  /// Reads a token file.
  ///
  /// - Throws: `LegibleError` when it cannot be read or is no JSON.
  package init(contentsOf path: String, reader: any FileReader = DiskFiles()) throws(LegibleError) {
    try self.init(try reader.bytes(of: path), path: path)
  }

  /// Gives a token another value; of a composite value only the parts that differ are written.
  ///
  /// - Throws: `LegibleError` when the file has no such token, or its type is another one.
  /// - Complexity: O(*size of the file*).
  public mutating func setValue(_ value: TokenValue, of token: String) throws(LegibleError) {
    let place = try find(token)
    switch place.type {
    case .known(value.type): break
    case .known(let type):
      throw LegibleError(
        rule: .typeMismatch,
        "\(token) is \(type.phrase), and the value is \(value.type.phrase)",
        hint: "Give the token another $type first.", at: place.definition.key.location)
    case .none, .unknown:
      throw LegibleError(
        rule: .missingType, "\(token) has no type of its own or of its groups",
        hint: "Write $type: \(value.type.rawValue).", at: place.definition.key.location)
    }
    try replacePayload(of: place.definition, by: value.json)
  }

  /// Makes a token an alias of another one.
  ///
  /// - Parameters:
  ///   - token: The path of the token that changes.
  ///   - target: The path of a token, of this file or another one; it is not looked for.
  /// - Throws: `LegibleError` when the file has no such token, or the target is not a path.
  /// - Complexity: O(*size of the file*).
  public mutating func setAlias(of token: String, to target: String) throws(LegibleError) {
    let place = try find(token)
    guard !target.isEmpty, !target.contains(where: { $0 == "{" || $0 == "}" }) else {
      throw LegibleError(
        rule: .invalidReference, "\(target) is not the path of a token",
        hint: "Write names joined by full stops.", at: place.definition.key.location)
    }
    try replacePayload(of: place.definition, by: .string("{\(target)}"))
  }

  /// Gives a token another description; `nil` removes it.
  ///
  /// - Throws: `LegibleError` when the file has no such token.
  /// - Complexity: O(*size of the file*).
  public mutating func setDescription(_ text: String?, of token: String) throws(LegibleError) {
    let definition = try find(token).definition
    let members = definition.node.members
    let place = members.lastIndex { $0.name == "$description" }
    switch (place, text) {
    case (let place?, let text?):
      guard members[place].value.string != text else { return }
      try apply([Edit(members[place].value.byteRange, JSONValue.string(text).line)])
    case (let place?, nil): try apply([removal(of: place, from: members)])
    case (nil, let text?):
      guard let payload = members.last(where: { $0.value == definition.payload }) else { return }
      let member = "\"$description\"" + colon(of: payload) + JSONValue.string(text).line
      let end = payload.value.byteRange.upperBound
      try apply([Edit(end..<end, "," + space(before: payload.key) + member)])
    case (nil, nil): break
    }
  }

  // MARK: Places

  private func find(
    _ token: String
  ) throws(LegibleError) -> (definition: Definition, type: Definition.DeclaredType) {
    let tokens = TokenDocument(document.root, path: path)
    var known: [String] = []
    for definition in tokens.definitions.reversed() where definition.kind == .token {
      let name = tokens.path(of: definition)
      if name == token { return (definition, tokens.type(of: definition)) }
      known.append(name)
    }
    throw LegibleError(
      rule: .unknownReference, "the file has no token \(token)",
      hint: nearestPath(to: token, in: known).map { "Did you mean \($0)?" },
      at: SourceLocation(path: path))
  }

  /// What stands between a key and its value.
  private func colon(of member: JSONMember) -> String {
    text(member.key.byteRange.upperBound..<member.value.byteRange.lowerBound)
  }

  /// The white space in front of a key.
  private func space(before key: JSONNode) -> String {
    var start = key.byteRange.lowerBound
    while start > 0, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[start - 1]) { start -= 1 }
    return text(start..<key.byteRange.lowerBound)
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  // MARK: Changes

  private mutating func replacePayload(
    of definition: Definition, by value: JSONValue
  ) throws(LegibleError) {
    guard let payload = definition.payload else { return }
    var edits = ValueEdits(bytes).edits(from: payload, to: value)
    if definition.isPointer,
      let key = definition.node.members.last(where: { $0.name == "$ref" })?.key
    {
      edits.append(Edit(key.byteRange, "\"$value\""))
    }
    try apply(edits)
  }

  /// A member and the comma before it, or after it for the first one.
  private func removal(of place: Int, from members: [JSONMember]) -> Edit {
    let member = members[place]
    if place > 0 {
      let start = members[place - 1].value.byteRange.upperBound
      return Edit(start..<member.value.byteRange.upperBound, "")
    }
    let end =
      members.count > 1
      ? members[1].key.byteRange.lowerBound : member.value.byteRange.upperBound
    return Edit(member.key.byteRange.lowerBound..<end, "")
  }

  private mutating func apply(_ edits: [Edit]) throws(LegibleError) {
    guard !edits.isEmpty else { return }
    var changed = bytes
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      changed.replaceSubrange(edit.range, with: Array(edit.text.utf8))
    }
    document = try JSONDocument(parsing: changed, path: path)
    bytes = changed
  }
}
