import LegibleJSON
import LegibleKit

extension Measurement {
  /// The answer's fields; lengths in pt, unrounded, offsets in UTF-16 code units.
  func members(wanted: Set<MeasureRequest.Extra>) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = [
      .init("width", .number(fit.size.width)),
      .init("height", .number(fit.size.height)),
    ]
    if let range = fit.heightRange {
      let ends = [range.lowerBound, range.upperBound]
      members.append(.init("heightRange", .array(ends.map(JSONValue.number))))
    }
    members += [
      .init("lineCount", .integer(fit.lines.count)),
      .init("truncated", .bool(fit.isTruncated)),
    ]
    if let scale { members.append(.init("scale", .number(scale))) }
    if isTightened { members.append(.init("tightening", .number(fit.tightening))) }
    members.append(.init("margin", marginMember))
    let ink = LineInk(fit)
    members.append(.init("neededHeight", .number(ink.neededHeight)))
    let lines = zip(fit.lines, ink.boxes).map { line($0, ink: $1) }
    members.append(.init("lines", .array(lines)))
    members.append(.init("fonts", .array(paragraph.fontNames.map(JSONValue.naming))))
    members.append(.init("missing", .array(paragraph.missing.map { .string($0.codePoint) })))
    if !paragraph.missingFamilies.isEmpty {
      let families = paragraph.missingFamilies.map(JSONValue.naming)
      members.append(.init("missingFamilies", .array(families)))
    }
    if !paragraph.unavailableStyles.isEmpty {
      members.append(.init("unmet", .array(paragraph.unavailableStyles.map(unmet))))
    }
    members.append(.init("uncertainty", .number(paragraph.uncertainty)))
    for extra in MeasureRequest.Extra.allCases where wanted.contains(extra) {
      members.append(.init(extra.rawValue, value(of: extra)))
    }
    return members
  }

  /// How near to its limit the fit is; `null` for what has no end.
  private var marginMember: JSONValue {
    let margin = margin
    func length(_ length: Double) -> JSONValue { length.isFinite ? .number(length) : .null }
    return [
      "needed": length(margin.needed), "slack": length(margin.slack),
      "outcome": .string(margin.outcome.rawValue),
    ]
  }

  private func line(_ line: Fit.Line, ink: Rect?) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("start", .integer(line.range.lowerBound)),
      .init("end", .integer(line.range.upperBound)),
      .init("text", .string(String(line.substring))),
      .init("display", .string(line.display)),
      .init("width", .number(line.width)),
      .init("baseline", .number(line.baseline)),
      .init("ascent", .number(line.ascent)),
      .init("descent", .number(line.descent)),
    ]
    let box = ink.map { [$0.x, $0.y, $0.width, $0.height] }
    members.append(.init("ink", box.map { .array($0.map(JSONValue.number)) } ?? .null))
    return .object(members)
  }

  private func unmet(_ style: UnavailableStyle) -> JSONValue {
    ["font": .naming(style.font), "wanted": .string(style.wanted), "used": .string(style.used)]
  }

  private func value(of extra: MeasureRequest.Extra) -> JSONValue {
    switch extra {
    case .breaks:
      .array(
        paragraph.lineBreaks.map {
          [
            "at": .integer($0.offset),
            "kind": .string($0.isMandatory ? "mandatory" : "allowed"),
          ]
        })
    case .graphemes: .array(paragraph.clusterEnds.map(JSONValue.integer))
    case .levels: .array(paragraph.bidiLevels.map { .integer(Int($0)) })
    case .glyphs:
      .array(
        fit.lines.flatMap { fit.glyphs(of: $0) }.map {
          [
            "gid": .integer(Int($0.id)), "cluster": .integer($0.cluster), "x": .number($0.x),
            "y": .number($0.y), "font": .naming(fit.fontPaths[$0.font]),
          ]
        })
    case .shrink:
      .number(paragraph.narrowestWidth(sameLinesAs: width, size: fit.fontSize))
    }
  }
}
