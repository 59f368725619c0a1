import LegibleAdaptive
import LegibleCore
import LegibleTestSupport
import Testing

@Suite struct DynamicTypeTests {
  @Test func hasEveryPublishedFigure() throws {
    let rows = try Fixture.textStyles()
    #expect(rows.count == 11 * 12)
    for row in rows {
      let style = try #require(TextStyleName(rawValue: row.style))
      let category = try #require(SizeCategory(rawValue: row.category))
      let text = DynamicType(style, at: category)
      #expect(text.style == style && text.category == category)
      #expect(text.size == row.size, "\(row)")
      #expect(text.leading == row.leading, "\(row)")
      #expect(text.tracking == row.tracking, "\(row)")
      #expect(text.weight == row.weight, "\(row)")
      #expect(text.emphasizedWeight == row.emphasizedWeight, "\(row)")
    }
  }
}
