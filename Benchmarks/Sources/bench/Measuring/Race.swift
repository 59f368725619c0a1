/// The shortest times of two pieces of work, in seconds.
///
/// The shortest of several runs is what the machine can do; everything longer tells of its other
/// work.
struct Race {
  let ours: Double
  let yardstick: Double

  var ratio: Double { ours / yardstick }

  /// Runs both in turns.
  ///
  /// - Parameters:
  ///   - runs: How often.
  ///   - ours: Returns its result, so that no work is left out as useless.
  ///   - yardstick: The same task, done plainly.
  init<Ours, Yardstick>(
    runs: Int = 9, _ ours: () async throws -> Ours, against yardstick: () async throws -> Yardstick
  ) async rethrows {
    var best = (ours: Double.infinity, yardstick: Double.infinity)
    for _ in 0..<runs {
      best.yardstick = min(best.yardstick, try await seconds(yardstick))
      best.ours = min(best.ours, try await seconds(ours))
    }
    (self.ours, self.yardstick) = best
  }

  /// The time of one of several equal parts of our work.
  func figure(_ name: String, nanosecondsPer parts: Int, of what: String) -> Figure {
    Figure(name: name, value: ours / Double(parts) * 1e9, unit: "ns/\(what)", ratio: ratio)
  }

  /// How many parts of our work are done in a second.
  func figure(_ name: String, perSecond parts: Int, of what: String) -> Figure {
    Figure(name: name, value: Double(parts) / ours, unit: "\(what)/s", ratio: ratio)
  }
}

/// The time of a piece of work.
private func seconds<Result>(_ work: () async throws -> Result) async rethrows -> Double {
  let start = ContinuousClock.now
  keep(try await work())
  let duration = ContinuousClock.now - start
  return Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
}

/// Takes a result that nobody reads.
@inline(never)
private func keep<Result>(_ result: Result) {}
