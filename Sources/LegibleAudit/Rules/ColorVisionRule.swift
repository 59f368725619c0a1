import LegibleColor
import LegibleCore
import LegibleTokens

/// Colours of one set that people with a colour-vision deficiency cannot tell apart.
struct ColorVisionRule: ColorRule {
  static let rule = Rule(
    "color-vision", of: .audit, severity: .warning,
    summary: "Colours that mean something by differing must differ for everybody.",
    explanation: """
      The colours of a set are compared with each other as they are and as they are seen with each of \
      three deficiencies: protan, deutan, tritan, at full strength, by the model of Brettel, Vienot and \
      Mollon (1997). Two that are clearly apart (CIEDE2000 of 20 or more) and then are not (below 10) \
      are reported, unless a contrast of 3:1 between them tells them apart (WCAG 2.2, technique G183). \
      Apple's Human Interface Guidelines name red with green and blue with orange. A shape, a sign or a \
      word beside the colour helps as well (WCAG 2.2, 1.4.1), so this is a warning.

      Sets are those under "colorSets" of the configuration; of others the names tell: groups called \
      status, state, chart, series, category, severity, signal, rating or feedback. What is only named \
      so is a note. Whether a pair passes the rule contrast does not depend on colour vision.
      """)

  /// Far enough apart to name them differently, and too near to tell in small marks.
  ///
  /// A difference of 2.3 is just noticeable side by side (Mahy, Van Eycken, Oosterlinck 1994, in
  /// CIELAB); marks that lie apart need a multiple.
  private static let apart = 20.0
  private static let alike = 10.0

  private static let groupWords: Set = [
    "status", "state", "states", "statuses", "chart", "charts", "series", "category", "categories",
    "categorical", "severity", "signal", "signals", "rating", "feedback", "dataviz",
  ]

  /// Colours to compare.
  private struct Group {
    var name: String
    var tokens: [Token]
    var location: SourceLocation?
  }

  func findings(_ setting: ColorSetting) -> [AuditFinding] {
    groups(setting).flatMap { group in
      let seen = VisionDeficiency.allCases.flatMap { kind -> [Confusion] in
        guard let simulation = try? VisionSimulation(kind) else { return [] }
        return setting.contexts.flatMap { confusions(group, $0, simulation) }
      }
      return Self.findings(of: seen, group, setting)
    }
  }

  /// How many colours are compared with each other, over all contexts.
  func comparisons(_ setting: ColorSetting) -> Int {
    groups(setting).reduce(0) { count, group in
      setting.contexts.reduce(count) { count, context in
        let colors = group.tokens.count { context.color($0.path) != nil }
        return count + colors * (colors - 1) / 2
      }
    }
  }

  private func groups(_ setting: ColorSetting) -> [Group] {
    let declared = setting.configuration.colorSets.map { set in
      Group(
        name: set.name,
        tokens: setting.catalog.tokens.filter { token in
          set.tokens.contains { $0.matches(token.path) }
        }, location: set.location)
    }
    let known = Set(declared.flatMap(\.tokens).map(\.path))
    var named: [Group] = []
    for token in setting.catalog.own where !known.contains(token.path) && !token.isDeprecated {
      guard let group = Self.group(of: token.path) else { continue }
      if let place = named.firstIndex(where: { $0.name == group }) {
        named[place].tokens.append(token)
      } else {
        named.append(Group(name: group, tokens: [token], location: nil))
      }
    }
    return declared + named.filter { $0.tokens.count <= Self.mostNamed }
  }

  /// More colours than anybody tells apart by name are a scale, whatever their group is called.
  private static let mostNamed = 30

  /// The path of the group, when its name says that its colours mean something.
  private static func group(of path: String) -> String? {
    guard ColorName(path) != nil, let end = path.utf8.lastIndex(of: UInt8(ascii: ".")) else {
      return nil
    }
    let group = path[..<end]
    let last =
      group.split(at: ".", omittingEmptySubsequences: true).last.map {
        ColorWords.words(in: String($0))
      } ?? []
    return last.contains(where: groupWords.contains) ? String(group) : nil
  }

  // MARK: Comparing

  /// Two colours that a deficiency makes one.
  private struct Confusion {
    var first, second: Int
    var kind: VisionDeficiency
    var context: ColorContext
    var before, after: Double
  }

  private func confusions(
    _ group: Group, _ context: ColorContext, _ simulation: VisionSimulation
  ) -> [Confusion] {
    let colors = group.tokens.map { token in
      context.color(token.path).map { Color.composited([$0.color, .white]) }
    }
    let seen = colors.map { $0?.simulated(simulation).converted(to: .lab) }
    let plain = colors.map { $0?.converted(to: .lab) }
    var confusions: [Confusion] = []
    for first in colors.indices {
      for second in colors.indices.dropFirst(first + 1) {
        guard let one = plain[first], let other = plain[second], let oneSeen = seen[first],
          let otherSeen = seen[second]
        else { continue }
        let after = oneSeen.ciede2000Difference(from: otherSeen)
        guard after < Self.alike else { continue }
        let before = one.ciede2000Difference(from: other)
        guard before >= Self.apart,
          Contrast(one, over: [other], on: context.gamut).leastRatio < ContrastRequirement.nonText
        else { continue }
        confusions.append(
          Confusion(
            first: first, second: second, kind: simulation.kind, context: context,
            before: before, after: after))
      }
    }
    return confusions
  }

  // MARK: Reporting

  /// One finding for each two colours, with the deficiencies and contexts that confuse them.
  private static func findings(
    of confusions: [Confusion], _ group: Group, _ setting: ColorSetting
  ) -> [AuditFinding] {
    var order: [[Int]] = []
    for confusion in confusions where !order.contains([confusion.first, confusion.second]) {
      order.append([confusion.first, confusion.second])
    }
    return order.map { couple in
      let own = confusions.filter { [$0.first, $0.second] == couple }
      let kinds = VisionDeficiency.allCases.filter { kind in own.contains { $0.kind == kind } }
      let contexts = setting.contexts.filter { context in
        own.contains { $0.context.label == context.label }
      }
      let (first, second) = (group.tokens[couple[0]], group.tokens[couple[1]])
      let worst = own.min { $0.after < $1.after } ?? own[0]
      let finding = Finding(
        rule: rule, severity: group.location == nil ? .note : .warning,
        outcome: .fail,
        message: "\(first.path) and \(second.path) look alike with \(phrase(kinds))"
          + "\(setting.phrase(contexts)): a CIEDE2000 of \(CSSNumber.text(worst.after, decimals: 1))"
          + " where it is \(CSSNumber.text(worst.before, decimals: 1)) otherwise",
        hint: "Move their lightness apart, or give each a shape or a word as well.",
        at: group.location ?? second.location, subject: group.name, count: own.count,
        related: [
          .init("the first colour", at: first.location),
          .init("the second colour", at: second.location),
        ])
      return AuditFinding(finding)
    }
  }

  private static func phrase(_ kinds: [VisionDeficiency]) -> String {
    enumerated(kinds.map(\.rawValue)) + " vision"
  }
}
