import LegibleUses
import Testing

@Suite struct KeyUsesTextTests {
  @Test func noKeys() { #expect([KeyUses]().text == "0 keys\n") }

  @Test func oneUse() {
    let place = TextUse.Place(file: "App/View.swift", line: 3)
    let use = TextUse(place: place, drawing: .limited("Text", to: 2, style: "body"))
    let key = KeyUses(key: "title", catalog: "en.lproj/Localizable.strings", uses: [use])
    #expect([key].text == "App/View.swift:3: title: Text, 2 lines, body\n1 key: 1 nLines\n")
  }

  @Test func measures() {
    var drawing = Drawing.limited("Text", to: 1, minimumScale: 0.5)
    drawing.width = 120
    drawing.isFixedSize = true
    drawing.truncation = .middle
    let use = TextUse(
      place: TextUse.Place(file: "View.swift", line: 3), drawing: drawing,
      arguments: [.count, .name])
    let key = KeyUses(key: "title", catalog: "en.lproj/Localizable.strings", uses: [use])
    #expect(
      [key].text.hasPrefix(
        """
        View.swift:3: title: Text, oneLine, shrinks to 0.5, at most 120 pt wide, as wide as it needs, \
        truncated in the middle, given count and name
        """))
  }
}
