import LegibleKit

let fonts = try FontLibrary()
let style = TextStyle(name: "body", families: ["Inter"], size: 17)

// A renderer of one's own: begin with nothing, or with a platform's habits.
var settings = ParagraphSettings()
settings.direction = .auto
settings.whiteSpace = .normal
settings.lineBreaking.strictness = .normal
settings.lineBreaking.wordBreak = .keepAll
var hyphenation = Hyphenation(folders: Hyphenation.system.folders)
hyphenation.shortestWord = 8
settings.lineBreaking.hyphenation = hyphenation
settings.lineHeight.placement = .split
settings.lineHeight.growth = .tallScripts
settings.tabStops = .points(40)
settings.rounding = .none
settings.openType.features = ["tnum"]
settings.wordSpacing = 0.5
settings.systemFonts.platform = .uiKit(versions: 17...18)

let text = "Donaudampfschifffahrt:\t12 €"
let own = try fonts.paragraph(text, style: style, locale: "de", settings: settings)
print("\(own.direction), \(own.width) pt at \(own.style.size), \(own.width(size: 34)) pt at 34")

// Many widths: count the lines without making them.
for width in stride(from: 60.0, through: 240, by: 60) {
  let summary = own.summary(width: width, lines: nil)
  let word = summary.dividesWord ? ", divides a word" : summary.overflows ? ", overflows" : ""
  print("\(width) pt, lines: \(summary.lineCount), the widest \(summary.widest) pt\(word)")
}
