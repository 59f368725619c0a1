import LegibleColor
import LegibleCore
import LegibleJSON
import LegibleTokens

extension LooseValues {
  /// Reads a colour: CSS, `rgba({a.b}, 0.5)`, an object of channels, or that of 2025.10.
  mutating func color(_ node: JSONNode) -> SourceMappedJSON? {
    if let text = node.string { return color(text, at: node) }
    guard node.kind == .object else {
      wrongKind("color", at: node)
      return nil
    }
    if node["colorSpace"] != nil { return withSixDigits(node) }
    guard let channels = LooseChannels(node) else {
      collector.report(
        .invalidInDialect, "an object without a colorSpace or the channels of a color",
        hint: "Write r, g and b, or h, s and l.", at: node, subject: subject)
      return nil
    }
    guard let color = channels.color(countsTo255: style == .styleDictionary) else {
      collector.report(
        .invalidInDialect, "the channels of a color are not numbers in their ranges",
        hint: "\(channels.expectation); a is from 0 to 1.", at: node, subject: subject)
      return nil
    }
    if style == .styleDictionary, channels.mayBeParts {
      assumed(
        "channels of 0 and 1 are taken as parts of 255, as Style Dictionary does",
        hint: "Write 255 for all of a channel.", at: node)
    }
    return draft(of: color.converted(to: .srgb), isLegacy: true, at: node)
  }

  /// The object of 2025.10, its fallback with six digits.
  private func withSixDigits(_ node: JSONNode) -> SourceMappedJSON {
    let draft = SourceMappedJSON(copying: node)
    guard let text = node["hex"]?.string, text.hasPrefix("#"), text.utf8.count != 7,
      let color = try? CSSColor(parsing: text).color, case .object(var members) = draft.content,
      let place = members.firstIndex(where: { $0.name == "hex" })
    else { return draft }
    members[place].value.content = .scalar(.string(String(RGBA8(color).hex.prefix(7))))
    return SourceMappedJSON(members, from: node)
  }

  /// Reads a colour of CSS.
  mutating func color(_ text: String, at node: JSONNode) -> SourceMappedJSON? {
    if let reference = reference(text) { return SourceMappedJSON(reference.text, from: node) }
    if let color = translucentColor(text, at: node) ?? composedColor(text, at: node) {
      return color
    }
    do {
      let css = try CSSColor(parsing: text)
      return draft(of: css.color, isLegacy: css.isLegacy, at: node)
    } catch {
      if error.findings.contains(where: { $0.rule == Rule.colorUnsupported.id }) {
        notCarriedOver("a color that depends on where it is used", at: node)
      } else if text.contains("gradient(") {
        notCarriedOver("a gradient as a color", hint: "Its type is gradient.", at: node)
      } else {
        unreadable(text, "color", hint: "Write #rrggbb.", at: node)
      }
      return nil
    }
  }

  /// Writes a colour as 2025.10 does, with a fallback where it was written for sRGB.
  mutating func draft(of color: Color, isLegacy: Bool, at node: JSONNode) -> SourceMappedJSON? {
    var color = color
    if let hue = color.space.hueIndex, let degrees = color[hue], !(0..<360).contains(degrees) {
      var components = (0..<3).map { color[$0] }
      let turned = degrees.truncatingRemainder(dividingBy: 360)
      components[hue] = turned < 0 ? turned + 360 : turned
      color = Color(color.space, components[0], components[1], components[2], alpha: color.alpha)
    }
    if !color.isWithinTokenRanges {
      guard
        let wide = [ColorSpace.displayP3, .rec2020, .proPhotoRGB, .xyzD65].lazy
          .map({ color.converted(to: $0) }).first(where: \.isWithinTokenRanges)
      else {
        notCarriedOver("a color outside of every space of 2025.10", at: node)
        return nil
      }
      assumed("a color outside of the range of its space moved to a wider one", at: node)
      color = wide
    }
    let hex = isLegacy ? String(RGBA8(color).hex.prefix(7)) : nil
    return SourceMappedJSON(TokenValue.color(ColorValue(color: color, hex: hex)).json, from: node)
  }

  /// `rgba(#rrggbb, 0.5)` and `rgba({a.b}, 50%)`: a colour with another opacity.
  private mutating func translucentColor(_ text: String, at node: JSONNode) -> SourceMappedJSON? {
    guard text.hasPrefix("rgba("), text.hasSuffix(")") else { return nil }
    let parts = String(text.dropFirst(5).dropLast()).split(outside: { $0 == "," })
    guard parts.count == 2, let alpha = measure(parts[1])?.fraction else { return nil }
    if let reference = reference(parts[0]) {
      func part(_ path: String) -> SourceMappedJSON {
        let pointer = DraftReference(target: reference.target, part: path)
        return SourceMappedJSON([SourceMappedJSON.Member("$ref", SourceMappedJSON(pointer.text))])
      }
      return SourceMappedJSON(
        [
          SourceMappedJSON.Member("colorSpace", part("colorSpace")),
          .init("components", SourceMappedJSON(.array((0..<3).map { part("components/\($0)") }))),
          .init("alpha", SourceMappedJSON(JSONValue.number(alpha))),
        ], from: node)
    }
    guard let color = try? CSSColor(parsing: parts[0]).color else { return nil }
    return draft(of: color.withOpacity(alpha), isLegacy: true, at: node)
  }
}

extension Color {
  /// Whether tokens may hold the components.
  fileprivate var isWithinTokenRanges: Bool {
    zip(space.tokenRanges, 0..<3).allSatisfy { range, index in
      self[index].map(range.contains) ?? true
    }
  }
}
