import LegibleKit

extension Contrast {
  /// A text in the colours of the pair, for a terminal that can show them.
  func painted(_ text: String) -> String {
    "\u{1B}[38;2;\(RGBA8(foreground).sgr);48;2;\(RGBA8(background).sgr)m\(text)\u{1B}[0m"
  }
}
