import LegibleCore

/// A file of build settings (`.xcconfig`) with those it includes.
///
/// Source: Xcode Help, "Configuration settings file (xcconfig) format".
struct ConfigurationFile {
  private(set) var settings = BuildSettings()
  private let reader: any FileReader

  /// Includes within includes.
  private static let maximumDepth = 16

  /// Reads a file; one that cannot be read has no settings.
  init(_ path: String, _ reader: any FileReader) {
    self.reader = reader
    read(path, depth: 0)
  }

  private mutating func read(_ path: String, depth: Int) {
    guard depth < Self.maximumDepth, let bytes = try? reader.bytes(of: path) else { return }
    let text = String(decoding: bytes, as: UTF8.self)
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (number, line) in lines.enumerated() {
      let line = withoutComment(line).trimmed
      if line.hasPrefix("#include") {
        let parts = line.split(separator: "\"")
        if parts.count > 1 { read(joined(path, String(parts[1])), depth: depth + 1) }
        continue
      }
      guard let equals = line.firstIndex(of: "=") else { continue }
      let name = line[..<equals].trimmed
      // Of settings for one kind of system, those for iOS count.
      let plain = name.prefix { $0 != "[" }
      guard name == plain || name.contains("sdk=iphoneos") else { continue }
      settings.set(
        String(plain), to: String(line[line.index(after: equals)...].trimmed),
        at: SourceLocation(path: path, line: number + 1))
    }
  }

  private func withoutComment(_ line: Substring) -> Substring {
    line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
  }

  private func joined(_ path: String, _ file: String) -> String {
    guard !file.hasPrefix("/"), let slash = path.lastIndex(of: "/") else { return file }
    return String(path[...slash]) + file
  }
}

extension Substring {
  /// Without blanks at both ends.
  fileprivate var trimmed: Substring {
    var text = self
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
