/// Words in a sentence: `de`, `de and fr`, `de, fr and pl`.
///
/// - Parameter most: Of more words than that the first are given and the others counted.
package func enumerated(_ words: [String], atMost most: Int = .max) -> String {
  guard words.count <= most else {
    return words.prefix(most - 1).joined(separator: ", ") + " and \(words.count - most + 1) more"
  }
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " and " + last
}
