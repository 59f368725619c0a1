import LegibleUnicode
import Synchronization

/// Finds numbers that make languages choose plural forms, each only once.
final class PluralNumbers: Sendable {
  private let state = Mutex(State())

  private struct State {
    var categories: [String: Categories] = [:]
    var answers: [Question: Int?] = [:]
  }

  /// What is known of a language.
  private struct Categories {
    private let rules: PluralRules?
    private var known: [Int: PluralCategory] = [:]

    /// Opens the rules; without any, every number takes `other`, as in CLDR's root.
    init(language: String) { rules = try? PluralRules(language: language) }

    mutating func category(of number: Int) -> PluralCategory {
      if let category = known[number] { return category }
      let category = (try? rules?.category(of: number)) ?? .other
      known[number] = category
      return category
    }
  }

  private struct Question: Hashable {
    var category: PluralCategory
    var forms: Set<PluralCategory>
    var language: String
    var limit: Int

    func answer(by categories: inout Categories) -> Int? {
      let near = stride(from: limit, through: max(0, limit - 1_000), by: -1)
      let small = stride(from: min(limit, 1_000), through: 0, by: -1)
      for numbers in [Array(near), Array(small), [1, 2, 1_000_000]] {
        let found = numbers.first { number in
          if number == 0, forms.contains(.zero) { return category == .zero }
          let own = categories.category(of: number)
          return category == (forms.contains(own) ? own : .other)
        }
        if let found { return found }
      }
      return nil
    }
  }

  /// A number that makes a language choose a plural form, the widest that is likely.
  ///
  /// - Parameters:
  ///   - category: The form.
  ///   - forms: All forms that the string has: numbers of a category without a form take `other`,
  ///     and a form for `zero` takes 0 in any language.
  ///   - language: A BCP 47 tag.
  ///   - limit: The largest number that is likely.
  /// - Returns: The largest number up to the limit, else a million, else `nil`: no whole number
  ///   selects the form.
  /// - Complexity: O(1) for a question that was asked before; else some thousand numbers are tried.
  func number(
    selecting category: PluralCategory, of forms: Set<PluralCategory>, language: String, limit: Int
  ) -> Int? {
    let question = Question(
      category: category, forms: forms, language: language, limit: max(0, limit))
    return state.withLock { state -> Int? in
      if let answer = state.answers[question] { return answer }
      let answer = question.answer(
        by: &state.categories[language, default: Categories(language: language)])
      state.answers[question] = answer
      return answer
    }
  }
}
