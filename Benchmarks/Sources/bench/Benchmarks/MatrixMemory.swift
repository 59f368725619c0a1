extension Benchmark {
  /// The most memory that the same audit takes as a command, against an empty Swift program.
  static let matrixMemory = Benchmark("matrix.memory") {
    let folder = try TemporaryFolder()
    var configuration = ""
    for (name, bytes) in SampleCatalog().files.sorted(by: { $0.key < $1.key }) {
      let path = try folder.write(bytes, to: name)
      if name == "legible.json" { configuration = path }
    }
    let ours = try ChildProcess("legible", "audit", configuration, "--fail-on", "never")
    let empty = try ChildProcess("empty")
    return [
      Figure(
        name: "matrix.memory", value: ours.peakMegabytes, unit: "MB",
        ratio: ours.peakMegabytes / empty.peakMegabytes)
    ]
  }
}
