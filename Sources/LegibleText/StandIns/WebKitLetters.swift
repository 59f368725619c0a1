/// The letters of the system fonts in WebKit, where they are not UIKit's: read off 609 recorded lines of
/// `system-ui` at 12 to 24 px on macOS 27 (chenglou/pretext, MIT).
enum WebKitLetters {
  /// Those of a script; `nil` where UIKit's newest are taken.
  static func letters(_ script: Script, isJapanese: Bool) -> PlatformLetters? {
    guard wide.contains(script) else { return nil }
    return isJapanese ? japanese : han
  }

  private static let wide: Set<Script> = [Script("Hani"), .katakana, Script("Bopo")]

  /// 24 lines: 0.9922 em up to 16 px, 0.9912 at 17 and 18.
  private static let han = PlatformLetters(0.992, average: 0.002, spread: 0.012)
  /// 13 lines with lang=ja: 0.9234 em at 12 to 16 and at 24 px.
  private static let japanese = PlatformLetters(0.9234, average: 0.002, spread: 0.012)
}
