import LegibleTestSupport
import Testing

@Suite struct MigrateTests {
  /// A dictionary with a length without a unit, arithmetic, an alias and a broken colour.
  static let dictionary = """
    {
      "color": {
        "red": { "value": "#c00" },
        "bad": { "value": "#c0" },
        "link": { "value": "{color.red.value}" }
      },
      "size": {
        "small": { "value": "0.5" },
        "double": { "value": "{size.small} * 2" }
      }
    }

    """

  static let sound = """
    { "color": { "red": { "value": "#c00", "comment": "Errors." } } }

    """

  static let contents = """
    {
      "colors" : [
        { "idiom" : "universal", "color" : { "color-space" : "srgb", "components" : {
          "red" : "0x00", "green" : "0x55", "blue" : "0xCC", "alpha" : "1.000" } } },
        { "idiom" : "universal", "appearances" : [{ "appearance" : "luminosity", "value" : "dark" }],
          "color" : { "color-space" : "srgb", "components" : {
          "red" : "0x66", "green" : "0xAA", "blue" : "0xFF", "alpha" : "1.000" } } }
      ],
      "info" : { "author" : "xcode", "version" : 1 }
    }

    """

  static let files = [
    "dictionary.json": dictionary, "sound.json": sound,
    "app.tokens.json": #"{ "a": { "$type": "number", "$value": 1.50 } }"#,
    "Assets.xcassets/Accent.colorset/Contents.json": contents,
  ]

  static let cases: [CommandCase] = [
    CommandCase("migrate-dictionary", ["migrate", "dictionary.json", "out"], files: files),
    CommandCase("migrate-catalog", ["migrate", "Assets.xcassets", "out"], files: files),
    CommandCase("migrate-file", ["migrate", "sound.json", "new.tokens.json"], files: files),
    CommandCase("migrate-same", ["migrate", "app.tokens.json", "out"], files: files),
    CommandCase(
      "migrate-into-itself", ["migrate", "app.tokens.json", "app.tokens.json"], files: files),
    CommandCase(
      "migrate-several-into-file", ["migrate", "Assets.xcassets", "out.json"], files: files),
    CommandCase("migrate-into-nothing", ["migrate", "sound.json", "-"], files: files),
    CommandCase("migrate-into-new-folder", ["migrate", "sound.json", "new/t.json"], files: files),
    CommandCase("migrate-missing", ["migrate", "gone.json", "out"], files: files),
    CommandCase("check-dictionary", ["check", "dictionary.json"], files: files),
    CommandCase("check-catalog", ["check", "Assets.xcassets"], files: files),
    CommandCase(
      "tokens-catalog", ["tokens", "Assets.xcassets", "--with", "appearance=dark"], files: files),
  ]

  @Test(arguments: cases)
  func printsWhatIsRecorded(example: CommandCase) throws {
    try example.expectSnapshot()
  }

  @Test func writesFilesThatPassTheCheck() throws {
    let folder = try TemporaryFolder(Self.files)
    let run = try CommandRun(["migrate", "Assets.xcassets", "out"], in: folder.path)
    #expect(run.status == 0)
    #expect(
      try folder.files().filter { $0.hasPrefix("out/") } == [
        "out/Assets.appearance.dark.tokens.json", "out/Assets.appearance.light.tokens.json",
        "out/Assets.resolver.json",
      ])
    let check = try CommandRun(["check", "out/Assets.resolver.json"], in: folder.path)
    #expect(check.output == "0 errors, 0 warnings; 3 files, 1 token, 2 contexts\n")
  }

  /// To a file system a slash is one, whatever mark follows it: names of sets lead to no folder outside.
  @Test func namesOfSetsStayInside() throws {
    let set = ##"{"a": {"value": "#fff", "type": "color"}}"##
    let folder = try TemporaryFolder([
      "sets.json": """
      {"../\u{301}evil": \(set), "..//\u{301}../\u{20DD}x": \(set), "$themes": [],
        "$metadata": {"tokenSetOrder": ["../\u{301}evil", "..//\u{301}../\u{20DD}x"]}}
      """
    ])
    let run = try CommandRun(["migrate", "sets.json", "below/out"], in: folder.path)
    #expect(run.status != 2, "\(run.errors)")
    let files = try folder.files().filter { $0.hasSuffix(".tokens.json") }
    #expect(files.count == 2)
    for file in files {
      #expect(file.unicodeScalars.starts(with: "below/out/".unicodeScalars), "\(file)")
    }
  }

  @Test func replacesOnlyWhenTold() throws {
    let folder = try TemporaryFolder(Self.files)
    let words = ["migrate", "sound.json", "dictionary.json"]
    #expect(try CommandRun(words, in: folder.path).status == 2)
    #expect(try folder.read("dictionary.json") == Array(Self.dictionary.utf8))
    #expect(try CommandRun(words + ["--force"], in: folder.path).status == 0)
    #expect(try folder.read("dictionary.json") != Array(Self.dictionary.utf8))
  }
}
