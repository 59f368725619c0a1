import LegibleCore
import LegibleTestSupport
import LegibleXML
import Testing

@Suite struct XMLReaderTests {
  private func read(_ text: String) -> XMLReader.Document {
    XMLReader.document(Array(text.utf8), path: "a.xib")
  }

  @Test func aTree() throws {
    let document = read(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <a x="1 &amp; 2" y="&#228;">one<b>two</b>
        <!-- no -->
        <b/>three<![CDATA[<four>]]></a>

      """)
    let root = try #require(document.root)
    #expect(document.finding == nil)
    #expect(root.name == "a")
    #expect(root["x"] == "1 & 2" && root["y"] == "ä" && root["z"] == nil)
    #expect(root.children.map(\.name) == ["b", "b"])
    #expect(root.child("b")?.text == "two" && root.child("c") == nil)
    #expect(root.text == "one\n  \n  three<four>")
    #expect(root.children.map(\.location.description) == ["a.xib:2:32", "a.xib:4:3"])
  }

  @Test func encodings() {
    let wide = "\u{FEFF}<a>ä</a>".utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let start = Array("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><a>".utf8)
    let latin: [UInt8] = start + [0xE4] + Array("</a>".utf8)
    let marked: [UInt8] = [0xEF, 0xBB, 0xBF] + Array("<a>ä</a>".utf8)
    for bytes in [wide, latin, marked] {
      #expect(XMLReader.document(bytes, path: "a").root?.text == "ä")
    }
  }

  /// What stands before the damage is read.
  @Test(arguments: [
    ("<a><b>one</b><c>", "<c> is not closed", 2), ("<a><b>one</b></c></a>", "mismatched tag", 1),
    ("", "no element found", 0), ("text", "syntax error", 0),
    ("<a><b>one</b>&nope;</a>", "undefined entity", 1),
  ])
  func damagedFiles(_ text: String, _ message: String, _ children: Int) {
    let document = read(text)
    #expect(document.finding?.message == "the XML is damaged: \(message)")
    #expect(document.finding?.rule == "xml-syntax")
    #expect(document.root?.children.count ?? 0 == children)
  }

  /// A few lines that would stand for gigabytes, and a file of the machine.
  @Test(arguments: [
    """
    <!DOCTYPE a [<!ENTITY b "bbbbbbbbbb"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;">]><a>&c;</a>
    """,
    """
    <!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>
    """,
  ])
  func entitiesAreRefused(_ text: String) {
    let document = read(text)
    #expect(document.finding?.message == "the XML is damaged: it declares an entity")
    #expect(document.root == nil)
  }

  @Test func aDocumentTypeIsNoEntity() {
    let document = read("<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"x.dtd\"><plist/>")
    #expect(document.root?.name == "plist" && document.finding == nil)
  }

  @Test func depthIsBounded() {
    let document = read(String(repeating: "<a>", count: 100_000))
    #expect(
      document.finding?.message == "the XML is damaged: it is nested more than 512 levels deep")
    #expect(document.root != nil)
  }

  @Test func cutAnywhere() {
    let text = "<?xml version=\"1.0\"?><a x=\"1\"><b>one</b><c y=\"ä\"/></a>"
    for count in 0..<text.utf8.count {
      let document = XMLReader.document(Array(text.utf8.prefix(count)), path: "a")
      #expect(document.finding != nil, "\(count)")
    }
  }
}
