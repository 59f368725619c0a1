import LegibleKit

extension Benchmark {
  /// The audit of a catalog at every size on every device, on one core against shaping each of its
  /// texts once, and on two cores against one.
  static let matrix = Benchmark(
    "matrix.one-core", "matrix.one-core.distinct", "matrix.two-cores", "matrix.two-cores.distinct"
  ) {
    let catalog = SampleCatalog()
    let files = MemoryFiles(files: catalog.files)
    let settings = try AuditConfiguration(
      parsing: try files.bytes(of: "legible.json"), path: "legible.json")
    let audit = try Audit(settings, reader: files)
    let raw = try zip(SampleLanguage.all, catalog.texts).map { language, texts in
      (language, RawTexts(texts), try RawFont(language.fontFile))
    }
    let coverage = try await audit.run(workers: 1).coverage

    let one = try await Race(runs: 3) {
      try await audit.run(workers: 1)
    } against: {
      raw.reduce(0) { $0 + $1.2.shape($1.1, $1.0) }
    }
    let two = try await Race(runs: 3) {
      try await audit.run(workers: 2)
    } against: {
      try await audit.run(workers: 1)
    }
    return [
      one.figure("matrix.one-core", perSecond: coverage.layouts, of: "layouts"),
      one.figure("matrix.one-core.distinct", perSecond: coverage.distinctLayouts, of: "layouts"),
      two.figure("matrix.two-cores", perSecond: coverage.layouts, of: "layouts"),
      two.figure("matrix.two-cores.distinct", perSecond: coverage.distinctLayouts, of: "layouts"),
    ]
  }
}
