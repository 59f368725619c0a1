import LegibleCore
import LegibleTokens

/// Tokens as a tree of groups, in the order of their files.
struct SwiftGroup {
  /// The names of the groups and its own, joined by full stops.
  let path: String
  /// Its own name.
  let name: String
  /// The first token in it or below it.
  let firstToken: Token?
  /// The tokens right in it.
  private(set) var tokens: [(name: String, token: Token)] = []
  /// The groups right in it.
  private(set) var groups: [SwiftGroup] = []
  private var places: [String: Int] = [:]

  /// Creates the root out of all tokens.
  init(_ tokens: [Token]) {
    self.init(path: "", name: "", firstToken: tokens.first)
    for token in tokens {
      let names = token.path.split(at: ".")
      insert(token, names.map(String.init)[...])
    }
  }

  private init(path: String, name: String, firstToken: Token?) {
    self.path = path
    self.name = name
    self.firstToken = firstToken
  }

  private mutating func insert(_ token: Token, _ names: ArraySlice<String>) {
    guard let first = names.first else { return }
    guard names.count > 1 else { return tokens.append((first, token)) }
    let place = places[first] ?? groups.count
    if place == groups.count {
      groups.append(
        SwiftGroup(
          path: path.isEmpty ? first : "\(path).\(first)", name: first, firstToken: token))
      places[first] = place
    }
    groups[place].insert(token, names.dropFirst())
  }
}
