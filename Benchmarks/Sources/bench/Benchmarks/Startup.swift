extension Benchmark {
  /// The shortest useful command against an empty Swift program.
  static let startup = Benchmark("startup") {
    let race = try await Race(runs: 60) {
      try ChildProcess("legible", "contrast", "#777", "#fff")
    } against: {
      try ChildProcess("empty")
    }
    return [Figure(name: "startup", value: race.ours * 1000, unit: "ms", ratio: race.ratio)]
  }
}
