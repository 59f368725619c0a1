import LegibleArguments

/// Finds what is wrong with what a command declares.
enum SignatureChecker {
  /// Each mistake in a few words: of each parameter, then of them together.
  static func mistakes(in signature: CommandSignature) -> [String] {
    let labels = (signature.positionals + signature.options).map(\.label)
    return signature.parameters.flatMap { parameter in
      names(in: parameter.declaration) + values(of: parameter)
        + parameter.declaration.help.optionNames.filter { !labels.contains($0) }
        .map { "\(parameter.declaration.label) speaks of \($0)" }
    }
      + order(of: signature.positionals) + labels.repeated.map { "\($0) is declared twice" }
  }

  private static func names(in declaration: Declaration) -> [String] {
    let label = declaration.label
    var found: [String] = []
    if !(declaration.isOption ? String(label.dropFirst(2)).isOptionName : label.isValueName) {
      found.append("\(label) is not a name")
    }
    if declaration.isOption, let value = declaration.value, !value.isValueName {
      found.append("\(label): \(value) is not a name")
    }
    if declaration.help.allSatisfy(\.isWhitespace) { found.append("\(label) has no help") }
    return found
  }

  /// What is listed as valid can be given, and so can a default of one word.
  private static func values(of parameter: any Parameter) -> [String] {
    let declaration = parameter.declaration
    guard declaration.isOption, declaration.value != nil else { return [] }
    let alone = CommandSignature("alone", summary: "", parameters: [parameter], examples: [])
    func isValid(_ value: String) -> Bool {
      (try? alone.parse(["\(declaration.label)=\(value)"])) != nil
    }
    let mistakes =
      declaration.choices.repeated.map { "\($0) is listed twice" }
      + declaration.choices.filter { !isValid($0) }.map { "\($0) is listed but not valid" }
      + [declaration.help.defaultWord].compactMap { $0 }.filter { !isValid($0) }
      .map { "the default \($0) is not valid" }
    return mistakes.map { "\(declaration.label): \($0)" }
  }

  private static func order(of positionals: [Declaration]) -> [String] {
    zip(positionals, positionals.dropFirst()).flatMap { first, second in
      var found: [String] = []
      if first.occurrence == .repeated || first.occurrence == .repeatedOnce {
        found.append("\(second.label) stands behind one that takes all that is left")
      }
      let isRequired = second.occurrence == .required || second.occurrence == .repeatedOnce
      if isRequired, first.occurrence == .optional || first.occurrence == .repeated {
        found.append("\(second.label) is required behind one that is not")
      }
      return found
    }
  }
}

extension String {
  /// Small letters, digits and single hyphens, a letter first.
  fileprivate var isOptionName: Bool {
    first?.isLetter == true
      && split(separator: "-", omittingEmptySubsequences: false).allSatisfy { part in
        !part.isEmpty
          && part.allSatisfy { $0.isASCII && ($0.isNumber || $0.isLowercase) }
      }
  }

  /// Capitals, as in `MODIFIER=CONTEXT`.
  fileprivate var isValueName: Bool {
    first?.isLetter == true && allSatisfy { $0.isASCII && ($0.isUppercase || "-=,".contains($0)) }
  }

  /// The options that a help text names.
  fileprivate var optionNames: [String] {
    let words = split { character in
      !(character.isLetter || character.isNumber || character == "-")
    }
    return words.map { String($0) }.filter { $0.hasPrefix("--") }
  }

  /// The default that a help text names by one word, not in words of its own.
  fileprivate var defaultWord: String? {
    let parts = split(separator: "Default: ", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let word = parts[1].prefix { $0 != " " }
    return word.last == "." ? String(word.dropLast()) : nil
  }
}

extension [String] {
  /// What occurs more than once, each once.
  fileprivate var repeated: [String] {
    var seen = Set<String>()
    return Set(filter { !seen.insert($0).inserted }).sorted()
  }
}
