import LegibleColor
import LegibleCore
import LegibleTokens

/// Colours whose value for dark is missing or no better than the one for light.
struct AppearanceVariantRule: ColorRule {
  static let rule = Rule(
    "appearance-variant", of: .audit, severity: .note,
    summary: "A value for dark must serve its pair at least as well as the one for light.",
    explanation: """
      In dark a pair of colours should do as well as in light. Two things are noted, each once for all \
      pairs: a pair that loses contrast because one colour changes and the other one, of the same app, \
      has no value of its own for dark; and a pair in which the value for dark gives less contrast than \
      the value for light would in its place. Only pairs of text that pass are looked at, below the 7:1 \
      (4.5:1 for large text) of WCAG 2.2, 1.4.6: above it there is nothing to gain, and where a pair \
      falls short, the rule contrast says so. Such a choice may well be meant, hence a note.
      """)

  /// A pair with what is to be said of it.
  private struct Case {
    let pair: JudgedPair
    let detail: String
  }

  func findings(_ setting: ColorSetting) -> [AuditFinding] {
    var missing: [Case] = []
    var worse: [Case] = []
    let pairs = setting.pairs.filter { $0.pair.role == .text && $0.pair.backgrounds.count == 1 }
    for judged in pairs {
      for row in judged.rows where row.appearance == .dark && row.missesEnhancedContrast {
        guard let pair = Variants(judged.pair, row, setting) else { continue }
        if let detail = pair.missing(setting) {
          missing.append(Case(pair: judged, detail: detail))
          break
        }
        if let detail = pair.worse(setting) {
          worse.append(Case(pair: judged, detail: detail))
          break
        }
      }
    }
    return [
      Self.note(missing, "without a value for dark, a colour costs contrast there:"),
      Self.note(worse, "the value for dark gives less contrast than the one for light would:"),
    ].compactMap(\.self)
  }

  private static func note(_ cases: [Case], _ start: String) -> AuditFinding? {
    guard let first = cases.first else { return nil }
    let more = cases.count > 5 ? "; and \(cases.count - 5) more" : ""
    return AuditFinding(
      Finding(
        rule: rule, severity: .note, outcome: .fail,
        message: "\(start) \(cases.prefix(5).map(\.detail).joined(separator: "; "))\(more)",
        hint: "Choose values for dark that lie further apart, unless it is meant so.",
        at: first.pair.pair.location, subject: first.pair.pair.foreground, count: cases.count))
  }
}

/// The two colours of a pair in dark and in light, all else being equal.
private struct Variants {
  private let pair: ColorPair
  private let dark, light: (foreground: Color, background: Color)
  /// The displays that the contexts are for.
  private let display: DisplayGamut?

  init?(_ pair: ColorPair, _ row: ContrastEvidence.Row, _ setting: ColorSetting) {
    func colors(_ appearance: Appearance) -> (Color, Color)? {
      let context = setting.contexts.first {
        $0.appearance == appearance && $0.contrast == row.contrast && $0.others == row.others
      }
      guard let store = context?.store,
        let front = try? store.colorOrCSS(pair.foreground, in: appearance),
        let behind = try? store.colorOrCSS(pair.backgrounds[0], in: appearance)
      else { return nil }
      return (front, behind)
    }
    guard let dark = colors(.dark), let light = colors(.light) else { return nil }
    (self.pair, self.dark, self.light) = (pair, dark, light)
    display = row.shown.display
  }

  /// What is lost where one colour changes and the other one stays.
  func missing(_ setting: ColorSetting) -> String? {
    let stays = (
      foreground: dark.foreground == light.foreground,
      background: dark.background == light.background
    )
    guard stays.foreground != stays.background else { return nil }
    let name = stays.foreground ? pair.foreground : pair.backgrounds[0]
    let (before, after) = (ratio(light.foreground, light.background), ratio(dark))
    guard setting.isOwn(name), after < before * (1 - 1e-9) else { return nil }
    return "\(pair.name) (\(text(before)) in light, \(text(after)) in dark, \(name) stays)"
  }

  /// What is lost against the light value of one colour, where both change.
  func worse(_ setting: ColorSetting) -> String? {
    guard dark.foreground != light.foreground, dark.background != light.background else {
      return nil
    }
    let options = [
      (pair.foreground, ratio(light.foreground, dark.background)),
      (pair.backgrounds[0], ratio(dark.foreground, light.background)),
    ]
    let after = ratio(dark)
    guard
      let (name, before) = options.first(where: {
        $0.1 > after * (1 + 1e-9) && setting.isOwn($0.0)
      })
    else { return nil }
    return "\(pair.name) (\(text(after)), \(text(before)) with the light \(name))"
  }

  private func ratio(_ pair: (foreground: Color, background: Color)) -> Double {
    ratio(pair.foreground, pair.background)
  }

  private func ratio(_ foreground: Color, _ background: Color) -> Double {
    Contrast(foreground, over: [background], on: display).leastRatio
  }

  private func text(_ ratio: Double) -> String { "\(Contrast.text(ratio)):1" }
}
