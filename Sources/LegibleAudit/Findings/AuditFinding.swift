public import LegibleAdaptive
public import LegibleColor
public import LegibleCore
package import LegibleCatalogs
package import LegibleTokens

/// A finding of the audit with the evidence it rests on.
public struct AuditFinding: Hashable, Sendable {
  /// What is wrong and where.
  public var finding: Finding
  /// The measures behind it.
  public var evidence: Evidence

  /// The measures behind a finding; kept aside, so that moving findings about stays cheap.
  public indirect enum Evidence: Hashable, Sendable {
    case text(TextEvidence)
    case contrast(ContrastEvidence)
    case target(TargetEvidence)
    /// Nothing was measured: the finding speaks for itself.
    case none
  }

  init(_ finding: Finding, _ evidence: Evidence = .none) {
    self.finding = finding
    self.evidence = evidence
  }
}

/// How a text and the space available to it compare.
public struct TextEvidence: Hashable, Sendable {
  /// The text as it was measured, with samples for placeholders.
  public var text: String
  /// The widest word, of a finding about it.
  public var word: String?
  /// What stands beside it, of a finding about both.
  package var detail: String?
  /// What stands for its placeholders, empty when there are none.
  public var samples: String
  /// The markup that was taken out of it, which is drawn as formatting.
  package var markup: Set<Markup> = []
  /// The language (BCP 47).
  public var language: String
  /// Where it is shown.
  public var setting: TextPlacement
  /// The contexts that its text style belongs to, empty for the default one.
  package var context: [TokenContext.Choice] = []
  /// Why the component was taken, when the configuration does not say it.
  public var inferredFrom: String?
  /// The contexts in which it certainly fails.
  public var failing: ContextRange?
  /// The contexts in which the doubt about fonts or figures leaves it open.
  public var unsure: ContextRange?
  /// Half the width of the band around measured widths, as a fraction.
  public var uncertainty: Double
  /// The same of the key's other languages and places, worst first.
  package var others: [TextEvidence] = []
}

/// Contexts that one cause touches.
public struct ContextRange: Hashable, Sendable {
  /// How many contexts they are, and of how many.
  public var count: Int
  /// The contexts that the text was measured in.
  public var total: Int
  /// How many of them are at the default size category, Large.
  package var atDefaultSize: Int
  /// The size categories, smallest first.
  package var categories: [SizeCategory]
  /// The viewports, in the order of the audit.
  public var viewports: [Viewport]
  /// The worst of them.
  public var worst: Worst

  /// A context and by how much it is too much.
  public struct Worst: Hashable, Sendable {
    /// The size category.
    public var category: SizeCategory
    /// The viewport.
    public var viewport: Viewport
    /// The width or, for clipping, the height in pt that the text needs: what `legible measure` says;
    /// infinite where the text's own line breaks make more lines than its limit.
    public var needed: Double
    /// Between which lengths in pt that lies, by the doubt about fonts.
    public var range: Interval
    /// By how many pt the text is too much: what is needed less the most that there is, or, where it cannot
    /// be told, less the least; 0 where only the doubt about fonts makes it so.
    public var excess: Double
    /// The available space in pt: a width, or a height for clipping.
    public var available: Interval
    /// The font size in pt.
    public var fontSize: Double
    /// What leaves it open, where it cannot be told.
    package var doubt: Doubt
  }
}

/// How a pair of colours does in the contexts where it fails.
public struct ContrastEvidence: Hashable, Sendable {
  /// The pair in each context, in the order of the audit.
  public var rows: [Row]

  /// A pair in one context.
  public struct Row: Hashable, Sendable {
    /// What lies on what: `app.text on app.page`.
    public var pair: String
    /// Light or dark; `nil` where the context is neither, and where the tokens do not tell them
    /// apart.
    package var appearance: Appearance?
    /// The setting Increase Contrast; `nil` likewise.
    package var contrast: ContrastSetting?
    /// The contexts of other modifiers, such as a brand, and those that are neither light nor dark.
    package var others: [TokenContext.Choice]
    /// The text style that decides, `nil` for body text.
    public var style: String?
    /// The colours as they show, with their ratio.
    package var shown: Contrast
    /// Whether they are those of the worst place of a gradient.
    package var isWorstPlace: Bool
    /// The ratios over all plain backdrops, where one shows through.
    package var backdrops: BackdropRange?
    /// What an indicator of focus is compared with; `nil` of other pairs.
    package var neighbour: FocusContrast.Neighbour?
    /// The level of WCAG that decides.
    public var level: ContrastLevel
    /// The ratio that the level asks for; `nil` where it asks nothing.
    public var required: Double?
    /// The verdict at that level.
    public var outcome: Outcome
    /// The verdicts under each policy for large text, by its name.
    public var policies: [Policy]
    /// Whether all its colours come from the platform.
    package var isSystemColor: Bool

    /// The exact contrast ratio, 1...21, not rounded.
    package var ratio: Double { shown.ratio }
    /// The ratio that decides: the smallest of the exact and the painted ones.
    public var leastRatio: Double { shown.leastRatio }
    /// The ratios over black and white, where what lies under all layers is not known.
    package var range: ClosedRange<Double>? { shown.range }
    /// The colour in front as it shows, `#rrggbb`.
    public var foreground: String { shown.painted.foreground.hex }
    /// The colour behind as it shows, `#rrggbb`.
    public var background: String { shown.painted.background.hex }
    /// `dark`, `light with increased contrast`, `dark, brand ocean`, `theme sepia`.
    package var label: String { contextLabel(appearance, contrast, others) }
  }

  /// A verdict of a policy.
  public struct Policy: Hashable, Sendable {
    /// The policy's name.
    public var name: String
    /// Its verdict.
    public var outcome: Outcome
  }
}

/// A touched area and the tiers it misses.
public struct TargetEvidence: Hashable, Sendable {
  /// The area in pt.
  public var size: Size
  /// The least side that the missed tier asks for, in pt.
  public var required: Double
}
