import LegibleKit

// Fonts of an app go before the embedded ones, here one for a script alone.
let path = "Fonts/NotoSansThai-Regular.ttf"
let thai = FontSource(path: path, bytes: try DiskFiles().bytes(of: path), face: 0, family: "Menam")
let fonts = try FontLibrary([thai], preferences: [FontPreference("Menam", scripts: ["Thai"])])

let style = TextStyle(name: "title", families: ["Inter"], size: 28)
let title = try fonts.paragraph("เส้นทาง 4 วัน", style: style, locale: "th")
print("\(title.text): \(title.fontNames.joined(separator: ", "))")

// Carets stand between what readers see as one character; each knows its side of a line's end.
let fit = try title.fit(width: 90)
let end = TextPosition(fit.lines[0].range.upperBound, .upstream)
if let caret = fit.caret(at: end) {
  print("\(caret.x) pt along, \(caret.top) to \(caret.top + caret.height) pt down, \(end.affinity)")
}

// The heights of a font, for aligning what stands beside its text.
let heights = try fonts.metrics(of: style)
print("capitals \(heights.capHeight) pt, small letters \(heights.xHeight) pt high")
print(
  "\(heights.font): \(heights.ascent) above, \(heights.descent) below, \(heights.lineGap) between")
