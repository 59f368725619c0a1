import LegibleJSON
import LegibleKit

/// What would let the pairs of a grid pass that do not, the worst ones first.
struct GridRemedies {
  /// A pair of the grid, with what would help it.
  struct Pair {
    let foreground, background: String
    let contrast: Contrast
    fileprivate let query: ContrastQuery

    init(
      _ foreground: ColorNames.NamedColor, _ background: ColorNames.NamedColor,
      _ query: ContrastQuery, _ contrast: Contrast
    ) {
      self.foreground = foreground.name
      self.background = background.name
      self.query = query
      self.contrast = contrast
    }
  }

  /// Where tokens that would do are looked for.
  let store: TokenStore?
  let pairs: [Pair]

  /// The most pairs that are listed for people.
  private static let mostListed = 10

  /// Lines for people.
  func lines(showsSwatches: Bool) -> [String] {
    guard !pairs.isEmpty else { return ["", "suggestions: none needed, every pair passes"] }
    func swatch(_ contrast: Contrast) -> String {
      showsSwatches ? contrast.swatch(" Aa ") + " " : ""
    }
    var lines = ["", "suggestions, the worst pairs first"]
    for pair in pairs.prefix(Self.mostListed) {
      lines += [
        "",
        "\(swatch(pair.contrast))\(pair.foreground.escapingControls) on \(pair.background.escapingControls): "
          + "\(Contrast.text(pair.contrast.leastRatio)):1",
      ]
      lines += remedies(for: pair).lines(swatch: swatch).map { "  " + $0 }
    }
    let more = pairs.count - Self.mostListed
    if more > 0 {
      lines += ["", "and \(pluralized(more, "more pair")): --format json has them all"]
    }
    return lines
  }

  /// The member for programs.
  var member: JSONValue.Member {
    JSONValue.Member(
      "suggestions",
      .array(
        pairs.map { pair in
          .object(
            [
              JSONValue.Member("foreground", .string(pair.foreground)),
              JSONValue.Member("background", .string(pair.background)),
              JSONValue.Member("ratio", .number(pair.contrast.ratio)),
            ] + remedies(for: pair).members)
        }))
  }

  private func remedies(for pair: Pair) -> ContrastRemedies {
    ContrastRemedies(for: pair.query, pair.contrast, in: store)
  }
}
