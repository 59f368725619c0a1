import LegibleKit

let fonts = try FontLibrary()
let system = TextStyle(name: "body", families: ["SF Pro"], size: 17)
let own = TextStyle(name: "own", families: ["Inter"], size: 17)

// How far widths may be off: nothing for a font of one's own, more where another stands in.
let titles = [("Settings", "en"), ("Настройки", "ru"), ("설정", "ko"), ("الإعدادات", "ar")]
for (title, locale) in titles {
  let label = try fonts.paragraph(title, style: system, locale: locale)
  print("\(title): \(label.width) pt, give or take \(label.uncertainty * label.width) pt")
}
print("own font: \(try fonts.paragraph("Settings", style: own, locale: "en").uncertainty)")

// A fit is certain only outside the band around what the text needs.
let label = try fonts.paragraph("Einstellungen zurücksetzen", style: system, locale: "de")
for width in [190.0, 216, 240] {
  let margin = try label.fit(width: width, lines: 1).margin
  let least = margin.needed * (1 - margin.uncertainty)
  let most = margin.needed * (1 + margin.uncertainty)
  print("\(width) pt: needs \(least) to \(most) pt, uses \(margin.fill): \(margin.outcome)")
}
