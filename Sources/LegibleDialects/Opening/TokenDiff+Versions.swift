public import LegibleCore
public import LegibleFiles
import LegibleJSON
public import LegibleTokens

extension TokenDiff {
  /// Reads two versions so that they can be compared.
  ///
  /// Token files stand alone, with a single context, unless one of the two refers to tokens of iOS;
  /// then both are laid over the default store.
  ///
  /// - Parameters:
  ///   - old: The resolver of the version before, or the files, folders and patterns of its token files.
  ///   - new: That of the version now.
  ///   - reader: Reads files.
  /// - Throws: `LegibleError` with everything that is wrong with a resolver, or when a file cannot
  ///   be read.
  public static func versions(
    _ old: [String], _ new: [String], reader: any FileReader = DiskFiles()
  ) throws(LegibleError) -> (old: TokenResolver, new: TokenResolver) {
    let whole = (
      old: try TokenResolver(contentsOf: old, reader: reader).convertingEarlierValues,
      new: try TokenResolver(contentsOf: new, reader: reader).convertingEarlierValues
    )
    guard let first = whole.old.alone, let second = whole.new.alone else { return whole }
    return (first, second)
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
