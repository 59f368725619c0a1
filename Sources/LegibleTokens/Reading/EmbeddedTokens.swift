import CLegibleTokens
package import LegibleCore

/// The files of the default token store, which are part of the binary.
package enum EmbeddedTokens {
  /// What paths of embedded files begin with.
  package static let scheme = "legible:"

  /// The names of the files, sorted.
  package static var names: [String] {
    (0..<legible_token_file_count()).compactMap { index in
      unsafe legible_token_file_name(index).map { unsafe String(cString: $0) }
    }.sorted()
  }

  /// The bytes of a file.
  ///
  /// - Parameter name: A name out of ``names``.
  /// - Throws: `LegibleError` with rule `file` for any other name.
  package static func bytes(of name: String) throws(LegibleError) -> [UInt8] {
    for index in 0..<legible_token_file_count() {
      guard let candidate = unsafe legible_token_file_name(index),
        unsafe String(cString: candidate) == name
      else { continue }
      var length = 0
      if let data = unsafe legible_token_file_data(index, &length) {
        return unsafe Array(UnsafeBufferPointer(start: data, count: length))
      }
    }
    throw LegibleError(
      rule: .file, "the default store has no file \(name)",
      hint: "It has \(names.joined(separator: ", ")).",
      at: SourceLocation(path: scheme + name))
  }

  static func name(of path: String) -> String? {
    path.hasPrefix(scheme) ? String(path.dropFirst(scheme.count)) : nil
  }
}
