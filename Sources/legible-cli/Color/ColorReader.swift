import LegibleKit

/// Reads the colours of a command line: CSS, or the names of tokens.
struct ColorReader {
  /// The tokens whose names count; `nil` when only CSS does.
  let store: TokenStore?
  let files: InputFiles
  private var findings: [Finding] = []

  init(store: TokenStore?, files: InputFiles) {
    self.store = store
    self.files = files
  }

  /// A colour; black and a finding when it cannot be read.
  ///
  /// - Parameter place: What findings call the argument: `COLOR`, `--against`.
  mutating func color(_ text: String, as place: String) -> CSSColor {
    files.remember(text, as: place)
    do {
      if let store, store[text] != nil { return CSSColor(try store.color(text)) }
      return try CSSColor(parsing: text, at: SourceLocation(path: place))
    } catch {
      findings += error.findings
      return CSSColor(.black)
    }
  }

  /// Throws all that was wrong.
  func finish() throws(LegibleError) {
    if !findings.isEmpty { throw LegibleError(findings) }
  }
}
