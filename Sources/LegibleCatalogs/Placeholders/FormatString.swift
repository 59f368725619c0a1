/// A text taken apart into what is shown as it stands and what is replaced.
struct FormatString: Hashable, Sendable {
  private(set) var pieces: [Piece] = []
  /// The number of percent signs that neither start a placeholder nor are doubled.
  private(set) var strayPercents = 0

  enum Piece: Hashable, Sendable {
    case literal(String)
    case placeholder(Placeholder)
  }

  /// The placeholders in their order.
  var placeholders: [Placeholder] {
    pieces.compactMap { if case .placeholder(let placeholder) = $0 { placeholder } else { nil } }
  }

  /// Takes a text apart.
  ///
  /// The grammar is printf's with Objective-C's additions; a blank flag (`% d`) is read as text, for
  /// in prose it is a percent sign and a word.
  ///
  /// - Parameter inSubstitution: Whether `%arg` stands for the number.
  /// - Complexity: O(*n*) in the length of the text.
  init(_ text: String, inSubstitution: Bool = false) {
    var scanner = FormatScanner(Array(text.unicodeScalars), readsArgument: inSubstitution)
    var literal = String.UnicodeScalarView()
    var arguments = 0
    while let scalar = scanner.next() {
      guard scalar == "%" else {
        literal.append(scalar)
        continue
      }
      if scanner.take("%") {
        literal.append("%")
      } else if var placeholder = scanner.placeholder() {
        if placeholder.argument == nil, placeholder.kind != .argument {
          arguments += 1
          placeholder.argument = arguments
        }
        if !literal.isEmpty { pieces.append(.literal(String(literal))) }
        literal = String.UnicodeScalarView()
        pieces.append(.placeholder(placeholder))
      } else {
        strayPercents += 1
        literal.append("%")
      }
    }
    if !literal.isEmpty { pieces.append(.literal(String(literal))) }
  }
}

/// One `%...` of a text.
struct Placeholder: Hashable, Sendable {
  /// The placeholder as it is written.
  var spelling: String
  /// The argument it shows, from 1: written (`%2$@`) or counted.
  var argument: Int?
  var kind: Kind
  /// The digits after the decimal separator.
  var precision: Int?

  enum Kind: Hashable, Sendable {
    case object, integer, hexadecimal, real, character, pointer
    /// `%#@name@`.
    case substitution(String)
    /// `%arg`, the number of the substitution.
    case argument
  }
}

/// Reads what follows a percent sign.
private struct FormatScanner {
  private let scalars: [Unicode.Scalar]
  private let readsArgument: Bool
  private var at = 0

  init(_ scalars: [Unicode.Scalar], readsArgument: Bool) {
    self.scalars = scalars
    self.readsArgument = readsArgument
  }

  mutating func next() -> Unicode.Scalar? {
    guard at < scalars.count else { return nil }
    at += 1
    return scalars[at - 1]
  }

  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard at < scalars.count, scalars[at] == scalar else { return false }
    at += 1
    return true
  }

  /// Reads a placeholder, or nothing and stays after the percent sign.
  mutating func placeholder() -> Placeholder? {
    let start = at
    if let placeholder = body(from: start) { return placeholder }
    at = start
    return nil
  }

  private mutating func body(from start: Int) -> Placeholder? {
    if readsArgument, takeAll("arg") { return make(.argument, from: start) }
    let argument = position()
    if takeAll("#@") {
      let name = at
      while let scalar = next() {
        if scalar == "@" {
          return make(.substitution(text(name..<at - 1)), argument: argument, from: start)
        }
      }
      return nil
    }
    while at < scalars.count, "-+0#'".unicodeScalars.contains(scalars[at]) { at += 1 }
    if !take("*") { _ = digits() }
    var precision: Int?
    if take(".") { precision = take("*") ? nil : digits() ?? 0 }
    while at < scalars.count, "hlqLzjt".unicodeScalars.contains(scalars[at]) { at += 1 }
    guard let kind = conversion() else { return nil }
    return make(kind, argument: argument, precision: precision, from: start)
  }

  /// Reads `2$`, or nothing.
  private mutating func position() -> Int? {
    let start = at
    if let number = digits(), number > 0, take("$") { return number }
    at = start
    return nil
  }

  /// Reads at most nine digits.
  private mutating func digits() -> Int? {
    let start = at
    while at < scalars.count, at - start < 9, ("0"..."9").contains(scalars[at]) { at += 1 }
    return Int(text(start..<at))
  }

  private mutating func conversion() -> Placeholder.Kind? {
    switch next() {
    case "@", "s", "S": .object
    case "d", "D", "i", "u", "U": .integer
    case "x", "X", "o", "O": .hexadecimal
    case "f", "F", "e", "E", "g", "G", "a", "A": .real
    case "c", "C": .character
    case "p": .pointer
    default: nil
    }
  }

  private mutating func takeAll(_ word: String) -> Bool {
    guard scalars[at...].starts(with: word.unicodeScalars) else { return false }
    at += word.unicodeScalars.count
    return true
  }

  private func text(_ range: Range<Int>) -> String {
    String(String.UnicodeScalarView(scalars[range]))
  }

  private func make(
    _ kind: Placeholder.Kind, argument: Int? = nil, precision: Int? = nil, from start: Int
  ) -> Placeholder {
    Placeholder(
      spelling: "%" + text(start..<at), argument: argument, kind: kind, precision: precision)
  }
}
