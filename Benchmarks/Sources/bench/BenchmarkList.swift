extension Benchmark {
  /// All benchmarks in the order in which they are run.
  static let all: [Benchmark] = [
    .startup,
    .matrix, .matrixMemory,
    .cold("en"), .cold("ja"), .cold("ar"), .cold("hi"), .coldWords, .repeat, .paragraph,
    .check(thousands: 5, runs: 9), .check(thousands: 50, runs: 3), .check(thousands: 500, runs: 1),
    .export,
    .parse, .convert, .contrast, .contrastOfAnySpace, .contrastGrid, .gamutMap,
  ]
}
