import LegibleCore

/// What a command line asks for.
package enum Request: Sendable {
  /// To run with these arguments.
  case run(Arguments)
  /// To show the help.
  case help
}

extension CommandSignature {
  /// Reads the words that follow the command's name.
  ///
  /// Options may stand anywhere; `--` ends them, `-` alone is an argument, and so is a negative
  /// number. `--help` or `-h` wins over every mistake. A word that is neither a path nor UTF-8 is one.
  ///
  /// - Throws: ``ArgumentError`` for the first word that is wrong, or what is missing.
  /// - Complexity: O(*words*), an unknown option aside.
  package func parse(_ words: some Sequence<String>) throws(ArgumentError) -> Request {
    var parsing = Parsing(signature: self, words: Array(words))
    if parsing.asksForHelp { return .help }
    return .run(try parsing.run())
  }
}

private struct Parsing {
  private let options: [Declaration]
  private let positionals: [Declaration]
  private var words: ArraySlice<String>
  private var arguments = Arguments()
  private var place = 0

  init(signature: CommandSignature, words: [String]) {
    options = signature.options
    positionals = signature.positionals
    self.words = words[...]
  }

  var asksForHelp: Bool {
    words.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
  }

  mutating func run() throws(ArgumentError) -> Arguments {
    var optionsEnded = false
    while let word = words.popFirst() {
      if optionsEnded || !looksLikeOption(word) {
        try take(positional: word)
      } else if word == "--" {
        optionsEnded = true
      } else {
        try take(option: word)
      }
    }
    for missing in positionals
    where missing.occurrence.isRequired && arguments.count(of: missing) == 0 {
      throw ArgumentError("\(missing.label) is missing")
    }
    return arguments
  }

  private func looksLikeOption(_ word: String) -> Bool {
    guard word.hasPrefix("-"), let next = word.dropFirst().first else { return false }
    return next != "." && !("0"..."9").contains(next)
  }

  /// What begins with two hyphens and a letter was hardly meant as an argument.
  private func hintOfUnknown(_ name: String) -> String? {
    let isOption = name.hasPrefix("--") && name.dropFirst(2).first?.isLetter == true
    return isOption ? nil : "Put -- before arguments that start with -."
  }

  private mutating func take(positional word: String) throws(ArgumentError) {
    guard place < positionals.count else {
      throw ArgumentError(
        "unexpected argument \(quoted(word))",
        hint: positionals.isEmpty
          ? "The command takes options only."
          : "Put quotes around a text that has spaces.")
    }
    try append(word, to: positionals[place])
    if !positionals[place].occurrence.isRepeated { place += 1 }
  }

  private mutating func take(option word: String) throws(ArgumentError) {
    let parts = word.split(at: "=", maxSplits: 1)
    let name = String(parts[0])
    let attached = parts.count > 1 ? String(parts[1]) : nil
    guard let option = options.first(where: { $0.label == name }) else {
      let guess = closestMatch(to: name, in: options.map(\.label))
      throw ArgumentError(
        "unknown option \(name)",
        hint: guess.map { "Did you mean \($0)?" } ?? hintOfUnknown(name))
    }
    if arguments.count(of: option) > 0 && !option.occurrence.isRepeated {
      throw ArgumentError("\(name) is given twice")
    }
    guard let value = option.value else {
      guard attached == nil else { throw ArgumentError("\(name) takes no value") }
      return arguments.append(true, for: option)
    }
    if let attached { return try append(attached, to: option) }
    guard let next = words.first, !next.hasPrefix("--") else {
      throw ArgumentError(
        "\(name) needs a value",
        hint: "Write \(name) \(value), or \(name)=\(value) when it starts with --.")
    }
    words.removeFirst()
    try append(next, to: option)
  }

  private mutating func append(
    _ word: String, to declaration: Declaration
  ) throws(ArgumentError) {
    do {
      arguments.append(try declaration.read(word), for: declaration)
    } catch {
      throw ArgumentError(
        "\(declaration.label): \(quoted(word)) \(error.message)", hint: error.hint)
    }
  }

  private func quoted(_ word: String) -> String { "\"\(word)\"" }
}
