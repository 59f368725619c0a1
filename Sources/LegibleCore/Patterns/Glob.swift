/// A pattern for paths or keys: `*`, `?` and, for paths, `**`.
///
/// In a path `*` and `?` stay within a component and `**/` stands for any number of directories;
/// in a key both match any character.
public struct Glob: Hashable, Sendable {
  /// The pattern as it was written.
  package let pattern: String
  /// The characters in front of the first wildcard, which rule most texts out.
  private let prefix: [Character]
  /// The bytes of ASCII that the prefix starts with: they need no look at characters.
  private let start: [UInt8]
  private let tokens: [Token]
  private let isPath: Bool

  private enum Token: Hashable {
    case character(Character)
    case one, many, anything, directories

    var isLiteral: Bool { if case .character = self { true } else { false } }
  }

  /// Creates a pattern for string keys.
  package init(key pattern: String) { self.init(pattern, isPath: false) }

  /// Creates a pattern for paths with `/` between their components.
  package init(path pattern: String) { self.init(pattern, isPath: true) }

  private init(_ pattern: String, isPath: Bool) {
    self.pattern = pattern
    self.isPath = isPath
    var tokens: [Token] = []
    var rest = Self.characters(pattern)[...]
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
    prefix = tokens.prefix(while: \.isLiteral).compactMap {
      if case .character(let character) = $0 { character } else { nil }
    }
    start = prefix.prefix(while: \.isASCII).flatMap(\.utf8)
    self.tokens = Array(tokens.drop(while: \.isLiteral))
  }

  /// Whether the pattern matches the whole text.
  ///
  /// - Complexity: O(*pattern* x *text*).
  public func matches(_ text: String) -> Bool {
    guard text.utf8.starts(with: start) else { return false }
    let characters = Self.characters(text)
    guard characters.starts(with: prefix) else { return false }
    let text = Array(characters.dropFirst(prefix.count))
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

  /// The characters of a text, among which a slash and a wildcard are by themselves, whatever mark follows.
  private static func characters(_ text: String) -> [Character] {
    var characters: [Character] = []
    for character in text {
      let scalars = character.unicodeScalars
      guard scalars.count > 1, let first = scalars.first, "/*?".unicodeScalars.contains(first)
      else {
        characters.append(character)
        continue
      }
      characters.append(Character(first))
      characters += String(String.UnicodeScalarView(scalars.dropFirst()))
    }
    return characters
  }

  private func separates(_ character: Character?) -> Bool { isPath && character == "/" }
}

extension Glob: ExpressibleByStringLiteral {
  /// Creates a pattern for string keys.
  public init(stringLiteral pattern: String) { self.init(key: pattern) }
}
