import LegibleCore

/// A word that is wider than a line, in text that wraps.
struct LongestWordRule: FitRule {
  static let rule = Rule(
    "longest-word", of: .audit, severity: .error, summary: "Every word must fit on a line.",
    explanation: """
      Text that wraps can still go wrong: a word wider than the line is cut in the middle, without \
      a hyphen. Long compounds of German and Finnish are the usual case. An error at the standard \
      size categories, a warning at accessibility sizes. Korean, Japanese and Chinese are divided \
      between syllables and signs, which readers are used to: what must fit there is one of them, or a \
      Latin word among them.
      """)

  var isAboutWord: Bool { true }

  let verb = "has a word wider than its line"
  let doubtfulVerb = "may have a word wider than its line"
  let hint = "Use a shorter word, mark a place to hyphenate with U+00AD, or give it more width."

  func judge(_ measure: TextMeasure, in available: AvailableSpace) -> Judgement {
    available.lineLimit == 1 ? .pass : measure.judge(measure.widestWord, in: available)
  }
}
