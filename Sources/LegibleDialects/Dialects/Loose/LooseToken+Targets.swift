import LegibleJSON

extension LooseToken {
  /// The names of the tokens that it may refer to, in its value or in what tools keep beside it.
  var targets: Set<String> {
    var targets: Set<String> = []
    for text in SourceMappedJSON(copying: node).strings {
      if text.hasPrefix("$") { targets.insert(String(text.dropFirst())) }
      var rest = text[...]
      while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
        let name = String(rest[rest.index(after: open)..<close]).trimmed
        targets.insert(name)
        if name.hasSuffix(".value") { targets.insert(String(name.dropLast(6))) }
        rest = rest[rest.index(after: close)...]
      }
    }
    return targets
  }
}
