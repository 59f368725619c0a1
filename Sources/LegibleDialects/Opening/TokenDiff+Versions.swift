public import LegibleCore
public import LegibleFiles
import LegibleJSON
public import LegibleTokens

extension TokenDiff {
  /// Reads two versions and compares them.
  ///
  /// Token files stand alone, with a single context, unless one of the two refers to tokens of iOS;
  /// then both are laid over the default store.
  ///
  /// - Parameters:
  ///   - old: The resolver of the version before, or the files, folders and patterns of its token files.
  ///   - new: That of the version now.
  ///   - formats: What reads files that the library does not read by itself.
  ///   - reader: Reads files.
  /// - Throws: `LegibleError` with everything that is wrong with a resolver, or when a file cannot
  ///   be read.
  /// - Complexity: O(*tokens × contexts*).
  public init(
    contentsOf old: [String], to new: [String], formats: [any TokenFormat] = [],
    reader: any FileReader = DiskFiles()
  ) throws(LegibleError) {
    let before = try TokenResolver(contentsOf: old, formats: formats, reader: reader)
      .convertingEarlierValues
    let now = try TokenResolver(contentsOf: new, formats: formats, reader: reader)
      .convertingEarlierValues
    guard let oldAlone = before.alone, let newAlone = now.alone else {
      self.init(from: before, to: now)
      return
    }
    self.init(from: oldAlone, to: newAlone)
  }
}

extension TokenResolver {
  /// A token file without the tokens of iOS below it, or a resolver as it is; `nil` when it needs
  /// the tokens of iOS.
  fileprivate var alone: TokenResolver? {
    guard isTokenFile else { return self }
    return withoutBase.evaluateAlone().needsPlatform ? nil : withoutBase
  }
}
