/// One thing that is measured.
struct Benchmark: Sendable {
  /// The names of its figures.
  let names: [String]
  /// Measures it; the clock runs only where both sides are ready.
  let run: @Sendable () async throws -> [Figure]

  init(_ names: String..., run: @escaping @Sendable () async throws -> [Figure]) {
    self.names = names
    self.run = run
  }
}
