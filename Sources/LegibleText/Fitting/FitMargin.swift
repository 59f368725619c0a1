public import LegibleCore

/// How near a fit is to the width at which text is truncated or a word divided.
public struct FitMargin: Hashable, Sendable {
  /// The narrowest width in pt that shows all of the text within the line limit and divides no word;
  /// infinity where no width does, as the text has more hard lines than the limit.
  public var needed: Double
  /// The width that there is, in pt.
  package var available: Double
  /// The relative half-width of the uncertainty interval of ``needed``; see ``Paragraph/uncertainty``.
  public var uncertainty: Double
  /// Whether the fonts are those that were asked for and have all of the text.
  package var isMeasured: Bool

  /// Creates a margin.
  package init(needed: Double, available: Double, uncertainty: Double, isMeasured: Bool = true) {
    self.needed = needed
    self.available = available
    self.uncertainty = uncertainty
    self.isMeasured = isMeasured
  }

  /// What is left of the width in pt; negative by what is missing, 0 for what `Fit/tolerance` forgives.
  public var slack: Double {
    let slack = needed.isFinite ? available - needed : -.infinity
    return slack < 0 && slack >= -Fit.tolerance ? 0 : slack
  }

  /// The share of the width that is needed: above 1 it is too narrow, 0 in an unlimited width.
  public var fill: Double {
    guard needed.isFinite, available > 0 else { return needed > 0 ? .infinity : 0 }
    return needed / available
  }

  /// Whether the text fits: "cannot tell" where the interval holds both answers, or where it was measured
  /// in other fonts than were asked for.
  public var outcome: Outcome {
    if !isMeasured { return .cannotTell }
    if !needed.isFinite || needed * (1 - uncertainty) > available + Fit.tolerance { return .fail }
    return needed * (1 + uncertainty) <= available + Fit.tolerance ? .pass : .cannotTell
  }
}
