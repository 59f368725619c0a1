extension Paragraph {
  /// Whether the fonts are those that were asked for, have all of the text, and have the letterforms that
  /// the platform would show: what was measured in others does not tell whether a text fits.
  package var isMeasured: Bool {
    missing.isEmpty && !lacksAllFamilies && !shaped.lacksLetterforms
  }

  /// How high a line may be on the platform where it sets a part in letterforms that no embedded font has, in
  /// pt; `nil` where that is not so.
  package func tallestLine(size: Double) -> Double? {
    shaped.lacksLetterforms ? UIKitLetters.nastaliqLine * size : nil
  }
}
