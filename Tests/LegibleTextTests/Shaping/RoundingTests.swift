import LegibleCore
import LegibleText
import Testing

/// How a browser rounds the widths of lines.
struct RoundingTests {
  private func width(_ text: String, size: Double = 17, family: String = "Inter") throws -> Double {
    let style = TextStyle(name: "text", families: [family], size: size)
    return try embedded.paragraph(text, style: style, locale: "en", settings: .css).width
  }

  private func plain(_ text: String, size: Double = 17) throws -> Double {
    try embedded.paragraph(text, style: inter(size), locale: "en").width
  }

  @Test(arguments: ["Keep", "Keep your boots dry", "Wanderwegmarkierungen"])
  func aLineIsRoundedUpToWholeUnits(_ text: String) throws {
    let rounded = try width(text)
    #expect(rounded * 64 == (rounded * 64).rounded())
    #expect(try (-1e-3...1.0 / 64).contains(rounded - plain(text)))
  }

  @Test func eachDirectionIsRoundedByItself() throws {
    // Three parts: Latin, Hebrew, Latin.
    let parts = try ["Wi-Fi ", "רשת", " 5G"].map { try width($0 + "\u{200B}") }
    let whole = try width("Wi-Fi רשת 5G")
    let spaces = try 2 * (width("a a") - width("aa"))
    #expect(abs(whole - parts.reduce(0, +)) <= spaces + 5.0 / 64)
    #expect(whole * 64 == (whole * 64).rounded())
  }

  @Test func sizesAreRoundedDownToWhole64ths() throws {
    #expect(try width("Keep your boots dry", size: 17.01) == width("Keep your boots dry"))
  }

  @Test(arguments: [1e-9, 0.001, 1.0 / 64, 0.5, 10_000])
  func extremeSizesHaveWidths(_ size: Double) throws {
    let width = try width("Keep", size: size)
    #expect(width.isFinite && width >= 0)
    #expect(try abs(width - plain("Keep", size: size)) <= 1.0 / 64 + size / 100)
  }

  @Test(arguments: samples)
  func aRoundedLineFitsItsOwnWidth(_ text: String, _ locale: String) throws {
    let paragraph = try embedded.paragraph(text, style: inter(), locale: locale, settings: .css)
    #expect(try paragraph.fit(width: paragraph.width).lines.count == paragraph.hardLineCount)
    for width in stride(from: 40, through: paragraph.width, by: 11.3) {
      let fit = try paragraph.fit(width: width)
      #expect(fit.lines.allSatisfy { $0.width <= width + Fit.tolerance })
      #expect(
        try paragraph.fit(width: fit.size.width).lines.count <= fit.lines.count)
    }
  }

  @Test(arguments: ["a\u{2028}b", "a\u{2029}b", "a\u{85}b", "a\u{B}b", "a\u{C}b"])
  func onlyLineFeedsEndLines(_ text: String) throws {
    let css = try embedded.paragraph(text, style: inter(), locale: "en", settings: .css)
    #expect(try css.fit(width: .infinity).lines.count == 1)
    let ios = try embedded.paragraph(text, style: inter(), locale: "en", settings: .ios)
    #expect(try ios.fit(width: .infinity).lines.count == 2)
  }
}

extension Paragraph {
  fileprivate var hardLineCount: Int { lineBreaks.dropLast().filter(\.isMandatory).count + 1 }
}
