import LegibleKit

func color(_ css: String) throws -> Color {
  try Color(css: css, at: SourceLocation(path: "colours"))
}

// What is seen where colours lie over each other.
let seen = Color.composited([try color("#0008"), Color(red: 111, green: 143, blue: 184)])
print(seen.hex)

// Millions of pairs of 8-bit colours: nothing but the ratio.
let channels = RGBA8(red: 111, green: 143, blue: 184)
print(Contrast.ratio(channels, on: RGBA8(red: 255, green: 255, blue: 255)))

// White at 80 % on a veil of black at 30 % on a photo's blue.
let veil = try [color("rgb(0 0 0 / 0.3)"), color("#6f8fb8")]
let pair = Contrast(try color("rgb(255 255 255 / 0.8)"), over: veil)
let verdicts = pair.assessment(size: 20, weight: 600)
print("\(Contrast.text(pair.ratio)):1, AA \(verdicts.aa), AAA \(verdicts.aaa)")
print(verdicts.isContested ? "It depends on what large text is." : "All policies agree.")

// What WCAG asks for, and whether the colours can be shown.
let large = ContrastRequirement(role: .text, isLarge: true)
print("large text: \(large.aa ?? 0):1 at AA, \(large.aaa ?? 0):1 at AAA")
let glow = Color(.displayP3, 0, 1, 0)
print(
  "in sRGB: \(glow.isInGamut(of: .srgb, tolerance: Color.gamutTolerance)), lightness \(glow[0] ?? 0)"
)

// The nearest colour that passes.
if let better = ContrastSuggestion(for: try color("#777"), over: [.white], atLeast: 4.5) {
  print("\(better.color.hex) gives \(Contrast.text(better.contrast.ratio)):1")
}

// Every colour of a palette on every other.
let palette = try ["#0b57d0", "#5f6b64", "#c2185b"].map(color)
let grid = ContrastGrid(palette, over: [.white, .black])
let pairs = grid.ratios.count { $0 >= 4.5 }
print("black on white: \(Contrast.ratio(.black, on: Color.white)):1")
print("\(pairs) of \(grid.ratios.count) pairs, the first \(grid.contrast(row: 0, column: 0).ratio)")

// The ring of a focused control, between the page and the control itself.
let (ring, control) = try (color("#1a73e8"), color("#0b57d0"))
if let focus = FocusContrast([ring], on: [[.white]], around: [control]) {
  let worst = focus.worst(at: .aa)
  print("\(Contrast.text(worst.contrast.leastRatio)):1 against \(worst.neighbour.phrase)")
}
