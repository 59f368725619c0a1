/// `bench [--only NAME]...`: prints a line for each figure, with tabs between its name, its value, its
/// unit and its ratio to the yardstick measured in the same run.
///
/// Times are the shortest of several runs.
@main
enum Main {
  static func main() async throws {
    let filters = try filters(CommandLine.arguments.dropFirst())
    for benchmark in Benchmark.all where benchmark.names.contains(where: filters.allow) {
      for figure in try await benchmark.run() where filters.allow(figure.name) {
        print(figure.line)
      }
    }
  }

  private static func filters(_ arguments: ArraySlice<String>) throws(BenchmarkError) -> Filters {
    var filters = Filters()
    var arguments = arguments
    let known = Benchmark.all.flatMap(\.names)
    while let option = arguments.popFirst() {
      guard option == "--only", let name = arguments.popFirst(),
        known.contains(where: { Filters(names: [name]).allow($0) })
      else {
        throw BenchmarkError(
          "usage: bench [--only NAME]...; the names are \(known.joined(separator: ", "))")
      }
      filters.names.append(name)
    }
    return filters
  }
}

/// Which figures are wanted: all, or those named; `cold` is for `cold.en` too.
private struct Filters {
  var names: [String] = []

  func allow(_ figure: String) -> Bool {
    names.isEmpty || names.contains { figure == $0 || figure.hasPrefix($0 + ".") }
  }
}
