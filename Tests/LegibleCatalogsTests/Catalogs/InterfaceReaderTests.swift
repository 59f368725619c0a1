import LegibleCatalogs
import LegibleCore
import LegibleTestSupport
import Testing

@Suite struct InterfaceReaderTests {
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document><scenes><scene><objects>
    <viewController id="v" title="Screen">
    <label id="a" text="A label"/>
    <label id="b"><string key="text">Two
    lines</string></label>
    <button id="c"><state key="normal" title="Go"/><state key="selected" title="Stop"/></button>
    <button id="d"><buttonConfiguration key="configuration" title="Save" subtitle="now"/></button>
    <textField id="e" placeholder="Name"/>
    <segmentedControl id="f"><segments><segment title="One"/><segment title="Two"/></segments></segmentedControl>
    <tableViewSection id="g" headerTitle="Head" footerTitle="Foot"/>
    <navigationItem id="h" title="Title" prompt="Prompt"/>
    <imageView id="i"><accessibility key="accessibilityConfiguration" label="Spoken" hint="Hint"/></imageView>
    <label id="j" text=""/>
    </viewController>
    </objects></scene></scenes></document>

    """

  private func catalog(_ files: [String: String]) throws -> StringCatalog {
    try CatalogLoader(reader: MemoryFiles(files), sourceLanguage: "en").catalog(in: ".")
  }

  @Test func textsOfAnInterface() throws {
    let catalog = try catalog(["Base.lproj/Main.storyboard": Self.storyboard])
    #expect(catalog.findings.isEmpty)
    #expect(Set(catalog.strings.map(\.language)) == ["en"])
    #expect(
      catalog.strings.map { "\($0.key) = \($0.variants[0].value)" } == [
        "a.text = A label", "b.text = Two\nlines", "c.normalTitle = Go", "c.selectedTitle = Stop",
        "d.configuration.subtitle = now", "d.configuration.title = Save", "e.placeholder = Name",
        "f.segmentTitles[0] = One", "f.segmentTitles[1] = Two", "g.footerTitle = Foot",
        "g.headerTitle = Head", "h.prompt = Prompt", "h.title = Title",
        "i.accessibilityHint = Hint", "i.accessibilityLabel = Spoken", "v.title = Screen",
      ])
    #expect(catalog.strings[0].location.description == "Base.lproj/Main.storyboard:4:1")
  }

  /// A table in the developers' language says what is shown there.
  @Test func tablesGoBeforeTheInterface() throws {
    let catalog = try catalog([
      "Base.lproj/Main.storyboard": Self.storyboard,
      "en.lproj/Main.strings": #""a.text" = "Other";"#,
      "de.lproj/Main.strings": #""a.text" = "Ein Text";"#,
    ])
    #expect(
      catalog.strings.map { "\($0.language) \($0.variants[0].value)" } == [
        "de Ein Text", "en Other",
      ])
  }

  /// What is in no folder of a language is not translated.
  @Test func otherInterfacesAreNoCatalogs() throws {
    #expect(try catalog(["Main.storyboard": Self.storyboard]).files.isEmpty)
  }

  @Test func aDamagedInterfaceIsRead() throws {
    let cut = try #require(Self.storyboard.firstRange(of: "<textField"))
    let catalog = try catalog(["Base.lproj/Main.xib": String(Self.storyboard[..<cut.upperBound])])
    #expect(catalog.findings.map(\.rule) == ["xml-syntax"])
    #expect(catalog.strings.first?.key == "a.text" && catalog.strings.count == 7)
  }
}
