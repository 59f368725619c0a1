package import LegibleCore

/// A JSON text (RFC 8259), parsed once into a flat table of nodes that know their places.
///
/// The document keeps the bytes it was read from; strings and numbers are decoded when asked for.
/// Reading is strict: no comments, no trailing commas, no unpaired surrogates, UTF-8 only (a byte
/// order mark is skipped).
package struct JSONDocument: Sendable {
  /// The outermost value.
  package var root: JSONNode { JSONNode(storage: storage, index: 0) }

  /// The later ones of members that repeat a key of their object, in document order.
  package let duplicateKeys: [JSONNode]

  let storage: Storage

  /// The bytes of its JSON: those of the file, unless that is written in another syntax.
  package var bytes: [UInt8] { storage.bytes }

  /// Whether it was written in another syntax than JSON.
  package var isTranscribed: Bool { storage.original != nil }

  /// Parses a text.
  ///
  /// - Parameters:
  ///   - bytes: The file's bytes, at most `JSONDocument.maximumSize`.
  ///   - path: The name that locations carry.
  /// - Throws: `LegibleError` at the first byte that breaks the grammar, with rule `json-syntax`.
  /// - Complexity: O(*n*) in the number of bytes.
  package init(parsing bytes: [UInt8], path: String) throws(LegibleError) {
    try self.init(parsing: bytes, path: path, origins: [])
  }

  /// Writes a draft and reads it again; its nodes have the places of the parts it was made of.
  ///
  /// - Parameters:
  ///   - draft: The value.
  ///   - path: The name of the new text.
  /// - Throws: `LegibleError` when the draft is nested too deeply or too large.
  /// - Complexity: O(*size of the draft*).
  package init(_ draft: SourceMappedJSON, path: String) throws(LegibleError) {
    try self.init(parsing: Array(draft.json.line.utf8), path: path, origins: draft.origins)
  }

  init(
    parsing bytes: [UInt8], path: String, origins: [JSONNode?], original: Original? = nil
  ) throws(LegibleError) {
    var parser = try JSONParser(bytes: bytes, path: path)
    try parser.parse()
    storage = Storage(
      bytes: bytes, path: path, nodes: parser.nodes,
      lines: LineTable(starts: parser.lineStarts, bytes: bytes), origins: origins,
      original: original)
    duplicateKeys = parser.duplicates.map { [storage] in JSONNode(storage: storage, index: $0) }
  }

  /// The largest text that is read: 1 GiB.
  package static let maximumSize = 1 << 30

  /// The deepest nesting that is read.
  package static let maximumDepth = 512

  /// The shared, immutable part of a document.
  final class Storage: Sendable {
    let bytes: [UInt8]
    let path: String
    let nodes: [Node]
    let lines: LineTable
    /// What each node was made of, in the order of the nodes; empty for a file.
    let origins: [JSONNode?]
    /// The text in another syntax that it was made of.
    let original: Original?

    init(
      bytes: [UInt8], path: String, nodes: [Node], lines: LineTable, origins: [JSONNode?],
      original: Original?
    ) {
      self.bytes = bytes
      self.path = path
      self.nodes = nodes
      self.lines = lines
      self.origins = origins
      self.original = original
    }
  }

  /// A text in another syntax, and where in it each node stands.
  struct Original: Sendable {
    let bytes: [UInt8]
    let lines: LineTable
    let ranges: [Range<UInt32>]
  }

  /// One value or key: 20 bytes in document order, children right after their parent.
  struct Node {
    var kind: JSONNode.Kind
    /// For a string: whether a backslash occurs in it.
    var hasEscapes = false
    /// The first byte; for a string the opening quote.
    var start: UInt32
    /// Just past the last byte.
    var end: UInt32
    /// The index of the node that follows the whole subtree.
    var next: UInt32
    /// The number of elements or members.
    var count: UInt32 = 0
  }
}
