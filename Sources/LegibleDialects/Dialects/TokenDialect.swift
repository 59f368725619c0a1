import LegibleJSON

/// The ways of writing tokens that are read besides DTCG 2025.10: the one list.
public enum TokenDialect: String, Hashable, Sendable, CaseIterable {
  case assetCatalog = "asset-catalog"
  case figmaVariables = "figma-variables"
  case figmaModes = "figma-modes"
  case tokensStudio = "tokens-studio"
  case styleDictionary = "style-dictionary"
  case earlierDTCG = "earlier-dtcg"

  /// The name that people know.
  public var name: String { reader.name }

  /// Whether its tokens come in sets that a modifier can choose from.
  package var hasSets: Bool { self == .tokensStudio || self == .styleDictionary }

  /// What reads it.
  var reader: any DialectReader.Type {
    switch self {
    case .assetCatalog: AssetCatalogReader.self
    case .figmaVariables: FigmaVariablesReader.self
    case .figmaModes: FigmaModeReader.self
    case .tokensStudio: TokensStudioReader.self
    case .styleDictionary: StyleDictionaryReader.self
    case .earlierDTCG: EarlierDTCGReader.self
    }
  }

  /// The dialect of a file or folder, `nil` when it is none of these.
  ///
  /// A resolver is of DTCG whatever its names and the data of others in it look like.
  static func detect(_ input: DialectInput) -> TokenDialect? {
    if input.root?["resolutionOrder"] != nil { return .earlierDTCG }
    return allCases.first { $0.reader.recognizes(input) }
  }
}

/// Turns files of one dialect into drafts of 2025.10 files.
protocol DialectReader {
  /// The name that people know.
  static var name: String { get }

  /// Whether a file or folder is written in the dialect; looks at a few members only.
  static func recognizes(_ input: DialectInput) -> Bool

  /// Reads all of it; what cannot be carried over is reported to the conversion.
  static func read(_ input: DialectInput, into conversion: inout Conversion)
}
