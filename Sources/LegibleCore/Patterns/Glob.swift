/// A pattern for paths or keys: `*`, `?` and, for paths, `**`.
///
/// In a path `*` and `?` stay within a component and `**/` stands for any number of directories;
/// in a key both match any character.
public struct Glob: Hashable, Sendable {
  /// The pattern as it was written.
  public let pattern: String
  /// The characters in front of the first wildcard, which rule most texts out.
  private let prefix: String
  private let tokens: [Token]
  private let isPath: Bool

  private enum Token: Hashable {
    case character(Character)
    case one, many, anything, directories

    var isLiteral: Bool { if case .character = self { true } else { false } }
  }

  /// Creates a pattern for string keys.
  public init(key pattern: String) { self.init(pattern, isPath: false) }

  /// Creates a pattern for paths with `/` between their components.
  public init(path pattern: String) { self.init(pattern, isPath: true) }

  private init(_ pattern: String, isPath: Bool) {
    self.pattern = pattern
    self.isPath = isPath
    var tokens: [Token] = []
    var rest = pattern[...]
    while let first = rest.popFirst() {
      switch first {
      case "?": tokens.append(.one)
      case "*" where rest.first == "*" && isPath:
        rest.removeFirst()
        let isWhole = tokens.isEmpty || tokens.last == .character("/")
        if isWhole, rest.first == "/" {
          rest.removeFirst()
          tokens.append(.directories)
        } else {
          tokens.append(.anything)
        }
      case "*": tokens.append(.many)
      default: tokens.append(.character(first))
      }
    }
    var literal = ""
    for case .character(let character) in tokens.prefix(while: \.isLiteral) {
      literal.append(character)
    }
    prefix = literal
    self.tokens = Array(tokens.drop(while: \.isLiteral))
  }

  /// Whether the pattern matches the whole text.
  ///
  /// - Complexity: O(*pattern* x *text*).
  public func matches(_ text: String) -> Bool {
    guard text.hasPrefix(prefix) else { return false }
    let text = Array(text.dropFirst(prefix.count))
    // reached[i]: the tokens so far match the first i characters.
    var reached = [Bool](repeating: false, count: text.count + 1)
    reached[0] = true
    for token in tokens {
      var next = [Bool](repeating: false, count: text.count + 1)
      for i in 0...text.count {
        let previous = i > 0 ? text[i - 1] : nil
        next[i] =
          switch token {
          case .character(let wanted): previous == wanted && reached[i - 1]
          case .one: previous != nil && !separates(previous) && reached[i - 1]
          case .many: reached[i] || previous != nil && !separates(previous) && next[i - 1]
          case .anything: reached[i] || previous != nil && next[i - 1]
          case .directories:
            reached[i] || previous == "/" && reached[..<i].contains(true)
          }
      }
      reached = next
    }
    return reached[text.count]
  }

  private func separates(_ character: Character?) -> Bool { isPath && character == "/" }
}
