extension Benchmark {
  /// `legible export css` on a token file, against adding up its bytes.
  static let export = Benchmark("export.50k", "export.50k.memory") {
    try await measureCommand("export.50k", tokens: 50_000, runs: 3) {
      try ChildProcess("legible", "export", "css", "--tokens", $0)
    }
  }
}
