public import LegibleCore

/// A way of writing token files that the library does not read by itself.
///
/// What a format reads counts as a token file of Design Tokens 2025.10: alone, among the files of a folder, and
/// where a resolver names it. Findings are at the places in the original file.
public protocol TokenFormat: Sendable {
  /// How the paths of its files end, such as `.palette`. It goes before an ending of the library's.
  var endings: [String] { get }

  /// Reads the tokens of a file.
  ///
  /// - Throws: `LegibleError` for a file that is not of the format.
  func tokens(in file: TokenFormatFile) throws(LegibleError) -> [TokenDefinition]
}
