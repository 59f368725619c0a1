import LegibleJSON
import LegibleKit
extension ContrastQuery {
  /// The answer as JSON, as the command-line contract lists it.
  func members(_ contrast: Contrast, _ assessment: ContrastAssessment) -> [JSONValue.Member] {
    var members = [
      JSONValue.Member("ratio", .number(contrast.ratio)),
      JSONValue.Member("text", .string(Contrast.text(contrast.ratio))),
      JSONValue.Member("outcome", .string(assessment.aa.rawValue)),
      JSONValue.Member("aaaOutcome", .string(assessment.aaa.rawValue)),
      JSONValue.Member("nonTextOutcome", .string(assessment.nonText.rawValue)),
      JSONValue.Member(
        "policies",
        .object(
          LargeTextPolicy.allCases.map {
            JSONValue.Member($0.rawValue, .string(assessment.aa(under: $0).rawValue))
          })),
      JSONValue.Member("large", .bool(assessment.isLarge)),
      JSONValue.Member(
        "required",
        [
          "aa": .optional(assessment.requirement.aa),
          "aaa": .optional(assessment.requirement.aaa),
        ]),
      JSONValue.Member(
        "composited",
        [
          "fg": .string(contrast.painted.foreground.hex),
          "bg": .string(contrast.painted.background.hex),
        ]),
      JSONValue.Member("painted", .number(contrast.paintedRatio)),
      JSONValue.Member("lightnessDifference", .number(contrast.lightnessDifference)),
    ]
    if let appearance {
      members.append(JSONValue.Member("appearance", .string(appearance.rawValue)))
    }
    if let goal = goalMember(contrast) { members.append(goal) }
    if let focusMember { members.append(focusMember) }
    if let range = contrast.range {
      members.append(
        JSONValue.Member("range", [.number(range.lowerBound), .number(range.upperBound)]))
    } else {
      members.append(JSONValue.Member("decidedBy", .string(contrast.basis.rawValue)))
    }
    if isWorstPlace {
      members.append(
        JSONValue.Member(
          "worstPlace",
          [
            "fg": .string(foreground.written), "bg": .array(layers.map { .string($0.written) }),
          ]))
    }
    if let clipped = contrast.clipped, clipped != contrast.painted {
      members.append(
        JSONValue.Member(
          "clipped",
          [
            "fg": .string(clipped.foreground.hex), "bg": .string(clipped.background.hex),
            "ratio": .number(clipped.ratio),
          ]))
    }
    if let gamut = contrast.gamut, gamut.srgb != gamut.displayP3 {
      members.append(
        JSONValue.Member("gamut", ["srgb": .number(gamut.srgb), "p3": .number(gamut.displayP3)]))
    }
    return members
  }
}

extension ContrastQuery {
  /// The fields of a row of `contrast --jsonl`.
  static let fields = [
    "fg", "bg", "canvas", "size", "weight", "policy", "role", "component", "unfocused",
  ]

  /// Names that other tools have for some of them.
  static let synonyms = [
    "foreground": "fg", "foregroundColor": "fg", "color": "fg", "background": "bg",
    "backgroundColor": "bg", "backgrounds": "bg", "layers": "bg", "backdrop": "canvas",
    "fontSize": "size", "fontWeight": "weight", "fill": "component", "inside": "component",
    "unfocusedColor": "unfocused",
  ]

  /// Reads a row: a query for each appearance that its colours depend on.
  ///
  /// - Parameter names: Reads its colours.
  /// - Throws: ``RowError`` or ``LegibleError`` that says what is wrong with it.
  static func queries(_ row: Row, _ names: ColorNames) throws -> [ContrastQuery] {
    func paint(_ field: String) throws -> ReadPaint? {
      try row.string(field).map { try names.paint($0, as: field) }
    }
    guard let foreground = try paint("fg") else { throw RowError("\"fg\" is missing") }
    guard let layers = try row.strings("bg") else { throw RowError("\"bg\" is missing") }
    guard !layers.isEmpty else { throw RowError("\"bg\" has no colour") }
    let role = try row.choice("role", ContrastRole.self) ?? .text
    if role != .focus {
      for field in ["component", "unfocused"] where row.node(field) != nil {
        throw RowError("\"\(field)\" is for the role focus alone")
      }
    }
    let paints = ContrastPaints(
      foreground: foreground,
      layers: try layers.enumerated().map { index, layer in
        try names.paint(layer, as: "bg[\(index)]")
      },
      canvas: try row.string("canvas").map { ReadPaint(try names.color($0, as: "canvas")) },
      component: try paint("component"), unfocused: try paint("unfocused"))
    return try paints.appearances.map { appearance in
      var query = ContrastQuery(paints, in: appearance, role: role)
      query.policy = try row.choice("policy")
      query.size = try row.fontSize("size") ?? query.size
      query.weight = try row.weight("weight") ?? query.weight
      return query
    }
  }
}
