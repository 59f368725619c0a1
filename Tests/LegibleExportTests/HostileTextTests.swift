import LegibleCore
import LegibleExport
import LegibleJSON
import LegibleTestSupport
import Testing

/// Families, descriptions and reasons that try to leave their place in exported files.
@Suite struct HostileTextTests {
  private static let families = HostileTexts.specials.flatMap { special in
    HostileTexts.marks.flatMap { ["\(special)\($0)", "x\(special)\($0)y"] }.filter {
      // What begins with a brace is a reference.
      $0.unicodeScalars.first != "{"
    }
  }

  /// A file with a token for each text, which is its family, its description and its reason.
  private static var file: String {
    let tokens = families.enumerated().map { index, text in
      JSONValue.Member(
        "t\(index)",
        [
          "$type": "fontFamily", "$value": .string(text), "$description": .string(text),
          "$deprecated": .string(text),
        ])
    }
    return JSONValue.object(tokens).pretty
  }

  private func export(_ target: ExportTarget) throws -> Export {
    try ExportExample.export(target, ["t.tokens.json": Self.file])
  }

  @Test func cssDeclaresEachFamilyOnALine() throws {
    let export = try export(.css)
    let lines = export.files[0].text.unicodeScalars.split(separator: "\n").map { String($0) }
    for (index, family) in Self.families.enumerated() {
      let line = "  --t\(index): \(family.cssString);"
      let isThere = lines.contains { Array($0.unicodeScalars) == Array(line.unicodeScalars) }
      #expect(isThere, "\(family.escapingControls)")
    }
    #expect(lines.count == Self.families.count + 3)
  }

  @Test func cssSaysWhatItCannotHold() throws {
    let export = try export(.css)
    let with = Self.families.filter { $0.unicodeScalars.contains("\0") }
    let found = export.findings.filter { $0.rule == "export-text" }
    #expect(found.count == with.count && !with.isEmpty)
    #expect(found.allSatisfy { $0.severity == .warning && $0.location.line > 1 })
    #expect(try !self.export(.swift).findings.contains { $0.rule == "export-text" })
  }

  @Test func swiftHasEachTextOnALine() throws {
    let lines = try export(.swift).files[0].text.unicodeScalars.split(separator: "\n")
    let literals = lines.filter { $0.starts(with: "  public static let ".unicodeScalars) }
    #expect(literals.count == Self.families.count)
    for (family, line) in zip(Self.families, literals) {
      let wanted = "[\(family.swiftLiteral)]".unicodeScalars
      #expect(line.suffix(wanted.count).elementsEqual(wanted), "\(family.escapingControls)")
    }
    for line in lines where line.starts(with: "  ///".unicodeScalars) {
      #expect(String(line).escapingControls.unicodeScalars.elementsEqual(line))
    }
  }
}
