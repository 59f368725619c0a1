import LegibleCore
import LegibleTokens

/// A reference inside a draft, before names are made sound: `{a.b}` for a whole token, `{a.b}#/alpha`
/// for a part of its value.
struct DraftReference {
  /// The token's name.
  var target: String
  /// The pointer into the value, `nil` for the whole of it.
  var part: String?

  /// Names a token or a part of it.
  init(target: String, part: String? = nil) {
    self.target = target
    self.part = part
  }

  /// Reads what ``text`` writes; `nil` for any other string.
  init?(_ text: String) {
    guard text.utf8.first == UInt8(ascii: "{"), let end = text.firstIndex(of: "}") else {
      return nil
    }
    let rest = text[text.index(after: end)...]
    guard rest.isEmpty || rest.hasPrefix("#/") else { return nil }
    target = String(text[text.index(after: text.startIndex)..<end])
    part = rest.isEmpty ? nil : String(rest.dropFirst(2))
  }

  /// The reference as drafts hold it.
  var text: String { "{\(target)}" + (part.map { "#/\($0)" } ?? "") }

  /// The reference as 2025.10 writes it.
  var final: String {
    guard let part else { return text }
    let names = target.split(at: ".")
    let path = names.map { JSONPointer.escaped(String($0)) }.joined(separator: "/")
    return "#/\(path)/$value/\(part)"
  }
}
