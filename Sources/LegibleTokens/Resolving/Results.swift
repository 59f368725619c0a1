extension Evaluator {
  /// What is known of a token.
  package struct Result: Sendable {
    enum State: UInt8, Sendable {
      case fresh, active, done, failed
    }

    var state = State.fresh
    package var type: TokenType?
    /// The id of the value, -1 for none.
    fileprivate var value: Int32 = -1
    /// The token that this one is an alias of, -1 for none.
    package var target = -1
  }

  /// What is known of the tokens of a tree, by their ids; aliases share the value of their target.
  package struct Results: Sendable {
    private var results: [Result]
    /// The values that were read; tokens that share one have it from a single one.
    private(set) var values: [TokenValue] = []

    /// Knows nothing of any token.
    init(count: Int) { results = Array(repeating: Result(), count: count) }

    /// How many entries there are.
    package var count: Int { results.count }

    package internal(set) subscript(id: EntryID) -> Result {
      get { results[id] }
      set { results[id] = newValue }
    }

    /// The value of a token, `nil` where it has none or it is broken.
    package func value(at id: EntryID) -> TokenValue? {
      let index = Int(results[id].value)
      return index < 0 ? nil : values[index]
    }

    /// Gives a token a value of its own.
    mutating func set(_ value: TokenValue, at id: EntryID) {
      results[id].value = Int32(truncatingIfNeeded: values.count)
      values.append(value)
    }

    /// Gives an alias the value of its target.
    mutating func shareValue(of target: Int, with id: EntryID) {
      results[id].value = results[target].value
    }
  }
}
