extension DocumentSyntax {
  /// Whether bytes are written in the syntax, even where they hold what is not read: tags, merge keys
  /// and several documents of YAML.
  ///
  /// - Complexity: O(*n*).
  package func isWellFormed(_ bytes: [UInt8]) -> Bool {
    let source = DocumentSource(bytes: bytes, path: "")
    do {
      try source.check()
      switch self {
      case .json: _ = try JSONDocument(parsing: bytes, path: "")
      case .json5: _ = try JSON5Reader.transcript(of: source)
      case .yaml:
        let events = try YAMLEvents(source)
        while true {
          if case .streamEnd = try events.next().kind { break }
        }
      }
      return true
    } catch {
      return false
    }
  }
}
