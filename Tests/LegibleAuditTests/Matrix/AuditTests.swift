import LegibleAdaptive
@testable import LegibleAudit
import LegibleAuditSupport
import LegibleCore
import LegibleDialects
import LegibleReport
import LegibleTestSupport
import LegibleText
import LegibleTokens
import Testing

/// The matrix as a whole: coverage, order, threads.
@Suite struct AuditTests {
  private static let sample = SampleAudit(
    texts: [
      "row.title": [
        "en": "Download Maps", "de": "Wanderkarten herunterladen", "ar": "تنزيل الخرائط",
      ],
      "nav.title": ["en": "Trails", "de": "Wanderwege", "ja": "登山道"],
      "note": ["en": String(repeating: "Keep to the marked trail. ", count: 8)],
    ],
    configuration: #"{"devices": ["iPhone SE 3", "iPad Air 5"], "orientations": ["portrait"]}"#)

  @Test func countsWhatItMeasured() async throws {
    let coverage = try await Self.sample.run().coverage
    #expect(coverage.strings == 7)
    #expect(coverage.languages == ["ar", "de", "en", "ja"])
    #expect(coverage.viewports.count == 2)
    #expect(coverage.layouts == 7 * 2 * 12)
    #expect(coverage.distinctLayouts <= coverage.layouts)
    #expect(coverage.contexts == 4 * 2 * 12)
  }

  @Test func theNumberOfThreadsDoesNotShow() async throws {
    let one = ReportFormat.json.render(try await Self.sample.run(workers: 1))
    let many = ReportFormat.json.render(try await Self.sample.run(workers: 8))
    #expect(one == many)
  }

  @Test func devicesOfOneGeometryAreComputedOnce() async throws {
    var sample = Self.sample
    sample.configuration = #"{"devices": ["iPhone X", "iPhone XS", "iPhone 11 Pro"]}"#
    let places = try await sample.run().coverage.viewports
    #expect(places.count == 3)
    #expect(places[0].devices == ["iPhone X", "iPhone XS", "iPhone 11 Pro"])
  }

  @Test func anAuditOfNothingIsEmpty() async throws {
    #expect(try await SampleAudit(texts: [:], configuration: "{}").run().coverage.isEmpty)
  }

  @Test func brokenTokensAreFindings() async throws {
    let folder = try TemporaryFolder([
      "app.tokens.json": ##"{"ink": {"$type": "color", "$value": "#12"}}"##
    ])
    var sample = Self.sample
    sample.tokens = try TokenResolver(contentsOf: folder.path + "/app.tokens.json")
    let report = try await sample.run()
    let broken = report.findings.map(\.finding).filter { $0.location.path.hasSuffix("tokens.json") }
    #expect(broken.count == 1)
    #expect(broken.first?.severity == .error)
  }

  @Test func coloursOfSetsAreMeasuredToo() async throws {
    let configuration = ##"{"colorSets": {"s": ["ios.color.systemRed", "ios.color.systemGreen"]}}"##
    let report = try await SampleAudit(texts: [:], configuration: configuration).run()
    #expect(report.coverage.comparisons == 4)
    #expect(!report.coverage.isEmpty)
    #expect(report.figures.hasSuffix("4 colour comparisons, 4 colour contexts"))
    let lonely = ##"{"colorSets": {"s": "ios.color.systemRed"}}"##
    #expect(try await SampleAudit(texts: [:], configuration: lonely).run().coverage.isEmpty)
  }

  @Test func devicesWithoutTheVersionsAreLeftOutAndCounted() async throws {
    var sample = Self.sample
    sample.configuration = #"{"devices": ["iPhone SE*", "iPhone 6"], "os": ["9"]}"#
    await #expect(throws: Never.self) { try await sample.run() }
    sample.configuration = #"{"devices": ["iPhone SE*", "iPhone 6*"], "os": ["16", "26"]}"#
    let report = try await sample.run()
    #expect(report.coverage.devices == 1)
    #expect(
      report.coverage.viewports.allSatisfy { $0.devices == ["iPhone SE 4.7-inch (2nd/3rd gen)"] })
    #expect(report.figures.contains("), 5 devices without iOS 16 to 26 left out"))
    let text = ReportFormat.text.render(report)
    #expect(text.contains("Left out: 5 devices without iOS 16 to 26: iPhone SE 4-inch (1st gen), "))
    #expect(ReportFormat.json.render(report).contains("\"unsupportedDevices\": ["))
    #expect(ReportFormat.html.render(report).contains("5 devices without iOS 16 to 26"))
  }

  /// The readable width and the insets are those of a version that the devices had and that is audited.
  @Test(
    arguments: [
      (#"["iPhone 17"]"#, #"["18", "26"]"#, 26), (#"["iPhone 17"]"#, nil, 26),
      (#"["iPhone 17", "iPhone 16 Pro"]"#, nil, 18), (#"["iPad 9"]"#, #"["26"]"#, 26),
      (#"["iPad 9"]"#, #"["15", "26"]"#, 18), (#"["iPhone 8"]"#, #"["16", "26"]"#, 16),
    ] as [(String, String?, Int)])
  func placesHaveTheLayoutOfAVersionThatTheirDevicesHad(
    devices: String, os: String?, version: Int
  ) async throws {
    let text = #"{"devices": \#(devices)\#(os.map { ", \"os\": \($0)" } ?? "")}"#
    let configuration = try AuditConfiguration(parsing: Array(text.utf8), path: "legible.json")
    let selection = try DeviceSelection(
      configuration.devices, versions: configuration.systemVersions)
    let places = Viewport.all(of: selection) { _ in [.portrait, .landscapeLeft] }
    #expect(places.map(\.version.major) == [version, version])
  }

  @Test func unknownDevicesAreLocated() async {
    var sample = Self.sample
    sample.configuration = #"{"devices": ["iPhone 99"]}"#
    await #expect {
      _ = try await sample.run()
    } throws: { error in
      (error as? LegibleError)?.findings.first?.location.description == "sample/legible.json:1:14"
    }
  }

  @Test func unknownStylesAreErrorsOfTheirRule() async {
    var sample = Self.sample
    sample.configuration = """
      {"components": [{"keys": "*", "component": "listRow", "style": "trail.none"}]}
      """
    await #expect {
      _ = try await sample.run()
    } throws: { error in
      (error as? LegibleError)?.findings.first?.location.path == "sample/legible.json"
    }
  }

  @Test(arguments: [("de", "de"), ("DE", "de"), ("de-AT", "de"), ("ar_EG", "ar")])
  func languagesFallBack(_ wanted: String, _ found: String) async throws {
    var sample = Self.sample
    sample.configuration = #"{"devices": ["iPhone SE 3"], "languages": ["\#(wanted)"]}"#
    #expect(try await sample.run().coverage.languages == [found])
  }

  @Test func languagesThatNoCatalogHasAreErrors() async {
    var sample = Self.sample
    sample.configuration = #"{"languages": ["fr"]}"#
    await #expect {
      _ = try await sample.run()
    } throws: { error in
      (error as? LegibleError)?.findings.first?.rule == "unknown-language"
    }
  }

  @Test func inferredComponentsAreCounted() async throws {
    #expect(try await Self.sample.run().coverage.inferred == 3)
  }

  @Test func stylesOfOneSizeAreNoted() async throws {
    let folder = try TemporaryFolder([
      "app.tokens.json": """
      {"chip": {"$type": "typography", "$value": {"fontFamily": "Inter", "fontWeight": 400,
        "fontSize": {"value": 17, "unit": "px"}, "letterSpacing": {"value": 0, "unit": "px"},
        "lineHeight": 1.3}}}
      """
    ])
    var sample = Self.sample
    sample.tokens = try TokenResolver(contentsOf: folder.path + "/app.tokens.json")
    sample.configuration = """
      {"devices": ["iPhone SE 3"],
       "components": [{"keys": "*", "component": "listRow", "style": "chip"}]}
      """
    #expect(try await sample.run().found("fixed-size").map(\.severity) == [.note])
  }

  /// A fixed style of several contexts has several sizes.
  @Test func stylesOfOneSizeTellThatOfEachContext() async throws {
    func style(_ size: Int) -> String {
      #"""
      {"chip": {"$type": "typography", "$value": {"fontFamily": "Inter", "fontWeight": 400,
        "fontSize": {"value": \#(size), "unit": "px"}, "letterSpacing": {"value": 0, "unit": "px"},
        "lineHeight": 1.3}}}
      """#
    }
    let resolver = ##"""
      {"version": "2025.10", "modifiers": {"density": {"default": "compact", "contexts": {
        "compact": [{"$ref": "a.json"}], "wide": [{"$ref": "b.json"}], "huge": [{"$ref": "c.json"}]}}},
       "resolutionOrder": [{"$ref": "legible:ios.resolver.json"}, {"$ref": "#/modifiers/density"}]}
      """##
    let files = MemoryFiles([
      "r.resolver.json": resolver, "a.json": style(12), "b.json": style(40), "c.json": style(16),
    ])
    var sample = Self.sample
    sample.tokens = try TokenResolver(contentsOf: "r.resolver.json", reader: files)
    sample.configuration = """
      {"devices": ["iPhone SE 3"],
       "components": [{"keys": "*", "component": "listRow", "style": "chip"}]}
      """
    #expect(
      try await sample.run().found("fixed-size").map(\.message) == [
        "the style chip keeps its 12 pt at every text size, and 16, 40 pt in other contexts"
      ])
  }
}
