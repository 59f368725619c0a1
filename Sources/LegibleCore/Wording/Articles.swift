/// A noun with its indefinite article: `a role`, `an appearance`.
package func withArticle(_ noun: String) -> String {
  let isVowel = noun.first.map { "aeiouAEIOU".contains($0) } ?? false
  return "\(isVowel ? "an" : "a") \(noun)"
}
