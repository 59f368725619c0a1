import CYardsticks

/// What a program took from its start to its end.
struct ChildProcess {
  let seconds: Double
  let peakMegabytes: Double

  /// Runs a program that was built beside this one, its output thrown away.
  ///
  /// - Throws: ``BenchmarkError`` when it does not start or ends with a status above 1, which is
  ///   what findings give.
  init(_ program: String, _ arguments: String...) throws(BenchmarkError) {
    let programs = ["measure", program].map(ProjectFolder.program)
    let words = programs + arguments
    let child = unsafe Self.withPointers(words) { unsafe yardstick_run($0) }
    guard child.seconds >= 0, (0...1).contains(child.status) else {
      throw BenchmarkError("\(words.joined(separator: " ")) ended with status \(child.status)")
    }
    seconds = child.seconds
    peakMegabytes = child.peak_megabytes
  }

  /// Calls a function with C strings and the null pointer that ends them.
  private static func withPointers<Result>(
    _ words: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Result
  ) -> Result {
    let bytes = words.map { Array($0.utf8CString) }
    let all = bytes.flatMap { $0 }
    return unsafe all.withUnsafeBufferPointer { buffer in
      var pointers = unsafe [UnsafePointer<CChar>?]()
      var offset = 0
      for word in bytes {
        unsafe pointers.append(buffer.baseAddress.map { unsafe $0 + offset })
        offset += word.count
      }
      unsafe pointers.append(nil)
      return unsafe pointers.withUnsafeBufferPointer { unsafe body($0.baseAddress!) }
    }
  }
}

/// Why a benchmark could not be run.
struct BenchmarkError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
