package import LegibleCore
package import LegibleTokens

/// Contexts in a sentence, of many the first.
func contextList(_ labels: [String]) -> String {
  let most = 8
  guard labels.count > most else { return labels.joined(separator: " and ") }
  return labels.prefix(most).joined(separator: " and ")
    + " and \((labels.count - most).groupedDescription) more contexts"
}

/// `dark`, `light with increased contrast`, `dark, brand ocean`, `theme sepia`.
package func contextLabel(
  _ appearance: Appearance?, _ contrast: ContrastSetting?, _ others: [TokenContext.Choice]
) -> String {
  var parts: [String] = []
  switch (appearance, contrast) {
  case (let appearance?, .increased?): parts = ["\(appearance.rawValue) with increased contrast"]
  case (let appearance?, _): parts = [appearance.rawValue]
  case (nil, let contrast?): parts = ["\(contrast.rawValue) contrast"]
  case (nil, nil): break
  }
  parts += others.map { "\($0.modifier) \($0.context)" }
  return parts.isEmpty ? "every context" : parts.joined(separator: ", ")
}

/// Size categories in a sentence: `from XXL to AX5`, `at AX3`.
package func spell(_ categories: [SizeCategory]) -> String {
  guard let first = categories.first, let last = categories.last else { return "" }
  if first == last { return "at \(first.shortName)" }
  let isWithoutGap = last.index - first.index + 1 == categories.count
  if isWithoutGap { return "from \(first.shortName) to \(last.shortName)" }
  return "at " + categories.map(\.shortName).joined(separator: ", ")
}

/// The first 60 characters of a text on one line.
package func shortened(_ text: String) -> String {
  // No more bytes than that are no more characters either.
  if text.utf8.count <= 60, !text.unicodeScalars.contains(where: \.isLineBreak) { return text }
  let line = text.map { $0.isNewline ? " " : $0 }
  return line.count <= 60 ? String(line) : String(line.prefix(59)) + "\u{2026}"
}

extension Unicode.Scalar {
  /// Whether it is one of those that `Character.isNewline` knows.
  fileprivate var isLineBreak: Bool {
    (0x0A...0x0D).contains(value) || value == 0x85 || value == 0x2028 || value == 0x2029
  }
}
