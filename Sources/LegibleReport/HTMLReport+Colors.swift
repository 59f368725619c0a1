import LegibleAudit
import LegibleColor
import LegibleCore

extension HTMLReport {
  /// Pictures beside the findings: each foreground on each ground, and other surroundings.
  func colors(_ report: AuditReport) -> String {
    guard !report.pairs.isEmpty else { return "" }
    return """
      <section aria-labelledby="colours">
      <h2 id="colours">Colours</h2>
      <p class="soft">Pictures and advice, no verdicts: the findings are above. Pairs that were judged are \
      bold.\(remark(on: report))</p>
      \(report.grids.map(grid).joined())\(viewing(report))</section>

      """
  }

  private func remark(on report: AuditReport) -> String {
    let count = report.coverage.colorContexts.count
    guard report.grids.count < count else { return "" }
    return " The first \(report.grids.count) of \(count.groupedDescription) contexts are shown."
  }

  // MARK: Grid

  private func grid(_ grid: PairGrid) -> String {
    let heads = grid.grounds.map { "<th scope=\"col\">\($0.htmlEscaped)</th>" }.joined()
    let rows = zip(grid.foregrounds, grid.cells).map { name, cells in
      "<tr><th scope=\"row\">\(name.htmlEscaped)</th>\(cells.map(cell).joined())</tr>"
    }
    let (shown, all) = ((grid.foregrounds.count, grid.grounds.count), grid.count)
    let remark =
      shown == all
      ? ""
      : "<p class=\"soft\">The first \(shown.0) of \(all.foregrounds) foregrounds on the first "
        + "\(shown.1) of \(all.grounds) backgrounds.</p>\n"
    return """
      <details><summary>Every foreground on every background, \(grid.label.htmlEscaped)</summary>
      \(remark)<div class="scroll" role="region" aria-label="Grid, \(grid.label.htmlEscaped)" \
      tabindex="0"><table class="grid">
      <thead><tr><td></td>\(heads)</tr></thead>
      <tbody>
      \(rows.joined(separator: "\n"))
      </tbody></table></div></details>

      """
  }

  private func cell(_ cell: PairGrid.Cell?) -> String {
    guard let cell else { return "<td></td>" }
    let contrast = cell.contrast
    let ratio = Contrast.text(contrast.leastRatio)
    let painted = contrast.painted
    let colors = "color:\(painted.foreground.hex);background:\(painted.background.hex)"
    return "<td><span class=\"chip\" style=\"\(colors)\" aria-hidden=\"true\">Aa</span> "
      + (cell.isJudged ? "<b>\(ratio)</b></td>" : "\(ratio)</td>")
  }

  // MARK: Viewing conditions

  /// The most pairs that are shown, those with the least ratio first.
  private static let mostPairs = 50

  private func viewing(_ report: AuditReport) -> String {
    let worst = report.pairs.compactMap(\.worst).filter { $0.outcome != .notApplicable }
    let shown = worst.enumerated()
      .sorted { ($0.element.leastRatio, $0.offset) < ($1.element.leastRatio, $1.offset) }
      .prefix(Self.mostPairs).map(\.element)
    let remark =
      shown.count < worst.count
      ? "<p class=\"soft\">The \(shown.count) of \(worst.count.groupedDescription) pairs with the least ratio.</p>\n"
      : ""
    let heads = ["WCAG"] + ViewingCondition.all.map(\.name) + ["any backdrop"]
    let screen = Screen.phone
    let peak = CSSNumber.text(screen.peakLuminance)
    let reflectance = CSSNumber.text(screen.reflectance * 100)
    let sources = ViewingCondition.all.map {
      "<li>\($0.name.htmlEscaped): \($0.summary.htmlEscaped) (\($0.source.htmlEscaped))</li>"
    }
    return """
      <details><summary>The ratios in sunlight and with a shifted white</summary>
      \(remark)<div class="scroll" role="region" aria-label="Ratios in other surroundings" \
      tabindex="0"><table>
      <thead><tr><th scope="col">Pair</th><th scope="col">Appearance</th>\
      \(heads.map { "<th scope=\"col\">\($0.htmlEscaped)</th>" }.joined())</tr></thead>
      <tbody>
      \(shown.map(viewingRow).joined(separator: "\n"))
      </tbody></table></div>
      <ul class="soft">\(sources.joined())
      <li>any backdrop: the least ratio over plain colours that show through</li>
      <li>The screen gives \(peak) cd/m² and throws back \(reflectance) % of the light that falls on it.
      </li></ul></details>

      """
  }

  private func viewingRow(_ row: ContrastEvidence.Row) -> String {
    let ratios = [row.leastRatio] + ViewingCondition.all.map { row.shown.ratio(in: $0) }
    let backdrops = row.backdrops.map { backdrops in
      "\(Contrast.text(backdrops.least)) on \(backdrops.leastBackdrop.hex)"
    }
    return "<tr><th scope=\"row\">\(row.pair.htmlEscaped)</th><td>\(row.fullLabel.htmlEscaped)</td>"
      + ratios.map { "<td>\(Contrast.text($0))</td>" }.joined()
      + "<td>\(backdrops ?? "")</td></tr>"
  }
}
