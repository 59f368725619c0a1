import LegibleCore
import LegibleJSON
import LegibleTokens

/// Reads values in the ways that people wrote them before 2025.10: as strings with units, CSS, objects
/// of design tools.
///
/// What is read comes out as a draft of a 2025.10 value; what is not is reported, and `nil`.
struct LooseValues {
  /// How whole tokens are referred to.
  enum ReferenceStyle {
    /// `{a.b}`.
    case curly
    /// `{a.b}` or `{a.b.value}`.
    case styleDictionary
    /// `{a.b}` or `$a.b`.
    case tokensStudio
  }

  /// What was found.
  var collector = FindingCollector()
  /// The path of the token that is read.
  var subject = ""
  /// Parts of the token without a counterpart.
  var kept: [SourceMappedJSON.Member] = []
  /// Whether the value that was read depends on the values of other tokens, not on their names alone.
  var dependsOnOthers = false
  /// Lengths without a unit that were read: how many there are, and the first of them.
  var unitless: (count: Int, first: JSONNode?) = (0, nil)
  /// The unit of lengths that are written without one.
  let defaultUnit: TokenValue.Dimension.Unit
  /// How whole tokens are referred to.
  let style: ReferenceStyle
  /// All tokens by path.
  let raw: [String: LooseToken]

  /// Tokens with several values, of which the context chooses one: nothing can be computed from them.
  var ambiguous: Set<String> = []

  /// How many references may follow each other.
  static let maximumSteps = 100

  init(
    _ style: ReferenceStyle, raw: [String: LooseToken] = [:],
    defaultUnit: TokenValue.Dimension.Unit = .px
  ) {
    self.style = style
    self.raw = raw
    self.defaultUnit = defaultUnit
  }

  /// Reads a value of a type.
  mutating func value(_ node: JSONNode, as type: TokenType) -> SourceMappedJSON? {
    if let reference = reference(node) { return reference }
    switch type {
    case .color: return color(node)
    case .dimension: return dimension(node)
    case .fontFamily: return fontFamily(node)
    case .fontWeight: return fontWeight(node)
    case .duration: return duration(node)
    case .cubicBezier: return cubicBezier(node)
    case .number: return number(node)
    case .strokeStyle: return strokeStyle(node)
    case .border: return border(node)
    case .transition: return transition(node)
    case .shadow: return shadows(node)
    case .gradient: return gradient(node)
    case .typography: return typography(node)
    }
  }

  // MARK: References

  /// The reference that a value is.
  func reference(_ node: JSONNode) -> SourceMappedJSON? {
    node.string.flatMap { reference($0) }.map { SourceMappedJSON($0.text, from: node) }
  }

  /// The reference that a text is as a whole.
  func reference(_ text: String) -> DraftReference? {
    let text = text.trimmed
    if style == .tokensStudio, text.hasPrefix("$"), raw[String(text.dropFirst())] != nil {
      return DraftReference(target: String(text.dropFirst()))
    }
    guard text.hasPrefix("{"), text.hasSuffix("}") else { return nil }
    let inner = String(text.dropFirst().dropLast())
    let target = inner.trimmed
    guard !target.isEmpty, !target.contains(where: { $0 == "{" || $0 == "}" }) else { return nil }
    let isLong = style == .styleDictionary && target.hasSuffix(".value") && raw[target] == nil
    return DraftReference(target: isLong ? String(target.dropLast(6)) : target)
  }

  /// What a value comes to when its references are followed, as it is written.
  func followed(_ node: JSONNode) -> JSONNode? {
    var node = node
    for _ in 0..<Self.maximumSteps {
      guard let target = node.string.flatMap({ reference($0) })?.target else { return node }
      guard let next = raw[target] else { return nil }
      node = next.value
    }
    return nil
  }

  /// The values of files of which nothing is known but that they may lie over each other.
  init(_ style: ReferenceStyle, trees: [LooseTree], defaultUnit: TokenValue.Dimension.Unit = .px) {
    let raw = Dictionary(trees.flatMap(\.tokens).map { ($0.name, $0) }) { $1 }
    self.init(style, raw: raw, defaultUnit: defaultUnit)
    ambiguous = Set(LayerConflicts(trees).all.map(\.path))
  }

  // MARK: Findings

  /// Says once what the lengths without a unit were taken as.
  mutating func reportUnitless() {
    guard unitless.count > 0, let first = unitless.first else { return }
    let other = defaultUnit == .px ? TokenValue.Dimension.Unit.rem : .px
    let lengths = pluralized(unitless.count, "length")
    collector.report(
      .assumed,
      "\(lengths) without a unit \(unitless.count == 1 ? "is" : "are") taken as "
        + defaultUnit.rawValue,
      suggestion: .migrate(path: nil, .unit(other.rawValue)), at: first)
  }

  mutating func notCarriedOver(_ message: String, hint: String? = nil, at node: JSONNode) {
    collector.report(.notCarriedOver, message, hint: hint, at: node, subject: subject)
  }

  mutating func assumed(_ message: String, hint: String? = nil, at node: JSONNode) {
    collector.report(.assumed, message, hint: hint, at: node, subject: subject)
  }

  /// Says why a text is not a value: its arithmetic has no result, it holds a reference among other
  /// things, or it is broken.
  mutating func unreadable(_ text: String, _ what: String, hint: String, at node: JSONNode) {
    if case .failure(let failure) = calculation(text), let problem = problem(of: failure) {
      notCarriedOver(problem.message, hint: problem.hint, at: node)
    } else if text.contains("{") {
      notCarriedOver(
        "a reference among other things, and in 2025.10 it is a whole value",
        hint: "Write the result.", at: node)
    } else if text.trimmed.isEmpty {
      // Whatever several members should be, that they are empty is one mistake.
      collector.report(
        .invalidInDialect, "an empty string is not a value",
        hint: "Write the value, or leave the member out.", at: node, subject: subject)
    } else {
      collector.report(
        .invalidInDialect, "\(text) is not \(withArticle(what))", hint: hint, at: node,
        subject: subject)
    }
  }

  /// Says that a value is not of the kind it should be.
  mutating func wrongKind(_ what: String, at node: JSONNode) {
    collector.report(
      .invalidInDialect, "\(node.kind.phrase) is not \(withArticle(what))", at: node,
      subject: subject)
  }
}

extension String {
  /// The text without white space around it.
  var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  /// The parts between separators that stand outside of parentheses, braces and quotes, by code point,
  /// without white space around them.
  func split(outside separator: (Unicode.Scalar) -> Bool) -> [String] {
    var parts: [String] = []
    var part = ""
    var depth = 0
    var quote: Unicode.Scalar?
    for scalar in unicodeScalars {
      if let open = quote {
        if scalar == open { quote = nil }
      } else if scalar == "\"" || scalar == "'" {
        quote = scalar
      } else if scalar == "(" || scalar == "{" {
        depth += 1
      } else if scalar == ")" || scalar == "}" {
        depth -= 1
      } else if depth == 0, separator(scalar) {
        parts.append(part)
        part = ""
        continue
      }
      part.unicodeScalars.append(scalar)
    }
    parts.append(part)
    return parts.map(\.trimmed).filter { !$0.isEmpty }
  }
}
