import LegibleJSON
import LegibleKit

/// How a pair does in other surroundings than WCAG's: advice beside the verdicts.
struct ContrastViewing {
  private let conditions: [(condition: ViewingCondition, ratio: Double)]
  private let backdrops: BackdropRange?

  init(_ query: ContrastQuery, _ contrast: Contrast) {
    conditions = ViewingCondition.all.map { ($0, contrast.ratio(in: $0)) }
    let isOpen = query.canvas == nil
    backdrops = isOpen ? BackdropRange(query.foreground, over: query.layers) : nil
  }

  /// Lines for people.
  var lines: [String] {
    let screen = Screen.phone
    let rows = conditions.map { item in
      ["  " + item.condition.name, ratio(item.ratio), item.condition.summary]
    }
    var lines =
      ["viewing conditions, advice and no verdict"]
      + TextTable(rows: rows).lines + [
        "  on a screen of \(CSSNumber.text(screen.peakLuminance)) cd/m² that throws back "
          + "\(CSSNumber.text(screen.reflectance * 100)) % of the light"
      ]
    if let backdrops {
      lines.append(
        "  over any plain backdrop: \(ratio(backdrops.least)) on \(backdrops.leastBackdrop.hex) to "
          + "\(ratio(backdrops.greatest)) on \(backdrops.greatestBackdrop.hex)")
    }
    return lines
  }

  /// Members for programs.
  var members: [JSONValue.Member] {
    var members = [
      JSONValue.Member(
        "viewing",
        .array(
          conditions.map { item in
            [
              "condition": .string(item.condition.name),
              "summary": .string(item.condition.summary),
              "illuminance": .number(item.condition.illuminance),
              "ratio": .number(item.ratio), "source": .string(item.condition.source),
            ]
          }))
    ]
    if let backdrops {
      members.append(
        JSONValue.Member(
          "backdrops",
          [
            "least": .number(backdrops.least),
            "leastBackdrop": .string(backdrops.leastBackdrop.hex),
            "greatest": .number(backdrops.greatest),
            "greatestBackdrop": .string(backdrops.greatestBackdrop.hex),
          ]))
    }
    return members
  }

  private func ratio(_ value: Double) -> String { "\(Contrast.text(value)):1" }
}
