import LegibleJSON
import LegibleKit

/// What would let a pair pass: another foreground, another background, tokens that exist.
struct ContrastRemedies {
  /// Why nothing is sought, if so.
  private(set) var reason: String?
  /// The ratio to reach.
  private(set) var needed = 0.0
  /// The nearest foreground.
  private(set) var foreground: ContrastSuggestion?
  /// The nearest colour of the topmost background.
  private(set) var background: ContrastSuggestion?
  /// Whether it is for an indicator of focus, of which nothing but its own colour is sought.
  private var isOfFocus = false
  /// Tokens that would do as the foreground; `nil` when no tokens were given.
  private(set) var tokens: [TokenSuggestion]?

  /// Searches for all of them.
  init(for query: ContrastQuery, _ contrast: Contrast, in store: TokenStore?) {
    guard let threshold = query.threshold else {
      reason = "none needed, nothing is asked of the role \(query.role.rawValue)"
      return
    }
    guard query.outcome(of: contrast) != .pass else {
      reason = "none needed, it passes"
      return
    }
    guard !query.isWorstPlace else {
      reason = "none sought, as a single colour cannot stand for a gradient"
      return
    }
    needed = threshold
    let color = query.foreground
    if query.focus != nil {
      foreground = ContrastSuggestion(
        forFocus: color, on: query.layers, around: query.component, unfocused: query.unfocused,
        canvas: query.canvas, at: query.goal.level, atLeast: threshold)
      isOfFocus = true
      return
    }
    foreground = ContrastSuggestion(
      for: color, over: query.layers, canvas: query.canvas, atLeast: threshold)
    background = ContrastSuggestion(
      for: color, over: query.layers, canvas: query.canvas, atLeast: threshold,
      changing: .background)
    tokens = store.map {
      TokenSuggestion.nearest(
        in: $0, to: color, over: query.layers, canvas: query.canvas, atLeast: threshold)
    }
  }

  // MARK: Answers

  /// Lines for people; `swatch` shows a pair where the terminal can.
  func lines(swatch: (Contrast) -> String) -> [String] {
    if let reason { return ["suggestion: \(reason)"] }
    let ratio = "\(Contrast.text(needed)):1"
    if isOfFocus {
      return [
        foreground.map { "suggestion: \(swatch($0.contrast))\($0.phrase) or more everywhere" }
          ?? "suggestion: none, no lightness of this colour reaches \(ratio) everywhere"
      ]
    }
    var lines = [
      foreground.map { "suggestion: \(swatch($0.contrast))\($0.phrase)" }
        ?? "suggestion: none, no lightness of this colour reaches \(ratio) here",
      background.map { "  or the background: \(swatch($0.contrast))\($0.phrase)" }
        ?? "  no lightness of the background reaches \(ratio) under this colour",
    ]
    guard let tokens else { return lines }
    lines += tokens.map {
      "  or the token \($0.token): \(swatch($0.contrast))\($0.color.written) gives "
        + "\(Contrast.text($0.contrast.leastRatio)):1"
    }
    if tokens.isEmpty { lines.append("  no token of the store reaches \(ratio) here") }
    return lines
  }

  /// Members for programs.
  var members: [JSONValue.Member] {
    var members = [
      JSONValue.Member("suggestion", foreground?.json ?? .null),
      JSONValue.Member("backgroundSuggestion", background?.json ?? .null),
    ]
    if let tokens {
      members.append(
        JSONValue.Member(
          "tokenSuggestions",
          .array(
            tokens.map {
              [
                "token": .string($0.token), "color": .string($0.color.written),
                "ratio": .number($0.contrast.leastRatio), "difference": .number($0.difference),
              ]
            })))
    }
    return members
  }
}

extension ContrastSuggestion {
  fileprivate var phrase: String {
    "\(color.written) gives \(Contrast.text(contrast.leastRatio)):1"
  }

  fileprivate var json: JSONValue {
    [
      "color": .string(color.written), "hex": .string(color.hex),
      "ratio": .number(contrast.leastRatio), "difference": .number(difference),
    ]
  }
}

extension Color {
  /// The colour as a user would write it: hexadecimal in sRGB, CSS in its own space elsewhere.
  var written: String { space == .srgb ? hex : CSSColor(self).descriptionInItsSpace }
}
