/// The markers that stand for what was truncated, by where that was.
///
/// A marker is shown as an isolate in the paragraph's direction: what was truncated does not decide on which
/// side it stands.
public struct Ellipsis: Hashable, Sendable, ExpressibleByStringLiteral {
  /// After a start that stays.
  package var final: String
  /// Before an end that stays.
  package var initial: String
  /// Between a start and an end that stay.
  package var medial: String
  /// After whole words that stay.
  package var wordFinal: String

  /// Creates markers.
  package init(final: String, initial: String, medial: String, wordFinal: String) {
    self.final = final
    self.initial = initial
    self.medial = medial
    self.wordFinal = wordFinal
  }

  /// The same marker everywhere.
  public init(_ marker: String) {
    self.init(final: marker, initial: marker, medial: marker, wordFinal: marker)
  }

  /// The same marker everywhere.
  public init(stringLiteral marker: String) { self.init(marker) }

  /// What labels of the platforms show whatever their language: U+2026.
  public static let platform = Self("\u{2026}")

  /// The marker for a kind of truncation; `nil` for a truncation without one.
  package func marker(for truncation: Truncation) -> String? {
    switch truncation {
    case .tail: final
    case .middle: medial
    case .head: initial
    case .word: wordFinal
    case .clip: nil
    }
  }
}
