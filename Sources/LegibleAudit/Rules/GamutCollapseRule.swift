import LegibleColor
import LegibleCore
import LegibleTokens

/// Wide-gamut colours that become one on an sRGB display.
struct GamutCollapseRule: ColorRule {
  static let description = AuditRule(
    name: "gamut-collapse", summary: "Wide-gamut colours must stay apart in sRGB.",
    explanation: """
      Two colours of one group that differ on a Display P3 screen (an OK difference of 0.02 or more, \
      which is just noticeable) and no longer do once both are mapped into sRGB. Displays, screenshots \
      and mirrored screens in sRGB show one colour where the design has two. Source: Apple's Human \
      Interface Guidelines, Color: two very similar P3 colours may be hard to tell apart in sRGB; \
      give variants for it.
      """)

  /// A colour as displays of both gamuts show it.
  private struct Shown {
    let token: Token
    let isWide: Bool
    let wide, narrow: Color

    init?(_ token: Token, in context: ColorContext) {
      guard let color = context.color(token.path)?.color else { return nil }
      self.token = token
      isWide = !color.isInGamut(of: .srgb)
      // Compared often, and in OKLab.
      wide = color.clipped(to: .displayP3).converted(to: .oklab)
      narrow = color.mapped(to: .srgb).converted(to: .oklab)
    }
  }

  /// Two colours by their places in a group.
  private struct Couple: Hashable {
    let first, second: Int
  }

  func findings(_ setting: ColorSetting) -> [AuditFinding] {
    var groups: [Substring: [Token]] = [:]
    var order: [Substring] = []
    for token in setting.catalog.own {
      let name = token.path[..<(token.path.lastIndex(of: ".") ?? token.path.startIndex)]
      if groups[name] == nil { order.append(name) }
      groups[name, default: []].append(token)
    }
    return order.flatMap { findings(groups[$0, default: []], setting) }
  }

  private func findings(_ group: [Token], _ setting: ColorSetting) -> [AuditFinding] {
    var contexts: [Couple: [ColorContext]] = [:]
    var order: [Couple] = []
    for context in setting.contexts {
      let shown = group.map { Shown($0, in: context) }
      for (first, one) in shown.enumerated() {
        for (second, other) in shown.enumerated().dropFirst(first + 1) {
          guard let one, let other, one.isWide || other.isWide, !one.wide.looksLike(other.wide),
            one.narrow.looksLike(other.narrow)
          else { continue }
          let couple = Couple(first: first, second: second)
          if contexts[couple] == nil { order.append(couple) }
          contexts[couple, default: []].append(context)
        }
      }
    }
    return order.map {
      finding(group[$0.first], group[$0.second], contexts[$0, default: []], setting)
    }
  }

  private func finding(
    _ first: Token, _ second: Token, _ collapsed: [ColorContext], _ setting: ColorSetting
  ) -> AuditFinding {
    let color = collapsed.first?.color(second.path).map { ", \($0.color.hex)" } ?? ""
    let finding = Finding(
      rule: Self.description.name, severity: .warning, outcome: .fail,
      message: "\(second.path) looks like \(first.path) in sRGB\(color)"
        + setting.phrase(collapsed),
      hint: "Give one of them a value for sRGB that differs.", at: second.location,
      subject: second.path, count: collapsed.count,
      related: [.init("the other colour", at: first.location)])
    return AuditFinding(finding)
  }
}
