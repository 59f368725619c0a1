import LegibleKit

let fonts = try FontLibrary()
let body = TextStyle(name: "body", families: ["Inter"], size: 17)
let price = TextStyle(name: "price", families: ["Inter"], size: 28, weight: 700)

var text = StyledText("Tageskarte 24 €, ermäßigt 12 €", style: body)
if let amount = text.text.firstRange(of: "24 €") {
  text.set(amount, style: price, features: ["tnum"])
}
let label = try fonts.paragraph(text, locale: "de")
let fit = try label.fit(width: 160, lines: 2)

// Each line has two boxes: one for its neighbours and one around what is drawn.
for line in fit.lines {
  print("\(line.substring): baseline at \(line.baseline) pt, \(line.width) pt wide")
  print("\(line.display): \(line.box.height) pt high, ink \(fit.ink(of: line)?.height ?? 0) pt")
}

// A touch becomes an offset, an offset a caret, a range the boxes under it.
if let touched = fit.position(x: 40, y: 12), let caret = fit.caret(at: touched) {
  print("offset \(touched.offset), caret at \(caret.x) pt in line \(caret.line)")
}
print("\(fit.selection(of: 0..<10).count) box under the first word")
