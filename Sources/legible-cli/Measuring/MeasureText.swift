import LegibleKit

/// The answer of `measure` for people.
enum MeasureText {
  /// The lines with their widths, then the sum.
  static func describe(_ measurement: Measurement) -> String {
    let fit = measurement.fit
    var rows = fit.lines.map { line in
      "  \(pad(hundredths(line.width))) pt  \(line.display.escapingControls)"
    }
    let size = fit.size
    var sum = "\(hundredths(size.width)) x \(hundredths(size.height)) pt"
    sum += " at \(hundredths(fit.fontSize)) pt"
    sum += fit.lines.count == 1 ? ", 1 line" : ", \(fit.lines.count) lines"
    if fit.isTruncated { sum += ", truncated" }
    let band = measurement.paragraph.uncertainty
    if band > 0 { sum += ", widths to within \(hundredths(band * 100)) %" }
    if let range = fit.heightRange {
      sum += ", up to \(hundredths(range.upperBound)) pt high in letterforms not at hand"
    }
    rows.append(sum)
    if let margin = describe(measurement.margin, measurement.paragraph) { rows.append(margin) }
    if !measurement.paragraph.missingFamilies.isEmpty {
      let families = measurement.paragraph.missingFamilies.joined(separator: ", ")
      rows.append("no font of the families \(families.escapingControls): measured in others")
    }
    if !measurement.paragraph.missing.isEmpty {
      let missing = measurement.paragraph.missing.map(\.codePoint).joined(separator: " ")
      rows.append("no font covers \(missing)")
    }
    for unmet in measurement.paragraph.unavailableStyles {
      let used = unmet.used.hasPrefix("no ") ? unmet.used : "set in \(unmet.used)"
      rows.append("\(unmet.font.escapingControls) lacks \(unmet.wanted): \(used)")
    }
    rows.append(
      "fonts: \(measurement.paragraph.fontNames.joined(separator: ", ").escapingControls)")
    return rows.joined(separator: "\n")
  }

  /// How near to its limit the fit is, where it has one.
  private static func describe(_ margin: FitMargin, _ paragraph: Paragraph) -> String? {
    guard margin.available.isFinite else { return nil }
    guard margin.needed.isFinite else { return "no width is enough: it has more lines" }
    let missing = -margin.slack
    var text = "needs \(hundredths(margin.needed)) of \(hundredths(margin.available)) pt, "
    text +=
      missing > Fit.tolerance
      ? "\(hundredths(missing)) too little" : "\(hundredths(max(0, margin.slack))) to spare"
    if !margin.isMeasured {
      let cause =
        paragraph.missing.isEmpty
        ? "in other fonts than asked for" : "without the missing characters"
      return "\(text), but measured \(cause): whether it fits cannot be told"
    }
    return margin.outcome == .cannotTell ? text + ": too near to tell" : text
  }

  private static func hundredths(_ number: Double) -> String {
    number.roundedUpDescription(decimals: 2)
  }

  private static func pad(_ text: String) -> String {
    String(repeating: " ", count: max(0, 7 - text.count)) + text
  }
}
