import LegibleColor
import LegibleCore
import LegibleLint
import LegibleTokens
import Testing

@Suite struct DefaultStoreTests {
  @Test func checksClean() {
    let check = TokenChecker().check(["legible:ios.resolver.json"])
    #expect(check.findings == [])
    #expect(check.files == EmbeddedTokens.names.count)
    #expect(check.contexts == 2 * 2 * 12 * 3)
  }

  /// Sizes and leadings of the Human Interface Guidelines, Typography.
  static let styles: [(name: String, category: String, size: Double, leading: Double)] = [
    ("body", "large", 17, 22), ("body", "AX2", 33, 40), ("largeTitle", "xSmall", 31, 38),
    ("title1", "AX5", 58, 68), ("headline", "XXXL", 23, 29), ("caption2", "large", 11, 13),
    ("ios.text.footnote", "accessibility1", 23, 29),
  ]

  @Test(arguments: styles)
  func hasTextStyles(name: String, category: String, size: Double, leading: Double) throws {
    let style = try TokenResolver.ios.resolve(["contentSize": category]).textStyle(name)
    #expect(style.size == size)
    #expect(style.leading == leading)
    #expect(style.families == ["SF Pro"])
    #expect(style.weight == (name == "headline" ? 600 : 400))
  }

  @Test(arguments: [
    ("light", "standard", "ios.color.systemRed", "#ff3b30", 1.0),
    ("dark", "standard", "ios.color.systemRed", "#ff453a", 1),
    ("light", "increased", "ios.color.systemRed", "#d70015", 1),
    ("dark", "increased", "ios.color.systemRed", "#ff6961", 1),
    ("light", "standard", "ios.color.secondaryLabel", "#3c3c43", 0.6),
    ("dark", "increased", "ios.color.elevated.systemBackground", "#242426", 1),
  ])
  func hasColors(
    appearance: String, contrast: String, path: String, hex: String, alpha: Double
  ) throws {
    let store = try TokenResolver.ios.resolve(["appearance": appearance, "contrast": contrast])
    let color = try store.color(path)
    #expect(color.withOpacity(1).hex == hex)
    #expect(color.alpha == alpha)
  }

  @Test func hasMarginsByIdiom() throws {
    for (idiom, margin) in [("phone", 16.0), ("phoneWide", 20), ("pad", 20)] {
      #expect(
        try TokenResolver.ios.resolve(["idiom": idiom]).dimension("ios.margin.root") == margin)
    }
  }

  @Test func leavesOutWhatNobodyPublished() throws {
    let store = try TokenResolver.ios.resolve(["contentSize": "AX3"])
    #expect(store["ios.readableWidth"] == nil)
    let large = try #require(try TokenResolver.ios.resolve()["ios.readableWidth"])
    #expect(large.provenance?.confidence == .high)
    let small = try #require(
      try TokenResolver.ios.resolve(["contentSize": "S"])["ios.readableWidth"])
    #expect(small.provenance?.isDerived == true)
  }

  @Test func namesTheSourceOfEveryFigure() throws {
    for token in try TokenResolver.ios.resolve().tokens where !token.isAlias {
      #expect(token.provenance != nil, "\(token.path)")
    }
  }
}
