/// The few colours of the output; none where they are not wanted.
struct Palette {
  /// Whether escape sequences are written at all.
  let isOn: Bool

  /// What a text means.
  enum Ink: String {
    case bold = "1"
    case faint = "2"
    case error = "1;31"
    case warning = "1;33"
    case note = "1;36"
    case good = "32"
  }

  /// The text in its colour.
  func paint(_ text: String, _ ink: Ink) -> String {
    isOn ? "\u{1B}[\(ink.rawValue)m\(text)\u{1B}[0m" : text
  }
}
