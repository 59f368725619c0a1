/// JSON to be written: the inputs that benchmarks read back.
enum JSONText {
  case object([Member])
  case array([JSONText])
  case string(String)
  case number(Double)
  case integer(Int)
  case bool(Bool)

  /// A member of an object.
  struct Member {
    var name: String
    var value: JSONText

    init(_ name: String, _ value: JSONText) {
      self.name = name
      self.value = value
    }
  }

  /// The text on one line; strings hold nothing that has to be escaped but quotes and backslashes.
  var line: String {
    switch self {
    case .object(let members):
      "{" + members.map { "\(Self.quoted($0.name)): \($0.value.line)" }.joined(separator: ", ")
        + "}"
    case .array(let elements): "[" + elements.map(\.line).joined(separator: ", ") + "]"
    case .string(let text): Self.quoted(text)
    case .number(let number): "\(number)"
    case .integer(let number): "\(number)"
    case .bool(let flag): "\(flag)"
    }
  }

  private static func quoted(_ text: String) -> String {
    var escaped = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { escaped.unicodeScalars.append("\\") }
      escaped.unicodeScalars.append(scalar)
    }
    return escaped + "\""
  }

  /// The text over many lines: the members of the outer two objects on lines of their own.
  var lines: String {
    func text(_ value: JSONText, _ depth: Int) -> String {
      guard case .object(let members) = value, depth < 3 else { return value.line }
      let indent = String(repeating: "  ", count: depth + 1)
      let rows = members.map { "\(indent)\(Self.quoted($0.name)): \(text($0.value, depth + 1))" }
      return "{\n" + rows.joined(separator: ",\n") + "\n" + indent.dropLast(2) + "}"
    }
    return text(self, 0)
  }
}

extension JSONText: ExpressibleByStringLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByBooleanLiteral
{
  init(stringLiteral text: String) { self = .string(text) }
  init(arrayLiteral elements: JSONText...) { self = .array(elements) }
  init(dictionaryLiteral members: (String, JSONText)...) {
    self = .object(members.map { Member($0, $1) })
  }
  init(integerLiteral number: Int) { self = .integer(number) }
  init(floatLiteral number: Double) { self = .number(number) }
  init(booleanLiteral flag: Bool) { self = .bool(flag) }
}
