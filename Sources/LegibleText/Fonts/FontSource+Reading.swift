package import LegibleCore

extension FontSource {
  /// Reads a font named by `path`, or `path#index` for a face of a collection.
  ///
  /// - Parameters:
  ///   - name: The path, with or without the number of a face.
  ///   - family: The family that styles call it by; `nil` for the name inside the file.
  ///   - reader: Where the file comes from.
  /// - Throws: `LegibleError` when there is no such file, or no number after the mark.
  package init(
    named name: String, family: String? = nil, from reader: any FileReader
  ) throws(LegibleError) {
    let path = Self.path(in: name)
    var face = 0
    if path != name {
      guard let number = Int(name.dropFirst(path.count + 1)), (0...0xFFFF).contains(number)
      else {
        throw LegibleError(
          rule: .file, "the file needs the number of a face after #", hint: "Write \(path)#0.",
          at: SourceLocation(path: path))
      }
      face = number
    }
    self.init(path: path, bytes: try reader.bytes(of: path), face: face, family: family)
  }

  /// The path in `path` or `path#index`.
  package static func path(in name: String) -> String {
    name.utf8.lastIndex(of: UInt8(ascii: "#")).map { String(name[..<$0]) } ?? name
  }
}
