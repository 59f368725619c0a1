import LegibleTestSupport
import Testing

@Suite struct ColorTests {
  static let tokens = [
    "app.tokens.json": #"""
    {"brand": {"$type": "color",
      "$value": {"colorSpace": "oklch", "components": [0.62, 0.3, 29], "alpha": 0.5}},
     "gap": {"$type": "dimension", "$value": {"value": 4, "unit": "px"}}}
    """#
  ]

  @Test(arguments: [
    CommandCase("color-plain", ["color", "#2f62a1"]),
    CommandCase(
      "color-conversions",
      ["color", "oklch(70% 0.3 150 / 50%)", "--to", "display-p3", "--to", "hsl", "--to", "lab"]),
    CommandCase(
      "color-clipped",
      ["color", "oklch(70% 0.3 150)", "rebeccapurple", "--to", "srgb", "--map", "clip"]),
    CommandCase(
      "color-vision",
      [
        "color", "#c1272d", "--against", "#5a7d2a", "--simulate", "deutan", "--model", "machado",
        "--severity", "0.6",
      ]),
    CommandCase(
      "color-json",
      ["color", "hsl(none 50% 50%)", "color(xyz 9 0 0)", "--format", "json", "--to", "lch"]),
    CommandCase("color-light-dark", ["color", "light-dark(#777, #eee)", "red"]),
    CommandCase(
      "color-light-dark-json", ["color", "light-dark(#777, #eee)", "red", "--format", "json"]),
    CommandCase(
      "color-light-dark-token",
      [
        "color", "ios.color.label", "--against", "light-dark(#777, #eee)", "--with",
        "appearance=dark",
      ]),
    CommandCase(
      "color-relative", ["color", "oklch(from navy calc(l + 0.2) c h)", "rgb(from red x g b)"]),
    CommandCase(
      "color-relative-plain", ["color", "oklch(from navy calc(l + 0.2) c h)", "--to", "hsl"]),
    CommandCase(
      "color-token", ["color", "brand", "gap", "--tokens", "app.tokens.json"], files: tokens),
    CommandCase(
      "color-token-against",
      ["color", "brand", "--tokens", "app.tokens.json", "--against", "brand"], files: tokens),
    CommandCase("color-bad", ["color", "rgb(1 2)", "currentcolor", "--against", "grye"]),
    CommandCase("color-without-color", ["color"]),
    CommandCase("color-model-alone", ["color", "red", "--model", "vienot"]),
    CommandCase("color-no-model", ["color", "red", "--simulate", "tritan", "--model", "vienot"]),
    CommandCase(
      "color-platform-token", ["color", "ios.color.label", "--with", "appearance=dark"]),
    CommandCase("color-unknown-token", ["color", "app.accent", "ios.color.lable"]),
    CommandCase("color-other-deficiency", ["color", "red", "--simulate", "deuteranopia"]),
    CommandCase("color-other-space", ["color", "red", "--to", "p3"]),
    CommandCase("color-jsonl-with-to", ["color", "--jsonl", "--to", "lab"]),
    CommandCase("color-jsonl-with-colors", ["color", "red", "--jsonl"]),
    CommandCase("color-help", ["color", "--help"]),
  ])
  func matches(_ command: CommandCase) throws { try command.expectSnapshot() }

  @Test func answersEachLine() throws {
    let input = """
      {"id":1,"color":"#777"}
      {"id":2,"color":"oklch(none 0.1 20 / none)","to":["xyz","hwb"],"map":"css"}
      {"id":3,"color":"color(display-p3 1 0 0)","map":"clip","to":["srgb"]}
      {"id":4,"color":"red","simulate":{"kind":"protan","model":"machado","severity":0.5}}
      {"id":5,"color":"red","against":"lime","simulate":{"kind":"tritan"}}
      {"id":6,"color":"red","simulate":{"kind":"tritan","model":"vienot"}}
      {"id":7,"color":"red","simulate":{"model":"brettel"}}
      {"id":8,"color":"red","simulate":{"kind":"protan","severity":2}}
      {"id":9,"color":"red","simulate":"protan"}
      {"id":10,"color":"red","to":["display-p4"]}
      {"id":11,"color":"rgb(from red r g b / 50%)"}
      {"id":111,"color":"light-dark(#777, #eee)","against":"#777"}
      {"id":12,"colour":"red"}
      {"id":13,"color":"red","to":["hsl","hwb","hsl"]}
      {"id":14,"color":"red","to":["adobe-rgb"]}
      {"id":15,"color":"red","simulate":{"kind":"deuteranopia"}}
      {"id":16,"hex":"#fff"}
      """
    try CommandCase("color-jsonl", ["color", "--jsonl"], input: input).expectSnapshot()
  }

  @Test func rowsNameTokens() throws {
    let input = """
      {"id":1,"color":"brand","against":"brand"}
      {"id":2,"color":"gap"}
      {"id":3,"color":"brnad"}
      """
    try CommandCase(
      "color-jsonl-tokens", ["color", "--jsonl", "--tokens", "app.tokens.json"],
      input: input, files: Self.tokens
    ).expectSnapshot()
  }
}
