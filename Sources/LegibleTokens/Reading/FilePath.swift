import LegibleCore

/// Paths as text: enough to find what a resolver refers to.
package enum FilePath {
  /// The path that a relative reference in a file leads to, without `.` and inner `..`.
  package static func resolve(_ reference: String, from file: String) -> String {
    if reference.hasPrefix("/") || reference.hasPrefix(EmbeddedTokens.scheme) { return reference }
    let scheme = file.hasPrefix(EmbeddedTokens.scheme) ? EmbeddedTokens.scheme : ""
    let path = file.dropFirst(scheme.count)
    let folder = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[...$0] } ?? ""
    var parts: [Substring] = []
    for part in (folder + reference).split(at: "/", omittingEmptySubsequences: true) {
      if part == "." { continue }
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return scheme + (folder.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }
}
