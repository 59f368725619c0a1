/// The findings of an audit in the order in which they are made; see ``Audit/findings``.
public struct AuditFindings: AsyncSequence, Sendable {
  private let audit: Audit

  init(_ audit: Audit) { self.audit = audit }

  /// Starts the audit.
  public func makeAsyncIterator() -> Iterator { Iterator(audit) }

  /// An audit under way.
  ///
  /// It works only while the next finding is awaited, some keys ahead of what was taken.
  public struct Iterator: AsyncIteratorProtocol {
    private let audit: Audit
    private let chunks: KeyChunks
    private var ready: ArraySlice<AuditFinding>
    private var part = 0
    private var results: [TextMatrix.KeyResult] = []
    private var isLast = false

    init(_ audit: Audit) {
      self.audit = audit
      chunks = KeyChunks(audit.keys, audit.matrix)
      ready = audit.earlyFindings[...]
    }

    /// The next finding; `nil` after the last one.
    ///
    /// - Throws: `LegibleError` when a text cannot be shaped; `CancellationError` when the task is cancelled.
    public mutating func next() async throws -> AuditFinding? {
      while ready.isEmpty, !isLast {
        try Task.checkCancellation()
        if part < chunks.count {
          try await judgeMore()
        } else {
          isLast = true
          ready = (audit.lateFindings(results) + audit.colors.run().findings)[...]
        }
      }
      return ready.popFirst()
    }

    private mutating func judgeMore() async throws {
      let workers = Audit.processors
      let parts = part..<Swift.min(chunks.count, part + workers)
      let found = try await chunks.results(parts, workers: workers, progress: nil)
      part = parts.upperBound
      ready = found.flatMap(\.findings)[...]
      results += found.map { result in
        var result = result
        result.findings = []
        return result
      }
    }
  }
}
