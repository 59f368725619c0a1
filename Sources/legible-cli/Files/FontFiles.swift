import LegibleKit

/// Names of font files.
enum FontFiles {
  /// The path in `path` or `path#index`.
  static func path(of name: String) -> String {
    name.lastIndex(of: "#").map { String(name[..<$0]) } ?? name
  }
}

extension InputFiles {
  /// Reads a font named by `path`, or `path#index` for a face of a collection.
  ///
  /// - Parameters:
  ///   - name: The path, with or without the number of a face.
  ///   - family: The family that styles call it by; `nil` for the name inside the file.
  /// - Throws: ``LegibleError`` when there is no such file, or no number behind the mark.
  func font(_ name: String, family: String? = nil) throws(LegibleError) -> FontSource {
    guard let mark = name.lastIndex(of: "#") else {
      return FontSource(path: name, bytes: try bytes(of: name), family: family)
    }
    let path = FontFiles.path(of: name)
    guard let face = Int(name[name.index(after: mark)...]), (0...0xFFFF).contains(face) else {
      throw .file(path, "needs the number of a face behind #", hint: "Write \(path)#0.")
    }
    return FontSource(path: path, bytes: try bytes(of: path), face: face, family: family)
  }
}
