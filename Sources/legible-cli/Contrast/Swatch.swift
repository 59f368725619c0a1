import LegibleKit

extension Contrast {
  /// A text in the colours of the pair, for a terminal that can show them.
  func swatch(_ text: String) -> String {
    "\u{1B}[38;2;\(painted.foreground.sgr);48;2;\(painted.background.sgr)m\(text)\u{1B}[0m"
  }
}
