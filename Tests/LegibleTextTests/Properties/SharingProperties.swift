import LegibleCore
import LegibleTestSupport
import LegibleText
import Testing

/// The same text gives the same answer, whatever was measured before and beside it.
struct SharingProperties {
  /// All that a fit tells, as words.
  private static func answer(_ one: inout PropertyCase) throws -> String {
    let width = one.width()
    let fit = try one.paragraph.fit(width: width, lines: 2, truncation: .middle)
    let glyphs = fit.lines.map { fit.glyphs(of: $0) }
    return "\(one.paragraph.width) \(one.paragraph.uncertainty) \(fit.lines) \(glyphs)"
  }

  @Test func cachesChangeNothing() throws {
    for seed in 0..<UInt64(12) {
      var warm = try PropertyCase(seed: seed)
      let cold = try FontLibrary()
      var fresh = try PropertyCase(seed: seed, fonts: cold)
      let expected = try Self.answer(&fresh)
      #expect(try Self.answer(&warm) == expected, "\(warm)")
      var again = try PropertyCase(seed: seed, fonts: cold)
      #expect(try Self.answer(&again) == expected, "\(warm)")
    }
  }

  @Test func threadsChangeNothing() async throws {
    let seeds = Array(0..<UInt64(40))
    let alone = try seeds.map { seed in
      var one = try PropertyCase(seed: seed)
      return try Self.answer(&one)
    }
    let together = try await withThrowingTaskGroup(of: (Int, String).self) { group in
      for (index, seed) in seeds.enumerated() {
        group.addTask {
          var one = try PropertyCase(seed: seed)
          return (index, try Self.answer(&one))
        }
      }
      var answers = Array(repeating: "", count: seeds.count)
      for try await (index, answer) in group { answers[index] = answer }
      return answers
    }
    #expect(together == alone)
  }
}
