import LegibleTestSupport
import Testing

/// Folders as they lie on a disk, through the built command.
@Suite struct FolderTests {
  static let catalog = """
    { "colors" : [ { "idiom" : "universal", "color" : { "color-space" : "srgb", "components" : {
      "red" : "0.1", "green" : "0.1", "blue" : "0.1", "alpha" : "1" } } } ] }

    """
  static let broken = """
    { "link": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0.3] } } }

    """
  static let files = [
    "Assets.xcassets/Ink.colorset/Contents.json": catalog, "app.tokens.json": broken,
    "en.lproj/L.strings": "\"a\" = \"A\";\n", "package.json": "{ \"version\": \"1.0.0\" }\n",
  ]
  static let set = [
    "tokens/base.json": #"{ "base": { "one": { "$type": "number", "$value": 1 } } }"#,
    "tokens/more/link.json": #"{ "link": { "$type": "number", "$value": "{base.one}" } }"#,
    "tokens/more/rest.json": #"{ "link": { "$type": "number", "$value": 2 } }"#,
  ]

  static let cases: [CommandCase] = [
    CommandCase("folder-check", ["check", "."], files: files),
    CommandCase("folder-check-set", ["check", "tokens"], files: set),
    CommandCase("folder-check-pattern", ["check", "tokens/**/l*.json", "tokens/*"], files: set),
    CommandCase("folder-check-no-match", ["check", "tokens/*.tokens"], files: set),
    CommandCase("folder-tokens", ["tokens", "tokens"], files: set),
    CommandCase("folder-tokens-refused", ["tokens", "."], files: files),
    CommandCase("folder-export", ["export", "css", "--tokens", "tokens/**/*.json"], files: set),
    CommandCase("folder-migrate", ["migrate", "tokens", "out"], files: set),
    CommandCase("folder-migrate-refused", ["migrate", ".", "out"], files: files),
    CommandCase("folder-diff", ["diff", "tokens/*.json", "tokens"], files: set),
  ]

  @Test(arguments: cases)
  func printsWhatIsRecorded(example: CommandCase) throws { try example.expectSnapshot() }
}
