import LegibleColor
import LegibleCore
import LegibleTokens

/// The colour tokens of all contexts, each once.
struct ColorCatalog {
  /// In the order of the files, those of later contexts last.
  let tokens: [Token]
  private let places: [String: Int]
  private let contexts: [ColorContext]

  init(_ contexts: [ColorContext]) {
    var tokens: [Token] = []
    var places: [String: Int] = [:]
    for context in contexts {
      for token in context.store.tokens where token.type == .color && places[token.path] == nil {
        places[token.path] = tokens.count
        tokens.append(token)
      }
    }
    self.tokens = tokens
    self.places = places
    self.contexts = contexts
  }

  /// How many contexts there are.
  var contextCount: Int { contexts.count }

  subscript(path: String) -> Token? { places[path].map { tokens[$0] } }

  /// Those that are not part of the platform.
  var own: [Token] { tokens.filter { !$0.isSystemColor } }

  /// The token that a colour comes from in the first context that has it: itself or what it is an
  /// alias of.
  func origin(of path: String) -> Token? {
    for context in contexts {
      if let origin = context.store.aliasChain(of: path).last { return origin }
    }
    return nil
  }
}

extension ColorCatalog {
  /// The path that a pattern meant which matches no colour.
  func hint(on glob: Glob) -> String? {
    glob.suggestion(in: tokens.map(\.path)).map { "Did you mean \($0)?" }
  }
}
