import LegibleColor
import LegibleCore
import LegibleTokens

/// Wide-gamut colours that become one on an sRGB display.
struct GamutCollapseRule: ColorRule {
  static let rule = Rule(
    "gamut-collapse", of: .audit, severity: .warning,
    summary: "Wide-gamut colours must stay apart in sRGB.",
    explanation: """
      Two colours of one group, or two neighbouring stops of a gradient, that differ on a Display P3 screen \
      (an OK difference of 0.02 or more, which is just noticeable) and no longer do once both are mapped into sRGB. Displays, screenshots \
      and mirrored screens in sRGB show one colour where the design has two. Where a colour has a value \
      for sRGB, such as a variant of its colour set, that is what counts there. Source: Apple's Human \
      Interface Guidelines, Color: two very similar P3 colours may be hard to tell apart in sRGB; \
      give variants for it.
      """)

  /// A colour as displays of both gamuts show it.
  struct Shown {
    let isWide: Bool
    private let wide, narrow: Color

    /// - Parameter fallback: What is shown in its place on sRGB displays.
    init(_ color: Color, fallback: Color) {
      isWide = !color.isInGamut(of: .srgb) || color != fallback
      // Compared often, and in OKLab.
      wide = color.clipped(to: .displayP3).converted(to: .oklab)
      narrow = fallback.mapped(to: .srgb).converted(to: .oklab)
    }

    /// Whether two colours are two on a Display P3 display and one on an sRGB display.
    func collapses(with other: Shown) -> Bool {
      (isWide || other.isWide) && !wide.looksLike(other.wide) && narrow.looksLike(other.narrow)
    }
  }

  /// What screens of either gamut show in one context: the same, where the tokens have no variants.
  struct Screens {
    let wide, narrow: ColorContext
  }

  /// Two colours by their places in a group.
  private struct Couple: Hashable {
    let first, second: Int
  }

  func findings(_ setting: ColorSetting) -> [AuditFinding] {
    var groups: [Substring: [Token]] = [:]
    var order: [Substring] = []
    for token in setting.catalog.own {
      let name = token.path[
        ..<(token.path.utf8.lastIndex(of: UInt8(ascii: ".")) ?? token.path.startIndex)]
      if groups[name] == nil { order.append(name) }
      groups[name, default: []].append(token)
    }
    let screens = screens(setting.contexts)
    return order.flatMap { findings(groups[$0, default: []], screens) } + gradients(screens)
  }

  private func screens(_ contexts: [ColorContext]) -> [Screens] {
    contexts.filter { $0.gamut != .srgb }.map { wide in
      let narrow = contexts.first { $0.gamut == .srgb && $0.isVariant(of: wide) }
      return Screens(wide: wide, narrow: wide.gamut == nil ? wide : narrow ?? wide)
    }
  }

  private func findings(_ group: [Token], _ screens: [Screens]) -> [AuditFinding] {
    var collapsed: Set<Int> = []
    var couples: Set<Couple> = []
    for (place, screen) in screens.enumerated() {
      let shown = group.map { token -> Shown? in
        guard let color = screen.wide.color(token.path)?.color,
          let fallback = screen.narrow.color(token.path)?.color
        else { return nil }
        return Shown(color, fallback: fallback)
      }
      // Most groups have no wide colour, or few.
      for wide in shown.indices where shown[wide]?.isWide == true {
        for other in shown.indices where other != wide {
          guard let one = shown[wide], let two = shown[other], !two.isWide || wide < other,
            one.collapses(with: two)
          else { continue }
          let (first, second) = (min(wide, other), max(wide, other))
          couples.insert(Couple(first: first, second: second))
          collapsed.insert(place)
        }
      }
    }
    guard !couples.isEmpty else { return [] }
    let order = couples.sorted { ($0.first, $0.second) < ($1.first, $1.second) }
    return [
      finding(
        order.map { (group[$0.first], group[$0.second]) },
        collapsed.sorted().map { screens[$0].narrow }, of: screens.count)
    ]
  }

  /// One finding for the couples of a group, which most likely are one scale.
  private func finding(
    _ couples: [(first: Token, second: Token)], _ collapsed: [ColorContext], of count: Int
  ) -> AuditFinding {
    let (first, second) = couples[0]
    let color = collapsed.first?.color(second.path).map { ", \($0.color.hex)" } ?? ""
    let more = couples.count > 1 ? ", and so do \(couples.count - 1) more pairs of its group" : ""
    let finding = Finding(
      rule: Self.rule, severity: .warning, outcome: .fail,
      message: "\(second.path) looks like \(first.path) in sRGB\(color)\(more)"
        + (collapsed.count == count ? "" : " in " + contextList(collapsed.map(\.label))),
      hint: "Give one of them a value for sRGB that differs.", at: second.location,
      subject: second.path, count: couples.count,
      related: couples.prefix(10).map {
        .init("looks like \($0.first.path)", at: $0.second.location)
      })
    return AuditFinding(finding)
  }
}
