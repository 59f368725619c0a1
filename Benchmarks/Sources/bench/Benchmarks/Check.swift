import CYardsticks

extension Benchmark {
  /// `legible check` on a token file, against adding up its bytes.
  ///
  /// The time must grow no faster than the file.
  static func check(thousands: Int, runs: Int) -> Benchmark {
    let name = "check.\(thousands)k"
    return Benchmark(name, name + ".memory") {
      try await measureCommand(name, tokens: thousands * 1000, runs: runs) {
        try ChildProcess("legible", "check", $0)
      }
    }
  }

  /// Time and memory of a command on a token file.
  static func measureCommand(
    _ name: String, tokens: Int, runs: Int, _ command: (String) throws -> ChildProcess
  ) async throws -> [Figure] {
    let folder = try TemporaryFolder()
    let file = try folder.write(SampleTokens(count: tokens).bytes, to: "bench.tokens.json")
    var peak = 0.0
    let race = try await Race(runs: runs) {
      peak = max(peak, try command(file).peakMegabytes)
    } against: {
      unsafe yardstick_read(file)
    }
    let empty = try ChildProcess("empty")
    return [
      Figure(name: name, value: race.ours, unit: "s", ratio: race.ratio),
      Figure(
        name: "\(name).memory", value: peak, unit: "MB", ratio: peak / empty.peakMegabytes),
    ]
  }
}
