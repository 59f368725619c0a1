import LegibleAdaptive
import LegibleAudit
import LegibleCatalogs
import LegibleCore
import LegibleText
import LegibleTokens
import Synchronization
import Testing

/// How audits run: in parts, with progress, as a stream, until they are cancelled.
@Suite struct AuditRunningTests {
  /// Enough keys for several parts; every third does not fit.
  private static func audit(keys: Int = 150) throws -> Audit {
    var configuration = AuditConfiguration(path: "app/audit")
    configuration.devices = ["iPhone SE 3"]
    configuration.categories = [.large]
    configuration.components = [ComponentRule(keys: "row.*", component: .tableCellBasic)]
    let place = SourceLocation(path: "app/en.lproj/Localizable.strings")
    let strings = (0..<keys).map { index in
      LocalizedString(
        key: "row.\(index)", language: "en", table: "Localizable",
        variants: [
          StringVariant(
            index % 3 == 0 ? String(repeating: "word ", count: 20) + "\(index)" : "short",
            at: place)
        ], at: place)
    }
    return try Audit(
      configuration, strings: StringCatalog(strings: strings, files: [place.path]), tokens: .ios,
      fonts: FontLibrary())
  }

  @Test(arguments: [1, 3, 64]) func reportDoesNotDependOnWorkers(workers: Int) async throws {
    let audit = try Self.audit()
    let one = try await audit.run(workers: 1).findings
    #expect(one.count == 50)
    #expect(try await audit.run(workers: workers).findings == one)
  }

  @Test func progressEndsWithAllKeys() async throws {
    var seen: [AuditProgress] = []
    _ = try await Self.audit().run(workers: 2, progress: { seen.append($0) })
    let texts = seen.prefix { $0.phase == .texts }
    #expect(texts.map(\.done) == texts.map(\.done).sorted())
    #expect(texts.map(\.total) == Array(repeating: 150, count: texts.count))
    #expect(texts.last?.done == 150 && texts.count > 1)
    let colors = seen.dropFirst(texts.count)
    #expect(colors.allSatisfy { $0.phase == .colors })
    #expect(colors.last.map { $0.done == $0.total } == true)
  }

  @Test func findingsComeOneByOne() async throws {
    let audit = try Self.audit()
    var messages: [String] = []
    for try await found in audit.findings { messages.append(found.finding.message) }
    let report = try await audit.run()
    #expect(messages.sorted() == report.findings.map(\.finding.message).sorted())
    var first = audit.findings.makeAsyncIterator()
    #expect(try await first.next()?.finding.message == messages.first)
  }

  @Test func stopsWhenItsTaskIsCancelled() async throws {
    let audit = try Self.audit(keys: 400)
    let done = Mutex(0)
    let task = Task {
      try await audit.run(workers: 1) { progress in
        done.withLock { $0 = progress.done }
        unsafe withUnsafeCurrentTask { unsafe $0?.cancel() }
      }
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(done.withLock { $0 } < 400)
    let stream = Task {
      unsafe withUnsafeCurrentTask { unsafe $0?.cancel() }
      for try await _ in audit.findings {}
    }
    await #expect(throws: CancellationError.self) { try await stream.value }
  }

  @Test func valuesSetInCodeAreLocatedAtTheConfiguration() async throws {
    var configuration = AuditConfiguration(path: "app/audit")
    configuration.devices = ["iPhone 99"]
    let error = #expect(throws: LegibleError.self) {
      _ = try Audit(
        configuration, strings: StringCatalog(strings: []), tokens: .ios, fonts: FontLibrary())
    }
    #expect(error?.findings.map(\.location) == [SourceLocation(path: "app/audit")])
  }

  @Test func takesDevicesAndComponentsOfTheApp() async throws {
    struct Badge: Component {
      var textStyle: TextStyleName { .caption }
      func box(in context: LayoutContext) -> TextBox { TextBox(width: 20, lineLimit: 1) }
    }
    let place = SourceLocation(path: "app/en.lproj/Localizable.strings")
    let string = LocalizedString(
      key: "new", language: "en", table: "Localizable",
      variants: [StringVariant("Brand new", at: place)], at: place)
    var configuration = AuditConfiguration(path: "app/audit")
    configuration.customDevices = [
      Device(name: "Kiosk", points: Size(width: 1080, height: 1920), scale: 2)
    ]
    configuration.devices = ["kiosk"]
    configuration.components = [ComponentRule(keys: "n?w", component: Badge())]
    let report = try await Audit(
      configuration, strings: StringCatalog(strings: [string], files: [place.path]), tokens: .ios,
      fonts: FontLibrary()
    ).run()
    #expect(report.coverage.viewports.map(\.devices) == Array(repeating: ["Kiosk"], count: 3))
    let message = try #require(report.findings.first?.finding.message)
    #expect(message.contains("a badge") && message.contains("Kiosk"))
  }
}
