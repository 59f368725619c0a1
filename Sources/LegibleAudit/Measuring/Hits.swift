import LegibleAdaptive
import LegibleCore

/// Where one text fails one rule, gathered while the matrix runs.
struct Hits {
  private(set) var fails: [Hit] = []
  private(set) var unsure: [Hit] = []

  /// An available space at a size category in which a text fails.
  struct Hit {
    /// The category's position in the audit.
    var category: Int
    /// The available space's position at that category.
    var available: Int
    /// In pt.
    var needed: Double
    /// In pt.
    var range: Interval
    /// In pt.
    var excess: Double
    var doubt: Doubt
  }

  var isEmpty: Bool { fails.isEmpty && unsure.isEmpty }

  /// The largest excess of the certain failures, else of the doubtful ones.
  var worst: Double { (fails.isEmpty ? unsure : fails).map(\.excess).max() ?? -.infinity }

  mutating func append(_ judgement: Judgement, category: Int, available: Int) {
    let hit = Hit(
      category: category, available: available, needed: judgement.needed, range: judgement.range,
      excess: judgement.excess, doubt: judgement.doubt)
    switch judgement.outcome {
    case .fail: fails.append(hit)
    case .cannotTell: unsure.append(hit)
    case .pass, .notApplicable: break
    }
  }
}
