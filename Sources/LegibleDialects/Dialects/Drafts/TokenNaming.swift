import LegibleCore
import LegibleJSON

/// The names that tokens get in 2025.10, where those of the dialect are not possible.
struct TokenNaming {
  private var paths: [[String]: [String]] = [:]
  private var names: [String: String] = [:]

  /// Names all tokens of some files; those that change are reported.
  init(_ files: [TokenFileDraft], reportingTo collector: inout FindingCollector) {
    var taken: Set<[String]> = []
    var groups: Set<[String]> = []
    for token in files.lazy.flatMap(\.tokens) where token.value != nil {
      for length in 1..<max(token.path.count, 1) { groups.insert(Array(token.path.prefix(length))) }
    }
    for token in files.lazy.flatMap(\.tokens) where token.value != nil {
      guard paths[token.path] == nil else { continue }
      var path = token.path.map(Self.sound)
      if groups.contains(token.path) { path.append("$root") }
      var number = 2
      while !taken.insert(path).inserted {
        path[path.count - 1] = "\(Self.sound(token.path.last ?? ""))-\(number)"
        number += 1
      }
      paths[token.path] = path
      names[token.name] = path.joined(separator: ".")
      if path != token.path { Self.report(token, path, &collector) }
    }
  }

  /// The names that lead to a token.
  func path(of path: [String]) -> [String] { paths[path] ?? groupPath(of: path) }

  /// The names that lead to a group.
  func groupPath(of path: [String]) -> [String] { path.map(Self.sound) }

  /// A string of a value, with the new names when it is a reference.
  func rewritten(_ text: String) -> String {
    guard var reference = DraftReference(text) else { return text }
    guard let name = names[reference.target] else {
      return reference.part == nil ? text : reference.final
    }
    reference.target = name
    return reference.final
  }

  private static func report(
    _ token: TokenDraft, _ path: [String], _ collector: inout FindingCollector
  ) {
    let isRoot = path.last == "$root"
    collector.report(
      .renamed,
      isRoot
        ? "a token that holds other tokens became the $root of a group"
        : "a name was changed, because 2025.10 cannot hold it or has it already",
      hint: "It is \(path.joined(separator: ".")) now.", at: token.key, subject: token.name)
  }

  /// A name without full stops and braces that does not begin with $.
  private static func sound(_ name: String) -> String {
    if name == "$root" { return name }
    var sound = ""
    for character in name.unicodeScalars {
      switch character {
      case ".": sound += "-"
      case "{", "}": continue
      case "$" where sound.isEmpty: continue
      default: sound.unicodeScalars.append(character)
      }
    }
    return sound.isEmpty ? "unnamed" : sound
  }
}
