import LegibleCore
import Testing

@Suite struct EnumerationTests {
  @Test(arguments: [
    ([], Int.max, ""), (["de"], .max, "de"), (["de", "fr"], .max, "de and fr"),
    (["de", "fr", "pl"], 3, "de, fr and pl"), (["de", "fr", "pl", "ru"], 3, "de, fr and 2 more"),
  ])
  func words(_ words: [String], _ most: Int, _ sentence: String) {
    #expect(enumerated(words, atMost: most) == sentence)
  }
}
