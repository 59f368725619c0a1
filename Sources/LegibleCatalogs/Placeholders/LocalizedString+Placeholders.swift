extension LocalizedString {
  /// The placeholders of all its texts and of the substitutions in them, as they are written.
  ///
  /// - Complexity: O(*length of the texts*).
  package var placeholderSpellings: Set<String> {
    let texts = variants.map { FormatString($0.value) }
    let parts = substitutions.flatMap { substitution in
      [FormatString("%" + substitution.specifier)]
        + substitution.variants.map { FormatString($0.value, inSubstitution: true) }
    }
    let variables = variants.flatMap { VariableName.all(in: $0.value) }.map(\.spelling)
    return Set((texts + parts).flatMap(\.placeholders).map(\.spelling) + variables)
  }
}
