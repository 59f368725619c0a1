import LegibleArguments
import LegibleKit

/// A weight on the CSS scale.
enum FontWeight {
  static let range = 1.0...1000.0

  /// Reads a number or a name such as `bold`, with or without its hyphen.
  ///
  /// - Throws: ``ArgumentError`` whose message finishes a sentence that starts with the word.
  static func weight(_ word: String) throws(ArgumentError) -> Double {
    if let number = NumberWithUnit(word), number.unit.isEmpty { return try checked(number.number) }
    let plain = word.lowercased()
    for (name, weight) in fontWeightNames
    where name == plain || name.filter(\.isLetter) == plain.filter(\.isLetter) {
      return weight
    }
    let names = Set(fontWeightNames.keys).sorted()
    throw ArgumentError(
      "is not a weight",
      hint: closestMatch(to: plain, in: names).map { "Did you mean \($0)?" }
        ?? "Write a number from 1 to 1000, or a name such as semi-bold.")
  }

  /// Refuses numbers that are not a weight.
  static func checked(_ weight: Double) throws(ArgumentError) -> Double {
    guard range.contains(weight) else { throw ArgumentError("must be from 1 to 1000") }
    return weight
  }
}
