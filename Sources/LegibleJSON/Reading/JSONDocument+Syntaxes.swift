package import LegibleCore

extension JSONDocument {
  /// Reads a text in the syntax that the ending of its path names: ``DocumentSyntax``.
  ///
  /// - Parameters:
  ///   - bytes: The file's bytes, at most `JSONDocument.maximumSize`.
  ///   - path: The file's path, which locations carry.
  /// - Throws: `LegibleError` at the first byte that breaks the grammar, with rule `json-syntax` or
  ///   `yaml-syntax`.
  /// - Complexity: O(*n*) in the number of bytes, with what aliases of YAML stand for.
  package init(reading bytes: [UInt8], path: String) throws(LegibleError) {
    let source = DocumentSource(bytes: bytes, path: path)
    let transcript: Transcript
    switch DocumentSyntax(path: path) {
    case .json:
      try self.init(parsing: bytes, path: path)
      return
    case .json5:
      try source.check()
      transcript = try JSON5Reader.transcript(of: source)
    case .yaml:
      try source.check()
      transcript = try YAMLReader.transcript(of: source)
    }
    try self.init(transcript, of: source)
  }

  /// Reads what a text comes to in JSON.
  ///
  /// - Throws: `LegibleError` when it is nested too deeply or too large.
  /// - Complexity: O(*n*) in the number of bytes.
  package init(_ transcript: Transcript, of source: DocumentSource) throws(LegibleError) {
    let original = Original(
      bytes: source.bytes, lines: LineTable(source.bytes), ranges: transcript.ranges)
    try self.init(parsing: transcript.json, path: source.path, origins: [], original: original)
  }
}
