import LegibleCore

/// A file of build settings (`.xcconfig`) with those it includes.
///
/// Source: Xcode Help, "Configuration settings file (xcconfig) format".
struct ConfigurationFile {
  private(set) var settings = BuildSettings()
  private let reader: any FileReader

  /// The most files that one reads, so that those which include each other come to an end.
  private static let maximumFiles = 64
  private var files = 0

  /// Reads a file; one that cannot be read has no settings.
  init(_ path: String, _ reader: any FileReader) {
    self.reader = reader
    read(path)
  }

  private mutating func read(_ path: String) {
    guard files < Self.maximumFiles, let bytes = try? reader.bytes(of: path) else { return }
    files += 1
    let text = String(decoding: bytes, as: UTF8.self)
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (number, line) in lines.enumerated() {
      let line = withoutComment(line).trimmed
      if line.hasPrefix("#include") {
        let parts = line.split(separator: "\"")
        if parts.count > 1 { read(joined(path, String(parts[1]))) }
        continue
      }
      guard let equals = assignment(in: line) else { continue }
      settings.set(
        String(line[..<equals].trimmed), to: String(line[line.index(after: equals)...].trimmed),
        at: SourceLocation(path: path, line: number + 1))
    }
  }

  /// The first equals sign that is not in a condition such as `[sdk=iphoneos*]`.
  private func assignment(in line: Substring) -> Substring.Index? {
    var isCondition = false
    return line.indices.first { index in
      switch line[index] {
      case "[": isCondition = true
      case "]": isCondition = false
      default: break
      }
      return line[index] == "=" && !isCondition
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
