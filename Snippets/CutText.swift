import LegibleKit

let fonts = try FontLibrary()
let style = TextStyle(name: "body", families: ["Inter"], size: 17)
let label = try fonts.paragraph("Wanderwegmarkierungen prüfen", style: style, locale: "de")

// What gives way, and what stands for it.
for truncation in [Truncation.tail, .middle, .head, .word] {
  let fit = try label.fit(width: 120, lines: 1, truncation: truncation)
  print("\(truncation): \(fit.lines[0].display)")
}
let french = Ellipsis.localized("fr")
print(try label.fit(width: 120, lines: 1, truncation: .head, ellipsis: french).lines[0].display)

// Instead of a cut: closer letters, smaller letters, equally long lines.
let tight = try label.fit(width: label.width * 0.97, lines: 1, tightening: Fit.standardTightening)
print("tightened by \(-tight.tightening) pt a letter: \(!tight.isTruncated)")
let scale = label.largestScale(width: 200, lines: 1, minimum: 0.5)
print("fits at \(scale) of its size")
print("balanced at \(label.balancedWidth(240)) pt")

// How near it is to its limit, and whether that can be told.
let margin = try label.fit(width: 240, lines: 1).margin
print("\(margin.slack) pt to spare: \(margin.outcome)")
