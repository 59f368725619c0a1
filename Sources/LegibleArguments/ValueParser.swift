import LegibleCore

/// Turns one word of the command line into a value.
///
/// The error's message finishes a sentence that starts with the word: `is not a number`.
package struct ValueParser<Value: Sendable>: Sendable {
  /// All words that are valid, for help and shell completion; empty where they cannot be listed.
  package let choices: [String]
  private let read: @Sendable (String) throws(ArgumentError) -> Value

  /// Creates a parser.
  ///
  /// - Parameters:
  ///   - choices: All words that are valid, when they can be listed.
  ///   - read: Reads a word or says why it cannot.
  package init(
    choices: [String] = [], _ read: @escaping @Sendable (String) throws(ArgumentError) -> Value
  ) {
    self.init(ofPaths: choices) { path throws(ArgumentError) in
      guard let word = path.textOfPath else { throw ArgumentError("is not UTF-8") }
      return try read(word)
    }
  }

  /// Creates a parser of words that may be paths, which need not be UTF-8.
  private init(
    ofPaths choices: [String],
    _ read: @escaping @Sendable (String) throws(ArgumentError) -> Value
  ) {
    self.choices = choices
    self.read = read
  }

  /// Reads a word.
  package func callAsFunction(_ word: String) throws(ArgumentError) -> Value { try read(word) }

  /// Reads several values with commas between them, and spaces around them; an empty one is an error.
  package var list: ValueParser<[Value]> {
    ValueParser<[Value]>(choices: choices) { [read] word throws(ArgumentError) in
      var values: [Value] = []
      for part in word.split(at: ",").map(\.withoutOuterSpaces) {
        guard !part.isEmpty else {
          throw ArgumentError("has nothing before or after a comma")
        }
        values.append(try read(String(part)))
      }
      return values
    }
  }
}

extension ValueParser<String> {
  /// Any text, the empty one too.
  package static var text: Self { Self { word in word } }

  /// The path of a file or a folder.
  package static var path: Self {
    Self(ofPaths: []) { word throws(ArgumentError) in
      guard !word.isEmpty else { throw ArgumentError("is not a path") }
      return word
    }
  }

  /// The path of a file, or the name of something else.
  package static var pathOrName: Self { Self(ofPaths: []) { word in word } }

  /// One of a few words.
  package static func choice(_ words: [String]) -> Self {
    Self(choices: words) { word throws(ArgumentError) in
      guard words.contains(word) else {
        throw .notAmong(words, guess: closestMatch(to: word, in: words))
      }
      return word
    }
  }
}

extension ValueParser
where Value: CaseIterable & RawRepresentable<String> {
  /// One of the cases of an enumeration.
  package static var choice: Self {
    choice { word in
      closestMatch(to: word, in: Value.allCases.map(\.rawValue)).flatMap(Value.init(rawValue:))
    }
  }

  /// One of the cases of an enumeration whose cases have other names elsewhere.
  ///
  /// - Parameter meant: The case that was probably meant by a word that is none.
  package static func choice(meant: @escaping @Sendable (String) -> Value?) -> Self {
    let words = Value.allCases.map(\.rawValue)
    return Self(choices: words) { word throws(ArgumentError) in
      guard let value = Value(rawValue: word) else {
        throw .notAmong(words, guess: meant(word)?.rawValue)
      }
      return value
    }
  }
}

extension ArgumentError {
  fileprivate static func notAmong(_ words: [String], guess: String?) -> Self {
    let all = "Choose from \(words.joined(separator: ", "))."
    guard let guess = guess.map({ "Did you mean \($0)?" }) else {
      return ArgumentError("is not known here", hint: all)
    }
    // Nobody reads a long list beside the word that was meant.
    return ArgumentError("is not known here", hint: words.count > 20 ? guess : "\(guess) \(all)")
  }
}

extension Substring {
  /// The text between the spaces at its ends.
  fileprivate var withoutOuterSpaces: Substring {
    var text = drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return text
  }
}
