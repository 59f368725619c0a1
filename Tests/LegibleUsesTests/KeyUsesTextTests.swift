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
}
