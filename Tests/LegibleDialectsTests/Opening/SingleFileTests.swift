import LegibleCore
import LegibleDialects
import LegibleLint
import LegibleTestSupport
import LegibleTokens
import LegibleTokensSupport
import Testing

/// A folder or a pattern with one file says what the file says.
@Suite struct SingleFileTests {
  static let texts = [
    // Tokens Studio, with references that leave out the set.
    ##"{"global": {"u": {"value": "4", "type": "spacing"}, "m": {"value": "{u} * 2", "type": "spacing"}}}"##,
    // Values of DTCG with a modifier of Tokens Studio.
    ##"{"c": {"$type": "color", "m": {"$value": "#fff", "$extensions": {"studio.tokens": {"modify": {"type": "darken", "value": "0.5", "space": "srgb"}}}}}}"##,
    // Style Dictionary.
    ##"{"color": {"ink": {"value": "#111", "type": "color"}, "text": {"value": "{color.ink.value}"}}}"##,
    // A draft of DTCG, and 2025.10.
    ##"{"ink": {"$type": "color", "$value": "#123456"}}"##,
    ##"{"size": {"$type": "dimension", "$value": {"value": 4, "unit": "px"}}}"##,
  ]

  @Test(arguments: texts)
  func isReadAlikeInAFolder(text: String) throws {
    let files = MemoryFiles(["t/tokens.json": text])
    let found = ["t/tokens.json", "t", "t/*.json"].map { path in
      TokenChecker(lint: .off, reader: files).check([path])
    }
    for check in found.dropFirst() {
      #expect(check.tokens == found[0].tokens)
      #expect(check.findings.map(\.rule) == found[0].findings.map(\.rule))
    }
    let values = try ["t/tokens.json", "t"].map { path in
      try TokenResolver(contentsOf: path, reader: files).resolve().tokens
        .filter { !$0.location.path.hasPrefix("legible:") }.map { "\($0.path) \($0.value)" }
    }
    #expect(values[0] == values[1] && !values[0].isEmpty)
  }
}
