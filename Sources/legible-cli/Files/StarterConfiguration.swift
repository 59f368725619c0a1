import LegibleJSON
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
    if let tokens { members.append("\"tokens\": \(tokens)") }
    if !catalogs.isEmpty {
      let patterns = catalogs.map { JSONValue.string($0).pretty }
      members.append("\"strings\": [\(patterns.joined(separator: ", "))]")
    }
    guard !members.isEmpty else {
      return "Neither tokens nor string catalogs are in it; name another folder."
    }
    return "Write one there: {\(members.joined(separator: ", "))}"
  }

  /// The resolver, the asset catalogs with colours or the token file to begin with, as JSON; patterns where JSON
  /// cannot hold a name.
  private var tokens: String? {
    if let resolver = files.first(where: { $0.hasSuffix(".resolver.json") }) {
      return Self.pattern(resolver)
    }
    var catalogs: [String] = []
    for file in files where file.hasSuffix(".colorset/Contents.json") {
      guard let range = file.firstRange(of: ".xcassets/") else { continue }
      let catalog = String(file[..<range.upperBound].dropLast())
      if !catalogs.contains(catalog) { catalogs.append(catalog) }
    }
    if catalogs.count > 1 {
      return "[\(catalogs.map(Self.pattern).joined(separator: ", "))]"
    }
    return (catalogs.first ?? files.first { $0.hasSuffix(".tokens.json") }).map(Self.pattern)
  }

  /// A path as JSON, with a wildcard for each byte that is not part of UTF-8.
  private static func pattern(_ path: String) -> String {
    let scalars = path.unicodeScalars.map { $0.rawByte == nil ? $0 : "?" as Unicode.Scalar }
    return JSONValue.string(String(String.UnicodeScalarView(scalars))).pretty
  }
}
