extension ShapedText {
  /// How many times as wide the platform sets the letters of a run, whose font stands in for one of the
  /// platform's that were not asked for.
  func platformFactor(of run: Run) -> Double {
    fonts[run.font].isFallback ? platform.fallback(run.script).factor : 1
  }

  /// Whether the characters of a run are off by something each.
  private func hasCorrections(_ run: Run) -> Bool {
    guard let standIn = fonts[run.font].standIn else { return false }
    return standIn.correctsCharacters || platform.localForms(run.script) != nil
  }

  /// Whether the widths of a run are others than the embedded font's.
  func isCorrected(_ run: Run) -> Bool { hasCorrections(run) || platformFactor(of: run) != 1 }

  /// Notes what single characters of stand-ins for San Francisco are off by.
  ///
  /// It is in the sums, so that measuring takes no longer for it.
  mutating func correct(_ advances: inout [Int64], _ clusters: [Int32]) {
    guard runs.contains(where: hasCorrections) else { return }
    spacing = [Int64](repeating: 0, count: units.count)
    for run in runs where hasCorrections(run) {
      guard let standIn = fonts[run.font].standIn else { continue }
      let growth = (platform.localForms(run.script)?.factor ?? 1) - 1
      let em = Double(unitsPerEm) / 1000
      for offset in run.range where clusters[offset + 1] != 0 {
        let unit = units[offset]
        var change = standIn.correction(of: unit) * em
        if growth != 0, PlatformText.localUnits.contains(unit) {
          change += Double(advances[offset + 1]) * growth
        }
        let rounded = Int64(change.rounded())
        spacing[offset] = rounded
        advances[offset + 1] += rounded
      }
    }
  }

  /// What ``correct(_:_:)`` noted of a character, in thousandths of an em.
  func correction(at offset: Int) -> Double {
    spacing.isEmpty ? 0 : Double(spacing[offset]) * 1000 / Double(unitsPerEm)
  }

  /// The relative half-width of the uncertainty interval of the text's widths: the mean of its runs'
  /// weighted by their share of the advance.
  ///
  /// Doubt comes only from fonts that stand in for a platform's: for San Francisco, and for those that
  /// a platform takes where the style's own fonts lack a script.
  var uncertainty: Double {
    // Counted from the least, so that runs that are equally uncertain give that figure to the last digit.
    let bands = runs.map(uncertainty(of:))
    let least = bands.min() ?? 0
    var (total, doubtful) = (0.0, 0.0)
    for (run, band) in zip(runs, bands) {
      let advance = Double(positions[run.range.upperBound] - positions[run.range.lowerBound])
      total += advance
      doubtful += advance * (band - least)
    }
    return total > 0 ? least + doubtful / total : 0
  }

  private func uncertainty(of run: Run) -> Double {
    let font = fonts[run.font]
    guard let standIn = font.standIn else {
      return font.isFallback ? platform.fallback(run.script).uncertainty(clusters: clusterCount) : 0
    }
    return platform.localForms(run.script)?.uncertainty(clusters: clusterCount)
      ?? standIn.uncertainty(clusters: clusterCount, script: run.script)
  }

  /// Whether the platform may set a part in letterforms that no embedded font has.
  var lacksLetterforms: Bool {
    platform.hasNastaliq && runs.contains { $0.script == .arabic && fonts[$0.font].isFallback }
  }
}
