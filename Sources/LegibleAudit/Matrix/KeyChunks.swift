import LegibleCore

/// The keys of an audit in parts that tasks take one by one.
struct KeyChunks: Sendable {
  private let keys: [AuditedKey]
  private let matrix: TextMatrix

  /// Keys in a part: enough that taking one costs nothing beside judging it, few enough that tasks end together.
  private static let size = 32

  private typealias Outcome = Result<[TextMatrix.KeyResult], LegibleError>

  init(_ keys: [AuditedKey], _ matrix: TextMatrix) {
    self.keys = keys
    self.matrix = matrix
  }

  /// The number of parts.
  var count: Int { (keys.count + Self.size - 1) / Self.size }

  /// Judges some parts; the results are in the order of the keys, whichever task was first.
  ///
  /// - Throws: The first error in that order; `CancellationError` when the task is cancelled.
  func results(
    _ parts: Range<Int>, workers: Int, progress: ((AuditProgress) -> Void)?
  ) async throws -> [TextMatrix.KeyResult] {
    var outcomes: [Int: Outcome] = [:]
    var waiting = parts
    var done = min(keys.count, parts.lowerBound * Self.size)
    try await withThrowingTaskGroup(of: (Int, Outcome).self) { group in
      for part in waiting.prefix(max(1, workers)) {
        group.addTask { (part, try judge(part)) }
      }
      waiting = waiting.dropFirst(max(1, workers))
      while let (part, outcome) = try await group.next() {
        outcomes[part] = outcome
        done += range(part).count
        progress?(AuditProgress(done: done, total: keys.count))
        if let next = waiting.popFirst() { group.addTask { (next, try judge(next)) } }
      }
    }
    return try parts.flatMap { try outcomes[$0]?.get() ?? [] }
  }

  private func range(_ part: Int) -> Range<Int> {
    part * Self.size..<min(keys.count, (part + 1) * Self.size)
  }

  private func judge(_ part: Int) throws(CancellationError) -> Outcome {
    var results: [TextMatrix.KeyResult] = []
    for key in keys[range(part)] {
      guard !Task.isCancelled else { throw CancellationError() }
      do throws(LegibleError) {
        results.append(try matrix.check(key))
      } catch {
        return .failure(error)
      }
    }
    return .success(results)
  }
}
