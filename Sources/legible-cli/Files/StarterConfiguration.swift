import LegibleKit

/// What a configuration for the files of a folder says at least.
struct StarterConfiguration {
  private let files: [String]

  /// Takes the files of a folder, relative to it.
  init(of files: [String]) { self.files = files }

  /// What to write, as a sentence.
  var hint: String {
    let catalogs = [
      (".xcstrings", "**/*.xcstrings"), (".strings", "**/*.strings"),
      (".stringsdict", "**/*.stringsdict"),
    ].filter { ending, _ in files.contains { $0.hasSuffix(ending) } }.map(\.1)
    var members: [String] = []
    if let tokens { members.append("\"tokens\": \(JSONValue.string(tokens).pretty)") }
    if !catalogs.isEmpty {
      let patterns = catalogs.map { JSONValue.string($0).pretty }
      members.append("\"strings\": [\(patterns.joined(separator: ", "))]")
    }
    guard !members.isEmpty else {
      return "Neither tokens nor string catalogs are in it; name another folder."
    }
    return "Write one there: {\(members.joined(separator: ", "))}"
  }

  /// The resolver, asset catalog or token file to begin with; a pattern where JSON cannot hold its name.
  private var tokens: String? {
    let resolver = files.first { $0.hasSuffix(".resolver.json") }
    let catalog = files.lazy.compactMap { file in
      file.firstRange(of: ".xcassets/").map { String(file[..<$0.upperBound].dropLast()) }
    }.first
    if let resolver { return Self.pattern(resolver) }
    if let catalog { return Self.pattern(catalog) + (catalog.hasRawBytes ? "/**" : "") }
    return files.first { $0.hasSuffix(".tokens.json") }.map(Self.pattern)
  }

  /// A path with a wildcard for each byte that is not part of UTF-8.
  private static func pattern(_ path: String) -> String {
    String(String.UnicodeScalarView(path.unicodeScalars.map { $0.rawByte == nil ? $0 : "?" }))
  }
}
