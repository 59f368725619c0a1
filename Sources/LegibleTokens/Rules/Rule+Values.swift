package import LegibleCore

// On the values of tokens.
extension Rule {
  package static let invalidValue = Rule(
    "invalid-value", of: .tokens, severity: .error,
    summary: "A value does not have the shape that its type asks for.")

  package static let missingProperty = Rule(
    "missing-property", of: .tokens, severity: .error,
    summary: "A value lacks a property that its type requires.")

  package static let outOfRange = Rule(
    "out-of-range", of: .tokens, severity: .error,
    summary: "A number is outside the range that the format, a text, a screen or a clock allows.",
    explanation: """
      The format limits colour components by colour space, font weights to 1 to 1000, x of \
      cubicBezier control points to 0 to 1. The fontSize and the lineHeight of a typography are \
      above 0; widths, dashes, blurs and the duration of a transition are not below it. Lengths, \
      times, coordinates and components of colours go up to 1,000,000,000, plain numbers to 2^53.
      """)

  package static let olderDialect = Rule(
    "older-dialect", of: .tokens, severity: .error,
    summary:
      "Drafts before 2025.10 wrote colours, dimensions and durations as strings, and other tools leave out the $.",
    explanation: """
      Readers of 2025.10 do not accept them; a migration rewrites them.
      """)

  package static let hexMismatch = Rule(
    "hex-mismatch", of: .tokens, severity: .warning,
    summary:
      "The hex fallback shows another colour than the components, so what people see depends on their tool.",
    explanation: """
      A difference of two steps out of 255 counts as rounding.
      """)

  package static let gradientPosition = Rule(
    "gradient-position", of: .tokens, severity: .warning,
    summary: "The position of a gradient stop is outside 0 to 1 and is taken as the nearest end.")

  package static let unknownTextStyle = Rule(
    "unknown-text-style", of: .tokens, severity: .error,
    summary:
      "org.legible.scalesWith must name one of the eleven text styles of iOS, because it decides how the size grows with Dynamic Type."
  )

  package static let unknownExtension = Rule(
    "unknown-extension", of: .tokens, severity: .warning,
    summary: "$extensions has a member under org.legible that Legible does not know.",
    explanation: """
      It knows scalesWith, the text style of iOS with which a size grows, and leading, the line \
      height in pt at Large; of a colour contrast, the backgrounds it lies on, and role, what it is \
      for; of a text style color, the colours it is set in; and those of the default store. Any \
      other is ignored, so a misspelt one changes nothing.
      """)
}
