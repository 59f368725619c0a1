import LegibleKit

func color(_ css: String) throws -> Color {
  try Color(css: css, at: SourceLocation(path: "colours"))
}

// White at 80 % on a veil of black at 30 % on a photo's blue.
let veil = try [color("rgb(0 0 0 / 0.3)"), color("#6f8fb8")]
let pair = Contrast(try color("rgb(255 255 255 / 0.8)"), over: veil)
let verdicts = pair.assessment(size: 20, weight: 600)
print("\(Contrast.text(pair.ratio)):1, AA \(verdicts.aa), AAA \(verdicts.aaa)")
print(verdicts.isContested ? "It depends on what large text is." : "All policies agree.")

// The nearest colour that passes.
if let better = ContrastSuggestion(for: try color("#777"), over: [.white], atLeast: 4.5) {
  print("\(better.color.hex) gives \(Contrast.text(better.contrast.ratio)):1")
}

// The ring of a focused control, between the page and the control itself.
let (ring, control) = try (color("#1a73e8"), color("#0b57d0"))
if let focus = FocusContrast([ring], on: [[.white]], around: [control]) {
  let worst = focus.worst(at: .aa)
  print("\(Contrast.text(worst.contrast.leastRatio)):1 against \(worst.neighbour.phrase)")
}
