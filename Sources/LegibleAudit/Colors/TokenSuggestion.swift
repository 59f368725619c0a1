package import LegibleColor
import LegibleCore
package import LegibleTokens

/// A token of the store that would let a pair pass in the place of its foreground.
package struct TokenSuggestion: Hashable, Sendable {
  /// The token's path.
  package let token: String
  /// Its colour.
  package let color: Color
  /// The contrast it gives.
  package let contrast: Contrast
  /// The OK difference from the colour in whose place it stands.
  package let difference: Double

  /// The colour tokens that pass, the nearest first; of tokens with one colour the first of the file.
  ///
  /// Tokens of the store's own are preferred: those of the platform come only where there is none.
  ///
  /// - Parameters:
  ///   - store: The tokens to choose from; deprecated ones are left out.
  ///   - color: The foreground that does not pass.
  ///   - layers: What lies behind it, the nearest first.
  ///   - canvas: What lies behind all layers, when it is known.
  ///   - threshold: The ratio to reach.
  ///   - count: The most suggestions.
  /// - Complexity: O(*tokens*).
  package static func nearest(
    in store: TokenStore, to color: Color, over layers: [Color], canvas: Color? = nil,
    atLeast threshold: Double, count: Int = 3
  ) -> [TokenSuggestion] {
    let tokens = store.tokens.filter { $0.type == .color && !$0.isDeprecated }
    for candidates in [tokens.filter { !$0.isSystemColor }, tokens] {
      var seen: Set<RGBA8> = []
      // Colours to make others of come last: whoever has a name for a use should take that.
      let named = candidates.filter { ColorName($0.path) != nil }
      let raw = candidates.filter { ColorName($0.path) == nil }
      let passing = (named + raw).compactMap { token -> TokenSuggestion? in
        guard case .color(let value) = token.value else { return nil }
        let contrast = Contrast(value.color, over: layers, canvas: canvas)
        guard contrast.outcome(atLeast: threshold) == .pass,
          seen.insert(RGBA8(value.color)).inserted
        else { return nil }
        return TokenSuggestion(
          token: token.path, color: value.color, contrast: contrast,
          difference: value.color.okDifference(from: color))
      }
      if !passing.isEmpty {
        return Array(
          passing.sorted { ($0.difference, $0.token) < ($1.difference, $1.token) }.prefix(count))
      }
    }
    return []
  }
}

extension Token {
  /// Whether it is one of the tokens of iOS that are part of the binary.
  var isSystemColor: Bool { location.path.hasPrefix(EmbeddedTokens.scheme) }
}
