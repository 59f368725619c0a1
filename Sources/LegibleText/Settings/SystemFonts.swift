/// Whose fonts the embedded ones stand in for, where a style names San Francisco or has no font for a script.
public enum SystemFonts: Hashable, Sendable {
  /// UIKit's, on any of a range of major versions of iOS: where they differ, the band around a width
  /// holds them all.
  case uiKit(versions: ClosedRange<Int>)
  /// WebKit's on Apple's systems, which has other widths for Han and kana.
  case webKit
  /// Another platform's, whose widths are not measured.
  case other

  /// UIKit's of every version that figures are known for, 9 to ``newestVersion``: what holds when no
  /// version is named.
  public static let anyVersion = SystemFonts.uiKit(versions: 9...newestVersion)

  /// The newest major version of iOS that measurements reach to.
  public static let newestVersion = 26
}
