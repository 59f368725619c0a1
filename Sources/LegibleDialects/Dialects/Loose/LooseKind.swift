import LegibleJSON
import LegibleTokens

/// What a token is in the words of a design tool: one of the thirteen types, or something near.
enum LooseKind: Hashable {
  case type(TokenType)
  /// A multiple of the font size or a length.
  case lineHeight
  /// A number from 0 to 1, or a percentage.
  case opacity
  /// A number of hundredths.
  case percentage
  /// A type that 2025.10 does not have.
  case unknown(String)

  /// Reads a value that is not a reference.
  func read(
    _ node: JSONNode, _ values: inout LooseValues
  ) -> (type: TokenType?, value: SourceMappedJSON)? {
    switch self {
    case .type(.color) where node.string?.contains("gradient(") == true:
      return values.gradient(node).map { (.gradient, $0) }
    case .type(let type): return values.value(node, as: type).map { (type, $0) }
    case .lineHeight: return values.lineHeightToken(node)
    case .percentage:
      guard let value = node.double else { return values.number(node).map { (.number, $0) } }
      return (.number, SourceMappedJSON(JSONValue.number(value / 100), from: node))
    case .opacity: return values.opacity(node).map { (.number, $0) }
    case .unknown(let name):
      if let kind = LooseKind(certainOf: node, values) {
        values.assumed(
          "2025.10 has no type \(name); the token is taken as \(kind.phrase), by its value",
          hint: "Write its type.", at: node)
        return kind.read(node, &values)
      }
      values.notCarriedOver(
        "2025.10 has no type \(name)", hint: "The types are \(TokenType.list).", at: node)
      return nil
    }
  }

  /// The words for messages: `a dimension`.
  var phrase: String {
    switch self {
    case .type(let type): type.phrase
    case .lineHeight: "a line height"
    case .opacity: "an opacity"
    case .percentage: "a percentage"
    case .unknown(let name): name
    }
  }

  /// The kind that a type's name means, in any of the ways that tools write it.
  init?(named name: String) {
    if let type = TokenType(rawValue: name) {
      self = .type(type)
    } else if let kind = looseKinds[name.lowercased().filter(\.isLetter)] {
      self = kind
    } else {
      return nil
    }
  }

  /// The kind that a value can only be, whatever its type is called; text may be a number by chance.
  init?(certainOf node: JSONNode, _ values: LooseValues) {
    guard let kind = LooseKind(guessing: node, values),
      node.kind != .string || kind != .type(.number)
    else { return nil }
    self = kind
  }

  /// The kind that a value looks like, for tokens that nothing says anything of.
  init?(guessing node: JSONNode, _ values: LooseValues) {
    switch node.kind {
    case .number: self = .type(.number)
    case .object where LooseChannels(node) != nil: self = .type(.color)
    case .object where node["fontFamily"] != nil || node["fontSize"] != nil:
      self = .type(.typography)
    case .string:
      guard let text = node.string?.trimmed else { return nil }
      switch Measure(text)?.unit {
      case "px", "rem", "pt", "dp", "sp": self = .type(.dimension)
      case "ms", "s": self = .type(.duration)
      case "": self = .type(.number)
      default:
        var values = values
        guard text.hasPrefix("#") || text.hasSuffix(")"), values.color(text, at: node) != nil
        else { return nil }
        self = .type(.color)
      }
    default: return nil
    }
  }
}

/// What names of types and of categories mean, in lower case and letters alone: those of Tokens
/// Studio, and the categories of Style Dictionary.
private let looseKinds: [String: LooseKind] = [
  "color": .type(.color), "colors": .type(.color), "colour": .type(.color),
  "dimension": .type(.dimension), "dimensions": .type(.dimension), "spacing": .type(.dimension),
  "space": .type(.dimension), "sizing": .type(.dimension), "size": .type(.dimension),
  "sizes": .type(.dimension), "radius": .type(.dimension), "radii": .type(.dimension),
  "borderradius": .type(.dimension), "borderwidth": .type(.dimension),
  "strokewidth": .type(.dimension), "strokewidths": .type(.dimension),
  "breakpoint": .type(.dimension), "breakpoints": .type(.dimension),
  "fontsize": .type(.dimension), "fontsizes": .type(.dimension),
  "letterspacing": .type(.dimension), "paragraphspacing": .type(.dimension),
  "paragraphindent": .type(.dimension),
  "fontfamily": .type(.fontFamily), "fontfamilies": .type(.fontFamily),
  "fontweight": .type(.fontWeight), "fontweights": .type(.fontWeight),
  "lineheight": .lineHeight, "lineheights": .lineHeight,
  "time": .type(.duration), "duration": .type(.duration), "durations": .type(.duration),
  "easing": .type(.cubicBezier), "cubicbezier": .type(.cubicBezier),
  "timingfunction": .type(.cubicBezier),
  "number": .type(.number), "numbers": .type(.number), "opacity": .opacity,
  "opacities": .opacity, "rotation": .type(.number), "zindex": .type(.number),
  "strokestyle": .type(.strokeStyle), "border": .type(.border), "transition": .type(.transition),
  "boxshadow": .type(.shadow), "shadow": .type(.shadow), "shadows": .type(.shadow),
  "elevation": .type(.shadow), "gradient": .type(.gradient), "gradients": .type(.gradient),
  "typography": .type(.typography), "textstyle": .type(.typography),
]
