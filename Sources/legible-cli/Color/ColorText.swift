import LegibleKit

/// The answer of `color` for people.
struct ColorText {
  let query: ColorQuery
  /// What the user wrote; the name of a token or a colour.
  let name: String
  let palette: Palette
  /// Whether the terminal can show the colours themselves.
  let showsSwatch: Bool

  /// The colour, its conversions and what else is asked.
  var lines: [String] {
    let value = query.color.color
    let css = query.color.description
    let place = query.appearance.map { "  in \($0.rawValue)" } ?? ""
    let note = (name == css ? "" : "  \(name.escapingControls)") + place
    var lines = ["\(swatch(query.channels))\(palette.paint(css, .bold))\(note)"]
    lines.append(row("hex", "\(query.channels.hex)\(hexNote)"))
    lines += query.targets.map { row($0.rawValue, written(query.converted(to: $0))) }
    lines.append(row("gamut", gamut(of: value)))
    if let simulation = query.simulation {
      let seen = RGBA8(value.simulated(simulation))
      lines.append(row(simulation.kind.rawValue, swatch(seen) + seen.hex))
    }
    if let difference = query.difference {
      lines.append(row("difference", difference.text))
    }
    if let difference = query.simulatedDifference, let simulation = query.simulation {
      lines.append(row("  \(simulation.kind.rawValue)", difference.text))
    }
    return lines
  }

  /// A conversion as a style sheet may hold it; CSS itself would write the cylinders as `rgb()`.
  private func written(_ color: Color) -> String {
    guard color.space == .hsl || color.space == .hwb else { return color.css }
    let parts = (0..<3).map { index in
      color[index].map { CSSNumber.text($0) + (index > 0 ? "%" : "") } ?? "none"
    }
    let alpha = color.alpha == 1 ? "" : " / \(CSSNumber.text(color.alpha))"
    return "\(color.space.rawValue)(\(parts.joined(separator: " "))\(alpha))"
  }

  private var hexNote: String {
    if query.color.color.isInGamut(of: .srgb) { return "" }
    return query.mapping == .clip ? ", cut to sRGB" : ", mapped into sRGB"
  }

  private func gamut(of color: Color) -> String {
    let smallest = ColorQuery.gamuts.first { color.isInGamut(of: $0) }
    return smallest.map { "within \($0.rawValue)" } ?? "outside every RGB space"
  }

  private func row(_ label: String, _ text: String) -> String {
    "  \(label)\(String(repeating: " ", count: max(14 - label.count, 1)))\(text)"
  }

  private func swatch(_ color: RGBA8) -> String {
    showsSwatch ? "\u{1B}[48;2;\(color.sgr)m    \u{1B}[0m " : ""
  }
}

extension ColorDifference {
  /// The three figures.
  fileprivate var text: String {
    "CIEDE2000 \(CSSNumber.text(ciede2000, decimals: 2)), "
      + "CIE76 \(CSSNumber.text(cie76, decimals: 2)), OK \(CSSNumber.text(ok, decimals: 4))"
  }
}
