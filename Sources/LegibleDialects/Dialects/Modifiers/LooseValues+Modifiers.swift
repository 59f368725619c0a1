import LegibleColor
import LegibleCore
import LegibleJSON

/// Colours with what changes them: `modify` of Tokens Studio, an opacity beside the value.
extension LooseValues {
  /// Why a colour cannot be computed.
  struct ColorFailure: Error {
    var message: String
    var node: JSONNode
  }

  /// Members of tokens that change a value in ways that only their own build knows.
  private static let unknownChanges: Set = [
    "adjust", "darken", "lighten", "modifier", "modifiers", "modify", "transform", "transforms",
  ]

  /// The members that say how opaque a colour beside them is.
  static let opacityNames = ["alpha", "opacity"]

  /// Whether something beside a token's value changes it.
  static func isChanged(_ token: LooseToken) -> Bool {
    modify(of: token) != nil || opacity(of: token.node) != nil || unknownChange(of: token) != nil
  }

  /// What Tokens Studio changes a token by.
  static func modify(of token: LooseToken) -> JSONNode? {
    token.node["$extensions"]?["studio.tokens"]?["modify"]
  }

  /// The opacity beside the value of a token, or beside the colour of a composite value.
  static func opacity(of node: JSONNode) -> JSONNode? {
    let nodes = opacityNames.compactMap { node[$0] }
    return nodes.first { $0.kind == .number || $0.kind == .string }
  }

  private static func unknownChange(of token: LooseToken) -> JSONMember? {
    token.node.members.first {
      unknownChanges.contains($0.name) && !($0.value.kind == .object && LooseTree.isToken($0.value))
    }
  }

  /// A colour of CSS with references to numbers and colours in it: `hsl({hue}, 50%, 50%)`,
  /// `oklch(from {brand} calc(l * 0.8) c h)`; `nil` when it is none.
  mutating func composedColor(_ text: String, at node: JSONNode) -> SourceMappedJSON? {
    guard text.contains("{"),
      let css = try? CSSColor(parsing: substituted(text, at: node, on: ReferenceTrail()))
    else { return nil }
    dependsOnOthers = true
    return draft(of: css.color, isLegacy: css.isLegacy, at: node)
  }

  /// A text with the numbers and colours in it that references stand for.
  private func substituted(
    _ text: String, at node: JSONNode, on trail: ReferenceTrail<Color>
  ) -> String {
    var result = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      var reader = self
      let end = rest.index(after: close)
      result += rest[..<open]
      let name = String(rest[open..<end])
      // Braces that hold no path, such as {}, stand for nothing: read as a color they would come here again.
      let color =
        reference(name) == nil
        ? nil
        : (try? plainColor(name, at: node, on: trail)).map { CSSColor($0).descriptionInItsSpace }
      result += reader.measure(name).map { $0.value.shortDescription + $0.unit } ?? color ?? name
      rest = rest[end...]
    }
    return result + rest
  }

  /// The colour of a token that something changes; what cannot be computed is reported.
  mutating func changedColor(of token: LooseToken) -> SourceMappedJSON? {
    computed(at: token.value) { (values, trail) throws(ColorFailure) in
      let color = try values.fadedColor(of: token, on: trail)
      guard let node = Self.modify(of: token) else { return color }
      let modifier = try values.modifier(node, on: trail)
      if [color, modifier.other].contains(where: { $0?.isInGamut(of: modifier.space) == false }) {
        values.assumed(
          "a color outside of \(modifier.gamutName) is mapped into it before it is changed",
          hint: "The space lch holds every color.", at: token.value)
      }
      return modifier.applied(to: color)
    }
  }

  /// The colour of a composite value with an opacity beside it; what cannot be computed is reported.
  mutating func fadedColor(_ node: JSONNode, by opacity: JSONNode) -> SourceMappedJSON? {
    let color = computed(at: node) { (values, trail) throws(ColorFailure) in
      try values.faded(try values.plainColor(node, on: trail), by: opacity)
    }
    if !kept.contains(where: { $0.name == "value" }) {
      kept.append(.init("value", SourceMappedJSON(copying: raw[subject]?.value ?? node)))
    }
    return color
  }

  /// A colour that depends on other values, or `nil` with what is reported of it.
  private mutating func computed(
    at node: JSONNode,
    _ compute: (inout LooseValues, ReferenceTrail<Color>) throws(ColorFailure) -> Color
  ) -> SourceMappedJSON? {
    dependsOnOthers = true
    do throws(ColorFailure) {
      let color = try compute(&self, ReferenceTrail())
      return draft(
        of: color.rounded, isLegacy: [.srgb, .hsl, .hwb].contains(color.space), at: node)
    } catch {
      notCarriedOver(
        error.message, hint: "The token is left out; write the color that comes out.",
        at: error.node)
      return nil
    }
  }

  private func changedColor(
    of token: LooseToken, on trail: ReferenceTrail<Color>
  ) throws(ColorFailure) -> Color {
    let color = try fadedColor(of: token, on: trail)
    guard let node = Self.modify(of: token) else { return color }
    return try modifier(node, on: trail).applied(to: color)
  }

  /// The colour of a token with the opacity beside it.
  private func fadedColor(
    of token: LooseToken, on trail: ReferenceTrail<Color>
  ) throws(ColorFailure) -> Color {
    if let change = Self.unknownChange(of: token) {
      throw ColorFailure(
        message: "\(change.name) changes the color in a way that is not known", node: change.key)
    }
    let color = try plainColor(token.value, on: trail)
    return try Self.opacity(of: token.node).map { (node) throws(ColorFailure) in
      try faded(color, by: node)
    } ?? color
  }

  private func faded(_ color: Color, by node: JSONNode) throws(ColorFailure) -> Color {
    let amount = try amount(node)
    guard color.alpha == 1 || amount == 1 else {
      throw ColorFailure(
        message: "an opacity beside a color that is translucent already", node: node)
    }
    return amount == 1 ? color : color.withOpacity(amount)
  }

  private func modifier(
    _ node: JSONNode, on trail: ReferenceTrail<Color>
  ) throws(ColorFailure) -> ColorModifier {
    guard node.kind == .object else {
      throw ColorFailure(message: "a color modifier that is not an object", node: node)
    }
    let name = node["type"]?.string ?? ""
    guard let kind = ColorModifier.Kind(rawValue: name.lowercased()) else {
      let known = ColorModifier.Kind.allCases.map(\.rawValue).joined(separator: ", ")
      throw ColorFailure(
        message: name.isEmpty
          ? "a color modifier without a type" : "\(name) is not a color modifier: \(known)",
        node: node["type"] ?? node)
    }
    let text = node["space"]?.string?.lowercased() ?? ""
    guard let space = ColorModifier.spaces[text] else {
      let known = ColorModifier.spaces.keys.sorted().joined(separator: ", ")
      throw ColorFailure(
        message: text.isEmpty
          ? "a color modifier without a space"
          : "\(text) is not a space of color modifiers: \(known)", node: node["space"] ?? node)
    }
    guard let value = node["value"] else {
      throw ColorFailure(message: "a color modifier without a value", node: node)
    }
    var modifier = ColorModifier(kind: kind, amount: try amount(value), space: space)
    if kind == .mix {
      guard let other = node["color"] else {
        throw ColorFailure(message: "a mix without a color", node: node)
      }
      modifier.other = try plainColor(other, on: trail)
    }
    return modifier
  }

  /// How much of a change there is: a number from 0 to 1, a percentage, a reference, arithmetic.
  private func amount(_ node: JSONNode) throws(ColorFailure) -> Double {
    var reader = self
    guard let amount = reader.measure(node)?.fraction else {
      throw ColorFailure(message: "the amount of a change is not a number", node: node)
    }
    guard (0...1).contains(amount) else {
      throw ColorFailure(
        message: "the amount of a change, \(amount.shortDescription), is not between 0 and 1",
        node: node)
    }
    return amount
  }

  /// The colour that a value is or refers to, changed as its own tokens say.
  private func plainColor(
    _ node: JSONNode, on trail: ReferenceTrail<Color>
  ) throws(ColorFailure) -> Color {
    guard let text = node.string?.trimmed else {
      var reader = self
      guard let value = reader.color(node)?.color else {
        throw ColorFailure(message: "the color that is changed cannot be read", node: node)
      }
      return value
    }
    return try plainColor(text, at: node, on: trail)
  }

  private func plainColor(
    _ text: String, at node: JSONNode, on trail: ReferenceTrail<Color>
  ) throws(ColorFailure) -> Color {
    if let target = reference(text)?.target {
      guard let token = raw[target] else {
        throw ColorFailure(
          message: "the color depends on \(target), which is not there", node: node)
      }
      if ambiguous.contains(target) {
        throw ColorFailure(
          message: "the color depends on \(target), which has several values", node: node)
      }
      return try trail.value(of: target, failure: { Self.failure($0, at: node) }) {
        () throws(ColorFailure) in
        try changedColor(of: token, on: trail)
      }
    }
    if text.hasPrefix("rgba("), text.hasSuffix(")") {
      let parts = String(text.dropFirst(5).dropLast()).split(outside: { $0 == "," })
      if parts.count == 2 {
        var reader = self
        guard let alpha = reader.measure(parts[1])?.fraction else {
          throw ColorFailure(message: "the opacity of a color is not a number", node: node)
        }
        return try plainColor(parts[0], at: node, on: trail).withOpacity(alpha)
      }
    }
    guard let color = try? CSSColor(parsing: substituted(text, at: node, on: trail)).color
    else {
      throw ColorFailure(message: "the color that is changed cannot be read: \(text)", node: node)
    }
    return color
  }

  private static func failure(
    _ obstacle: ReferenceTrail<Color>.Obstacle, at node: JSONNode
  ) -> ColorFailure {
    let length = ReferenceTrail<Color>.maximumLength
    return ColorFailure(
      message: obstacle == .circle
        ? "the references of the color lead in a circle"
        : "more than \(length) references of the color follow each other", node: node)
  }
}

extension Color {
  /// The colour with six decimals, which no display can tell from the exact one.
  fileprivate var rounded: Color {
    let parts = (0..<3).map { index in self[index].map { ($0 * 1e6).rounded() / 1e6 } }
    return Color(
      space, parts[0], parts[1], parts[2], alpha: (alpha * 1e6).rounded() / 1e6)
  }
}

extension SourceMappedJSON {
  /// The colour that a value of 2025.10 is.
  fileprivate var color: Color? {
    guard case .object(let members) = content else { return nil }
    let json = Dictionary(members.map { ($0.name, $0.value.json) }) { $1 }
    guard case .string(let name)? = json["colorSpace"], let space = ColorSpace(cssName: name),
      case .array(let parts)? = json["components"], parts.count == 3
    else { return nil }
    let numbers = parts.map(\.number)
    let alpha = json["alpha"].map(\.number) ?? 1
    return Color(space, numbers[0], numbers[1], numbers[2], alpha: alpha)
  }
}

extension JSONValue {
  fileprivate var number: Double? {
    switch self {
    case .number(let value): value
    case .rawNumber(let text): Double(text)
    default: nil
    }
  }
}
