import LegibleAdaptive
import LegibleAudit
import LegibleColor
import LegibleCore

extension HTMLReport {
  // MARK: Text

  /// The text, and the contexts in which it does not fit.
  func evidence(_ evidence: TextEvidence) -> String {
    let lines = evidence.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let text = lines.map { String($0).htmlEscaped }.joined(separator: "<br>")
    var html =
      "<blockquote lang=\"\(evidence.language.htmlEscaped)\" dir=\"auto\">\(text)</blockquote>\n"
    if let failing = evidence.failing { html += bar(failing.worst) }
    html += "<dl>\n<dt>Shown in</dt><dd>\(evidence.setting.component.phrase.htmlEscaped)</dd>\n"
    if let failing = evidence.failing { html += range("Fails", failing, excess(failing.worst)) }
    if let unsure = evidence.unsure {
      html += range("Cannot tell", unsure, doubt(unsure.worst))
    }
    html += "</dl>\n"
    if !evidence.remarks.isEmpty {
      html += "<p class=\"soft\">\(evidence.remarks.joined(separator: "; ").htmlEscaped)</p>\n"
    }
    return html
  }

  /// The room as a part of what the text needs, to scale; the words under it say the same.
  private func bar(_ worst: ContextRange.Worst) -> String {
    guard worst.needed > worst.available.upper, worst.needed.isFinite else { return "" }
    let percent = Int((worst.available.upper / worst.needed * 100).rounded())
    return "<div class=\"bar\" aria-hidden=\"true\"><div style=\"width:\(percent)%\"></div></div>\n"
  }

  private func excess(_ worst: ContextRange.Worst) -> String {
    guard worst.excess.isFinite else { return worst.figures }
    return "<strong>\(worst.excess.roundedUpDescription()) pt too much</strong>: " + worst.figures
  }

  private func doubt(_ worst: ContextRange.Worst) -> String {
    guard worst.excess > 0, worst.excess.isFinite else { return worst.doubtfulFigures }
    return "up to <strong>\(worst.excess.roundedUpDescription()) pt too much</strong>: "
      + worst.doubtfulFigures
  }

  private func range(_ title: String, _ range: ContextRange, _ excess: String) -> String {
    let worst = range.worst
    let places = range.viewports.map {
      "<li>\($0.label.htmlEscaped): \($0.devices.joined(separator: ", ").htmlEscaped)</li>"
    }
    return """
      <dt>\(title)</dt>
      <dd>\(range.count.groupedDescription) of \(range.total.groupedDescription) contexts, \(spell(range.categories))
      <details><summary>\(pluralized(range.viewports.count, "place"))</summary>
      <ul>\(places.joined())</ul></details></dd>
      <dt>Worst</dt>
      <dd>\(excess),
      text of \(worst.fontSize.roundedUpDescription()) pt,
      \(worst.category.shortName), \(worst.viewport.shortLabel.htmlEscaped)</dd>

      """
  }

  // MARK: Contrast

  /// The pair in each appearance.
  func evidence(_ evidence: ContrastEvidence) -> String {
    let isOnePair = Set(evidence.rows.map(\.pair)).count < 2
    return """
      <div class="scroll" role="region" aria-label="Contrast by appearance" tabindex="0"><table>
      <thead><tr>\(isOnePair ? "" : "<th scope=\"col\">Pair</th>")<th scope="col">Appearance</th><th scope="col">Sample</th>\
      <th scope="col">Ratio</th><th scope="col">Needed</th><th scope="col">Verdict</th>\
      <th scope="col">Colours</th></tr></thead>
      <tbody>
      \(evidence.rows.map { row($0, naming: !isOnePair) }.joined(separator: "\n"))
      </tbody></table></div>

      """
  }

  private func row(_ row: ContrastEvidence.Row, naming isNamed: Bool) -> String {
    let required = row.required.map { $0.roundedUpDescription() + ":1" } ?? "nothing"
    return """
      <tr class="\(row.outcome.rawValue)">\(isNamed ? "<td>\(row.pair.htmlEscaped)</td>" : "")\
      <th scope="row">\(row.fullLabel.htmlEscaped)</th>
      <td class="swatch" style="color:\(row.foreground);background:\(row.background)">Aa</td>
      <td>\(row.figure)</td><td>\(required)</td>
      <td class="verdict">\(verdict(row))</td>
      <td>\(row.foreground) on \(row.background)</td></tr>
      """
  }

  private func verdict(_ row: ContrastEvidence.Row) -> String {
    let outcomes = Set(row.policies.map(\.outcome))
    guard outcomes.count > 1 else { return row.outcome.words }
    return row.policies.map { "\($0.name): \($0.outcome.words)" }.joined(separator: ", ")
  }
}

extension ContrastEvidence.Row {
  /// The context and, of an indicator of focus, what it is compared with.
  var fullLabel: String {
    neighbour.map { "\(label), against \($0.phrase)" } ?? label
  }
}

extension Outcome {
  /// The outcome in words.
  fileprivate var words: String {
    switch self {
    case .pass: "passes"
    case .fail: "fails"
    case .cannotTell: "cannot tell"
    case .notApplicable: "not asked for"
    }
  }
}
