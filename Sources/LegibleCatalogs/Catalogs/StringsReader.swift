import LegibleCore

/// Reads a `.strings` file: an old-style property list of strings.
struct StringsReader {
  private let source: CatalogSource
  private var lexer: StringsLexer
  private var entries: [LocalizedString] = []
  private var indexOfKey: [String: Int] = [:]

  init(_ source: CatalogSource) throws(LegibleError) {
    self.source = source
    lexer = StringsLexer(try SourceText(decoding: source.bytes, path: source.path))
  }

  func catalog() -> StringCatalog {
    var reader = self
    reader.readFile()
    return StringCatalog(
      strings: reader.entries, findings: reader.lexer.findings, files: [source.path])
  }

  private mutating func readFile() {
    var comments = lexer.skipSpace()
    let brace = lexer.at
    let isBraced = lexer.take("{")
    if isBraced { comments += lexer.skipSpace() }
    while !lexer.isAtEnd {
      if isBraced, lexer.take("}") {
        _ = lexer.skipSpace()
        if !lexer.isAtEnd {
          lexer.report(
            .error, "text after the closing brace", hint: "Remove it.", from: lexer.at,
            to: lexer.at + 1)
        }
        return
      }
      comments = readEntry(after: comments)
    }
    if isBraced {
      lexer.report(
        .error, "a brace without its closing }", hint: "Close the file with }.", from: brace,
        to: brace + 1)
    }
  }

  /// Reads `key = value;` or `key;` and gives the comments that follow it.
  private mutating func readEntry(after comments: [StringsLexer.Comment]) -> [StringsLexer.Comment]
  {
    guard let key = lexer.string() else {
      lexer.report(
        .error, "expected a key, in quotes or of letters, digits and _ . - / : $",
        hint: "Put the key in quotes.", from: lexer.at, to: lexer.at + 1)
      lexer.skipLine()
      return lexer.skipSpace()
    }
    var behind = lexer.skipSpace()
    var value = key
    if lexer.take("=") {
      behind = lexer.skipSpace()
      if let byte = lexer.peek(), "{(<".utf8.contains(byte) {
        lexer.report(
          .error, "the value of \"\(key.value)\" is not a string",
          hint: "Write the text in quotes.",
          from: lexer.at, to: lexer.at + 1)
        lexer.skipContainer()
        _ = lexer.skipSpace()
        _ = lexer.take(";")
        return lexer.skipSpace()
      }
      guard let read = lexer.string() else {
        lexer.report(
          .error, "expected the value of \"\(key.value)\" after =", hint: "Write it in quotes.",
          from: lexer.at, to: lexer.at + 1)
        lexer.skipLine()
        return lexer.skipSpace()
      }
      value = read
      behind = lexer.skipSpace()
    }
    let isComplete = takeSemicolon(after: value)
    if isComplete { behind += lexer.skipSpace() }
    let onSameLine = behind.prefix { line($0.start) == line(value.end) }
    add(key, value, comment: comment(before: key, of: comments) ?? joined(onSameLine))
    if !isComplete, line(lexer.at) == line(value.end), !startsEntry() {
      lexer.skipLine()
      behind += lexer.skipSpace()
    }
    return Array(behind.dropFirst(onSameLine.count))
  }

  /// Reports a missing semicolon where it belongs.
  private mutating func takeSemicolon(after value: StringsLexer.Token) -> Bool {
    if lexer.take(";") { return true }
    lexer.report(
      .error, "expected a semicolon",
      hint: "Close the entry with ; and escape quotes inside the text as \\\".", from: value.end,
      to: value.end,
      related: [.init("the text starts here", at: lexer.text.location(of: value.start))])
    return false
  }

  /// Whether a key and an equals sign lie ahead.
  private func startsEntry() -> Bool {
    var ahead = lexer
    guard ahead.string() != nil else { return ahead.isAtEnd || ahead.peek() == UInt8(ascii: "}") }
    _ = ahead.skipSpace()
    return ahead.peek() == UInt8(ascii: "=")
  }

  private mutating func add(
    _ key: StringsLexer.Token, _ value: StringsLexer.Token, comment: String?
  ) {
    let entry = LocalizedString(
      key: key.value, language: source.language, table: source.table, comment: comment,
      variants: [StringVariant(value.value, at: location(value))], at: location(key))
    guard let index = indexOfKey[key.value] else {
      indexOfKey[key.value] = entries.count
      entries.append(entry)
      return
    }
    lexer.report(
      .warning, "the key \"\(key.value)\" occurs again; the last value counts",
      hint: "Remove one of them.", from: key.start, to: key.end,
      related: [.init("the earlier one", at: entries[index].location)])
    entries[index] = entry
  }

  // MARK: Comments

  /// The comments that touch the key: a blank line sets a heading apart.
  private func comment(
    before key: StringsLexer.Token, of comments: [StringsLexer.Comment]
  ) -> String? {
    var next = line(key.start)
    let touching = comments.reversed().prefix { comment in
      defer { next = line(comment.start) }
      return next - line(comment.end) <= 1
    }
    return joined(touching.reversed())
  }

  private func joined(_ comments: some Collection<StringsLexer.Comment>) -> String? {
    comments.isEmpty ? nil : comments.map(\.text).joined(separator: "\n")
  }

  private func line(_ offset: Int) -> Int { lexer.text.line(of: offset) }

  private func location(_ token: StringsLexer.Token) -> SourceLocation {
    lexer.text.location(of: token.start, to: token.end)
  }
}
