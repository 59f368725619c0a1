import LegibleJSON
import LegibleTokens

extension LooseValues {
  /// Reads a gradient: stops, or `linear-gradient()` of CSS, whose direction is kept aside.
  mutating func gradient(_ node: JSONNode) -> SourceMappedJSON? {
    guard let text = node.string else {
      guard node.kind == .array else { return SourceMappedJSON(copying: node) }
      let stops = node.elements.map { reference($0) ?? stop($0) }
      let sound = stops.compactMap(\.self)
      return sound.count == stops.count ? SourceMappedJSON(.array(sound), from: node) : nil
    }
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")"),
      text[..<open].hasSuffix("gradient")
    else {
      unreadable(text, "gradient", hint: "Write a list of stops.", at: node)
      return nil
    }
    let inner = String(text[text.index(after: open)...].dropLast())
    var stops: [(color: SourceMappedJSON, position: Double?)] = []
    for (index, part) in inner.split(outside: { $0 == "," }).enumerated() {
      var words = part.split(outside: \.properties.isWhitespace)
      if index == 0, isDirection(words) {
        notCarriedOver("a gradient has no direction in 2025.10", at: node)
        kept.append(.init("direction", SourceMappedJSON(part)))
        continue
      }
      let position = words.count > 1 ? words.popLast().flatMap { Measure($0)?.fraction } : nil
      guard words.count == 1, let color = color(words[0], at: node) else { return nil }
      stops.append((color, position))
    }
    return stops.isEmpty ? nil : draft(of: stops, at: node)
  }

  private mutating func stop(_ node: JSONNode) -> SourceMappedJSON? {
    guard let color = color(of: node),
      let position = node["position"].flatMap({ value($0, as: .number) })
    else {
      wrongKind("stop of a gradient", at: node)
      return nil
    }
    for member in node.members
    where !["color", "position"].contains(member.name) && !isOpacity(member, of: node) {
      keep(member, of: "a stop of a gradient")
    }
    return SourceMappedJSON([.init("color", color), .init("position", position)], from: node)
  }

  private func isDirection(_ words: [String]) -> Bool {
    guard let first = words.first else { return false }
    let units = ["deg", "turn", "rad", "grad"]
    return ["to", "from", "at", "circle", "ellipse"].contains(first)
      || Measure(first).map { units.contains($0.unit) } == true
  }

  /// Stops without a position lie evenly between those with one: CSS Images 3, section 3.4.3.
  private func draft(
    of stops: [(color: SourceMappedJSON, position: Double?)], at node: JSONNode
  ) -> SourceMappedJSON {
    var positions = stops.map(\.position)
    positions[0] = positions[0] ?? 0
    positions[positions.count - 1] = positions[positions.count - 1] ?? 1
    var start = 0
    for index in positions.indices.dropFirst() {
      guard let end = positions[index], let begin = positions[start] else { continue }
      for between in start + 1..<max(index, start + 1) {
        positions[between] = begin + (end - begin) * Double(between - start) / Double(index - start)
      }
      start = index
    }
    return SourceMappedJSON(
      .array(
        zip(stops, positions).map { stop, position in
          SourceMappedJSON([
            SourceMappedJSON.Member("color", stop.color),
            .init("position", SourceMappedJSON(JSONValue.number(position ?? 0))),
          ])
        }), from: node)
  }
}
