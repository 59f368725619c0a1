import LegibleCore

extension FontSource {
  /// An error about the file as a whole.
  func failure(
    _ message: String, hint: String = "Name a TrueType or OpenType font file."
  ) -> LegibleError {
    LegibleError(rule: .font, message, hint: hint, at: SourceLocation(path: path))
  }

  /// An error about what FreeType finds.
  func failure(_ failure: FreeType.Failure) -> LegibleError {
    switch failure {
    case .noLibrary: self.failure("FreeType cannot start")
    case .damaged(let status):
      self.failure("the font's tables are damaged: FreeType's error \(status)")
    }
  }

  /// An error about a part that ends beyond the end of the file.
  func cutShort(_ part: String, _ end: Int) -> LegibleError {
    failure(
      "\(part) ends at byte \(end), but the file has \(bytes.count): it is cut short",
      hint: "Fetch the file again.")
  }
}
