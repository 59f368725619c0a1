import LegibleTestSupport
import Testing

#if os(Linux)
  /// Names that are not UTF-8, which other systems do not let anybody write.
  @Suite struct NameEncodingTests {
    @Test(arguments: [
      (#"touch "$(printf 't/a\377.tokens.json')"; $1 check t"#, 2, #"t/a\xFF.tokens.json"#),
      (
        #"mkdir "$(printf 't/\303\251\303')"; touch "$(printf 't/\303\251\303/b.json')"; $1 check t"#,
        2, #"t/é\xC3/b.json"#
      ),
      (#"touch "$(printf 't/a\377.tokens.json')"; $1 tokens t"#, 2, #"t/a\xFF.tokens.json"#),
      (
        #"mkdir "$(printf 'd\377.lproj')"; touch "$(printf 'd\377.lproj/L.strings')"; $1 audit"#,
        1, #"d\xFF.lproj/L.strings"#
      ),
      (
        #"mkdir "$(printf 'd\377.lproj')"; touch "$(printf 'd\377.lproj/L.strings')"; $1 audit --format json"#,
        1, #"d\\xFF.lproj/L.strings"#
      ),
    ])
    func areFindings(script: String, status: Int32, path: String) throws {
      let folder = try TemporaryFolder([
        "t/good.tokens.json": #"{"a": {"$type": "number", "$value": 1}}"#,
        "en.lproj/L.strings": #""a" = "b";"#,
        "legible.json": #"{"strings": ["**/*.strings"], "devices": ["iPhone SE 3"]}"#,
      ])
      let run = try CommandRun(script: script, in: folder.path)
      #expect(run.status == status, "\(run.output)\(run.errors)")
      let said = run.output + run.errors
      #expect(said.contains(path), "\(said)")
      #expect(said.contains("its name is not UTF-8"), "\(said)")
    }
  }
#endif
