import LegibleCore
import LegibleJSON
import LegibleDialects
import LegibleLint
import LegibleTokens

/// The input as the only file there is, whatever path is asked for.
private struct OneFile: FileReader {
  let bytes: [UInt8]

  func bytes(of path: String) throws(LegibleError) -> [UInt8] { bytes }
  func files(under directory: String) throws(LegibleError) -> [String] { [] }
}

/// All lint rules on, those that are off by default too.
private let lint = LintConfiguration(
  rules: Dictionary(
    uniqueKeysWithValues: Rule.lintRules.map { ($0.id, LintSettings(level: .severity(.note))) }))

/// Reads any bytes as a token file or a resolver, checks them, looks up what they define and
/// compares them with themselves.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  guard let document = try? JSONDocument(parsing: bytes, path: "a.json") else { return 0 }
  checkRoundTrip(document)
  let reader = OneFile(bytes: bytes)
  let check = TokenChecker(lint: lint, reader: reader).check(["a.json"])
  for finding in check.findings { precondition(finding.location.line > 0 && finding.count > 0) }
  guard let resolver = try? TokenResolver(contentsOf: "a.json", reader: reader),
    let store = try? resolver.resolve()
  else { return 0 }
  for token in store.tokens.filter({ $0.location.path == "a.json" }).prefix(20) {
    precondition(!store.aliasChain(of: token.path).isEmpty)
    precondition(!token.value.json.line.isEmpty && token.value.description.utf8.count < 1 << 20)
  }
  if resolver.contextCount <= 8 {
    precondition(TokenDiff(from: resolver, to: resolver).changes.isEmpty)
  }
  return 0
}

/// What is written reads as the same again.
private func checkRoundTrip(_ document: JSONDocument) {
  guard document.duplicateKeys.isEmpty else { return }
  let text = JSONValue(document.root).line
  guard let again = try? JSONDocument(parsing: Array(text.utf8), path: "b.json") else {
    preconditionFailure("written JSON cannot be read: \(text)")
  }
  precondition(JSONValue(again.root).line == text)
}
