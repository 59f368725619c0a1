/// The keys by which a text shows that it holds tokens, whether it can be read or not.
enum TokenKeys {
  /// Keys that are common only in files of tokens.
  private static let telling: Set = [
    "$value", "$type", "$extends", "value", "resolutionOrder", "variableCollections",
  ]

  /// Whether one of the keys stands before a colon, with or without quotes.
  ///
  /// Manifests of Kubernetes, which have values too, say what they are in `apiVersion`.
  ///
  /// - Complexity: O(*n*).
  static func occur(in text: String) -> Bool {
    let keys = keys(of: text)
    return !keys.isDisjoint(with: telling) && !keys.contains("apiVersion")
  }

  private static func keys(of text: String) -> Set<String> {
    var keys: Set<String> = []
    var word = ""
    var isOver = false
    for scalar in text.unicodeScalars {
      switch scalar {
      case ":":
        keys.insert(word)
        (word, isOver) = ("", false)
      case "\"", "'", " ", "\t": isOver = !word.isEmpty
      case "$", "a"..."z", "A"..."Z":
        if isOver { (word, isOver) = ("", false) }
        word.unicodeScalars.append(scalar)
      default: (word, isOver) = ("", false)
      }
    }
    return keys
  }
}
