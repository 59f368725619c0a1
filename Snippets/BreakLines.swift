import LegibleKit

let fonts = try FontLibrary()
let style = TextStyle(name: "body", families: ["Inter"], size: 17)
let text = "Download the map before you go: --offline needs 250 MB"

// The same text, as the platforms break it.
let profiles: [(name: String, settings: ParagraphSettings)] = [
  ("iOS", .ios), ("CSS", .css), ("Android", .android),
]
for profile in profiles {
  let label = try fonts.paragraph(text, style: style, locale: "en", settings: profile.settings)
  let lines = try label.fit(width: 160).lines.map(\.display)
  print("\(profile.name): \(lines.joined(separator: " / "))")
}

// A profile is a value: take one and change what the app changes.
var settings = ParagraphSettings.ios
settings.lineBreaking.pushOut = false
settings.lineBreaking.wordBreak = .phrase
let japanese = try fonts.paragraph(
  "今日はとても天気がいいですね。", style: style, locale: "ja", settings: settings)
print(try japanese.fit(width: 120).lines.map(\.display))

// Where lines may end, without any font.
let breaks = try TextAnalysis.lineBreaks(in: text, locale: "en")
print("\(breaks.count) places, the first after code unit \(breaks[0].offset)")
for opportunity in breaks where opportunity.isMandatory || opportunity.showsHyphen {
  print("\(opportunity.offset): ends a line, or shows a hyphen")
}
let widest = try fonts.paragraph(text, style: style, locale: "en").widestWord()
print("\(widest.width) pt at \(widest.range) in \(style.families), \(style.fontWidth) % wide")
