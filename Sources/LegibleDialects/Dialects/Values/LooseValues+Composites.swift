import LegibleJSON
import LegibleTokens

extension LooseValues {
  /// Reads shadows: objects in the names of any tool, a list of them, or `box-shadow` of CSS.
  mutating func shadows(_ node: JSONNode) -> SourceMappedJSON? {
    if let text = node.string {
      let shadows = text.split(outside: { $0 == "," }).map { shadow($0, at: node) }
      return list(shadows, at: node)
    }
    guard node.kind == .array else { return shadow(node) }
    return list(node.elements.map { reference($0) ?? shadow($0) }, at: node)
  }

  /// One element stands alone, several are a list; one that is broken spoils all.
  private func list(_ drafts: [SourceMappedJSON?], at node: JSONNode) -> SourceMappedJSON? {
    let sound = drafts.compactMap(\.self)
    guard sound.count == drafts.count, let first = sound.first else { return nil }
    return sound.count == 1 ? first : SourceMappedJSON(.array(sound), from: node)
  }

  private mutating func shadow(_ node: JSONNode) -> SourceMappedJSON? {
    guard node.kind == .object else {
      wrongKind("shadow", at: node)
      return nil
    }
    var parts = Parts()
    var isInset: SourceMappedJSON?
    for member in node.members {
      if member.name == "color" {
        parts.set("color", color(of: node))
      } else if let name = shadowNames[member.name] {
        parts.set(name, value(member.value, as: .dimension))
      } else if isOpacity(member, of: node) {
        continue
      } else if member.name == "inset" {
        isInset = SourceMappedJSON(copying: member.value)
      } else if member.name == "type", let kind = member.value.string {
        if kind == "innerShadow" {
          isInset = SourceMappedJSON(JSONValue.bool(true), from: member.value)
        }
      } else {
        keep(member, of: "a shadow")
      }
    }
    return shadow(parts, isInset, at: node)
  }

  private mutating func shadow(_ text: String, at node: JSONNode) -> SourceMappedJSON? {
    var parts = Parts()
    var isInset: SourceMappedJSON?
    var lengths = ["offsetX", "offsetY", "blur", "spread"][...]
    let words = text.split(outside: \.properties.isWhitespace)
    // A zero needs no unit in CSS: it takes that of the other lengths.
    let unit = words.lazy.compactMap { Measure($0)?.unit }.first { !$0.isEmpty }
    for word in words {
      if word == "inset" {
        isInset = SourceMappedJSON(JSONValue.bool(true))
      } else if let unit, Measure(word)?.value == 0, let name = lengths.popFirst() {
        parts.set(name, dimension(Measure(value: 0, unit: unit), at: node))
      } else if Measure(word) != nil || isLength(word), let name = lengths.popFirst() {
        parts.set(name, dimension(word, at: node))
      } else {
        parts.set("color", color(word, at: node))
      }
    }
    return shadow(parts, isInset, at: node)
  }

  /// Whether a word refers to anything but a colour, as far as one can see.
  private func isLength(_ word: String) -> Bool {
    guard let target = reference(word)?.target else { return (try? calculation(word).get()) != nil }
    var reader = self
    return raw[target].map { reader.measure($0.value) != nil } ?? false
  }

  private mutating func shadow(
    _ parts: Parts, _ isInset: SourceMappedJSON?, at node: JSONNode
  ) -> SourceMappedJSON? {
    guard parts.areSound else { return nil }
    guard parts["color"] != nil, parts["offsetX"] != nil, parts["offsetY"] != nil else {
      notCarriedOver("a shadow without a color or an offset", at: node)
      return nil
    }
    let zero = SourceMappedJSON(TokenValue.dimension(TokenValue.Dimension(value: 0)).json)
    var members = ["color", "offsetX", "offsetY", "blur", "spread"].map { name in
      SourceMappedJSON.Member(name, parts[name] ?? zero)
    }
    if let isInset { members.append(.init("inset", isInset)) }
    return SourceMappedJSON(members, from: node)
  }

  /// Reads the line around a box: an object, or `border` of CSS.
  mutating func border(_ node: JSONNode) -> SourceMappedJSON? {
    var parts = Parts()
    if let text = node.string {
      for word in text.split(outside: \.properties.isWhitespace) {
        if let style = TokenValue.StrokeStyle.Name(rawValue: word) {
          parts.set("style", SourceMappedJSON(style.rawValue))
        } else if Measure(word) != nil || isLength(word) {
          parts.set("width", dimension(word, at: node))
        } else {
          parts.set("color", color(word, at: node))
        }
      }
    } else {
      for member in node.members {
        switch member.name {
        case "color": parts.set("color", color(of: node))
        case _ where isOpacity(member, of: node): continue
        case "width": parts.set("width", value(member.value, as: .dimension))
        case "style": parts.set("style", value(member.value, as: .strokeStyle))
        default: keep(member, of: "a border")
        }
      }
    }
    return object(["color", "width", "style"], parts, "a border", at: node)
  }

  /// Reads a change over time: an object, or `transition` of CSS without the property.
  mutating func transition(_ node: JSONNode) -> SourceMappedJSON? {
    var parts = Parts()
    if let text = node.string {
      var times = ["duration", "delay"][...]
      for word in text.split(outside: \.properties.isWhitespace) {
        if let measure = Measure(word), !measure.unit.isEmpty, let name = times.popFirst() {
          parts.set(name, duration(word, at: node))
        } else {
          parts.set("timingFunction", cubicBezier(word, at: node))
        }
      }
    } else {
      for member in node.members {
        switch member.name {
        case "duration", "delay": parts.set(member.name, value(member.value, as: .duration))
        case "timingFunction", "easing":
          parts.set("timingFunction", value(member.value, as: .cubicBezier))
        default: keep(member, of: "a transition")
        }
      }
    }
    if parts["delay"] == nil {
      parts.set("delay", SourceMappedJSON(TokenValue.duration(TokenValue.Duration(value: 0)).json))
    }
    return object(["duration", "delay", "timingFunction"], parts, "a transition", at: node)
  }

  /// The colour of a composite value, with the opacity that may stand beside it.
  mutating func color(of node: JSONNode) -> SourceMappedJSON? {
    guard let color = node["color"] else { return nil }
    guard let opacity = Self.opacity(of: node) else { return value(color, as: .color) }
    return fadedColor(color, by: opacity)
  }

  /// Whether a member is the opacity of the colour beside it.
  func isOpacity(_ member: JSONMember, of node: JSONNode) -> Bool {
    node["color"] != nil && Self.opacity(of: node) == member.value
  }

  private mutating func object(
    _ names: [String], _ parts: Parts, _ what: String, at node: JSONNode
  ) -> SourceMappedJSON? {
    guard parts.areSound else { return nil }
    let missing = names.filter { parts[$0] == nil }
    guard missing.isEmpty else {
      notCarriedOver("\(what) without \(missing.joined(separator: ", "))", at: node)
      return nil
    }
    return SourceMappedJSON(
      names.compactMap { name in parts[name].map { SourceMappedJSON.Member(name, $0) } }, from: node
    )
  }
}

/// The parts of a composite value.
private struct Parts {
  private var drafts: [String: SourceMappedJSON] = [:]
  /// Whether none of them was unreadable; those were reported.
  private(set) var areSound = true

  /// Sets a part, or notes that it could not be read.
  mutating func set(_ name: String, _ draft: SourceMappedJSON?) {
    drafts[name] = draft
    if draft == nil { areSound = false }
  }

  subscript(name: String) -> SourceMappedJSON? { drafts[name] }
}

/// The names that tools give to the lengths of a shadow.
private let shadowNames = [
  "x": "offsetX", "offsetX": "offsetX", "y": "offsetY", "offsetY": "offsetY",
  "blur": "blur", "radius": "blur", "spread": "spread",
]
