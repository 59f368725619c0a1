import LegibleCore
import LegibleTokens

/// Tokens of one group whose names count upwards: `space.1`, `space.2`; `text-s`, `text-m`.
struct Scale {
  /// One step of a scale.
  struct Step {
    var id: EntryID
    /// What its name counts.
    var rank: Double
    /// What it measures, in pt.
    var size: Double
  }

  /// What the names have in common: the group's path and what stands before the count.
  var name: String
  /// The steps by rank.
  var steps: [Step]

  /// Finds the scales among some tokens that measure something.
  ///
  /// - Parameter sizes: The ids of the tokens in the order of the files, and their sizes in pt.
  /// - Returns: The scales with at least three steps of different rank, in the order of the files.
  static func all(in scene: LintScene, _ sizes: [(id: EntryID, size: Double)]) -> [Scale] {
    var scales: [String: Int] = [:]
    var all: [Scale] = []
    for (id, size) in sizes {
      let path = scene.path(id)
      let name = lastName(of: path)
      guard let (stem, kind, rank) = count(in: name) else { continue }
      let group = path.dropLast(name.count)
      let key = "\(group)\(stem)\u{0}\(kind)"
      let step = Step(id: id, rank: rank, size: size)
      if let index = scales[key] {
        all[index].steps.append(step)
      } else {
        scales[key] = all.count
        all.append(Scale(name: trimmed("\(group)\(stem)"), steps: [step]))
      }
    }
    return all.compactMap { scale in
      var scale = scale
      scale.steps.sort { $0.rank < $1.rank }
      let isCounting = zip(scale.steps, scale.steps.dropFirst()).allSatisfy { $0.rank < $1.rank }
      return isCounting && scale.steps.count >= 3 ? scale : nil
    }
  }

  /// Reports the steps that go against the direction of most.
  ///
  /// - Parameter what: What a step is called.
  func reportBreaks(between what: String, in scene: LintScene, to report: inout LintReport) {
    for (lower, upper) in breaks {
      let words = lower.size > upper.size ? "smaller" : "larger"
      report.add(
        "\(scene.path(upper.id)) (\(upper.size.shortDescription) pt) is \(words) than "
          + "\(scene.path(lower.id)) (\(lower.size.shortDescription) pt)",
        cause: name, hint: "The other \(what)s of \(name) are in order.",
        at: scene.valueLocation(upper.id), subject: scene.path(upper.id),
        related: [Finding.Related("the \(what) before it", at: scene.valueLocation(lower.id))])
    }
  }

  /// Neighbouring steps that go against the direction of most.
  private var breaks: [(lower: Step, upper: Step)] {
    let pairs = Array(zip(steps, steps.dropFirst()))
    let rising = pairs.filter { $0.size < $1.size }
    let falling = pairs.filter { $0.size > $1.size }
    // Where neither direction clearly leads, it is not a scale.
    if falling.count * 3 <= rising.count {
      return falling.map { (lower: $0, upper: $1) }
    }
    return rising.count * 3 <= falling.count ? rising.map { (lower: $0, upper: $1) } : []
  }

  /// The name without its count, the kind of the count, and the count.
  private static func count(in name: Substring) -> (Substring, String, Double)? {
    if let last = name.last, last.isNumber {
      let digits = name.reversed().prefix { $0.isASCII && ($0.isNumber || $0 == "_") }.count
      let number = name.suffix(digits).drop { $0 == "_" }
      // A number after a letter and a stop, as in v1.5, cannot occur: names have no full stops.
      return Double(number).map { (name.dropLast(number.count), "number", $0) }
    }
    var start = name.startIndex
    if let mark = name.lastIndex(where: { "-_ ".contains($0) }) { start = name.index(after: mark) }
    return shirtSize(name[start...].lowercased()).map { (name[..<start], "size", $0) }
  }

  /// The rank of a size of clothes: `xs`, `2xl`, `medium`; 0 is medium.
  private static func shirtSize(_ word: String) -> Double? {
    switch word {
    case "s", "sm", "small": return -1
    case "m", "md", "medium", "base": return 0
    case "l", "lg", "large": return 1
    default: break
    }
    let (ending, sign): (Int, Double) =
      switch word {
      case _ where word.hasSuffix("small") || word.hasSuffix("large"):
        (5, word.hasSuffix("small") ? -1 : 1)
      default: (1, word.hasSuffix("s") ? -1 : word.hasSuffix("l") ? 1 : 0)
      }
    let front = word.dropLast(ending).filter { $0 != "-" }
    guard sign != 0, front.last == "x" else { return nil }
    if front.allSatisfy({ $0 == "x" }) { return sign * Double(1 + front.count) }
    return Int(front.dropLast()).map { sign * Double(1 + min(max($0, 1), 99)) }
  }

  private static func trimmed(_ name: String) -> String {
    String(name.reversed().drop { "-_ .".contains($0) }.reversed())
  }
}
