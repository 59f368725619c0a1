import LegibleArguments
import LegibleKit

/// What an option or a field takes: the units that people write, the bounds, and what a number alone is.
///
/// A px, a dp and an sp are a pt, as everywhere in Legible.
struct Quantity: Sendable {
  /// What one of a number without a unit is.
  let bare: Length
  /// What one of each unit is.
  let units: [String: Length]
  /// Which numbers it takes.
  let bounds: Bounds
  /// What to write, for errors: `320, 320pt, 320px or 20em`.
  let examples: String

  /// The numbers that a quantity takes, whatever their unit.
  enum Bounds: Sendable {
    case any, fromZero, aboveZero
    /// Above 0, and a number alone from this one: a smaller one was meant as a multiple.
    case bareFrom(Double)
    /// From 0 to 1, in the unit of a number alone.
    case fraction
  }

  private static let absolute = Dictionary(
    uniqueKeysWithValues: ["pt", "px", "dp", "sp"].map { ($0, Length.points(1)) })
  private static let em = ["em": Length.thousandths(1000)]
  private static let percent = ["%": Length.thousandths(10)]
  private static let times = ["x": Length.thousandths(1000), "×": .thousandths(1000)]

  private init(
    bare: Length, _ units: [[String: Length]], _ bounds: Bounds, examples: String
  ) {
    self.bare = bare
    self.units = units.reduce(into: [:]) { $0.merge($1) { $1 } }
    self.bounds = bounds
    self.examples = examples
  }

  /// A font size.
  static let fontSize = Self(
    bare: .points(1), [absolute], .aboveZero, examples: "17, 17pt or 17px")
  /// A width to wrap at.
  static let width = Self(
    bare: .points(1), [absolute, em], .fromZero, examples: "320, 320pt, 320px or 20em")
  /// The distance of tab stops.
  static let tabStops = Self(
    bare: .points(1), [absolute, em], .fromZero, examples: "28, 28pt, 28px or 2em")
  /// What is added to spaces.
  static let wordSpacing = Self(
    bare: .points(1), [absolute, em], .any, examples: "2, 2pt, 2px or 0.1em")
  /// The distance of baselines.
  ///
  /// No font can be read with lines of less than 4 pt, but 1.5 is what other tools call one and a half
  /// times the font size.
  static let lineHeight = Self(
    bare: .points(1), [absolute, em, percent, times], .bareFrom(4),
    examples: "22, 22pt, 22px, 1.5em or 150%")
  /// What is added to letters.
  static let tracking = Self(
    bare: .thousandths(1), [absolute, em, percent], .any, examples: "-20, -0.02em, -2% or -0.4pt")
  /// A factor on the font size.
  static let scale = Self(
    bare: .thousandths(1000), [percent, times], .fraction, examples: "0.5 or 50%")
}

extension Quantity {
  /// Reads a number alone or with a unit.
  ///
  /// - Throws: ``ArgumentError`` whose message finishes a sentence that starts with the word.
  func length(_ word: String) throws(ArgumentError) -> Length {
    guard let parts = NumberWithUnit(word) else {
      throw ArgumentError("is not a number", hint: "Write \(examples).")
    }
    if parts.unit.isEmpty { return try length(parts.number) }
    guard let one = units[parts.unit] else {
      throw ArgumentError(
        "has a unit that does not fit here",
        hint: parts.pixels.map { "In CSS it is \(CSSNumber.text($0))px: write that." }
          ?? "Write \(examples).")
    }
    return try checked(parts.number * one, parts.number)
  }

  /// Takes a number without a unit.
  ///
  /// - Throws: ``ArgumentError`` whose message finishes a sentence that starts with the number.
  func length(_ number: Double) throws(ArgumentError) -> Length {
    if case .bareFrom(let least) = bounds, number > 0, number < least {
      let text = CSSNumber.text(number)
      throw ArgumentError(
        "would be a line of \(text) pt",
        hint: "Write \(text)em for \(text) times the font size, or \"\(text)pt\" for that many pt.")
    }
    return try checked(number * bare, number)
  }

  private func checked(_ length: Length, _ number: Double) throws(ArgumentError) -> Length {
    switch bounds {
    case .any: break
    case .fromZero:
      guard number >= 0 else { throw ArgumentError("must be at least 0") }
    case .aboveZero, .bareFrom:
      guard number > 0 else { throw ArgumentError("must be more than 0") }
    case .fraction:
      guard (0...1).contains(length.points(at: 1)) else {
        throw ArgumentError("must be from 0 to 1", hint: "Write \(examples).")
      }
    }
    return length
  }
}
