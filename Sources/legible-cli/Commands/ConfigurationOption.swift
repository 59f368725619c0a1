import LegibleArguments
import LegibleJSON
import LegibleKit

/// `--config FILE`: the `legible.json` that supplies what the command line leaves open.
enum ConfigurationOption {
  static let option = Option(
    "config", value: "FILE",
    help: "The legible.json that supplies tokens, fonts and lint rules. Default: the nearest one, "
      + "beside the input or above it, up to a folder with .git.",
    parse: .path)

  /// The configuration that was named, or else the nearest one.
  ///
  /// - Parameter input: The file or folder that the command reads, `-` for the current folder;
  ///   `nil` where nothing is left open that a configuration nobody named could supply.
  /// - Throws: ``LegibleError`` with all that is wrong with it.
  static func configuration(
    _ arguments: Arguments, near input: String?, _ console: Console
  ) throws(LegibleError) -> AuditConfiguration? {
    guard
      let path = arguments[option] ?? input.flatMap(ConfigurationFinder.configuration(near:))
    else { return nil }
    return try AuditConfiguration(parsing: console.files.bytes(of: path), path: path)
  }

  /// The configuration that supplies the tokens which names are looked up in.
  ///
  /// - Parameter names: Paths or patterns of tokens, or CSS colours. None of them needs a
  ///   configuration that was not named when all are colours or those of iOS.
  static func configuration(
    _ arguments: Arguments, for names: [String], _ console: Console
  ) throws(LegibleError) -> AuditConfiguration? {
    let isLookedUp =
      arguments[TokenFileOption.option] == nil
      && (names.isEmpty || !names.allSatisfy(isKnownEverywhere))
    return try configuration(arguments, near: isLookedUp ? "-" : nil, console)
  }

  /// Says which configuration decides, where it was not named and people read the answer.
  static func note(_ configuration: AuditConfiguration, _ arguments: Arguments, _ console: Console)
  {
    guard arguments[option] == nil, arguments[OutputFormat.option] != .json else { return }
    console.note("using \(configuration.path)")
  }

  private static func isKnownEverywhere(_ name: String) -> Bool {
    name.hasPrefix("ios.")
      || (try? CSSColorVariants(parsing: name)) != nil
  }
}

extension AuditConfiguration {
  /// The fonts that the configuration names.
  ///
  /// - Throws: ``LegibleError`` when one cannot be read.
  func fontSources(from reader: InputFiles) throws(LegibleError) -> [FontSource] {
    try fonts.map { font throws(LegibleError) in
      try FontSource(named: path(of: font.path.value), family: font.family, from: reader)
    }
  }
}
