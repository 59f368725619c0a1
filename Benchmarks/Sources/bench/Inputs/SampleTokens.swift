/// A token file of a given number of tokens: colours, dimensions and text styles in groups of 50,
/// two fifths of them aliases and one in 25 deprecated.
struct SampleTokens {
  let count: Int

  /// The file's bytes.
  var bytes: [UInt8] {
    let size = 50
    let groups = (0..<(count + size - 1) / size).map { group in
      JSONText.Member(
        "group\(group)",
        .object((group * size..<min(count, (group + 1) * size)).map { token($0, size) }))
    }
    return Array(JSONText.object(groups).lines.utf8)
  }

  private func token(_ index: Int, _ size: Int) -> JSONText.Member {
    var members: [JSONText.Member] = []
    if index % 25 == 24 { members.append(JSONText.Member("$deprecated", true)) }
    let isAlias = index % 5 >= 3 && index >= 5
    switch index % 5 {
    case _ where isAlias:
      // The token of the same kind five or more before, sometimes in an earlier group.
      let target = index - index % 5 - 5 + index % 2
      members.append(
        JSONText.Member("$value", .string("{group\(target / size).token\(target)}")))
    case 0, 3: members += color(index)
    case 1, 4: members += dimension(index)
    default: members += typography(index)
    }
    return JSONText.Member("token\(index)", .object(members))
  }

  private func color(_ index: Int) -> [JSONText.Member] {
    let components: [JSONText] = [index % 256, index / 256 % 256, index / 7 % 256]
      .map { .number(Double($0) / 256) }
    return [
      JSONText.Member("$type", "color"),
      JSONText.Member("$value", ["colorSpace": "srgb", "components": .array(components)]),
    ]
  }

  private func dimension(_ index: Int) -> [JSONText.Member] {
    [
      JSONText.Member("$type", "dimension"),
      JSONText.Member("$value", ["value": .integer(index % 100), "unit": "px"]),
    ]
  }

  private func typography(_ index: Int) -> [JSONText.Member] {
    [
      JSONText.Member("$type", "typography"),
      JSONText.Member(
        "$value",
        [
          "fontFamily": ["Inter", "sans-serif"], "fontWeight": .integer(300 + index % 5 * 100),
          "fontSize": ["value": .integer(11 + index % 24), "unit": "px"],
          "letterSpacing": ["value": 0, "unit": "px"], "lineHeight": 1.25,
        ]),
    ]
  }
}
