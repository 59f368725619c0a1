import LegibleCore
import LegibleJSON

extension TokenFormat {
  /// A file as a document of 2025.10 whose nodes stand where its definitions do.
  ///
  /// - Throws: What the format throws, or `LegibleError` with rule `json-depth` for a path of too many names
  ///   and as for other files.
  /// - Complexity: O(*n*) in the number of bytes and of names.
  func document(of bytes: [UInt8], path: String) throws(LegibleError) -> JSONDocument {
    let source = DocumentSource(bytes: bytes, path: path)
    try source.check()
    let file = TokenFormatFile(source)
    var root = Group()
    for definition in try tokens(in: file) {
      let names = definition.path.split(at: ".").map(String.init)
      guard names.count <= Self.maximumNames else {
        throw LegibleError(
          rule: .jsonDepth, "a path of \(names.count) names",
          hint: "At most \(Self.maximumNames) are read.", at: file.location(of: definition.range))
      }
      var placed = definition
      placed.range = definition.range.clamped(to: 0..<bytes.count)
      root.insert(placed, at: names[...])
    }
    var transcript = Transcript()
    root.write(to: &transcript, within: 0..<bytes.count)
    return try JSONDocument(transcript, of: source)
  }

  /// Values are a few levels deep themselves.
  private static var maximumNames: Int { JSONDocument.maximumDepth - 16 }
}

/// The tokens of a file by their names, each group where its first token stands.
private struct Group {
  /// The tokens that are called like the group, more than one where that is a mistake.
  private var definitions: [TokenDefinition] = []
  private var names: [String] = []
  private var groups: [String: Group] = [:]
  private var range: Range<Int>?

  mutating func insert(_ definition: TokenDefinition, at names: ArraySlice<String>) {
    range = range ?? definition.range
    guard let name = names.first else {
      definitions.append(definition)
      return
    }
    if groups[name] == nil { self.names.append(name) }
    groups[name, default: Group()].insert(definition, at: names.dropFirst())
  }

  /// Writes the members; of two tokens of one path each has its own, which is reported like a repeated key.
  func write(to transcript: inout Transcript, within outer: Range<Int>) {
    transcript.begin(isObject: true, at: outer.lowerBound)
    for member in definitions.last?.members ?? [] {
      transcript.key(member.name, at: outer)
      transcript.value(member.value, at: outer)
    }
    for name in names {
      guard let group = groups[name] else { continue }
      for repeated in group.definitions.dropLast() {
        transcript.key(name, at: repeated.range)
        transcript.value(.object(repeated.members), at: repeated.range)
      }
      let place = group.definitions.last?.range ?? group.range ?? outer
      transcript.key(name, at: place)
      group.write(to: &transcript, within: place)
    }
    transcript.end(at: outer.upperBound)
  }
}

extension TokenDefinition {
  /// The members of the token in a file of 2025.10.
  fileprivate var members: [JSONValue.Member] {
    var members: [JSONValue.Member] =
      switch content {
      case .value(let value):
        [.init("$type", .string(value.type.rawValue)), .init("$value", value.json)]
      case .alias(let path): [.init("$value", .string("{\(path)}"))]
      }
    if let description { members.append(.init("$description", .string(description))) }
    return members
  }
}
