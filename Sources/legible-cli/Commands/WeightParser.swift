import LegibleArguments
import LegibleKit

extension ValueParser<Double> {
  /// A weight on the CSS scale, 1 to 1000; of a name such as `bold` the hint tells the number.
  static var weight: Self {
    let number = number(
      from: ContrastQuery.weights.lowerBound, through: ContrastQuery.weights.upperBound)
    return Self { word throws(ArgumentError) in
      do throws(ArgumentError) {
        return try number(word)
      } catch {
        throw ArgumentError(error.message, hint: hintOfWeight(word) ?? error.hint)
      }
    }
  }
}

/// The weight that somebody means by a name, as a sentence.
func hintOfWeight(_ name: String) -> String? {
  let plain = name.lowercased()
  let names = fontWeightNames.keys.sorted()
  guard
    let known = names.first(where: { $0 == plain || $0.filter { $0 != "-" } == plain })
  else { return nil }
  return fontWeightNames[known].map { "The weight \(known) is \(CSSNumber.text($0))." }
}
