import LegibleKit

let fonts = try FontLibrary()
let style = try TokenResolver.ios.resolve(["contentSize": "accessibility1"]).textStyle("body")
let text = "Erinnerung vor Sonnenuntergang"
let paragraph = try fonts.paragraph(text, style: style, locale: "de")

for width in [120.0, 240, 480] {
  let fit = try paragraph.fit(width: width, lines: 2)
  let lines = fit.lines.map(\.display).joined(separator: " / ")
  print("\(width) pt: \(lines)\(fit.isTruncated ? ", truncated" : "")")
}

// Fonts that the system takes for other scripts may make lines higher.
let heights = try paragraph.fit(width: 120).heightRange
print("\(heights.map { "\($0) pt high" } ?? "of unknown height")")

// Nothing is narrower than the widest word, unless the word is divided.
print("widest word: \(paragraph.widestWord().width) pt")
