import LegibleCore
import LegibleText
import Testing

/// Tracking by size: a font's own table, or what its vendor publishes for it, and never both.
struct TrackingTableTests {
  /// The font with a `trak` table, under its own family or one of Apple's.
  private func library(family: String? = nil) throws -> FontLibrary {
    var bytes = try TestFonts.bytes("Tracked.ttf")
    if let family {
      // Names are UTF-16; both have six letters.
      let old = "QX Pro".utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
      let new = family.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
      for start in 0..<bytes.count - old.count where Array(bytes[start...].prefix(12)) == old {
        bytes.replaceSubrange(start..<start + old.count, with: new)
      }
    }
    return try FontLibrary([FontSource(path: "Tracked.ttf", bytes: bytes)], fallback: .none)
  }

  private func style(_ size: Double) -> TextStyle {
    TextStyle(name: "tracked", families: ["Tracked.ttf"], size: size)
  }

  // 100 units of 1,000 at 10 pt and less, none at 20 pt; advances of 500.
  @Test(arguments: [(5.0, 3.0), (10, 6), (15, 8.25), (20, 10), (40, 20)])
  func theTableIsReadAtTheSize(_ size: Double, _ expected: Double) throws {
    let paragraph = try library().paragraph("A", style: style(size))
    #expect(abs(paragraph.width - expected) < 0.01)
  }

  // HIG, Typography: SF Pro at 17 pt has -0.43 pt, at 10 pt 0.12 pt.
  @Test(arguments: [(17.0, -0.43), (10, 0.12), (28, 0.38)])
  func thePublishedTableTakesItsPlaceForApplesFontsOnly(
    _ size: Double, _ tracking: Double
  ) throws {
    var settings = ParagraphSettings()
    settings.systemFonts.usesPublishedTracking = true
    let apple = try library(family: "SF Pro")
    let published = try apple.paragraph("A", style: style(size), settings: settings)
    #expect(abs(published.width - (size / 2 + tracking)) < 0.0001)
    #expect(published.uncertainty == 0)
    let own = try library().paragraph("A", style: style(size))
    #expect(try apple.paragraph("A", style: style(size)).width == own.width)
    #expect(try library().paragraph("A", style: style(size), settings: settings).width == own.width)
  }

  @Test(arguments: [10.0, 15, 30])
  func eachFontOfATextHasItsOwnTable(_ size: Double) throws {
    let library = try FontLibrary([
      FontSource(path: "Tracked.ttf", bytes: try TestFonts.bytes("Tracked.ttf"))
    ])
    let both = TextStyle(name: "both", families: ["Tracked.ttf", "SF Pro"], size: size)
    let standIn = TextStyle(name: "standIn", families: ["SF Pro"], size: size)
    let first = try library.paragraph("AA", style: both)
    let second = try library.paragraph("жы", style: standIn)
    let mixed = try library.paragraph("AAжы", style: both)
    #expect(mixed.fontNames.count == 2)
    #expect(abs(mixed.width - first.width - second.width) < 1e-9)
    let fit = try mixed.fit(width: .infinity)
    let letters = fit.glyphs(of: fit.lines[0])
    #expect(abs(letters[2].x - first.width) < 1e-9)
  }
}
