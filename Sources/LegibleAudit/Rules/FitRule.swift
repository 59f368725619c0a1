/// A rule of the library on how a text fits, which need not be asked where nothing can go wrong.
protocol FitRule: TextRule {
  /// Whether it compares heights; the others compare widths.
  var isAboutHeight: Bool { get }

  /// Whether it is about the widest word alone.
  var isAboutWord: Bool { get }

  /// Whether it is about a text and the detail beside it.
  var isAboutDetail: Bool { get }
}

extension FitRule {
  /// Most rules are about widths.
  var isAboutHeight: Bool { false }

  /// Most rules are about all of a text.
  var isAboutWord: Bool { false }

  /// Most rules are about one text.
  var isAboutDetail: Bool { false }
}

/// The rules of the library on texts, in the order of reports.
let fitRules: [any FitRule] = [
  TruncationRule(), LongestWordRule(), ClippingRule(), WrappingRule(), StackedDetailRule(),
]
