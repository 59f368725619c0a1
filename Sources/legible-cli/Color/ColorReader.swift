import LegibleKit

/// Reads the colours of a command line: CSS, or the names of tokens.
struct ColorReader {
  /// The tokens whose names count; `nil` for those of iOS.
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
      return try parsed(text, at: SourceLocation(path: place))
    } catch {
      findings += error.findings
      return CSSColor(.black)
    }
  }

  /// A colour in CSS; of what cannot be one, a token.
  private func parsed(
    _ text: String, at place: SourceLocation
  ) throws(LegibleError) -> CSSColor {
    do throws(LegibleError) {
      return try CSSColor(parsing: text, at: place)
    } catch {
      guard ColorNames.looksLikeAToken(text) else { throw error }
      return CSSColor(try ColorNames(store, files).token(text, at: place))
    }
  }

  /// Throws all that was wrong.
  func finish() throws(LegibleError) {
    if !findings.isEmpty { throw LegibleError(findings) }
  }
}
