import LegibleAdaptive
import LegibleCore
import LegibleJSON

/// Which keys are shown in which components.
extension ConfigurationReader {
  /// The names that a rule for components may have.
  static let componentFields = [
    "keys", "component", "style", "lines", "width", "height", "minimumScale", "dynamicTypeSize",
    "scales", "detail", "show", "reason",
  ]

  private static let rule = "a component rule"

  mutating func componentRule(_ node: JSONNode) -> ComponentRule? {
    guard let fields = object(node, named: Self.rule, fields: Self.componentFields) else {
      return nil
    }
    let keys = keyPatterns(require("keys", in: fields, Self.rule))
    if bool(fields["show"], "\"show\"") == false { return hiding(keys, fields) }
    if let reason = fields["reason"] {
      report("\"reason\" is for rules with \"show\": false", at: reason)
    }
    let component = component(fields)
    let lines = count(fields["lines"], "\"lines\"", upTo: 1_000)
      .map { $0 > 0 ? LineLimit.lines($0) : .unlimited }
    let width = width(fields["width"])
    let height = length(fields["height"], "\"height\"")
    let style = string(fields["style"], "\"style\"")
    let minimumScale = scale(fields["minimumScale"], "\"minimumScale\"")
    let categories = categories(fields)
    let detail = string(fields["detail"], "\"detail\"")
    guard !keys.isEmpty, let component else { return nil }
    if let field = fields["detail"], !(component is TableCellRightDetail) {
      report("\"detail\" is for tableCellRightDetail alone", at: field)
    }
    var rule = ComponentRule(keys: keys, component: component, at: node.location)
    rule.style = style
    rule.lines = lines
    rule.width = width
    rule.height = height
    rule.minimumScale = minimumScale
    rule.categories = categories
    rule.detail = detail
    return rule
  }

  /// Reads a pattern of keys, or an array of them.
  private mutating func keyPatterns(_ node: JSONNode?) -> [Located<Glob>] {
    guard let node else { return [] }
    let patterns =
      node.kind == .array
      ? strings(node, "\"keys\"", each: "a pattern of keys")
      : [located(node, "\"keys\"")].compactMap(\.self)
    return patterns.map { Located(Glob(key: $0.value), at: $0.location) }
  }

  /// A rule for keys that are not measured.
  private mutating func hiding(_ keys: [Located<Glob>], _ fields: Fields) -> ComponentRule? {
    let reason = string(require("reason", in: fields, "a rule with \"show\": false"), "\"reason\"")
    for name in Self.componentFields where !["keys", "show", "reason"].contains(name) {
      guard let field = fields[name] else { continue }
      report("\"\(name)\" has no effect where \"show\" is false", hint: "Remove it.", at: field)
    }
    guard !keys.isEmpty, let reason else { return nil }
    var rule = ComponentRule(keys: keys, component: PlacedText.text, at: fields.node.location)
    rule.hiddenBecause = reason
    return rule
  }

  /// The component that is named; a text of the app's own where nothing but a width is.
  private mutating func component(_ fields: Fields) -> (any Component)? {
    if fields["component"] == nil, fields["width"] != nil { return PlacedText.text }
    let registry = registry
    return choice(
      require("component", in: fields, Self.rule), "component", of: registry.names
    ) { registry[$0] }
  }

  /// Reads a length in pt, or an expression over layout guides.
  private mutating func width(_ node: JSONNode?) -> WidthExpression? {
    guard let node, node.kind == .string else {
      return length(node, "\"width\"").map { WidthExpression($0) }
    }
    guard let text = string(node, "\"width\"") else { return nil }
    do throws(WidthExpression.ParseError) {
      let width = try WidthExpression(parsing: text)
      if let length = width.constant, !(length > 0 && length <= 100_000) {
        report("\"width\" is \(length.shortDescription), not a length above 0 pt", at: node)
        return nil
      }
      return width
    } catch {
      report("\"width\" \(error.problem)", hint: error.hint, at: node)
      return nil
    }
  }

  /// Reads a scale above 0, at most 1.
  private mutating func scale(_ node: JSONNode?, _ what: String) -> Double? {
    guard let node, expect(.number, node, what) else { return nil }
    guard let value = node.double, value > 0, value <= 1 else {
      report("\(what) is \(node.source), not a scale above 0, at most 1", at: node)
      return nil
    }
    return value
  }

  /// The text sizes that a text follows: none but Large, those up to one, or all.
  private mutating func categories(_ fields: Fields) -> ClosedRange<SizeCategory>? {
    let largest = choice(
      fields["dynamicTypeSize"], "content size category", of: SizeCategory.allCases.map(\.rawValue)
    ) { SizeCategory(spelled: $0) }
    guard bool(fields["scales"], "\"scales\"") == false else {
      return largest.map { .xSmall...$0 }
    }
    if let field = fields["dynamicTypeSize"] {
      report(
        "\"dynamicTypeSize\" has no effect where \"scales\" is false", hint: "Remove it.", at: field
      )
    }
    return .large ... .large
  }
}
