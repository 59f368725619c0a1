/// What a face can be set at: the ranges that CSS calls the descriptors of a face (CSS Fonts 4, 4.4).
///
/// A static face has one value in each range; the axes of a variable one span more.
package struct FontTraits: Hashable, Sendable {
  /// Weights on the CSS scale, 1...1000.
  package var weights: ClosedRange<Double>
  /// Widths in percent of the normal one.
  package var widths: ClosedRange<Double>
  /// Slopes in degrees, positive towards the end of a line; 0 is upright.
  package var slopes: ClosedRange<Double>
  /// The values of the `ital` axis: 0 for upright, 1 for italic letters.
  package var italics: ClosedRange<Double>

  /// Creates the traits of a face; by default of a regular one.
  package init(
    weights: ClosedRange<Double> = 400...400, widths: ClosedRange<Double> = 100...100,
    slopes: ClosedRange<Double> = 0...0, italics: ClosedRange<Double> = 0...0
  ) {
    self.weights = weights
    self.widths = widths
    self.slopes = slopes
    self.italics = italics
  }
}
