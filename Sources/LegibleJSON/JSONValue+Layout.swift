extension JSONValue {
  /// Writes the value for people: what fits into a line stands on one line.
  ///
  /// - Parameters:
  ///   - width: The characters of a line, its indentation included.
  ///   - indent: What a level is indented by.
  ///   - depth: The level of the value's own line.
  ///   - newline: What ends a line.
  /// - Returns: The text without a line break at its end.
  /// - Complexity: O(*size of the value* × *depth*).
  package func prettyPrinted(
    width: Int = 100, indent: String = "  ", depth: Int = 0, newline: String = "\n"
  ) -> String {
    var out = ""
    layOut(
      into: &out, Layout(width: width, indent: indent, newline: newline), depth: depth, offset: 0)
    return out
  }

  private struct Layout {
    var width: Int
    var indent: String
    var newline: String
  }

  /// - Parameter offset: The characters before the value on its line, beyond the indentation.
  private func layOut(into out: inout String, _ layout: Layout, depth: Int, offset: Int) {
    let room = layout.width - depth * layout.indent.count - offset - 1
    if let line = spaced(within: room) {
      out += line
      return
    }
    let (open, close) = isObject ? ("{", "}") : ("[", "]")
    let start = layout.newline + String(repeating: layout.indent, count: depth + 1)
    out += open
    switch self {
    case .object(let members):
      for (index, member) in members.enumerated() {
        let name = JSONValue.string(member.name).line + ": "
        out += (index > 0 ? "," : "") + start + name
        member.value.layOut(into: &out, layout, depth: depth + 1, offset: name.count)
      }
    case .array(let elements):
      for (index, element) in elements.enumerated() {
        out += (index > 0 ? "," : "") + start
        element.layOut(into: &out, layout, depth: depth + 1, offset: 0)
      }
    default: break
    }
    out += layout.newline + String(repeating: layout.indent, count: depth) + close
  }

  private var isObject: Bool {
    if case .object = self { return true }
    return false
  }

  /// The value on one line with spaces, `nil` when it is too long; scalars always have one.
  private func spaced(within room: Int) -> String? {
    var text: String
    switch self {
    case .object(let members) where !members.isEmpty:
      text = "{ "
      for (index, member) in members.enumerated() {
        text += (index > 0 ? ", " : "") + JSONValue.string(member.name).line + ": "
        guard text.count < room, let value = member.value.spaced(within: room - text.count) else {
          return nil
        }
        text += value
      }
      text += " }"
    case .array(let elements) where !elements.isEmpty:
      text = "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += ", " }
        guard text.count < room, let value = element.spaced(within: room - text.count) else {
          return nil
        }
        text += value
      }
      text += "]"
    default: return line
    }
    return text.count <= room ? text : nil
  }
}
