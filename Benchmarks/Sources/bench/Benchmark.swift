/// One thing that is measured.
struct Benchmark: Sendable {
  /// The names of its figures.
  let names: [String]
  /// Measures it; the clock runs only where both sides are ready.
  let run: @Sendable () throws -> [Figure]

  init(_ names: String..., run: @escaping @Sendable () throws -> [Figure]) {
    self.names = names
    self.run = run
  }
}
