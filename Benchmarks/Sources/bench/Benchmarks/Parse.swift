import CYardsticks
import LegibleKit

extension Benchmark {
  /// Parsing CSS colours, against reading the numbers in them.
  static let parse = Benchmark("parse") {
    let texts = SampleColors.css
    let race = try await Race {
      try texts.reduce(0) { $0 + (try Color(css: $1).alpha) }
    } against: {
      texts.reduce(0) { $0 + (unsafe yardstick_numbers($1)) }
    }
    return [race.figure("parse", perSecond: texts.count, of: "colours")]
  }
}
