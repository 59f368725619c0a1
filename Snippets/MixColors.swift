import LegibleKit

func color(_ css: String) throws -> Color {
  try Color(css: css, at: SourceLocation(path: "colours"))
}

// Any colour that CSS can write, in any of its spaces.
let brand = try color("oklch(0.72 0.24 148)")
let polar = brand.converted(to: .oklch)
print("\(brand.space.rawValue): \(polar.components), alpha \(brand.alpha)")

// What sRGB displays show instead, and how far it is from what was meant.
for mapping in GamutMapping.allCases where mapping != .none {
  let shown = brand.converted(to: .srgb, gamutMapping: mapping)
  print("\(mapping): \(shown.hex), \(shown.okDifference(from: brand)) off")
}

// A tint as color-mix() makes it, and the halfway point the long way round the hues.
let tint = try color("color-mix(in oklab, oklch(0.72 0.24 148) 20%, white)")
print("20 % of it: \(tint.hex)")
let turn = ColorInterpolation(.oklch, hue: .longer)
print("halfway: \(turn.mixed(brand, try color("#c2185b"), progress: 0.5).hex)")

// Two colours as people with a colour vision deficiency see them.
for kind in VisionDeficiency.allCases {
  let simulation = try VisionSimulation(kind, severity: 0.8)
  let seen = try (brand.simulated(simulation), color("#d9730d").simulated(simulation))
  print("\(kind): \(seen.0.hex) beside \(seen.1.hex), \(seen.0.ciede2000Difference(from: seen.1))")
}
