/// The colour that a relative one starts from: what the component keywords stand for.
///
/// Source: CSS Color 5, “Relative Color Syntax”.
struct CSSOrigin {
  private let color: Color
  /// The keyword of each component.
  private let words: [CSSWord]
  /// What the components are multiplied by to be those of the function.
  private let scale: Double

  /// Takes a colour into the space of a function, components that are missing staying so where they mean
  /// the same.
  ///
  /// - Parameter scale: 255 for `rgb()`, whose channels are those of 8 bits.
  init(_ origin: Color, in space: ColorSpace, scale: Double = 1) {
    color = origin.convertedCarryingMissing(to: space)
    words = space.components.map { CSSWord($0.name) }
    self.scale = scale
  }

  /// Takes a colour of which nothing but the opacity has a keyword.
  init(alphaOf origin: Color) {
    color = origin
    words = []
    scale = 1
  }

  /// The opacity, which counts where a relative colour writes none.
  var alpha: CSSValue { alpha(at: 0) }

  /// What a keyword stands for; `nil` when it is not a keyword here.
  ///
  /// - Parameter offset: Where it stands.
  func value(of word: CSSWord, at offset: Int) -> CSSValue? {
    if word == Self.alphaWord { return alpha(at: offset) }
    return words.firstIndex(of: word).map { index in
      guard let component = color[index] else {
        return CSSValue(kind: .none, value: 0, offset: offset)
      }
      return CSSValue(kind: .number, value: component * scale, offset: offset)
    }
  }

  /// The keywords in a sentence: `r, g, b and alpha`.
  var phrase: String {
    let names = words.isEmpty ? [] : color.space.components.map(\.name)
    return names.isEmpty ? "alpha" : "\(names.joined(separator: ", ")) and alpha"
  }

  private func alpha(at offset: Int) -> CSSValue {
    CSSValue(
      kind: color.missing.contains(.alpha) ? .none : .number, value: color.alpha, offset: offset)
  }

  private static let alphaWord = CSSWord("alpha")
}
