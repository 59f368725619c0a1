import LegibleTestSupport
import Testing

@Suite struct ContrastTests {
  @Test(arguments: [
    CommandCase("contrast-fail", ["contrast", "#777", "#fff", "--suggest"]),
    CommandCase("contrast-pass", ["contrast", "#767676", "white", "--suggest"]),
    CommandCase("contrast-contested", ["contrast", "#949494", "#fff", "--size", "18"]),
    CommandCase(
      "contrast-contested-fails",
      ["contrast", "#949494", "#fff", "--size", "18", "--fail-on", "warning"]),
    CommandCase(
      "contrast-policy", ["contrast", "#949494", "#fff", "--weight", "700", "--policy", "apple"]),
    CommandCase("contrast-layers", ["contrast", "#fffc", "#0008", "--canvas", "#2f62a1"]),
    CommandCase("contrast-unknown-canvas", ["contrast", "#fffc", "#0008"]),
    CommandCase("contrast-unknown-canvas-passes", ["contrast", "#fff", "#000000cc"]),
    CommandCase(
      "contrast-wide-gamut", ["contrast", "color(display-p3 1 0 0)", "#111", "--format", "json"]),
    CommandCase(
      "contrast-non-text", ["contrast", "#888", "#777", "--role", "nonText", "--suggest"]),
    CommandCase(
      "contrast-exempt", ["contrast", "#888", "#777", "--role", "logotype", "--suggest"]),
    CommandCase(
      "contrast-no-suggestion",
      ["contrast", "#777", "#7771", "--suggest", "--format", "json", "--fail-on", "never"]),
    CommandCase("contrast-level", ["contrast", "#767676", "#fff", "--level", "AAA", "--suggest"]),
    CommandCase(
      "contrast-level-contested", ["contrast", "#767676", "#fff", "--level", "AAA", "--size", "18"]),
    CommandCase(
      "contrast-level-json",
      ["contrast", "#767676", "#fff", "--level", "AAA", "--format", "json", "--suggest"]),
    CommandCase(
      "contrast-level-non-text",
      ["contrast", "#888", "#fff", "--level", "AAA", "--role", "nonText"]),
    CommandCase("contrast-level-passes", ["contrast", "#555", "#fff", "--level", "AAA"]),
    CommandCase("contrast-level-unknown", ["contrast", "#555", "#fff", "--level", "A"]),
    CommandCase(
      "contrast-min-ratio", ["contrast", "#707070", "#fff", "--min-ratio", "5.5:1", "--suggest"]),
    CommandCase("contrast-min-ratio-passes", ["contrast", "#949494", "#fff", "--min-ratio", "3"]),
    CommandCase("contrast-min-ratio-bad", ["contrast", "#949494", "#fff", "--min-ratio", "22"]),
    CommandCase(
      "contrast-min-ratio-and-level",
      ["contrast", "#949494", "#fff", "--min-ratio", "3", "--level", "AA"]),
    CommandCase(
      "contrast-grid-level",
      ["contrast", "--grid", "#000 #767676", "#fff", "--level", "AAA", "--suggest"]),
    CommandCase(
      "contrast-focus",
      ["contrast", "#767676", "#fff", "--role", "focus", "--component", "#707070", "--suggest"]),
    CommandCase(
      "contrast-focus-passes",
      ["contrast", "#767676", "#fff", "--role", "focus", "--component", "#000", "--level", "AAA"]),
    CommandCase(
      "contrast-focus-unfocused",
      [
        "contrast", "#767676", "#fff", "--role", "focus", "--component", "#777", "--unfocused",
        "#808080", "--format", "json", "--suggest",
      ]),
    CommandCase(
      "contrast-focus-min-ratio",
      ["contrast", "#767676", "#fff", "--role", "focus", "--min-ratio", "5"]),
    CommandCase(
      "contrast-focus-open",
      ["contrast", "#0008", "#fff8", "--role", "focus", "--component", "#888"]
    ),
    CommandCase("contrast-focus-parts", ["contrast", "#777", "#fff", "--component", "#000"]),
    CommandCase(
      "contrast-light-dark",
      ["contrast", "light-dark(#777, #888)", "light-dark(#fff, #111)", "--suggest"]),
    CommandCase(
      "contrast-light-dark-json",
      ["contrast", "light-dark(#555, #444)", "light-dark(#fff, #111)", "--format", "json"]),
    CommandCase(
      "contrast-light-dark-token",
      [
        "contrast", "ios.color.label", "light-dark(#fff, #333)", "--with", "appearance=dark",
      ]),
    CommandCase(
      "contrast-grid-light-dark", ["contrast", "--grid", "light-dark(#777, #888)", "#fff"]),
    CommandCase(
      "contrast-pattern",
      [
        "contrast", "trial.color.t*", "trail.color.*", "--tokens",
        "Examples/trailmark/tokens/trailmark.resolver.json",
      ]),
    CommandCase(
      "contrast-same-mistake",
      ["contrast", "rgb(1 2)", "rgb(1 2)", "--canvas", "rgb(1 2)"]),
    CommandCase("contrast-translucent", ["contrast", "#0003", "#fff", "--suggest"]),
    CommandCase("contrast-viewing", ["contrast", "#777", "#fff8", "--viewing"]),
    CommandCase(
      "contrast-viewing-json", ["contrast", "#777", "#fff8", "--viewing", "--format", "json"]),
    CommandCase(
      "contrast-tokens",
      [
        "contrast", "trail.color.link", "trail.color.page", "--suggest", "--tokens",
        "Examples/trailmark/tokens/trailmark.resolver.json",
      ]),
    CommandCase(
      "contrast-tokens-json",
      [
        "contrast", "trail.color.link", "trail.color.page", "--suggest", "--format", "json",
        "--tokens", "Examples/trailmark/tokens/trailmark.resolver.json",
      ]),
    CommandCase(
      "contrast-tokens-dark",
      [
        "contrast", "trail.color.textHint", "trail.color.page", "--with", "appearance=dark",
        "--tokens", "Examples/trailmark/tokens/trailmark.resolver.json",
      ]),
    CommandCase(
      "contrast-unknown-token",
      [
        "contrast", "trail.color.lnk", "#fff", "--tokens",
        "Examples/trailmark/tokens/trailmark.resolver.json",
      ]),
    CommandCase("contrast-ios", ["contrast", "ios.color.secondaryLabel", "white"]),
    CommandCase(
      "contrast-grid", ["contrast", "--grid", "#000 #777 rgb(0 0 0 / 0.5)", "#fff", "#0008"]),
    CommandCase(
      "contrast-grid-narrow",
      [
        "contrast", "--grid", "trail.color.t*", "trail.color.*", "--tokens",
        "Examples/trailmark/tokens/trailmark.resolver.json",
      ], environment: ["COLUMNS": "50"]),
    CommandCase(
      "contrast-grid-json", ["contrast", "--grid", "#000 #fff", "--format", "json", "--size", "24"]),
    CommandCase(
      "contrast-grid-suggest",
      [
        "contrast", "--grid", "trail.color.text*", "trail.color.page trail.color.card", "--suggest",
        "--tokens", "Examples/trailmark/tokens/trailmark.resolver.json",
      ]),
    CommandCase(
      "contrast-grid-suggest-json",
      ["contrast", "--grid", "#777", "#fff", "--suggest", "--format", "json"]),
    CommandCase(
      "contrast-grid-suggest-none", ["contrast", "--grid", "#000", "#fff", "--suggest"]),
    CommandCase(
      "contrast-grid-viewing", ["contrast", "--grid", "#000", "#fff", "--viewing"]),
    CommandCase(
      "contrast-grid-fail-on", ["contrast", "--grid", "#777", "#fff", "--fail-on", "error"]),
    CommandCase("contrast-fail-on-none", ["contrast", "#777", "#fff", "--fail-on", "none"]),
    CommandCase("contrast-vanishing", ["contrast", "#757575", "#0000"]),
    CommandCase("contrast-grid-nothing", ["contrast", "--grid", "app.*", "#fff"]),
    CommandCase(
      "contrast-bad-colors", ["contrast", "currentcolor", "rgb(1 2)", "#12", "--canvas", "grye"]),
    CommandCase(
      "contrast-platform-tokens",
      [
        "contrast", "ios.color.label", "ios.color.systemBackground", "--with", "appearance=dark",
      ]),
    CommandCase("contrast-token-without-file", ["contrast", "app.text", "#fff"]),
    CommandCase("contrast-without-background", ["contrast", "red"]),
    CommandCase("contrast-bad-weight", ["contrast", "red", "white", "--weight", "1001"]),
    CommandCase("contrast-named-weight", ["contrast", "red", "white", "--weight", "semibold"]),
    CommandCase("contrast-size-with-unit", ["contrast", "red", "white", "--size", "18pt"]),
    CommandCase("contrast-hex-without-sign", ["contrast", "fff", "2f62a1"]),
    CommandCase(
      "contrast-jsonl-options", ["contrast", "--jsonl"],
      input: """
        {"fg": "#777", "bg": ["#fff"], "level": "AAA"}
        {"fg": "#777", "bg": ["#fff"], "suggest": true}
        {"fg": "#777", "bg": ["#fff"], "minRatio": 5}

        """),
    CommandCase("contrast-jsonl-with-size", ["contrast", "--jsonl", "--size", "24"]),
    CommandCase("contrast-jsonl-with-colors", ["contrast", "red", "white", "--jsonl"]),
    CommandCase("contrast-help", ["contrast", "--help"]),
  ])
  func matches(_ command: CommandCase) throws { try command.expectSnapshot() }

  @Test func answersEachLine() throws {
    let input = """
      {"id":1,"fg":"#777","bg":["#fff"]}
      {"id":"two","fg":"#ffffffcc","bg":["#00000080"],"canvas":"#2f62a1","size":20,"weight":700}
      {"id":3,"fg":"#fffc","bg":["#0008"],"policy":"native"}
      {"fg":"color(display-p3 1 0 0)","bg":["#000"],"role":"nonText"}
      {"id":5,"fg":"#777","bg":["#fff"],"role":"inactive"}
      {"id":6,"fg":"hsl(from red h s calc(l / 2))","bg":["#fff"]}
      {"id":61,"fg":"light-dark(#777, #eee)","bg":["light-dark(white, black)"]}
      {"id":62,"fg":"#767676","bg":["#fff"],"role":"focus","component":"#707070"}
      {"id":63,"fg":"#767676","bg":["#fff"],"component":"#707070"}
      {"id":7,"fg":"#777","bg":["#fff","oklch(1 2)"]}
      {"id":8,"fg":"#777"}
      {"id":9,"fg":"#777","bg":"#fff"}
      {"id":10,"fg":"#777","bg":["#fff"],"sise":12}
      {"id":10,"foreground":"#777","bg":["#fff"]}
      {"id":11,"fg":"#777","bg":["#fff"],"weight":0}
      {"id":12,"fg":"#777","bg":["#fff"],"size":-1}
      {"id":13,"fg":"#777","bg":["#fff"],"role":"logo"}
      {"id":14,"fg":"777","bg":["wite"]}
      {"id":15,"fg":"#777","bg":["#fff"],"size":"18pt"}
      {"id":16,"fg":"#777","bg":["#fff"],"weight":"bold"}
      {"id":17,"fg":"#777","bg":["#fff"],"role":"nontext"}
      {"id":18,"fg":"ios.color.label","bg":["ios.color.systemBackground"]}
      {"id":19,"fg":"app.color.text","bg":["#fff"]}
      {"id":20,"fg":"#777","bg":[]}
      {"id":true,"fg":"#777","bg":["#fff"]}
      {"id":21,"fg":"color(srgb 5 5 5)","bg":["#000"]}
      """
    try CommandCase("contrast-jsonl", ["contrast", "--jsonl"], input: input).expectSnapshot()
  }

  @Test func rowsNameTokens() throws {
    let input = """
      {"id":1,"fg":"trail.color.link","bg":["trail.color.page"],"size":15}
      {"id":2,"fg":"trail.color.lnk","bg":["trail.color.page"]}
      """
    try CommandCase(
      "contrast-jsonl-tokens",
      [
        "contrast", "--jsonl", "--suggest", "--with", "appearance=dark", "--tokens",
        "Examples/trailmark/tokens/trailmark.resolver.json",
      ], input: input
    ).expectSnapshot()
  }
}
