import LegibleCore

/// The path that was probably meant: one that ends with the word, else the nearest one, else the
/// one whose last name is nearest.
///
/// - Complexity: O(*word* × *total length of the paths*).
func nearestPath(to word: String, in paths: some Sequence<String>) -> String? {
  let typed = word.lowercased()
  if let path = paths.first(where: { lastName(of: $0.lowercased()) == typed[...] }) { return path }
  if let path = closestMatch(to: word, in: paths) { return path }
  let name = String(lastName(of: word))
  guard let guess = closestMatch(to: name, in: paths.map { String(lastName(of: $0)) }) else {
    return nil
  }
  return paths.first { lastName(of: $0) == guess[...] }
}

/// What follows the last full stop of a path.
package func lastName(of path: String) -> Substring {
  path.utf8.lastIndex(of: UInt8(ascii: ".")).map { path[path.index(after: $0)...] } ?? path[...]
}

extension TokenTree {
  /// What to do about a name of iOS where the tokens of iOS are not part of the tree; `nil` where
  /// they are, or for other names.
  func hintOfMissingPlatform(for name: String) -> String? {
    guard find("ios") == nil, name.hasPrefix("ios.") || TextStyleName(spelled: name) != nil else {
      return nil
    }
    return "Name { \"$ref\": \"legible:ios.resolver.json\" } in resolutionOrder."
  }
}
