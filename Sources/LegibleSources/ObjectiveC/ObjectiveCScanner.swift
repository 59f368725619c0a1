import LegibleUses

/// Finds the texts that Objective-C code looks up, without parsing it.
///
/// A look-up by a macro or method whose key is a literal counts; where the statement sets a property of UIKit
/// or calls one of its methods the text is drawn by that, elsewhere it is undecided.
package struct ObjectiveCScanner {
  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  /// The words and marks of the statement so far.
  private var statement: [Substring] = []
  /// What the method gives that is being read, where that is drawn.
  private var method: Drawing?
  private var found: [ForeignText] = []

  /// The texts that a file looks up.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  package static func texts(in bytes: [UInt8]) -> [ForeignText] {
    var scanner = ObjectiveCScanner(bytes: bytes)
    while scanner.step() {}
    return scanner.found
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  /// The most words of a statement that are kept: what came before decides nothing.
  private static let maximumWords = 64

  private mutating func step() -> Bool {
    skipBlanks()
    guard index < bytes.count else { return false }
    let byte = bytes[index]
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
      _ = literal()
    } else if byte.isNamePart {
      let word = name()
      remember(word)
      read(word)
    } else {
      if byte == UInt8(ascii: ";") || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") {
        statement.removeAll(keepingCapacity: true)
      } else if byte != UInt8(ascii: "@") {
        remember(Substring(String(UnicodeScalar(byte))))
      }
      index += 1
    }
    return true
  }

  private mutating func remember(_ word: Substring) {
    if statement.count == Self.maximumWords { statement.removeFirst(Self.maximumWords / 2) }
    statement.append(word)
  }

  /// Reads a look-up that a word begins.
  private mutating func read(_ word: Substring) {
    switch word {
    case "titleForHeaderInSection": method = .sectionHeader
    case "titleForFooterInSection": method = .sectionFooter
    case "implementation", "end": method = nil
    default: break
    }
    guard word == "_" || word == "LS" || word.lowercased().contains("localiz") else { return }
    let line = line
    skipBlanks()
    guard take("(") || take(":") else { return }
    skipBlanks()
    guard index < bytes.count, take("@") || word.hasPrefix("CF") && take("CFSTR("),
      let key = literal()
    else { return }
    var table: String?
    if word.contains("FromTable") || word.hasSuffix("WithDefaultValue"), take(",") {
      skipBlanks()
      if take("@") { table = literal() }
    }
    found.append(ForeignText(key: key, table: table, line: line, drawing: drawing))
  }

  // MARK: What draws it

  /// What draws the text, by the statement before the look-up.
  private var drawing: Drawing {
    let words = statement.dropLast()
    // A property that is set, or the label of an argument.
    for (position, word) in zip(words.indices, words).reversed() {
      let next = position + 1 < words.endIndex ? words[position + 1] : ""
      if next == "=", let found = Self.properties[String(word)] {
        return property(found, named: word, in: words[..<position])
      }
      if next == ":", let found = Self.labels[String(word)] { return label(found, word, words) }
      if Self.loggers.contains(where: { word.hasPrefix($0) }) { return .log }
    }
    if words.first == "return", let method { return method }
    return .undecided
  }

  private func property(_ drawing: Drawing, named name: Substring, in before: ArraySlice<Substring>)
    -> Drawing
  {
    guard name == "title" else { return drawing }
    // The title of a controller or of its item; of other things it may be anything.
    let owner = before.dropLast().last
    return owner == "self" || owner == "navigationItem" ? drawing : .undecided
  }

  private func label(_ drawing: Drawing, _ label: Substring, _ words: ArraySlice<Substring>)
    -> Drawing
  {
    switch label {
    case "message": words.contains("alertControllerWithTitle") ? drawing : .undecided
    case "initWithTitle": words.contains("UIBarButtonItem") ? .barButton : .undecided
    default: drawing
    }
  }

  private static let properties: [String: Drawing] = [
    "accessibilityLabel": .spoken, "accessibilityHint": .spokenHint,
    "accessibilityValue": .spokenValue, "placeholder": .placeholder, "title": .navigationTitle,
    "prompt": .navigationPrompt, "text": Drawing("UILabel", .undecided),
  ]

  private static let labels: [String: Drawing] = [
    "setAccessibilityLabel": .spoken, "setAccessibilityHint": .spokenHint,
    "setAccessibilityValue": .spokenValue, "setPlaceholder": .placeholder, "setTitle": .button,
    "alertControllerWithTitle": .alertTitle, "message": .alertMessage,
    "actionWithTitle": .alertButton, "initWithTitle": .barButton,
    "insertSegmentWithTitle": .segment, "setText": Drawing("UILabel", .undecided),
  ]

  private static let loggers = ["NSLog", "DDLog", "os_log"]

  // MARK: Characters

  private mutating func name() -> Substring {
    let start = index
    while index < bytes.count, bytes[index].isNamePart { index += 1 }
    return Substring(String(decoding: bytes[start..<index], as: UTF8.self))
  }

  /// The characters of a literal, its escapes resolved; ends at the end of its line.
  private mutating func literal() -> String? {
    guard index < bytes.count else { return nil }
    let quote = bytes[index]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
    index += 1
    var content: [UInt8] = []
    while index < bytes.count, bytes[index] != quote, bytes[index] != UInt8(ascii: "\n") {
      if bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count {
        index += 1
        switch bytes[index] {
        case UInt8(ascii: "n"): content.append(UInt8(ascii: "\n"))
        case UInt8(ascii: "t"): content.append(UInt8(ascii: "\t"))
        default: content.append(bytes[index])
        }
      } else {
        content.append(bytes[index])
      }
      index += 1
    }
    if index < bytes.count, bytes[index] == quote { index += 1 }
    return String(decoding: content, as: UTF8.self)
  }

  private mutating func take(_ mark: StaticString) -> Bool {
    guard starts(with: mark) else { return false }
    index += mark.utf8CodeUnitCount
    return true
  }

  private func starts(with mark: StaticString) -> Bool {
    bytes.count - index >= mark.utf8CodeUnitCount
      && (0..<mark.utf8CodeUnitCount).allSatisfy {
        unsafe bytes[index + $0] == mark.utf8Start[$0]
      }
  }

  private mutating func skipBlanks() {
    while index < bytes.count {
      if starts(with: "//") {
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
      } else if starts(with: "/*") {
        while index < bytes.count, !starts(with: "*/") {
          if bytes[index] == UInt8(ascii: "\n") { line += 1 }
          index += 1
        }
        index = min(index + 2, bytes.count)
      } else if bytes[index] == UInt8(ascii: "\n") {
        line += 1
        index += 1
        // A method begins at the start of a line.
        if starts(with: "- (") || starts(with: "-(") || starts(with: "+ (") { method = nil }
      } else if bytes[index] <= UInt8(ascii: " ") {
        index += 1
      } else {
        return
      }
    }
  }
}

extension Drawing {
  fileprivate static let undecided = Drawing("Objective-C", .undecided)
}

extension UInt8 {
  fileprivate var isNamePart: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...0xFF:
      true
    default: false
    }
  }
}
