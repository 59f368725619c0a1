import LegibleTestSupport
import Testing

@testable import LegibleText

@Suite struct PublishedTrackingTests {
  @Test func hasEveryPublishedRow() throws {
    let rows = try Fixture.rows("tracking.tsv")
    #expect(rows.count == 64 + 64 + 57)
    for row in rows {
      let table = try #require(PublishedTracking(family: row[0]))
      let size = try #require(Double(row[1]))
      let points = try #require(Double(row[3]))
      #expect(abs(table.thousandths(size: size) * size / 1000 - points) < 1e-9, "\(row)")
    }
  }

  @Test func isConstantBeyondItsEnds() {
    for (family, first, last) in [("SF Pro", 6.0, 96.0), ("New York", 6, 260)] {
      let table = PublishedTracking(family: family)
      #expect(table?.thousandths(size: 1) == table?.thousandths(size: first))
      #expect(table?.thousandths(size: 1000) == table?.thousandths(size: last))
    }
  }
}
