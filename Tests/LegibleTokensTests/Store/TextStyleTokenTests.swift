import LegibleCore
import LegibleJSON
import LegibleTestSupport
import LegibleTokens
import Testing

/// The text styles of the default store against Apple's figures.
@Suite struct TextStyleTokenTests {
  @Test func haveEveryPublishedFigure() throws {
    let rows = try Fixture.textStyles()
    let atLarge = Dictionary(
      uniqueKeysWithValues: rows.filter { $0.category == "large" }.map { ($0.style, $0.leading) })
    #expect(rows.count == 11 * 12)
    for row in rows {
      let store = try TokenResolver.ios.resolve(["contentSize": row.category])
      let style = try store.textStyle(row.style)
      #expect(style.size == row.size, "\(row)")
      #expect(style.leading == row.leading, "\(row)")
      #expect(style.weight == row.weight, "\(row)")
      // The tracking is San Francisco's own, so that no other font is spaced by it.
      #expect(style.tracking == 0, "\(row)")
      #expect(style.scalesWith?.rawValue == row.style)
      let token = try store.token("ios.text.\(row.style)")
      let derived = token.ownData?["derivedFigures"]?.elements.compactMap(\.string) ?? []
      let tracking = derived.contains("tracking") ? nil : token.ownData?["tracking"]?.double
      #expect(tracking == row.tracking, "\(row)")
      #expect(token.ownData?["emphasizedWeight"]?.double == row.emphasizedWeight, "\(row)")
      #expect(token.ownData?["leadingAtLarge"]?.double == atLarge[row.style], "\(row)")
      guard case .typography(let value) = token.value else {
        Issue.record("\(row) is of another type")
        continue
      }
      #expect(abs(value.lineHeight * row.size - row.leading) < 1e-4, "\(row)")
    }
  }
}
