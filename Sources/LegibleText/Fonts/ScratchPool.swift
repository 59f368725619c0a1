import Synchronization

/// Scratches for any number of threads; they are kept, one a thread at most.
final class ScratchPool: Sendable {
  private let scratches = Mutex<[Scratch]>([])

  /// Lends a scratch to one caller, who gives it back at the end.
  func withScratch<Result, Failure>(
    _ body: (Scratch) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let scratch = scratches.withLock { $0.popLast() } ?? Scratch()
    defer { scratches.withLock { $0.append(scratch) } }
    return try body(scratch)
  }
}
