/// What the embedded fonts stand in for, where a style names San Francisco or has no font for a script.
public struct SystemFonts: Hashable, Sendable {
  /// Whose fonts they stand in for.
  public var platform = Platform.anyVersion
  /// Whether one of Apple's own font files is spaced by the table that Apple publishes, although it has
  /// a `trak` table; never by both.
  package var usesPublishedTracking = false
  /// Whether San Francisco has two optical sizes that change at 20 pt, as before iOS 14, instead of one that
  /// blends from 17 to 28 pt (HIG, Typography).
  package var switchesOpticalSize = false

  /// A platform, as far as its fonts are concerned.
  public enum Platform: Hashable, Sendable {
    /// UIKit, on any of a range of major versions of iOS: where they differ, the uncertainty of a width
    /// covers them all.
    case uiKit(versions: ClosedRange<Int>)
    /// WebKit on Apple's systems, which has other widths for Han and kana.
    case webKit
    /// Another platform, whose widths are not measured.
    case other

    /// UIKit of every version that figures are known for, 9 to 26: what holds when no version is named.
    package static let anyVersion = Platform.uiKit(versions: 9...newestVersion)

    /// The newest major version of iOS that measurements reach to.
    static let newestVersion = 26
  }
}
