import LegibleArguments
import LegibleJSON
import LegibleKit

extension ValueParser<Length> {
  /// A quantity.
  static func quantity(_ quantity: Quantity) -> Self {
    Self { word throws(ArgumentError) in try quantity.length(word) }
  }
}

extension ValueParser<Double> {
  /// A font size in pt.
  static var fontSize: Self {
    Self { word throws(ArgumentError) in try Quantity.fontSize.length(word).points(at: 1) }
  }

  /// A factor from 0 to 1.
  static var scale: Self {
    Self { word throws(ArgumentError) in try Quantity.scale.length(word).points(at: 1) }
  }

  /// A ratio of contrast from 1 to 21, alone or to one: 4.5 or 4.5:1.
  static var contrastRatio: Self {
    Self { word throws(ArgumentError) in
      try number(from: 1, through: 21)(word.hasSuffix(":1") ? String(word.dropLast(2)) : word)
    }
  }

  /// A number of spaces.
  static var spaces: Self {
    Self { word throws(ArgumentError) in
      if let parts = NumberWithUnit(word), !parts.unit.isEmpty {
        throw ArgumentError("is not a number of spaces", hint: "For a length there is --tab-stops.")
      }
      return try number(from: 0)(word)
    }
  }

  /// A weight on the CSS scale, 1 to 1000, or its name.
  static var weight: Self {
    Self { word throws(ArgumentError) in try FontWeight.weight(word) }
  }
}

extension Row {
  /// A quantity: a number alone, or a string with its unit.
  func length(_ name: String, _ quantity: Quantity) throws(RowError) -> Length? {
    try value(
      name, number: { number throws(ArgumentError) in try quantity.length(number) },
      word: { word throws(ArgumentError) in try quantity.length(word) })
  }

  /// A font size in pt.
  func fontSize(_ name: String) throws(RowError) -> Double? {
    try length(name, .fontSize)?.points(at: 1)
  }

  /// A weight: a number, or a string with its name.
  func weight(_ name: String) throws(RowError) -> Double? {
    try value(
      name, number: { number throws(ArgumentError) in try FontWeight.checked(number) },
      word: { word throws(ArgumentError) in try FontWeight.weight(word) })
  }

  private func value<Value>(
    _ name: String, number read: (Double) throws(ArgumentError) -> Value,
    word readWord: (String) throws(ArgumentError) -> Value
  ) throws(RowError) -> Value? {
    guard let node = node(name) else { return nil }
    do throws(ArgumentError) {
      if let word = node.string { return try readWord(word) }
      if let number = node.double { return try read(number) }
    } catch {
      let what = node.kind == .string ? ": \(node.source.prefix(40))" : ""
      throw RowError("\"\(name)\"\(what) \(error)")
    }
    throw RowError("\"\(name)\" must be a number, not \(node.source.prefix(40))")
  }
}
