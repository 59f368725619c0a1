import LegibleCore
import Testing

@testable import LegibleText

/// Which face of a family a style gets (CSS Fonts 4, 5.2).
struct FontMatchingTests {
  /// The place of the chosen one among faces that have these weights.
  private func chosen(_ weight: Double, _ weights: [ClosedRange<Double>]) -> Int? {
    let request = FontRequest(weight: weight)
    let misfits = weights.map { request.misfit(of: FontTraits(weights: $0)) }
    return misfits.indices.min { misfits[$0] < misfits[$1] }
  }

  @Test(arguments: [
    (400.0, [300.0, 500, 700], 1), (450, [400, 500], 1), (450, [300, 400], 1),
    (500, [300, 400, 600], 1), (500, [600, 700], 0), (350, [300, 400], 0), (350, [400, 700], 0),
    (300, [100, 200, 400], 1), (600, [500, 700, 900], 1), (600, [300, 500], 1),
    (900, [400, 700], 1), (400, [100, 200], 1), (401, [400, 900], 0),
  ])
  func weights(_ wanted: Double, _ faces: [Double], _ expected: Int) {
    #expect(chosen(wanted, faces.map { $0...$0 }) == expected)
  }

  @Test func aRangeThatHoldsTheWeightGoesFirst() {
    #expect(chosen(600, [590...590, 100...900]) == 1)
  }

  @Test(arguments: [
    (100.0, [75.0, 125], 0), (90, [75, 95], 0), (80, [100, 125], 0), (110, [100, 150], 1),
    (150, [75, 100], 1),
  ])
  func widths(_ wanted: Double, _ faces: [Double], _ expected: Int) {
    let request = FontRequest(width: wanted)
    let misfits = faces.map { request.misfit(of: FontTraits(widths: $0...$0)) }
    #expect(misfits.indices.min { misfits[$0] < misfits[$1] } == expected)
  }

  private static let upright = FontTraits()
  private static let italic = FontTraits(italics: 1...1)
  private static let oblique = FontTraits(slopes: 12...12)
  private static let faint = FontTraits(slopes: 5...5)
  private static let backward = FontTraits(slopes: -10 ... -10)

  @Test(arguments: [
    (FontSlant.upright, [italic, oblique, upright], 2), (.upright, [italic, faint], 1),
    (.upright, [backward, italic], 1), (.italic, [upright, oblique, italic], 2),
    (.italic, [upright, faint, oblique], 2), (.italic, [upright, faint], 1),
    (.italic, [backward, upright], 1), (.oblique(12), [italic, oblique], 1),
    (.oblique(20), [faint, oblique], 1), (.oblique(14), [upright, italic], 1),
    (.oblique(8), [faint, oblique], 0), (.oblique(-8), [oblique, backward], 1),
  ])
  func slants(_ wanted: FontSlant, _ faces: [FontTraits], _ expected: Int) {
    let request = FontRequest(slant: wanted)
    let misfits = faces.map { request.misfit(of: $0) }
    #expect(misfits.indices.min { misfits[$0] < misfits[$1] } == expected)
  }

  @Test func widthGoesBeforeSlantAndSlantBeforeWeight() {
    let request = FontRequest(weight: 700, width: 75, slant: .italic)
    let faces = [
      FontTraits(weights: 700...700, italics: 1...1), FontTraits(widths: 75...75),
      FontTraits(weights: 700...700, widths: 75...75),
      FontTraits(widths: 75...75, italics: 1...1),
    ]
    let misfits = faces.map { request.misfit(of: $0) }
    #expect(misfits.indices.min { misfits[$0] < misfits[$1] } == 3)
  }
}
