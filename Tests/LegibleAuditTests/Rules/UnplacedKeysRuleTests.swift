import LegibleAudit
import LegibleAuditSupport
import LegibleCore
import Testing

/// What is found in places that were only guessed from a key.
@Suite struct UnplacedKeysRuleTests {
  private static let long = "Alle heruntergeladenen Wanderkarten und Hütten aktualisieren"

  private static func audit(_ more: String = "") -> SampleAudit {
    SampleAudit(
      texts: [
        "save.button": ["de": long, "en": "Save all downloaded hiking maps and huts now"],
        "cancel.button": ["de": "Abbrechen", "en": "Cancel"],
        "navigation.title": ["de": long, "en": "Maps"],
      ],
      configuration: #"{"devices": ["iPhone SE 3"], "categories": ["large"]\#(more)}"#)
  }

  @Test func countsWhatNobodyPlaced() async throws {
    let report = try await Self.audit().run()
    #expect(report.count(.error) == 0 && report.count(.warning) == 0)
    #expect(report.found("truncation").isEmpty)
    let note = try #require(report.found("unplaced-keys").first)
    #expect(
      note.message
        == "nothing says where 3 keys are shown; where the names suggest, 2 would have findings: truncation 2"
    )
    #expect(note.severity == .note && note.outcome == .cannotTell && note.count == 2)
    #expect(note.location.path == "sample/legible.json")
  }

  @Test func listsThemAsNotesWhenAsked() async throws {
    let report = try await Self.audit(#", "inferred": true"#).run()
    #expect(report.found("unplaced-keys").isEmpty)
    #expect(report.found("truncation").map(\.severity) == [.note, .note])
    #expect(report.evidence("truncation")?.inferredFrom == "the key says \"button\"")
  }

  @Test func errorsNeedAPlaceThatIsSaid() async throws {
    let rule = #", "components": [{"keys": "save.*", "component": "fullWidthButton"}]"#
    let report = try await Self.audit(rule).run()
    #expect(report.found("truncation").map(\.severity) == [.error])
    #expect(
      report.found("unplaced-keys").map(\.message) == [
        "nothing says where 2 keys are shown; where the names suggest, 1 would have findings: truncation 1"
      ])
  }

  @Test func saysNothingWhereNothingWouldBeFound() async throws {
    let report = try await SampleAudit(texts: ["cancel.button": ["en": "Cancel"]]).run()
    #expect(report.found("unplaced-keys").isEmpty)
  }

  @Test(arguments: [
    ("Hello, %@!", "Donaudampfschifffahrtsgesellschaftskapitän", true),
    ("%@ und Donaudampfschifffahrtsgesellschaftskapitän", "Ann", false),
  ])
  func wordsOfSamplesAreNotes(text: String, sample: String, isNote: Bool) async throws {
    let configuration = """
      {"devices": ["iPhone SE 3"], "categories": ["accessibility5"],
       "components": [{"keys": "*", "component": "listRow"}],
       "samples": {"placeholders": {"%@": "\(sample)"}}}
      """
    let report = try await SampleAudit(
      texts: ["greeting": ["de": text]], configuration: configuration
    ).run()
    let finding = try #require(report.found("longest-word").first)
    #expect((finding.severity == .note) == isNote)
    #expect(finding.message.hasSuffix("; a sample decides") == isNote)
  }

  /// What fits without the sample, which nobody has declared, fails by a made-up name alone.
  @Test(arguments: [
    ("Wanderkarten von %@", "{}", true), ("Wanderkarten von %@", #"{"%@": "Maximilian"}"#, false),
    ("Alle heruntergeladenen Wanderkarten und Hütten von %@", "{}", false),
  ])
  func textsThatSamplesMakeTooLongAreNotes(
    text: String, samples: String, isNote: Bool
  ) async throws {
    let configuration = """
      {"devices": ["iPhone SE 3"], "categories": ["large"],
       "components": [{"keys": "*", "component": "navigationTitle", "width": 180}],
       "samples": {"placeholders": \(samples)}}
      """
    let report = try await SampleAudit(
      texts: ["maps": ["de": text]], configuration: configuration
    ).run()
    let finding = try #require(report.found("truncation").first)
    #expect(finding.severity == (isNote ? .note : .error))
    #expect(finding.message.hasSuffix("; a sample decides") == isNote)
  }
}
