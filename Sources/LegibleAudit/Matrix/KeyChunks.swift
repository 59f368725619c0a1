import LegibleCore

/// The keys of an audit in parts that tasks take one by one.
struct KeyChunks: Sendable {
  private let keys: [AuditedKey]
  private let matrix: TextMatrix
  /// The keys of each part; all places of a key are in one.
  private let ranges: [Range<Int>]

  /// Keys in a part: enough that taking one costs nothing beside judging it, few enough that tasks end together.
  private static let size = 32

  private typealias Outcome = Result<[TextMatrix.KeyResult], LegibleError>

  init(_ keys: [AuditedKey], _ matrix: TextMatrix) {
    self.keys = keys
    self.matrix = matrix
    var ranges: [Range<Int>] = []
    var start = 0
    while start < keys.count {
      var end = min(keys.count, start + Self.size)
      while end < keys.count, keys[end].belongs(with: keys[end - 1]) { end += 1 }
      ranges.append(start..<end)
      start = end
    }
    self.ranges = ranges
  }

  /// The number of parts.
  var count: Int { ranges.count }

  /// Judges some parts; the results are in the order of the keys, whichever task was first.
  ///
  /// - Throws: The first error in that order; `CancellationError` when the task is cancelled.
  func results(
    _ parts: Range<Int>, workers: Int, progress: ((AuditProgress) -> Void)?
  ) async throws -> [TextMatrix.KeyResult] {
    var outcomes: [Int: Outcome] = [:]
    var waiting = parts
    var done = parts.lowerBound < count ? ranges[parts.lowerBound].lowerBound : keys.count
    try await withThrowingTaskGroup(of: (Int, Outcome).self) { group in
      for part in waiting.prefix(max(1, workers)) {
        group.addTask { (part, try judge(part)) }
      }
      waiting = waiting.dropFirst(max(1, workers))
      while let (part, outcome) = try await group.next() {
        outcomes[part] = outcome
        done += ranges[part].count
        progress?(AuditProgress(phase: .texts, done: done, total: keys.count))
        if let next = waiting.popFirst() { group.addTask { (next, try judge(next)) } }
      }
    }
    return try parts.flatMap { try outcomes[$0]?.get() ?? [] }
  }

  private func judge(_ part: Int) throws(CancellationError) -> Outcome {
    var results: [TextMatrix.KeyResult] = []
    for key in keys[ranges[part]] {
      guard !Task.isCancelled else { throw CancellationError() }
      do throws(LegibleError) {
        results.append(try matrix.check(key))
      } catch {
        return .failure(error)
      }
    }
    merge(&results, of: keys[ranges[part]])
    return .success(results)
  }

  /// Puts the findings of all places of a key with its first place, one for each rule.
  private func merge(_ results: inout [TextMatrix.KeyResult], of keys: ArraySlice<AuditedKey>) {
    var first = 0
    for (index, key) in keys.enumerated() {
      if !key.belongs(with: keys[keys.startIndex + first]) { first = index }
      guard index > first else { continue }
      results[first].findings += results[index].findings
      results[index].findings = []
    }
    for index in results.indices {
      let merged = results[index].findings.merged()
      results[index].minor = merged.filter { matrix.minor.contains($0) }
      results[index].findings = merged.filter { !matrix.minor.contains($0) }
    }
  }
}
