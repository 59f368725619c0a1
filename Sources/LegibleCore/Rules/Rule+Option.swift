extension Rule {
  /// Something that can be set about a rule beside its severity.
  public struct Option: Hashable, Sendable {
    /// The name in `legible.json`.
    public let name: String
    /// What it decides, in one sentence.
    public let summary: String
    /// What may be written.
    package let kind: Kind
    /// What holds when nothing is written.
    public let standard: Value

    /// What may be written for an option.
    package enum Kind: Hashable, Sendable {
      /// A number within bounds.
      case number(ClosedRange<Double>)
      /// One of some words.
      case choice([String])
      /// A list of patterns of token paths.
      case patterns
    }

    /// What an option is set to.
    public enum Value: Hashable, Sendable {
      case number(Double)
      case choice(String)
      case patterns([Glob])
    }

    package static func number(
      _ name: String, _ standard: Double, in bounds: ClosedRange<Double>, _ summary: String
    ) -> Option {
      Option(name: name, summary: summary, kind: .number(bounds), standard: .number(standard))
    }

    package static func choice(
      _ name: String, _ standard: String, of words: [String], _ summary: String
    ) -> Option {
      Option(name: name, summary: summary, kind: .choice(words), standard: .choice(standard))
    }

    package static func patterns(_ name: String, _ standard: [String], _ summary: String) -> Option
    {
      Option(
        name: name, summary: summary, kind: .patterns,
        standard: .patterns(standard.map { Glob(key: $0) }))
    }
  }
}

extension Rule.Option.Value: CustomStringConvertible {
  /// The value as `legible.json` would have it.
  public var description: String {
    switch self {
    case .number(let number): number.shortDescription
    case .choice(let word): "\"\(word)\""
    case .patterns(let globs):
      "[" + globs.map { "\"\($0.pattern)\"" }.joined(separator: ", ") + "]"
    }
  }
}
