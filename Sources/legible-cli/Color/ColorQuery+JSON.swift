import LegibleJSON
import LegibleKit

extension ColorQuery {
  /// The answer as JSON, as the command-line contract lists it: of two appearances the first, and both by name.
  static func members(_ queries: [ColorQuery]) -> [JSONValue.Member] {
    guard let first = queries.first else { return [] }
    guard queries.count > 1 else { return first.members }
    let appearances = queries.map {
      JSONValue.Member($0.appearance?.rawValue ?? "", .object($0.members))
    }
    return first.members + [JSONValue.Member("appearances", .object(appearances))]
  }

  private var members: [JSONValue.Member] {
    let value = color.color
    var members = [
      JSONValue.Member("space", .string(value.space.rawValue)),
      JSONValue.Member("components", Self.components(of: value)),
      JSONValue.Member(
        "alpha", value.missing.contains(.alpha) ? .null : .number(value.alpha)),
      JSONValue.Member("css", .string(color.description)),
    ]
    if let appearance {
      members.append(JSONValue.Member("appearance", .string(appearance.rawValue)))
    }
    if !targets.isEmpty {
      var seen: Set<ColorSpace> = []
      let conversions = targets.filter { seen.insert($0).inserted }.map {
        JSONValue.Member($0.rawValue, Self.components(of: converted(to: $0)))
      }
      members.append(JSONValue.Member("to", .object(conversions)))
    }
    members.append(JSONValue.Member("hex", .string(channels.hex)))
    let gamuts = Self.gamuts.map {
      JSONValue.Member($0.rawValue, .bool(value.isInGamut(of: $0)))
    }
    members.append(JSONValue.Member("inGamut", .object(gamuts)))
    if let simulation {
      members.append(JSONValue.Member("simulated", .string(value.simulated(simulation).hex)))
    }
    if let difference {
      members.append(JSONValue.Member("difference", difference.json))
    }
    if let simulatedDifference {
      members.append(JSONValue.Member("simulatedDifference", simulatedDifference.json))
    }
    return members
  }

  private static func components(of color: Color) -> JSONValue {
    .array((0..<3).map { .optional(color[$0]) })
  }
}

extension ColorDifference {
  var json: JSONValue {
    [
      "de76": .number(cie76), "de2000": .number(ciede2000),
      "de2000D65": .number(ciede2000OverD65), "deok": .number(ok),
    ]
  }
}

extension ColorQuery {
  /// The fields of a row of `color --jsonl`.
  static let fields = ["color", "to", "map", "simulate", "against"]

  /// Names that other tools have for some of them.
  static let synonyms = [
    "fg": "color", "value": "color", "css": "color", "hex": "color", "space": "to",
    "spaces": "to", "mapping": "map", "gamutMapping": "map", "cvd": "simulate",
    "vision": "simulate", "compare": "against", "other": "against",
  ]

  /// Reads a row: a query for each appearance that its colours depend on.
  ///
  /// - Parameter names: Reads its colours.
  /// - Throws: ``RowError`` or ``LegibleError`` that says what is wrong with it.
  static func queries(_ row: Row, _ names: ColorNames) throws -> [ColorQuery] {
    guard let text = try row.string("color") else { throw RowError("\"color\" is missing") }
    let color = try names.color(text, as: "color")
    var query = ColorQuery()
    query.targets = try (row.strings("to") ?? []).map { name throws(RowError) in
      guard let space = ColorSpace(cssName: name) else {
        let guess = ColorSpace.meant(by: name).map { "; did you mean \"\($0.rawValue)\"?" }
        throw RowError("\"to\" has \"\(name)\", which is not a colour space\(guess ?? "")")
      }
      return space
    }
    query.mapping = try row.choice("map")
    query.simulation = try row.node("simulate").map { try VisionSimulation(row: $0) }
    let other = try row.string("against").map { try names.color($0, as: "against") }
    return query.queries(color, against: other)
  }
}

extension VisionSimulation {
  /// Reads `{"model": "brettel", "kind": "deutan", "severity": 1}`; only `kind` has to be there.
  fileprivate init(row node: JSONNode) throws {
    guard node.kind == .object else { throw RowError("\"simulate\" must be an object") }
    let row = try Row(node, fields: ["model", "kind", "severity"])
    guard let kind = try row.choice("kind", meant: VisionDeficiency.meant) else {
      throw RowError("\"simulate\" has no \"kind\"")
    }
    try self.init(
      kind, model: row.choice("model") ?? .brettel, severity: row.number("severity") ?? 1,
      at: .argument("simulate"))
  }
}
