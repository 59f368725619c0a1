import LegibleColor
import LegibleCore
import LegibleTokens

/// The pairs of colours in every context.
struct ContrastRule {
  static let rule = Rule(
    "contrast", of: .audit, severity: .error,
    summary: "Text must stand out from its background in every appearance.",
    explanation: """
      Each pair is judged in every context of the tokens: light and dark, standard and increased \
      contrast, themes. The ratios are those of WCAG 2.2 (1.4.3, and 1.4.11 for what is not text). \
      Layers are composited in gamma-encoded sRGB, ratios compared unrounded and printed truncated. Beside the \
      exact ratio that of the colours in 8 bits counts, as they are painted: mapped into sRGB as CSS asks, and \
      clipped as browsers do. The smallest decides. A context for displays of one gamut, such as the variants \
      of a colour set for sRGB and Display P3, is judged on those alone: on Display P3 by the exact ratio of \
      colours that sRGB cannot hold. Of a gradient the worst place counts, \
      at a stop or between. The \
      size of the text is that at Large; of several styles the one with the worst verdict counts.

      Authorities differ on what large text is: a pair that fails under every policy is an error, \
      one on which they disagree a warning, unless "policy" makes one of them decide. The roles \
      inactive, decorative and logotype are exempt. "level": "AAA" makes 1.4.6 decide on a pair.

      The role focus is for the indicator of keyboard focus: it is judged against the background outside of it and \
      the "component" that it encloses (3:1 by 1.4.11), and where "unfocused" says what its pixels show without \
      focus, or at level AAA, against that too (3:1 by 2.4.13, whose size is not checked).

      Pairs stand in the configuration, under "contrast", or at a token, under \
      $extensions.org.legible.contrast. Foregrounds that are declared nowhere are paired by their \
      names: text.* with background.*, on-accent with accent, inverse with inverse. What is inferred \
      is a warning at most. Pairs whose colours all come from the platform are one note.
      """)

  /// What the pairs gave.
  static func findings(_ judged: [JudgedPair], _ catalog: ColorCatalog) -> [AuditFinding] {
    var findings: [AuditFinding] = []
    var inferred: [(cause: String, pairs: [JudgedPair])] = []
    var platform: [JudgedPair] = []
    for pair in judged {
      let own = JudgedPair(
        pair: pair.pair, rows: pair.rows.filter { !$0.isSystemColor })
      let foreign = pair.rows.filter(\.isSystemColor)
      if foreign.contains(where: { $0.outcome == .fail }) {
        platform.append(JudgedPair(pair: pair.pair, rows: foreign))
      }
      guard own.rows.contains(where: \.isOpen) else { continue }
      if pair.pair.origin == .declared {
        findings.append(finding([own], severity: own.worstSeverity))
        continue
      }
      // Tokens that take their colour from one place fail for one cause.
      let cause = catalog.origin(of: pair.pair.foreground)?.path ?? pair.pair.foreground
      if let place = inferred.firstIndex(where: { $0.cause == cause }) {
        inferred[place].pairs.append(own)
      } else {
        inferred.append((cause, [own]))
      }
    }
    findings += inferred.map { finding($0.pairs, severity: .warning) }
    if !platform.isEmpty { findings.append(note(platform)) }
    return findings
  }

  // MARK: Reporting

  private static func finding(
    _ pairs: [JudgedPair], severity: Severity
  ) -> AuditFinding {
    let rows = pairs.flatMap(\.rows)
    let open = rows.filter(\.isOpen)
    let failing = open.filter { $0.outcome == .fail }
    let first = pairs[0].pair
    let details = pairs.map { pair in "\(pair.pair.name): \(comparisons(of: pair.rows))" }
    var message = details.joined(separator: "; ")
    let required = Set(open.compactMap(\.required)).sorted()
    if !required.isEmpty {
      message +=
        "; \(required.map { "\($0.roundedUpDescription()):1" }.joined(separator: " or ")) is asked for"
      message += authority(of: open)
    }
    let isContested = failing.isEmpty && open.contains(where: \.isContested)
    if isContested { message += "; contested, the policies on large text disagree" }
    if first.origin == .inferred { message += "; inferred from their names" }
    let finding = Finding(
      rule: rule, severity: severity,
      outcome: failing.isEmpty ? .cannotTell : .fail, message: message,
      hint: hint(isContested: isContested, open, rows, first),
      suggestion: suggestion(isContested: isContested, open, rows), at: first.location,
      subject: first.foreground, count: failing.isEmpty ? open.count : failing.count)
    return AuditFinding(finding, .contrast(ContrastEvidence(rows: rows)))
  }

  /// Who asks for a ratio, where it is not level AA on text or shapes.
  private static func authority(of open: [ContrastEvidence.Row]) -> String {
    let criteria = Set(open.compactMap(\.neighbour?.criterion)).sorted()
    if !criteria.isEmpty { return " by WCAG \(criteria.joined(separator: " and "))" }
    return open.contains { $0.level == .aaa } ? " at level AAA" : ""
  }

  /// The ratios of a pair, of an indicator of focus by what it is compared with.
  private static func comparisons(of rows: [ContrastEvidence.Row]) -> String {
    let sides = FocusContrast.Neighbour.allCases.compactMap { neighbour -> String? in
      let own = rows.filter { $0.neighbour == neighbour }
      guard own.contains(where: \.isOpen) else { return nil }
      return "\(ratios(of: own)) against \(neighbour.phrase)"
    }
    return sides.isEmpty ? ratios(of: rows) : sides.joined(separator: ", ")
  }

  /// The most ratios of a pair that a message tells; the evidence has all.
  private static let mostRatios = 8

  /// `3.01:1 in dark, 2.79:1 in light with increased contrast`: contexts of one ratio together.
  private static func ratios(of rows: [ContrastEvidence.Row]) -> String {
    let failing = rows.filter { $0.outcome == .fail }
    let open = failing.isEmpty ? rows.filter(\.isOpen) : failing
    // Of many, the worst are told.
    let shown = open.count > mostRatios ? open.sorted { $0.leastRatio < $1.leastRatio } : open
    var groups: [(ratio: String, labels: [String])] = []
    for row in shown {
      let ratio = row.figure
      if let index = groups.firstIndex(where: { $0.ratio == ratio }) {
        groups[index].labels.append(row.label)
      } else {
        groups.append((ratio, [row.label]))
      }
    }
    if groups.count == 1, shown.count == rows.count, rows.count > 1 {
      return "\(groups[0].ratio) in every appearance"
    }
    let parts = groups.prefix(mostRatios).map { "\($0.ratio) in \(contextList($0.labels))" }
    let rest = groups.dropFirst(mostRatios).reduce(0) { $0 + $1.labels.count }
    return (parts + (rest > 0 ? ["others in \(pluralized(rest, "more context"))"] : []))
      .joined(separator: ", ")
  }

  private static func hint(
    isContested: Bool, _ open: [ContrastEvidence.Row], _ rows: [ContrastEvidence.Row],
    _ pair: ColorPair
  ) -> String? {
    if isContested { return "Choose a \"policy\", or a ratio that all of them pass." }
    if open.contains(where: \.dependsOnCanvas) {
      return "Name what lies under \(pair.backgrounds.last ?? "it") as one more background."
    }
    guard let worst = open.min(by: { $0.leastRatio < $1.leastRatio }) else { return nil }
    return stay(worst, rows)
  }

  /// The search for a colour that passes, with the ratio to reach where it is not the usual one.
  private static func suggestion(
    isContested: Bool, _ open: [ContrastEvidence.Row], _ rows: [ContrastEvidence.Row]
  ) -> Suggestion? {
    guard !isContested, !open.contains(where: \.dependsOnCanvas),
      let worst = open.min(by: { $0.leastRatio < $1.leastRatio })
    else { return nil }
    let (front, behind) = worst.shown.writtenPair
    var search = Suggestion.ColorSearch(front, on: behind)
    search.isWorstPlace = worst.isWorstPlace
    guard worst.neighbour != nil else {
      let isUsual = worst.required == ContrastRequirement(role: .text, isLarge: false).aa
      search.ratio = isUsual ? nil : worst.required
      return .findColor(search)
    }
    // All comparisons of the same context, so that what is found does for each of them.
    let together = rows.filter {
      $0.pair == worst.pair && $0.appearance == worst.appearance && $0.contrast == worst.contrast
        && $0.others == worst.others
    }
    func color(_ neighbour: FocusContrast.Neighbour) -> String? {
      together.first { $0.neighbour == neighbour }?.shown.writtenPair.background
    }
    search.isFocus = true
    search.background = color(.background) ?? behind
    search.component = color(.component)
    search.unfocused = color(.unfocused)
    return .findColor(search)
  }

  /// What was forgotten, where the pair passes in another context: a colour that stays although the
  /// other one changes, or values for Increase Contrast that lower the ratio.
  private static func stay(
    _ worst: ContrastEvidence.Row, _ rows: [ContrastEvidence.Row]
  ) -> String? {
    let others = rows.filter {
      $0.pair == worst.pair && $0.neighbour == worst.neighbour && $0.others == worst.others
        && $0.outcome == .pass
    }
    if let standard = others.first(where: {
      $0.appearance == worst.appearance && $0.contrast != worst.contrast
    }), worst.contrast == .increased {
      return "Without Increase Contrast it is \(standard.figure)."
    }
    guard let other = others.first(where: { $0.appearance != worst.appearance }) else { return nil }
    let stays = (
      worst.foreground == other.foreground, worst.background == other.background
    )
    guard stays.0 != stays.1 else { return nil }
    return "The \(stays.0 ? "foreground" : "background") is the same as in \(other.label)."
  }

  private static func note(_ pairs: [JudgedPair]) -> AuditFinding {
    let names = pairs.map { "\($0.pair.name): \(ratios(of: $0.rows))" }
    let finding = Finding(
      rule: rule, severity: .note, outcome: .fail,
      message: "colours of the platform itself fall short: \(names.joined(separator: ", "))",
      hint: "They are the platform's choice; use label colours where the text matters.",
      at: pairs[0].pair.location, subject: pairs[0].pair.foreground, count: pairs.count)
    return AuditFinding(finding, .contrast(ContrastEvidence(rows: pairs.flatMap(\.rows))))
  }
}

extension JudgedPair {
  /// An error where a context certainly fails, a warning where none can be told to pass.
  fileprivate var worstSeverity: Severity {
    rows.contains { $0.outcome == .fail } ? .error : .warning
  }
}

extension Contrast {
  /// The colours as they show, for a command line: hexadecimal, or in Display P3 where only that counts.
  fileprivate var writtenPair: (foreground: String, background: String) {
    guard basis == .displayP3 else { return (painted.foreground.hex, painted.background.hex) }
    func text(_ color: Color) -> String {
      guard !color.isInGamut(of: .srgb) else { return color.hex }
      return CSSColor(color.converted(to: .displayP3)).descriptionInItsSpace
    }
    return (text(foreground), text(background))
  }
}

extension ContrastEvidence.Row {
  /// Whether it speaks against the pair.
  fileprivate var isOpen: Bool { outcome == .fail || outcome == .cannotTell }

  /// Whether what lies under all layers decides, which is not named.
  fileprivate var dependsOnCanvas: Bool {
    range != nil || neighbour != nil && outcome == .cannotTell
  }

  fileprivate var isContested: Bool { Set(policies.map(\.outcome)).count > 1 }

  /// The ratio that decides, or the range over an unknown canvas.
  package var figure: String {
    guard let range else { return shown.leastFigure }
    let (least, most) = (Contrast.text(range.lowerBound), Contrast.text(range.upperBound))
    return least == most ? "\(least):1" : "\(least):1 to \(most):1"
  }
}
