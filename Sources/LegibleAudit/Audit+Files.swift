import LegibleCatalogs
public import LegibleCore
import LegibleDialects
import LegibleText
public import LegibleTokens

extension Audit {
  /// Prepares the audit of a configuration, and reads the files that it names: tokens, string catalogs
  /// and fonts.
  ///
  /// Without tokens those of iOS are taken. What is wrong in a catalog is a finding of the report.
  ///
  /// - Parameters:
  ///   - configuration: The matrix, the components, the colour pairs.
  ///   - reader: Where files come from.
  ///   - formats: What reads token files that the library does not read by itself.
  ///   - rules: Rules of the app's own on texts, beside those of the library; one that has the name of another
  ///     takes its place.
  /// - Throws: `LegibleError` when a token file or a font cannot be read, or a device, a style or a
  ///   context of the configuration does not exist.
  public init(
    _ configuration: AuditConfiguration, reader: any FileReader, formats: [any TokenFormat] = [],
    adding rules: [any TextRule] = []
  ) throws(LegibleError) {
    try self.init(configuration, reader: reader, formats: formats, places: nil, adding: rules)
  }

  /// The same with the places of texts.
  ///
  /// - Parameter places: Where the app's sources show the texts; `nil` takes the file that the configuration names.
  package init(
    _ configuration: AuditConfiguration, reader: any FileReader, formats: [any TokenFormat] = [],
    places: ReadPlaces?, adding rules: [any TextRule] = []
  ) throws(LegibleError) {
    let configuration = configuration.locatingItself
    let tokens =
      try configuration.tokenPaths.map { paths throws(LegibleError) in
        try TokenResolver(contentsOf: paths, formats: formats, reader: reader)
          .convertingEarlierValues
      } ?? .ios
    let fonts = try configuration.fonts.map { font throws(LegibleError) in
      try FontSource(
        named: configuration.path(of: font.path.value), family: font.family, from: reader)
    }
    let named = try configuration.uses.map { uses throws(LegibleError) in
      let path = configuration.path(of: uses.value)
      return try ReadPlaces(
        parsing: reader.bytes(of: path), path: path, below: AuditConfiguration(path: path).directory
      )
    }
    let loader = CatalogLoader(reader: reader, sourceLanguage: configuration.sourceLanguage)
    try self.init(
      configuration, strings: loader.catalog(for: configuration), tokens: tokens,
      fonts: try FontLibrary(fonts), places: places ?? named ?? ReadPlaces(), adding: rules)
  }
}
