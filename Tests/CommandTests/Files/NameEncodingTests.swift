import LegibleTestSupport
import Testing

#if os(Linux)
  /// Names that are not UTF-8, which other systems do not let anybody write.
  ///
  /// The scripts make them with `printf`: `\377` is the byte FF.
  @Suite struct NameEncodingTests {
    static let good = #"{"a": {"$type": "number", "$value": 1}}"#
    static let bad = #"{"b": {"$type": "color", "$value": 1}}"#
    static let color = #"""
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
        {"red": "0.1", "green": "0.2", "blue": "0.3", "alpha": "1"}}}]}
      """#
    static let font = PackageFolder.path + "/Fonts/NotoSansThai-Regular.ttf"

    /// Runs a script in a folder with some files, `f` being a file with the byte FF in its name.
    private func run(_ script: String) throws -> CommandRun {
      let folder = try TemporaryFolder([
        "t/good.tokens.json": Self.good, "bad.json": Self.bad, "Contents.json": Self.color,
        "en.lproj/L.strings": #""a" = "b";"#, "de.lproj/L.strings": #""a" = b c;"#,
        "legible.json": #"""
        {"strings": ["**/*.strings"], "devices": ["iPhone SE 3"],
          "report": {"directory": "out", "formats": ["json", "html"]}}
        """#,
      ])
      // FileManager does not remove what has such a name.
      return try CommandRun(
        script: """
          here=$PWD; trap 'cd "$here" && rm -r ./*' EXIT
          f=$(printf 't/a\\377.tokens.json'); cp bad.json "$f"
          \(script)
          """, in: folder.path)
    }

    /// Each row: what is done, the status, and what is said.
    @Test(arguments: [
      ("check t", 1, #"t/a\xFF.tokens.json:1:36: error: "#),
      ("check 't/*.tokens.json'", 1, #"t/a\xFF.tokens.json:1:36: error: "#),
      ("check 't/a?.tokens.json'", 1, "1 file, "),
      (#"check "$f""#, 1, #"{"b": {"$type": "color", "$value": 1}}"#),
      (#"check "$f" --format json"#, 1, #""path": "t/a\\xFF.tokens.json""#),
      (#"tokens "$f""#, 1, #"t/a\xFF.tokens.json:1:36"#),
      (#"tokens --tokens "$f""#, 2, "unknown option --tokens"),
      (#"export css --tokens "$f""#, 2, #"t/a\xFF.tokens.json:1:36"#),
      (#"diff "$f" t/good.tokens.json --format json"#, 1, #"t/a\xFF.tokens.json:1:36"#),
      (#"check "${f%json}jsn""#, 2, #"hint: Did you mean t/a\xFF.tokens.json?"#),
      (#"check "$(printf 'z\303\251\303')""#, 2, #"zé\xC3:1:1: error: there is no such file"#),
      (#"measure "$f""#, 2, #"TEXT: "t/a\xFF.tokens.json" is not UTF-8"#),
      (#"measure a --font "$f""#, 2, #"t/a\xFF.tokens.json:1:1: error: "#),
      (#""$f""#, 2, #"t/a\xFF.tokens.json"#),
      (#"check t --"$f""#, 2, #"unknown option --t/a\xFF.tokens.json"#),
    ])
    func filesAreReadAndNamesSpelledOut(_ words: String, _ status: Int, _ text: String) throws {
      let run = try run("$1 \(words)")
      #expect(run.status == Int32(status), "\(run.output)\(run.errors)")
      #expect((run.output + run.errors).contains(text), "\(run.output)\(run.errors)")
    }

    /// Each row: a script, the status, and what is said.
    @Test(arguments: [
      (
        #"o=$(printf 'o\377/p\376'); $1 export css --tokens t/good.tokens.json --out "$o"; cat "$o/tokens.css""#,
        0, #"wrote o\xFF/p\xFE/tokens.css"#
      ),
      (
        #"o=$(printf 'o\377.json'); $1 migrate t/good.tokens.json "$o"; cat "$o""#, 0,
        #"wrote o\xFF.json"#
      ),
      (
        #"d=$(printf 'd\377'); mkdir -p "$d/sub"; cp legible.json "$d"; cd "$d/sub"; $1 audit"#,
        2, "../legible.json:1:14: error: no catalog matches"
      ),
      (
        #"d=$(printf 'd\377'); mkdir "$d"; mv legible.json en.lproj "$d"; $1 audit "$d"; ls "$d/out""#,
        0, #"wrote d\xFF/out/audit.html"#
      ),
      (
        #"d=$(printf 'd\377'); mkdir "$d"; mv legible.json en.lproj "$d"; $1 audit "$d"; cat "$d/out/audit.json""#,
        0, #""configuration": "d\\xFF/legible.json""#
      ),
      (
        #"c=$(printf 'c\377.json'); mv legible.json "$c"; echo '{' >>"$c"; $1 measure a --config "$c""#,
        2, #"c\xFF.json:2:"#
      ),
      (
        #"n=$(printf 'f\377.ttf'); cp '\#(font)' "$n"; $1 measure a --font "$n""#, 0,
        #"fonts: f\xFF.ttf"#
      ),
      (
        #"n=$(printf 'f\377.ttf'); cp '\#(font)' "$n"; $1 measure a --font "$n" --format json --want glyphs"#,
        0, #""font": "f\\xFF.ttf""#
      ),
      // The configuration of a folder names its files by patterns.
      (
        #"""
        rm legible.json; mkdir e; cp "$f" e; $1 init e >/dev/null 2>&1; cd e; cat legible.json
        $1 tokens
        """#, 1, #""a?.tokens.json""#
      ),
      (
        #"""
        d=$(printf 'B\377.xcassets/A.colorset'); mkdir -p "e/$d"; cp Contents.json "e/$d"; rm legible.json
        $1 init e >/dev/null 2>&1; cd e; cat legible.json; $1 tokens
        """#, 0, "A  color"
      ),
      // Names that have the code points which stand for bytes.
      (
        #"n=$(printf 'n\364\217\277\277.tokens.json'); cp bad.json "$n"; $1 check "$n" n*.tokens.json"#,
        1, #"n\xF4\x8F\xBF\xBF.tokens.json:1:36: error: "#
      ),
      (
        #"""
        cp bad.json "$(printf 'n\364\217\277\277.tokens.json')"; cp t/good.tokens.json "$(printf 'n\377.tokens.json')"
        printf '{"tokens": "n\364\217\277\277.tokens.json"}' >legible.json; $1 check 'n*' | grep -v error; $1 tokens
        """#, 1, #"n\xF4\x8F\xBF\xBF.tokens.json:1:36: error: "#
      ),
    ])
    func foldersAreUsed(_ script: String, _ status: Int, _ text: String) throws {
      let run = try run(script)
      #expect(run.status == Int32(status), "\(run.output)\(run.errors)")
      #expect((run.output + run.errors).contains(text), "\(run.output)\(run.errors)")
    }

    /// A folder of a language that has no name is an error, and what is wrong with its files another.
    @Test(arguments: [
      ("", #"d\xFF.lproj/L.strings:1:1: error: the name of the folder d\xFF.lproj is not UTF-8"#),
      ("", #"d\xFF.lproj/L.strings:1:8: error: expected a semicolon"#),
      ("--format json", #""path": "d\\xFF.lproj/L.strings""#),
      ("--format html", #"d\xFF.lproj/L.strings"#),
    ])
    func languagesHaveNames(_ options: String, _ text: String) throws {
      let run = try run(#"mv de.lproj "$(printf 'd\377.lproj')"; $1 audit \#(options)"#)
      #expect(run.status == 1, "\(run.output)\(run.errors)")
      #expect((run.output + run.errors).contains(text), "\(run.output)\(run.errors)")
    }

    /// What a set, a theme or a token is named by: the file's name as it is shown.
    @Test(arguments: [
      (
        #"""
        s=$(printf 'B\377.xcassets/A\351.colorset'); mkdir -p "$s"; cp Contents.json "$s"
        $1 migrate "$(printf 'B\377.xcassets')" o && $1 tokens o
        """#, #"A\xE9  color"#
      ),
      (
        #"""
        mkdir m; cp t/good.tokens.json "$(printf 'm/dark\377.json')"
        sed s/1/2/ t/good.tokens.json >"$(printf 'm/light\377.json')"
        $1 migrate m o && $1 check o && $1 explain a --tokens o && cat o/m.resolver.json
        """#, #""$ref": "dark%FF.json""#
      ),
      (
        #"""
        mkdir m; echo '[]' >'m/$themes.json'; echo '{"a": {"type": "sizing", "value": "1px"}}' >"$(printf 'm/s\377.json')"
        $1 migrate m o && $1 check o && ls o
        """#, #"s\xFF.tokens.json"#
      ),
    ])
    func namesAreTexts(_ script: String, _ text: String) throws {
      let run = try run(script)
      #expect(run.status == 0, "\(run.output)\(run.errors)")
      #expect((run.output + run.errors).contains(text), "\(run.output)\(run.errors)")
    }
  }
#endif
