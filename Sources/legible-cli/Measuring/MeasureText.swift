import LegibleKit

/// The answer of `measure` for people.
enum MeasureText {
  /// The lines with their widths, then the sum.
  static func describe(_ measurement: Measurement) -> String {
    let fit = measurement.fit
    var rows = fit.lines.map { line in
      "  \(pad(points(line.width))) pt  \(visible(line.display))"
    }
    let size = fit.size
    var sum = "\(points(size.width)) x \(points(size.height)) pt at \(points(fit.fontSize)) pt"
    sum += fit.lines.count == 1 ? ", 1 line" : ", \(fit.lines.count) lines"
    if fit.isTruncated { sum += ", truncated" }
    let band = measurement.paragraph.uncertainty
    if band > 0 { sum += ", widths to within \(points(band * 100)) %" }
    rows.append(sum)
    if !measurement.paragraph.missing.isEmpty {
      let missing = measurement.paragraph.missing.map(codePoint).joined(separator: " ")
      rows.append("no font covers \(missing)")
    }
    rows.append("fonts: \(measurement.paragraph.fontNames.joined(separator: ", "))")
    return rows.joined(separator: "\n")
  }

  private static func pad(_ text: String) -> String {
    String(repeating: " ", count: max(0, 7 - text.count)) + text
  }
}

/// A length with at most two decimals, rounded up: what was promised to fit must not grow.
func points(_ length: Double) -> String {
  guard length.isFinite, abs(length) < 1e12 else { return "\(length)" }
  let hundredths = Int((length * 100).rounded(.up))
  let (whole, part) = (hundredths / 100, abs(hundredths % 100))
  if part == 0 { return "\(whole)" }
  return "\(whole).\(part < 10 ? "0" : "")\(part)".trimmingZeros
}

extension String {
  fileprivate var trimmingZeros: String {
    hasSuffix("0") ? String(dropLast()) : self
  }
}
