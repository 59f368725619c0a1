import LegibleCore
import LegibleTestSupport
import LegibleUnicode
import Testing

@testable import LegibleCatalogs

@Suite struct PropertyListTests {
  static let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "PropertyList-1.0.dtd">
    <plist version="1.0">

    """

  @Test func readsStringsInXML() {
    let catalog = read(
      "de.lproj/T.strings",
      Self.head + """
        <dict>
          <!-- a comment -->
          <key>a &amp; b</key><string>x &lt;&#233;&#xE9;<![CDATA[<&>]]><!-- no -->y</string>
          <key>empty</key> <string/>
          <key>n</key><integer>3</integer>
          <key>empty</key> <string>again</string>
        </dict>
        </plist>
        """)
    #expect(catalog.strings.map(\.key) == ["a & b", "empty"])
    #expect(catalog.strings.map { $0.variants[0].value } == ["x <éé<&>y", "again"])
    #expect(catalog.strings.map(\.location.line) == [6, 9])
    #expect(catalog.findings.map(place) == ["8:15 error", "9:3 warning"])
  }

  static let broken: [(String, String)] = [
    ("▸<plist></plist>", "error the property list is empty"),
    ("▸<plist>", "error the XML is damaged: <plist> is not closed"),
    ("<plist>▸<dict>", "error the XML is damaged: <dict> is not closed"),
    ("<plist><array></▸dict>", "error the XML is damaged: mismatched tag"),
    ("<plist><dict>▸<string>a</string></dict></plist>", "error a value without its <key>"),
    ("<plist><dict>▸<key>a</key></dict></plist>", "error a <key> without its value"),
    (
      "<plist><dict><key>a</key>▸<key>b</key></dict></plist>",
      "error a <key> where a value is expected"
    ),
    ("<plist><string>a &▸ b</string>", "error the XML is damaged: not well-formed (invalid token)"),
    ("<plist><string>▸&copy;</string>", "error the XML is damaged: undefined entity"),
    (
      "<plist><string>▸&#xD800;</string>",
      "error the XML is damaged: reference to invalid character number"
    ),
    ("<plist><string>a▸<b/></string></plist>", "error an element inside text"),
    ("<plist>▸<table/></plist>", "error <table> is not an element of a property list"),
    ("▸<plist>text</plist>", "error text outside an element"),
    ("<plist>▸<dict>text</dict></plist>", "error text outside an element"),
    ("<plist><true/>▸<true/></plist>", "error a second value"),
    ("<plist>▸<array/></plist>", "error the property list is not a dictionary of strings"),
    ("▸<plist", "error the XML is damaged: unclosed token"),
    ("▸<?xml", "error the XML is damaged: unclosed token"),
    (
      "<plist>" + String(repeating: "<array>", count: 65) + "▸<array>"
        + String(repeating: "</array>", count: 66) + "</plist>",
      "error nested deeper than 64 levels"
    ),
  ]

  @Test(arguments: broken) func locatesFaults(_ text: String, _ expected: String) {
    let marked = MarkedText(text)
    let findings = read("T.strings", marked.text).findings
    #expect(findings.map(\.position) == marked.positions)
    #expect(findings.map { "\($0.severity.rawValue) \($0.message)" } == [expected])
  }

  /// `{"a": "é"}` as plutil writes it: header, three objects, offsets, trailer.
  static let binary: [UInt8] =
    Array("bplist00".utf8) + [0xD1, 1, 2, 0x51, 0x61, 0x61, 0x00, 0xE9]
    + [8, 11, 13] + [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, 3]
    + [0, 0, 0, 0, 0, 0, 0, 0] + [0, 0, 0, 0, 0, 0, 0, 16]

  @Test func readsStringsInBinary() {
    let catalog = CatalogSource(path: "fr.lproj/T.strings", bytes: Self.binary).catalog()
    #expect(catalog.findings.isEmpty)
    #expect(catalog.strings.map(\.key) == ["a"])
    #expect(catalog.strings.map { $0.variants[0].value } == ["é"])
    #expect(catalog.strings.map(\.location) == [SourceLocation(path: "fr.lproj/T.strings")])
  }

  /// Each byte damaged in turn, a dictionary that holds itself among the outcomes.
  @Test func survivesDamagedBinary() {
    for index in Self.binary.indices.dropFirst(8) {
      for byte: UInt8 in [0, 1, 0xD1, 0xA1, 0x5F, 0xFF] {
        var bytes = Self.binary
        bytes[index] = byte
        #expect(CatalogSource(path: "T.strings", bytes: bytes).catalog().files == ["T.strings"])
      }
    }
  }

  @Test func readsStringsdict() {
    let catalog = read(
      "ru.lproj/T.stringsdict",
      Self.head + """
        <dict>
          <key>hikes</key>
          <dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@n@ в %@</string>
            <key>n</key>
            <dict>
              <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
              <key>NSStringFormatValueTypeKey</key><string>%ld</string>
              <key>one</key><string>%ld тур</string>
              <key>other</key><string>%ld тура</string>
            </dict>
          </dict>
          <key>wide</key>
          <dict>
            <key>NSStringVariableWidthRuleType</key>
            <dict><key>50</key><string>Long</string><key>20</key><string>Short</string></dict>
          </dict>
          <key>touch</key>
          <dict>
            <key>NSStringDeviceSpecificRuleType</key>
            <dict><key>mac</key><string>Click</string><key>iphone</key><string>Tap</string></dict>
          </dict>
          <key>bad</key><dict/>
          <key>worse</key>
          <dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
            <key>n</key><dict><key>other</key><string>x</string></dict>
            <key>m</key>
            <dict>
              <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            </dict>
          </dict>
        </dict>
        </plist>
        """)
    #expect(catalog.strings.map(\.key) == ["hikes", "touch", "wide", "worse"])
    let hikes = catalog.strings[0]
    #expect(hikes.variants.map(\.value) == ["%#@n@ в %@"])
    #expect(hikes.substitutions.map(\.specifier) == ["ld"])
    #expect(hikes.substitutions[0].variants.map(\.plural) == [.one, .other])
    #expect(catalog.strings[1].variants.map(\.device) == ["iphone", "mac"])
    #expect(catalog.strings[2].variants.map(\.width) == [20, 50])
    #expect(catalog.findings.map(place) == ["26:3 error", "30:5 error", "31:5 error"])
  }

  private func read(_ path: String, _ text: String) -> StringCatalog {
    CatalogSource(path: path, bytes: Array(text.utf8)).catalog()
  }
}
