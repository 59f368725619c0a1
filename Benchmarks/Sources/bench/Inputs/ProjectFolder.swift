/// Where the project and the programs of this build are.
enum ProjectFolder {
  /// The path of a font that is embedded in the library.
  static func font(_ name: String) -> String { root + "Fonts/" + name }

  /// The path of a program that was built beside this one.
  static func program(_ name: String) -> String {
    let own = CommandLine.arguments[0]
    return own.lastIndex(of: "/").map { String(own[...$0]) + name } ?? name
  }

  /// The folder above `Benchmarks/`, with a slash at its end.
  private static let root: String = {
    let path = #filePath
    guard let range = path.firstRange(of: "Benchmarks/Sources/") else { return "" }
    return String(path[..<range.lowerBound])
  }()
}
