import LegibleCore
import LegibleUnicode

extension ParagraphSettings.LineBreaking {
  /// Where lines may and must end: UAX #14 by the locale, then the corrections of the settings.
  ///
  /// - Parameters:
  ///   - clusters: The ends of the grapheme clusters.
  ///   - dictionary: What words are hyphenated by.
  /// - Complexity: O(*n*).
  func boundaries(
    in units: [UInt16], clusters: [Int32], locale: String, dictionary: HyphenationDictionary?,
    _ scratch: Scratch
  ) throws(UnicodeFailure) -> (boundaries: [Breaker.Boundary], changes: [SpellingChange]) {
    var changes: [SpellingChange] = []
    var boundaries = try platformBoundaries(in: units, locale: locale, scratch)
    if !separatorsEndLines {
      for index in boundaries.indices where !units[boundaries[index].offset - 1].isLineFeed {
        boundaries[index].isMandatory = false
      }
    }
    if wrap == .char || strictness == .anywhere {
      let mandatory = Set(boundaries.lazy.filter(\.isMandatory).map(\.offset))
      boundaries = clusters.map {
        Breaker.Boundary(offset: Int($0), isMandatory: mandatory.contains(Int($0)))
      }
    } else {
      // What hyphenates words may use the hyphens that are written.
      let rules = dictionary == nil ? tailorings : tailorings.subtracting([.keptHyphens])
      boundaries = rules.apply(to: boundaries, of: units)
      if breaksAddressesByParts { boundaries = Addresses.apply(to: boundaries, of: units) }
      boundaries = strictness.apply(to: boundaries, of: units, locale: locale)
      boundaries = wordBreak.apply(to: boundaries, of: units, clusters: clusters)
      if let dictionary, let hyphenation {
        boundaries = dictionary.apply(
          to: boundaries, of: units, shortestWord: hyphenation.shortestWord, changes: &changes)
      }
    }
    for index in boundaries.indices where boundaries[index].offset < units.count {
      if units[boundaries[index].offset - 1] == 0xAD { boundaries[index].showsHyphen = true }
    }
    if wrap == .none {
      boundaries.removeAll { !$0.isMandatory && $0.offset < units.count }
    }
    return (boundaries, changes)
  }

  /// The dictionary that words of a language are hyphenated by, when they are.
  ///
  /// - Throws: `LegibleError` with rule `hyphenation` when there is none.
  func dictionary(for locale: String) throws(LegibleError) -> HyphenationDictionary? {
    guard let hyphenation else { return nil }
    return try HyphenationDictionaries.dictionary(for: locale, in: hyphenation.folders)
  }
}
