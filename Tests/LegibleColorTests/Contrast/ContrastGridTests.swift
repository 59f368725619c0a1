import LegibleColor
import Testing

@Suite struct ContrastGridTests {
  static let colors = [
    "#000", "#fff", "#777", "#ff000080", "color(display-p3 1 0 0)", "oklch(0.7 0.3 150)", "#0000",
  ]

  @Test func equalsTheSinglePairs() throws {
    let colors = try Self.colors.map { try Color(css: $0) }
    let grid = ContrastGrid(colors, over: colors)
    #expect(grid.ratios.count == colors.count * colors.count)
    for row in colors.indices {
      for column in colors.indices {
        let pair = Contrast(colors[row], over: [colors[column]])
        #expect(grid.ratios[row * colors.count + column] == pair.ratio)
        #expect(grid.contrast(row: row, column: column) == pair)
      }
    }
  }

  @Test func knowsTheCanvas() throws {
    let veil = try Color(css: "#0008")
    let grid = ContrastGrid([.white], over: [veil, .black], canvas: .white)
    #expect(grid.ratios == [Contrast(.white, over: [veil, .white]).ratio, 21])
    #expect(ContrastGrid([], over: [veil]).ratios.isEmpty)
  }

  /// L* of #777777 is 50.03, of #808080 53.59; source: CIE 15.
  @Test(arguments: [
    ("#000", "#fff", 100.0), ("#777", "#fff", 49.966), ("#808080", "#000", 53.585),
    ("#fff", "#fff", 0),
  ])
  func lightnessDifference(_ text: String, _ ground: String, _ expected: Double) throws {
    let contrast = Contrast(try Color(css: text), over: [try Color(css: ground)])
    #expect(abs(contrast.lightnessDifference - expected) < 0.01)
  }
}
