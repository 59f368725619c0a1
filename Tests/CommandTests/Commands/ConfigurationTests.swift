import LegibleTestSupport
import Testing

/// Where the nearest `legible.json` is looked for, and choices that leave nothing.
@Suite struct ConfigurationTests {
  private static let tokens = """
    {
      "brand": {
        "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } },
        "page": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } }
      },
      "title": {
        "$type": "typography",
        "$value": {
          "fontFamily": ["Inter"], "fontSize": { "value": 30, "unit": "px" }, "fontWeight": 700,
          "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.2
        }
      }
    }
    """

  private static func app(_ configuration: String = #"{"tokens": "t/app.tokens.json"}"#) throws
    -> TemporaryFolder
  {
    try TemporaryFolder([
      "app/legible.json": configuration, "app/t/app.tokens.json": tokens, "app/a/b/empty": "",
      "app/repository/.git/HEAD": "", "app/repository/c/empty": "",
    ])
  }

  @Test func auditsTheProjectOfAFolder() throws {
    let folder = try Self.app(#"{"targets": [{"name": "x", "width": 50, "height": 50}]}"#)
    for words in [["audit", "app"], ["audit", "app/a/b"], ["audit", "app/legible.json"]] {
      let run = try CommandRun(words, in: folder.path)
      #expect(run.status == 0, "\(run.errors)")
    }
    #expect(try CommandRun(["audit"], in: folder.path + "/app/a").status == 0)
    // A repository of its own is another project.
    #expect(try CommandRun(["audit"], in: folder.path + "/app/repository/c").status == 2)
  }

  @Test func auditsWhatAFolderHas() throws {
    let folder = try TemporaryFolder([
      ".git/HEAD": "", "app/t/a.tokens.json": "{}", "app/de.lproj/L.strings": #""a" = "A";"#,
    ])
    let run = try CommandRun(["audit", "app"], in: folder.path)
    #expect(run.status == 0)
    #expect(
      run.errors.hasPrefix(
        "auditing what is in app; legible init writes it down as a configuration\n"))
    #expect(run.output.contains("1 string, 1 language"))
  }

  @Test func comparesTheTokensOfFolders() throws {
    let folder = try Self.app()
    let run = try CommandRun(["diff", "app", "app/t/app.tokens.json"], in: folder.path)
    #expect(run.status == 0, "\(run.errors)")
  }

  /// Choices that leave no token, and the hint.
  @Test(arguments: [
    (["--filter", "brnd.*"], "--filter: no token matches brnd.*", "Did you mean brand.*?"),
    (
      ["--filter", "*.none"], "--filter: no token matches *.none",
      "The tokens begin with brand, title."
    ),
    (
      ["--type", "shadow"], "--type: no token has the type shadow",
      "These tokens have the types color, typography."
    ),
    (
      ["--type", "typography", "--filter", "brand.*"], "--type: no token has the type typography",
      "These tokens have the types color, typography."
    ),
  ])
  func refusesEmptyChoices(words: [String], message: String, hint: String) throws {
    let folder = try Self.app()
    let run = try CommandRun(["tokens", "t"] + words, in: folder.path + "/app")
    #expect(run.status == 2)
    #expect(run.errors.contains("error: \(message)"), "\(run.errors)")
    #expect(run.errors.contains("hint: \(hint)"), "\(run.errors)")
    #expect(run.output.isEmpty)
  }
}
